import SwiftUI

extension Ledger {
  func symbols() {
    topic("Images: symbols")

    row(
      "View.imageScale", "EnvironmentValues.imageScale", says: "small, medium and large beside the same text, on the same middle",
      from: .documented("swiftui/image/scale"), in: .fixed(100, 60)
    ) {
      HStack {
        Image(systemName: "square.fill").imageScale(.small).accessibilityIdentifier("small")
        Image(systemName: "square.fill").accessibilityIdentifier("medium")
        Image(systemName: "square.fill").imageScale(.large).accessibilityIdentifier("large")
      }
    } holds: {
      guard let small = $0.frame("small"), let medium = $0.frame("medium"), let large = $0.frame("large") else {
        return $0.judge.expect(false, "no frames")
      }
      $0.judge.expect(
        small.width * 1.2 < medium.width && medium.width * 1.2 < large.width, "widths \(small.width) \(medium.width) \(large.width)")
      $0.judge.near(small.midY, large.midY, within: 1.5)
      $0.same(Image(systemName: "star").imageScale(.medium), Image(systemName: "star"))
      $0.judge.equal(EnvironmentValues().imageScale, .medium)
    }
    row(
      "Image", says: "a symbol grows with the font, takes its colour and, from medium on, its weight",
      from: .documented("swiftui/image/init(systemname:)"), in: .fixed(80, 60)
    ) {
      Image(systemName: "circle").font(.system(size: 20)).foregroundStyle(Color.pureRed).accessibilityIdentifier("symbol")
    } holds: { shown in
      let double = try shown.other { Image(systemName: "circle").font(.system(size: 40)).accessibilityIdentifier("symbol") }
      guard let one = shown.frame("symbol"), let two = double.frame("symbol") else { return }
      shown.judge.near(two.width, one.width * 2, within: 1)
      shown.judge.near(two.height, one.height * 2, within: 1)
      shown.judge.expect(abs(one.width - 23) < 4 && abs(one.width - one.height) < 1.5, "a circle of 20 points is \(one.size)")
      shown.judge.expect(!shown.area(0xFF0000, within: 60).isNull, "no red")
      var last = 0.0
      for weight in [Font.Weight.regular, .medium, .semibold, .bold, .heavy, .black] {
        let heavy = try shown.other { Image(systemName: "circle").font(.system(size: 40, weight: weight)) }
        let ink = 1 - heavy.brightness()
        shown.judge.expect(ink > last + 0.001, "\(weight) has \(ink) of ink after \(last)")
        last = ink
      }
      shown.same(Image(systemName: "star", variableValue: 0.3), Image(systemName: "star"))
      let filling = try shown.other { Image(systemName: "square.fill").resizable().foregroundStyle(Color.pureRed) }
      shown.judge.expect(filling.share(0xFF0000) > 0.5, "a resizable symbol does not fill its frame")
      shown.isTheSameInSVG(but: 20)
    }
    row(
      "Image", says: "an unknown symbol is told of and a box stands for it", from: .assumed("the phone shows nothing"), in: .fixed(60, 60)
    ) {
      Image(systemName: "no.such.symbol.at.all")
    } holds: {
      $0.finds(.approximation, "no.such.symbol.at.all")
      $0.judge.expect(!$0.ink().isNull, "nothing is drawn")
      try $0.other { Image(systemName: "star") }.findsNothing()
    }
    row(
      "View.symbolVariant", "SymbolVariants", "EnvironmentValues.symbolVariants", "SymbolVariants.none", "SymbolVariants.fill",
      "SymbolVariants.slash", "SymbolVariants.circle", "SymbolVariants.square", "SymbolVariants.rectangle", "SymbolVariants.contains",
      says: "adds a form to the name", from: .documented("swiftui/view/symbolvariant(_:)"), in: .fixed(60, 60)
    ) {
      Image(systemName: "heart").symbolVariant(.fill)
    } holds: { shown in
      shown.looks { Image(systemName: "heart.fill") }
      shown.differs { Image(systemName: "heart") }
      shown.same(Image(systemName: "plus").symbolVariant(.circle), Image(systemName: "plus.circle"))
      shown.same(Image(systemName: "plus").symbolVariant(.circle.fill), Image(systemName: "plus.circle.fill"))
      shown.same(Image(systemName: "plus").symbolVariant(.fill).symbolVariant(.circle), Image(systemName: "plus.circle.fill"))
      // Of two frames the nearest counts, as everywhere in the environment.
      shown.same(Image(systemName: "plus").symbolVariant(.square).symbolVariant(.circle), Image(systemName: "plus.square"))
      shown.same(Image(systemName: "plus").symbolVariant(.square), Image(systemName: "plus.square"))
      shown.same(Image(systemName: "plus").symbolVariant(.rectangle), Image(systemName: "plus.rectangle"))
      shown.same(Image(systemName: "bell").symbolVariant(.slash), Image(systemName: "bell.slash"))
      shown.same(Image(systemName: "bell").symbolVariant(.slash.fill), Image(systemName: "bell.slash.fill"))
      shown.same(Image(systemName: "heart.fill").symbolVariant(.fill), Image(systemName: "heart.fill"))
      shown.same(Image(systemName: "heart").symbolVariant(.none), Image(systemName: "heart"))
      shown.different(Image(systemName: "plus.circle"), Image(systemName: "plus.square"))
      shown.different(Image(systemName: "bell.slash"), Image(systemName: "bell"))
      let judge = shown.judge
      judge.expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.circle.fill.contains(.circle), "contains")
      judge.expect(
        !SymbolVariants.fill.contains(.circle) && !SymbolVariants.fill.contains(.slash) && SymbolVariants.fill.contains(.none), "contains")
      judge.expect(!SymbolVariants.circle.contains(.square) && SymbolVariants.slash.square.contains(.square), "contains")
      judge.equal(SymbolVariants.circle.rectangle, .rectangle)
      judge.equal(SymbolVariants.none.square, .square)
      judge.equal(SymbolVariants.none.circle, .circle)
      judge.equal(SymbolVariants.none.slash, .slash)
      judge.equal(EnvironmentValues().symbolVariants, .none)
    }
    row(
      "View.symbolRenderingMode", "Image.symbolRenderingMode", "EnvironmentValues.symbolRenderingMode", "SymbolRenderingMode",
      "SymbolRenderingMode.monochrome", "SymbolRenderingMode.hierarchical", "SymbolRenderingMode.palette", "SymbolRenderingMode.multicolor",
      says: "the sign in a filled field has the first style, the field the second", from: .documented("swiftui/symbolrenderingmode"),
      in: .fixed(60, 60)
    ) {
      disc.foregroundStyle(Color.pureRed, Color.pureBlue)
    } holds: { shown in
      // The sign crosses the middle, the field is beside it.
      shown.color(30, 30, is: 0xFF0000)
      shown.judge.expect(shown.share(0x0000FF) > 0.2, "the field is not blue")
      let mono = try shown.other { disc.symbolRenderingMode(.monochrome).foregroundStyle(Color.pureRed, Color.pureBlue) }
      mono.color(30, 30, is: 0xFFFFFF)
      shown.judge.expect(mono.share(0xFF0000) > 0.2, "one colour")
      let hierarchical = try shown.other { disc.symbolRenderingMode(.hierarchical).foregroundStyle(Color.pureRed) }
      hierarchical.color(30, 30, is: 0xFF0000)
      shown.judge.expect(hierarchical.share(0xFF8080) > 0.2, "the field is not the second level")
      shown.same(
        disc.symbolRenderingMode(.palette).foregroundStyle(Color.pureRed, Color.pureBlue),
        disc.foregroundStyle(Color.pureRed, Color.pureBlue))
      shown.same(
        disc.symbolRenderingMode(nil).foregroundStyle(Color.pureRed, Color.pureBlue), disc.foregroundStyle(Color.pureRed, Color.pureBlue))
      shown.same(
        Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(Color.pureRed, Color.pureBlue),
        Image(systemName: "plus.circle.fill").foregroundStyle(Color.pureRed))
      shown.same(disc.symbolRenderingMode(.multicolor).foregroundStyle(Color.pureRed), disc.foregroundStyle(Color.pureRed))
      shown.judge.equal(EnvironmentValues().symbolRenderingMode, nil)
      // A heart is one part.
      let heart = try shown.other { Image(systemName: "heart.fill").foregroundStyle(Color.pureRed, Color.pureBlue) }
      shown.judge.expect(heart.area(0x0000FF).isNull && !heart.area(0xFF0000).isNull, "a heart has two colours")
      shown.isTheSameInSVG(but: 40)
    }
    row(
      "SymbolRenderingMode.multicolor", "Image", says: "parts that are not told apart are told of: colours of their own, steps of a value",
      from: .assumed("SF Symbols shows weather in colours and signals in steps"), in: .fixed(60, 60)
    ) {
      Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
    } holds: { shown in
      shown.finds(.approximation, "cloud.sun.rain.fill")
      shown.looks { Image(systemName: "cloud.sun.rain.fill") }
      try shown.other { Image(systemName: "sun.max").environment(\.symbolRenderingMode, .multicolor) }.finds(.approximation, "sun.max")
      try shown.other { Image(systemName: "wifi", variableValue: 0.4) }.finds(.approximation, "0.4")
      try shown.other { Image(systemName: "wifi", variableValue: 1) }.findsNothing()
      try shown.other { Image(systemName: "star", variableValue: 0.4) }.findsNothing()
      try shown.other { Image(systemName: "sunglasses").symbolRenderingMode(.multicolor) }.findsNothing()
    }
    row(
      "Image", says: "a symbol in a colour that can be seen through is of one shade, however many shapes it is made of",
      from: .law("a colour is one colour"), in: .fixed(90, 90)
    ) {
      Image(systemName: "figure.run").font(.system(size: 80)).foregroundStyle(Color.black.opacity(0.5))
    } holds: { shown in
      // Half of black, and nothing darker.
      shown.expect(!shown.area(0x808080, within: 2).isNull, "there is no grey")
      shown.expect(shown.darkest(in: CGRect(x: 0, y: 0, width: 90, height: 90)) >= 126, "overlaps show")
      shown.isTheSameInSVG(but: 40)
    }
    row(
      "Image", says: "a ball, a court and three people are their own pictures", from: .law("the words of the names"), in: .fixed(90, 60)
    ) {
      HStack {
        Image(systemName: "soccerball")
        Image(systemName: "sportscourt.fill")
        Image(systemName: "person.3.sequence")
      }
    } holds: { shown in
      shown.findsNothing()
      shown.different(Image(systemName: "soccerball"), Image(systemName: "basketball"), by: 10)
      shown.different(Image(systemName: "sportscourt"), Image(systemName: "rectangle"), by: 10)
      shown.different(Image(systemName: "sportscourt.fill"), Image(systemName: "rectangle.fill"), by: 10)
      shown.different(Image(systemName: "person.3"), Image(systemName: "person.2"), by: 10)
      shown.different(Image(systemName: "person.3"), Image(systemName: "person.3.sequence"), by: 10)
      for name in ["person.3", "person.3.sequence", "sportscourt"] {
        let plain = try shown.other { Image(systemName: name).font(.system(size: 40)) }
        let full = try shown.other { Image(systemName: "\(name).fill").font(.system(size: 40)) }
        shown.expect(full.coverage() > plain.coverage() * 1.1, "\(name).fill is no fuller")
      }
    }
    symbolNames()
    none(
      "View.symbolEffect", "View.symbolEffectsRemoved", "SymbolEffect", "IndefiniteSymbolEffect", "DiscreteSymbolEffect",
      "ContentTransitionSymbolEffect", "ContentTransition.symbolEffect", why: "a still picture shows symbols at rest"
    ) {
      $0.symbolEffect(.pulse).symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: 1).symbolEffectsRemoved()
        .contentTransition(.symbolEffect(.replace.downUp))
    }
    value(
      "SymbolEffect.appear", "SymbolEffect.automatic", "SymbolEffect.bounce", "SymbolEffect.breathe", "SymbolEffect.disappear",
      "SymbolEffect.pulse", "SymbolEffect.replace", "SymbolEffect.rotate", "SymbolEffect.scale", "SymbolEffect.variableColor",
      "SymbolEffect.wiggle", "SymbolEffectOptions", "SymbolEffectOptions.default", "SymbolEffectOptions.nonRepeating",
      "SymbolEffectOptions.repeat", "SymbolEffectOptions.repeating", "SymbolEffectOptions.speed",
      says: "distinct movements; a still picture plays none",
      from: .documented("symbols/symboleffect")
    ) { judge in
      let all: [AnySymbolMovement] = [
        .appear, .automatic, .bounce, .breathe, .disappear, .pulse, .replace, .rotate, .scale, .variableColor, .wiggle,
      ]
      judge.equal(Set(all).count, 11)
      judge.equal(AnySymbolMovement.scale.up.byLayer, .scale)
      judge.equal(AnySymbolMovement.variableColor.iterative.reversing.dimInactiveLayers, .variableColor)
      judge.expect(Set([SymbolEffectOptions.default, .repeating, .nonRepeating]).count == 3, "options")
      _ = SymbolEffectOptions.default.speed(2).repeat(3).repeating.nonRepeating
      _ = SymbolEffectOptions.speed(2)
    }
  }

  private func symbolNames() {
    // Names whose form is known from what they say: what must be alike, and what must differ.
    row(
      "Image", says: "names mean what they say: arrows point there, numbers stand in frames, fills are fuller",
      from: .law("the words of the names"), in: .fixed(60, 60)
    ) {
      Image(systemName: "chevron.right").font(.system(size: 40))
    } holds: { shown in
      // A chevron's tip is in the middle of its height, on the side it points to.
      @MainActor func tip(_ name: String, _ area: CGRect) throws -> Double {
        try shown.other { Image(systemName: name).font(.system(size: 40)) }.coverage(area)
      }
      let (left, right) = (CGRect(x: 10, y: 26, width: 20, height: 8), CGRect(x: 30, y: 26, width: 20, height: 8))
      let (top, bottom) = (CGRect(x: 26, y: 10, width: 8, height: 20), CGRect(x: 26, y: 30, width: 8, height: 20))
      for (name, there, away) in [
        ("chevron.right", right, left), ("chevron.left", left, right), ("chevron.up", top, bottom), ("chevron.down", bottom, top),
      ] {
        let (a, b) = (try tip(name, there), try tip(name, away))
        shown.judge.expect(a > b + 0.05, "\(name): \(a) there, \(b) on the other side")
      }
      for name in ["star", "heart", "circle", "bell", "bookmark", "folder", "trash", "person", "house", "flag"] {
        let plain = try shown.other { Image(systemName: name).font(.system(size: 40)) }
        let filled = try shown.other { Image(systemName: "\(name).fill").font(.system(size: 40)) }
        plain.findsNothing()
        filled.findsNothing()
        shown.judge.expect(filled.coverage() > plain.coverage() * 1.2, "\(name).fill is no fuller")
      }
      var pictures: [Int] = []
      for name in ["1.circle", "2.circle", "7.circle", "a.circle", "1.square", "1.circle.fill", "plus", "minus", "xmark", "checkmark"] {
        let one = try shown.other { Image(systemName: name).font(.system(size: 40)) }
        one.findsNothing()
        pictures.append(Int(one.brightness() * 1e6))
      }
      shown.judge.equal(Set(pictures).count, pictures.count, "pictures that differ")
      // More arms than a minus, and as wide.
      let (plus, minus) = (
        try shown.other { Image(systemName: "plus").font(.system(size: 40)) },
        try shown.other { Image(systemName: "minus").font(.system(size: 40)) }
      )
      shown.judge.expect(plus.ink().height > 3 * minus.ink().height && abs(plus.ink().width - minus.ink().width) < 4, "plus and minus")
    }
  }
}

@MainActor private var disc: some View { Image(systemName: "plus.circle.fill").font(.system(size: 40)) }
