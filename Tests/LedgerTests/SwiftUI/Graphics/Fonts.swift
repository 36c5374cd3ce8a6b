import SwiftUI

extension Ledger {
  func fonts() {
    topic("Text: fonts")

    measure(
      "Font.system", says: "lines are 1.1934 times the points high, up to the pixel",
      from: .recorded("iOS 26.0, iPhone SE simulator, 2 pixels a point")
    ) {
      judge in
      let heights: [(CGFloat, CGFloat)] = [
        (10, 12), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5), (24, 29), (26, 31.5), (32, 38.5), (40, 48),
      ]
      for (size, height) in heights {
        judge.near(try size2(judge, Text("Wg").font(.system(size: size))).height, height, "the line of \(size) points")
      }
    }
    measure(
      "Font", "Font.TextStyle", "Font.largeTitle", "Font.title", "Font.title2", "Font.title3", "Font.body", "Font.callout",
      "Font.subheadline",
      "Font.footnote", "Font.caption", "Font.caption2", "Font.headline", "View.dynamicTypeSize", "DynamicTypeSize",
      "EnvironmentValues.dynamicTypeSize", says: "a style is a size for each of the reader's twelve; headline is semibold",
      from: .documented("Human Interface Guidelines, Typography, Dynamic Type sizes")
    ) { judge in
      let styles: [(Font.TextStyle, Font, [CGFloat])] = [
        (.largeTitle, .largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title, .title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, .title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, .title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, .headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, .body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, .callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, .subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, .footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption, .caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, .caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
      ]
      judge.equal(styles.count, Font.TextStyle.allCases.count)
      for (style, font, sizes) in styles {
        judge.equal(Font.system(style), font)
        for (size, points) in zip(DynamicTypeSize.allCases, sizes) {
          let own = try size2(judge, Text("Hamburg").font(font).dynamicTypeSize(size))
          let plain = try size2(judge, Text("Hamburg").font(.system(size: points, weight: style == .headline ? .semibold : .regular)))
          judge.near(own.width, plain.width, "\(style) at \(size)")
        }
      }
      judge.equal(
        DynamicTypeSize.allCases.filter(\.isAccessibilitySize),
        [.accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5])
      judge.expect(DynamicTypeSize.xSmall < .small && DynamicTypeSize.xxxLarge < .accessibility1, "order")
      judge.equal(EnvironmentValues().dynamicTypeSize, .large)
      judge.near(try size2(judge, Text("Hamburg")).width, try size2(judge, Text("Hamburg").font(.body)).width)
    }
    measure(
      "View.dynamicTypeSize", "DynamicTypeSize.isAccessibilitySize", says: "a range keeps the size within itself",
      from: .documented("swiftui/view/dynamictypesize(_:)")
    ) {
      judge in
      @MainActor func width(_ view: some View) throws -> CGFloat { try size2(judge, view).width }
      let (large, xxLarge, small) = (
        try width(Text("Hamburg")), try width(Text("Hamburg").dynamicTypeSize(.xxLarge)), try width(Text("Hamburg").dynamicTypeSize(.small))
      )
      judge.expect(small < large && large < xxLarge, "sizes do not grow")
      judge.near(try width(Text("Hamburg").dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.accessibility3)), xxLarge)
      judge.near(try width(Text("Hamburg").dynamicTypeSize(DynamicTypeSize.xxLarge...)), xxLarge)
      judge.near(try width(Text("Hamburg").dynamicTypeSize(.small ... .xxLarge)), large)
      judge.near(try width(Text("Hamburg").font(.system(size: 17)).dynamicTypeSize(.accessibility3)), large, within: 0.6)
    }
    measure(
      "Font.Weight", "Font.Weight.ultraLight", "Font.Weight.thin", "Font.Weight.light", "Font.Weight.regular", "Font.Weight.medium",
      "Font.Weight.semibold", "Font.Weight.bold", "Font.Weight.heavy", "Font.Weight.black", "View.fontWeight", "Text.fontWeight",
      "Font.weight",
      says: "each is heavier than the one before, however it is asked for", from: .documented("swiftui/font/weight")
    ) { judge in
      let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      var last = 0.0
      for weight in weights {
        let shown = try judge.show(.fixed(80, 50)) { Text("Ham").font(.system(size: 30, weight: weight)) }
        let ink = 1 - shown.brightness()
        judge.expect(ink > last + 0.002, "\(weight) has no more ink than the one before: \(ink)")
        last = ink
        shown.looks { Text("Ham").font(.system(size: 30)).fontWeight(weight) }
        shown.looks { Text("Ham").fontWeight(weight).font(.system(size: 30)) as Text }
        shown.looks { VStack { Text("Ham") }.fontWeight(weight).font(.system(size: 30)) }
        shown.looks { Text("Ham").font(.system(size: 30).weight(weight)) }
      }
      let shown = try judge.show(.fixed(90, 50)) { Text("Ham").fontWeight(nil) }
      shown.looks { Text("Ham") }
      shown.same(VStack { Text("Ham") }.fontWeight(nil).fontWeight(.bold), Text("Ham").fontWeight(.bold))
      shown.same(Text("Ham").font(.system(.body, weight: .black)), Text("Ham").font(.body.weight(.black)))
    }
    measure(
      "View.bold", "Text.bold", "Font.bold", says: "heavier than regular, never lighter than before; false is regular",
      from: .documented("swiftui/text/bold(_:)")
    ) {
      judge in
      let shown = try judge.show(.fixed(90, 50)) { Text("Ham").font(.title) }
      @MainActor func ink(_ view: some View) throws -> Double { 1 - (try shown.other { view }).brightness() }
      let (plain, black) = (try ink(Text("Ham").font(.title)), try ink(Text("Ham").font(.title.weight(.black))))
      for bold in [
        try ink(Text("Ham").font(.title).bold()), try ink(Text("Ham").font(.title).bold(true)),
        try ink(VStack { Text("Ham") }.bold().font(.title)),
        try ink(Text("Ham").font(.title.bold())), try ink(Text("Ham").font(.title.bold(true))),
      ] { judge.expect(bold > plain * 1.1 && bold < black, "\(bold) beside \(plain)") }
      judge.near(try ink(Text("Ham").font(.title.weight(.black)).bold()), black, within: 1e-9)
      shown.same(Text("Ham").font(.title).bold(false), Text("Ham").font(.title))
      shown.same(VStack { Text("Ham") }.bold(false), Text("Ham"))
      shown.same(Text("Ham").font(.title.bold(false)), Text("Ham").font(.title))
    }
    row(
      "View.italic", "Text.italic", "Font.italic", says: "stems lean to the right", from: .documented("swiftui/text/italic(_:)"),
      in: .fixed(60, 60)
    ) {
      Text("l").font(.system(size: 50)).italic()
    } holds: { shown in
      @MainActor func ends(_ shown: Shown) -> (CGFloat, CGFloat) {
        let box = shown.ink()
        let top = shown.ink(in: CGRect(x: 0, y: box.minY, width: 60, height: 6))
        return (top.midX, shown.ink(in: CGRect(x: 0, y: box.maxY - 6, width: 60, height: 6)).midX)
      }
      let (top, bottom) = ends(shown)
      shown.judge.expect(top > bottom + 3, "the top is at \(top), the foot at \(bottom)")
      let upright = ends(try shown.other { Text("l").font(.system(size: 50)) })
      shown.judge.near(upright.0, upright.1, within: 1)
      for view in [
        Text("l").font(.system(size: 50)).italic(true), Text("l").font(.system(size: 50).italic()),
        Text("l").font(.system(size: 50).italic(true)),
      ] { shown.looks { view } }
      shown.looks { VStack { Text("l") }.italic().font(.system(size: 50)) }
      shown.same(VStack { Text("l").italic(false) }.italic(), Text("l"))
      shown.same(VStack { Text("l") }.italic(false), Text("l"))
      shown.same(Text("l").font(.body.italic(false)), Text("l"))
    }
    row(
      "Font.Design", "View.fontDesign", "Text.fontDesign", "View.monospaced", "Text.monospaced", "Font.monospaced",
      says: "four families; monospaced letters are equally wide", from: .documented("swiftui/font/design"), in: .fixed(80, 40)
    ) {
      Text("Hamil").font(.system(size: 20, design: .serif))
    } holds: { shown in
      let judge = shown.judge
      let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
      for (index, one) in designs.enumerated() {
        for other in designs[(index + 1)...] {
          shown.different(Text("Hamil").font(.system(size: 20, design: one)), Text("Hamil").font(.system(size: 20, design: other)), by: 20)
        }
        shown.same(Text("Hamil").font(.system(size: 20)).fontDesign(one), Text("Hamil").font(.system(size: 20, design: one)))
        shown.same(VStack { Text("Hamil") }.fontDesign(one).font(.system(size: 20)), Text("Hamil").font(.system(size: 20, design: one)))
        shown.same(Text("Hamil").font(.system(.title3, design: one)), Text("Hamil").font(.title3).fontDesign(one))
      }
      @MainActor func width(_ view: some View) throws -> CGFloat { try size2(judge, view).width }
      judge.near(try width(Text("iiii").monospaced()), try width(Text("WWWW").monospaced()))
      judge.expect(try width(Text("iiii")) * 2 < width(Text("WWWW")), "letters are equally wide anyway")
      shown.same(Text("Ham").monospaced(), Text("Ham").fontDesign(.monospaced))
      shown.same(VStack { Text("Ham") }.monospaced(), Text("Ham").fontDesign(.monospaced))
      shown.same(Text("Ham").font(.body.monospaced()), Text("Ham").fontDesign(.monospaced))
      shown.same(Text("Ham").monospaced(false), Text("Ham"))
      shown.same(VStack { Text("Ham") }.monospaced(false), Text("Ham"))
      shown.same(Text("Ham").fontDesign(nil), Text("Ham"))
      shown.same(VStack { Text("Ham") }.fontDesign(nil), Text("Ham"))
      shown.same(
        Text("Ham").font(.custom("Noto Serif", fixedSize: 20)).fontDesign(.monospaced),
        Text("Ham").font(.custom("Noto Serif", fixedSize: 20)))
    }
    measure(
      "View.monospacedDigit", "Text.monospacedDigit", "Font.monospacedDigit", says: "digits are equally wide, letters are not",
      from: .documented("swiftui/font/monospaceddigit()")
    ) {
      judge in
      @MainActor func width(_ view: some View) throws -> CGFloat { try size2(judge, view).width }
      judge.expect(try width(Text("1111")) < width(Text("8888")) - 1, "digits are equally wide anyway")
      judge.near(try width(Text("1111").monospacedDigit()), try width(Text("8888").monospacedDigit()))
      judge.near(try width(Text("1111").font(.body.monospacedDigit())), try width(Text("8888").monospacedDigit()))
      judge.near(try width(VStack { Text("1111") }.monospacedDigit()), try width(Text("8888").monospacedDigit()))
      judge.expect(try width(Text("iiii").monospacedDigit()) < width(Text("WWWW").monospacedDigit()) - 1, "letters are equally wide")
    }
    measure(
      "Font.smallCaps", "Font.lowercaseSmallCaps", "Font.uppercaseSmallCaps", says: "small letters, capitals or both become small capitals",
      from: .documented("swiftui/font/smallcaps()")
    ) {
      judge in
      let shown = try judge.show(.fixed(80, 40)) { Text("Wx").font(.system(size: 30).smallCaps()) }
      @MainActor func height(_ text: String, _ font: Font) throws -> CGFloat {
        try shown.other { Text(verbatim: text).font(font) }.ink().height
      }
      let plain = Font.system(size: 30)
      let capital = try height("X", plain)
      let small = try height("x", plain.lowercaseSmallCaps())
      judge.expect(small < capital - 2 && small > 8, "a small capital is \(small), a capital \(capital)")
      judge.near(try height("X", plain.lowercaseSmallCaps()), capital)
      judge.near(try height("X", plain.uppercaseSmallCaps()), small, within: 1)
      judge.near(try height("x", plain.uppercaseSmallCaps()), try height("x", plain))
      judge.near(try height("Xx", plain.smallCaps()), small, within: 1)
      shown.different(Text("n").font(plain.lowercaseSmallCaps()), Text("n").font(plain), by: 10)
      shown.same(Text("N").font(plain.smallCaps()), Text("n").font(plain.smallCaps()))
    }
    measure(
      "Font.leading", "Font.Leading", says: "tight lines lie closer, loose ones farther apart", from: .documented("swiftui/font/leading")
    ) { judge in
      @MainActor func height(_ font: Font) throws -> CGFloat { try size2(judge, Text("a\nb\nc").font(font)).height }
      let (tight, standard, loose) = (
        try height(.body.leading(.tight)), try height(.body.leading(.standard)), try height(.body.leading(.loose))
      )
      judge.expect(tight < standard - 1 && standard < loose - 1, "\(tight), \(standard), \(loose)")
      judge.near(standard, try height(.body))
    }
    measure("Font.scaled", says: "a multiple of its size", from: .documented("swiftui/font/scaled(by:)")) { judge in
      judge.near(
        try size2(judge, Text("Hamburg").font(.system(size: 10).scaled(by: 2.4))).width,
        try size2(judge, Text("Hamburg").font(.system(size: 24))).width)
    }
    measure(
      "Font.custom", says: "by its name; grows with body text, with a style, or not at all",
      from: .documented("swiftui/font/custom(_:size:)")
    ) {
      judge in
      @MainActor func width(_ font: Font, _ text: String = "Hamburg", _ size: DynamicTypeSize = .large) throws -> CGFloat {
        try size2(judge, Text(verbatim: text).font(font).dynamicTypeSize(size)).width
      }
      judge.near(try width(.custom("JetBrains Mono", size: 20), "iiii"), try width(.custom("JetBrains Mono", size: 20), "WWWW"))
      judge.near(try width(.custom("JetBrains Mono", size: 20)), 2 * (try width(.custom("JetBrains Mono", size: 10))), within: 1)
      judge.near(
        try width(.custom("JetBrains Mono", fixedSize: 20), "Ham", .accessibility3),
        try width(.custom("JetBrains Mono", fixedSize: 20), "Ham"))
      // Body's line grows from 22 to 48 at accessibility3, largeTitle's from 41 to 57 at accessibility2.
      judge.near(
        try width(.custom("JetBrains Mono", size: 22), "Hamburg", .accessibility3), try width(.custom("JetBrains Mono", fixedSize: 48)),
        within: 1)
      judge.near(
        try width(.custom("JetBrains Mono", size: 41, relativeTo: .largeTitle), "Hamburg", .accessibility2),
        try width(.custom("JetBrains Mono", fixedSize: 57)), within: 1)
      let missing = try judge.show { Text("a").font(.custom("Nowhere Sans", size: 12)) }
      missing.finds(.missingResource, "Nowhere Sans")
      // Fonts that every phone has are stood in for, and that is no error.
      let near = try judge.show(.fixed(120, 40)) { Text("Ham").font(.custom("Georgia-Bold", fixedSize: 20)) }
      near.finds(.approximation, "Georgia-Bold")
      judge.expect(!near.findings.contains { $0.kind == .missingResource }, "no error")
      near.looks { Text("Ham").font(.system(size: 20, weight: .bold, design: .serif)) }
      let bold = try judge.show(.fixed(80, 40)) { Text("Ham").font(.custom("JetBrains Mono", fixedSize: 20)).bold() }
      bold.looks { Text("Ham").font(.custom("JetBrainsMono-Bold", fixedSize: 20)) }
    }
    measure(
      "Font.Width", "Font.Width.value", "Font.Width.compressed", "Font.Width.condensed", "Font.Width.standard", "Font.Width.expanded",
      "Font.width",
      "View.fontWidth", "Text.fontWidth", says: "letters and lines are narrower below 0, wider above, and as high as before",
      from: .documented("swiftui/font/width")
    ) { judge in
      let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
      judge.expect(zip(widths, widths.dropFirst()).allSatisfy { $0.value < $1.value }, "not in order")
      judge.equal(Font.Width.standard.value, 0)
      judge.equal(Font.Width(0.3).value, 0.3)
      let plain = try judge.show(.fixed(120, 30)) { Text("Ham") }
      var inks: [CGRect] = []
      for width in widths {
        let shown = try judge.show(.fixed(120, 30)) { Text("Ham").fontWidth(width) }
        inks.append(shown.ink(in: CGRect(x: 0, y: 0, width: 120, height: 30)))
        shown.looks { VStack { Text("Ham") }.fontWidth(width) }
        shown.looks { Text("Ham").font(.body.width(width)) }
      }
      judge.expect(zip(inks, inks.dropFirst()).allSatisfy { $0.width < $1.width - 2 }, "\(inks)")
      judge.expect(inks.allSatisfy { abs($0.height - inks[2].height) <= 1 }, "\(inks)")
      plain.looks { Text("Ham").fontWidth(.standard) }
      plain.looks { Text("Ham").fontWidth(nil) }
    }
    row(
      "View.font", "Text.font", "EnvironmentValues.font", says: "the nearest one counts; a view's nil is body again, a text's nil nothing",
      from: .documented("swiftui/view/font(_:)"), in: .fixed(80, 40)
    ) {
      VStack { Text("Ham") }.font(.system(size: 30))
    } holds: { shown in
      shown.looks { Text("Ham").font(.system(size: 30)) }
      shown.differs(by: 40) { Text("Ham") }
      shown.same(VStack { Text("Ham").font(.caption) }.font(.title), Text("Ham").font(.caption))
      shown.same(VStack { VStack { Text("Ham") }.font(nil) }.font(.title), Text("Ham"))
      shown.same(VStack { Text("Ham").font(nil) as Text }.font(.title), Text("Ham").font(.title))
      shown.judge.expect(EnvironmentValues().font == nil, "a font is set")
    }
  }
}

/// The size that a view takes at two pixels a point, with all the room there is.
@MainActor func size2(_ judge: Judge, _ view: some View) throws -> CGSize { try judge.show(.fit, scale: 2) { view }.size }
