import Foundation
import QuoinLayout
import SwiftUI
import UIKit

extension Ledger {
  func graphicDetails() {
    topic("Drawing and graphics: details")
    shapesOnShapes()
    stylesInShort()
    printedDetails()

    measure(
      "Canvas.colorMode", "Canvas.isOpaque", "Canvas.rendersAsynchronously", "Canvas",
      says: "each way of making a canvas keeps what it is told", from: .documented("swiftui/canvas")
    ) { judge in
      let plain = SwiftUI.Canvas { _, _ in }
      judge.expect(!plain.isOpaque && plain.colorMode == .nonLinear && !plain.rendersAsynchronously)
      for mode in [ColorRenderingMode.nonLinear, .linear, .extendedLinear] {
        for flag in [true, false] {
          let one = SwiftUI.Canvas(opaque: flag, colorMode: mode, rendersAsynchronously: !flag) { _, _ in }
          judge.expect(one.isOpaque == flag && one.colorMode == mode && one.rendersAsynchronously == !flag, "\(mode) without symbols")
          let two = SwiftUI.Canvas(opaque: flag, colorMode: mode, rendersAsynchronously: !flag) { _, _ in
          } symbols: {
            Text("a")
          }
          judge.expect(two.isOpaque == flag && two.colorMode == mode && two.rendersAsynchronously == !flag, "\(mode) with symbols")
        }
      }
    }
    row(
      "Image.interpolation", says: "medium and high pass over in different ways, each softly",
      from: .documented("swiftui/image/interpolation/high"), in: .fixed(40, 40)
    ) {
      Image(uiImage: Pictures.big).resizable().interpolation(.medium)
    } holds: { shown in
      shown.same(Image(uiImage: Pictures.big).resizable(), Image(uiImage: Pictures.big).resizable().interpolation(.medium))
      shown.different(
        Image(uiImage: Pictures.big).resizable().interpolation(.none), Image(uiImage: Pictures.big).resizable().interpolation(.medium),
        by: 100)
      // Far from the borders between the colours all are alike.
      for interpolation in [Image.Interpolation.none, .low, .medium, .high] {
        let one = try shown.other { Image(uiImage: Pictures.big).resizable().interpolation(interpolation) }
        one.color(4, 4, is: 0xFF0000, within: 3)
        one.color(35, 4, is: 0x00FF00, within: 3)
        one.color(4, 35, is: 0x0000FF, within: 3)
        one.color(35, 35, is: 0xFFFFFF, within: 3)
      }
    }
    row(
      "AngularGradient", says: "reaches every corner and edge of what it fills", from: .documented("swiftui/angulargradient"),
      in: .fixed(41, 23), scale: 2
    ) {
      AngularGradient(colors: [.pureRed, .pureBlue, .pureRed], center: .center)
    } holds: {
      for x in stride(from: CGFloat(0), to: 41, by: 0.5) {
        for y in [0, 22.5] as [CGFloat] { $0.color(x, y, isNot: 0xFFFFFF, within: 40) }
      }
      for y in stride(from: CGFloat(0), to: 23, by: 0.5) {
        for x in [0, 40.5] as [CGFloat] { $0.color(x, y, isNot: 0xFFFFFF, within: 40) }
      }
      // Nothing of it is green, up and down are mirrored.
      $0.color(40, 5, is: $0.color(40, 17.5), within: 4)
    }
    row(
      "Shape.stroke", "View.shadow", says: "a sharp corner's tip is there also where what is drawn is softened, faded or drawn in one",
      from: .law("an effect of nothing changes nothing"), in: .fixed(100, 100)
    ) {
      Spike()
    } holds: { shown in
      // Where the lines meet at 20°: the tip lies half a width / sin 10° beyond, 23 points.
      let plain = shown.ink()
      shown.expect(plain.minY < 12 && plain.minY > 3, "the tip is at \(plain.minY)")
      let faded = try shown.other { Spike().opacity(0.99) }.ink()
      shown.judge.equal(faded, plain, "faded")
      shown.judge.equal(try shown.other { Spike().drawingGroup() }.ink(), plain, "drawn in one")
      shown.judge.equal(try shown.other { Spike().compositingGroup().opacity(0.99) }.ink(), plain, "composed")
      shown.judge.equal(try shown.other { Spike().grayscale(0.01) }.ink(), plain, "filtered")
      shown.judge.near(try shown.other { Spike().blur(radius: 0.5) }.ink().minY, plain.minY, within: 2, "softened")
      let dropped = try shown.other { Spike().shadow(color: .pureBlue, radius: 0, x: 30, y: 0) }
      shown.judge.near(dropped.area(0x0000FF, within: 100).minY, plain.minY, within: 4, "the shadow's tip")
    }
    row(
      "Text", says: "the eyes of letters are wholly free", from: .law("ink is inside the outline"), in: .fixed(100, 100)
    ) {
      Text("O").font(.system(size: 80))
    } holds: {
      let ink = $0.ink()
      $0.color(ink.midX, ink.midY, is: 0xFFFFFF, within: 0)
      // The box around the letter has free corners.
      for (x, y) in [
        (ink.minX + 1, ink.minY + 1), (ink.maxX - 2, ink.minY + 1), (ink.minX + 1, ink.maxY - 2), (ink.maxX - 2, ink.maxY - 2),
      ] {
        $0.color(x, y, is: 0xFFFFFF, within: 0)
      }
    }
    measure(
      "Text.LineStyle.Pattern", says: "a dot is as long as the line is wide by one and a half, a dash four times that, gaps two of them",
      from: .assumed("the pattern of UIKit's underline styles")
    ) { judge in
      // In units of one and a half widths.
      let patterns: [(Text.LineStyle.Pattern, [CGFloat])] = [
        (.dot, [1, 2]), (.dash, [4, 2]), (.dashDot, [4, 2, 1, 2]), (.dashDotDot, [4, 2, 1, 2, 1, 2]),
      ]
      for (pattern, lengths) in patterns {
        let shown = try judge.show(.fixed(600, 120), scale: 2) {
          Text(verbatim: "mmmmmm").font(.system(size: 90)).foregroundStyle(Color.white).underline(pattern: pattern, color: .black)
        }
        let line = shown.ink()
        let inked = shown.runs(of: 0, atY: line.midY, within: 127)
        guard inked.count > 5 else {
          judge.expect(false, "\(pattern) has \(inked.count) pieces")
          continue
        }
        let unit = (inked[lengths.count / 2].lowerBound - inked[0].lowerBound) / lengths.reduce(0, +)
        for (index, run) in inked.prefix(4).enumerated() {
          let (own, gap) = (lengths[(2 * index) % lengths.count] * unit, lengths[(2 * index + 1) % lengths.count] * unit)
          judge.near(run.upperBound - run.lowerBound, own, within: 1.1, "\(pattern): piece \(index)")
          judge.near(inked[index + 1].lowerBound - run.upperBound, gap, within: 1.1, "\(pattern): gap \(index)")
        }
        judge.near(unit, line.height * 1.5, within: 1.2, "\(pattern): the unit")
      }
    }
    measure(
      "View.redacted",
      says: "placeholders: pictures are bars as large as themselves, symbols and shapes too; what is private only when told",
      from: .documented("swiftui/redactionreasons/placeholder")
    ) { judge in
      for (name, picture) in [("picture", Image(uiImage: Pictures.big)), ("symbol", Image(systemName: "circle"))] {
        let plain = try judge.show { picture.resizable().frame(width: 30, height: 20) }
        let bar = try judge.show { picture.resizable().frame(width: 30, height: 20).redacted(reason: .placeholder) }
        bar.differs(from: plain, by: 100)
        judge.equal(bar.ink(), CGRect(x: 5, y: 10, width: 30, height: 20), "the bar of a \(name)")
        judge.equal(bar.color(6, 11), bar.color(20, 20), "the bar of a \(name) is of one colour")
        for reason in [RedactionReasons.privacy, .invalidated] {
          plain.looks(like: try judge.show { picture.resizable().frame(width: 30, height: 20).redacted(reason: reason) })
        }
      }
    }
    measure(
      "LocalizedStringKey", says: "marks for agreement make English plurals: by the ending, and those that are irregular",
      from: .documented("foundation/inflectionrule")
    ) { judge in
      let words = [
        ("city", "cities"), ("day", "days"), ("toy", "toys"), ("key", "keys"), ("guy", "guys"), ("berry", "berries"), ("bus", "buses"),
        ("box", "boxes"), ("dish", "dishes"), ("match", "matches"), ("buzz", "buzzes"), ("cat", "cats"), ("person", "people"),
        ("child", "children"), ("man", "men"), ("woman", "women"), ("mouse", "mice"), ("foot", "feet"), ("Person", "People"),
        ("Cat", "Cats"),
      ]
      for (one, many) in words {
        for (number, word) in [("1", one), ("2", many), ("0", many), ("11", many), ("1.5", many)] {
          let shown = try judge.show(.fixed(200, 40)) { Text(LocalizedStringKey("^[\(number) \(one)](inflect: true)")) }
          judge.equal(shown.texts, ["\(number) \(word)"], one)
        }
      }
    }
    measure(
      "UIColor.init", "Color", says: "a colour of SwiftUI is UIKit's in light and in dark",
      from: .documented("uikit/uicolor/init(_:)-3jjjv")
    ) { judge in
      for color in [Color.red, .blue, .primary, .secondary, .accentColor, Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)] {
        for (style, scheme) in [(UIUserInterfaceStyle.light, ColorScheme.light), (.dark, .dark)] {
          let own = UIColor(color).resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components ?? []
          var environment = EnvironmentValues()
          environment.colorScheme = scheme
          let parts = color.resolve(in: environment)
          let expected = [parts.red, parts.green, parts.blue, parts.opacity]
          judge.expect(
            own.count == 4 && zip(own, expected).allSatisfy { abs($0 - CGFloat($1)) < 0.002 },
            "\(color) in \(style) is \(own), not \(expected)")
        }
      }
    }
    row(
      "View.glassEffect", says: "its rim is lighter than its plate", from: .assumed("the system's glass"), in: .fixed(100, 60), scale: 4
    ) {
      Color.clear.frame(width: 60, height: 30).glassEffect(.regular.tint(.pureRed), in: Rectangle()).background(Color.pureRed)
    } holds: {
      $0.expect($0.grey(20.05, 30) > $0.grey(50, 30) + 10, "the rim is \($0.grey(20.05, 30)), the plate \($0.grey(50, 30))")
      $0.expect($0.grey(50, 15.05) > $0.grey(50, 30) + 10, "the rim above is \($0.grey(50, 15.05))")
    }
    row(
      "PrimitiveButtonStyle.glass", says: "its words are as dark as text, those of a prominent one white",
      from: .documented("swiftui/glassbuttonstyle"), in: .fixed(160, 60), scale: 2
    ) {
      Button("mmm") {}.buttonStyle(.glass)
    } holds: {
      $0.expect($0.darkest(in: $0.words("mmm")) < 40, "pale words: \($0.darkest(in: $0.words("mmm")))")
      let prominent = try $0.other { Button("mmm") {}.buttonStyle(.glassProminent).tint(.black) }
      let words = prominent.words("mmm")
      var lightest: CGFloat = 0
      for y in stride(from: words.minY, to: words.maxY, by: 0.5) {
        for x in stride(from: words.minX, to: words.maxX, by: 0.5) { lightest = max(lightest, prominent.grey(x, y)) }
      }
      prominent.expect(lightest > 230, "grey words: \(lightest)")
      prominent.near(prominent.ink().width, words.width + 32, within: 1)
      prominent.near(prominent.ink().height, words.height + 20, within: 1)
    }
  }

  private func shapesOnShapes() {
    measure(
      "Shape.fill", "Shape.stroke", "InsettableShape.strokeBorder",
      says: "drawn upon what is drawn of the shape already: each is the same as the shape's own, above",
      from: .documented("swiftui/shapeview")
    ) { judge in
      let (rings, odd) = (Rings(), FillStyle(eoFill: true))
      let (line, border) = (StrokeStyle(lineWidth: 4, dash: [6, 3]), StrokeStyle(lineWidth: 6, dash: [5]))
      let shown = try judge.show(.fixed(60, 60)) { rings }
      @MainActor func same(_ one: some View, _ upper: some View, over lower: some View, at line: Int = #line) {
        shown.same(one.padding(8), lower.overlay { upper }.padding(8), at: line)
        shown.different(one.padding(8), lower.padding(8), by: 20, at: line)
      }
      let (filled, stroked) = (rings.fill(Color.pureRed), rings.stroke(Color.pureRed, lineWidth: 9))
      let (blueFill, blueOdd) = (rings.fill(Color.pureBlue), rings.fill(Color.pureBlue, style: odd))
      let (thin, dashed) = (rings.stroke(Color.pureBlue, lineWidth: 1), rings.stroke(Color.pureBlue, style: line))
      shown.different(blueFill, blueOdd, by: 20)
      same(filled.fill(Color.pureBlue), blueFill, over: filled)
      same(filled.fill(Color.pureBlue, style: odd), blueOdd, over: filled)
      same(filled.stroke(Color.pureBlue), thin, over: filled)
      same(filled.stroke(Color.pureBlue, lineWidth: 1), thin, over: filled)
      same(filled.stroke(Color.pureBlue, lineWidth: 5), rings.stroke(Color.pureBlue, lineWidth: 5), over: filled)
      same(filled.stroke(Color.pureBlue, style: line), dashed, over: filled)
      same(stroked.fill(Color.pureBlue), blueFill, over: stroked)
      same(stroked.fill(Color.pureBlue, style: odd), blueOdd, over: stroked)
      same(stroked.stroke(Color.pureBlue), thin, over: stroked)
      same(stroked.stroke(Color.pureBlue, lineWidth: 5), rings.stroke(Color.pureBlue, lineWidth: 5), over: stroked)
      same(stroked.stroke(Color.pureBlue, style: line), dashed, over: stroked)
      let box = Rectangle().fill(Color.pureRed)
      same(box.strokeBorder(Color.pureBlue), Rectangle().strokeBorder(Color.pureBlue, lineWidth: 1), over: box)
      same(box.strokeBorder(Color.pureBlue, lineWidth: 7), Rectangle().strokeBorder(Color.pureBlue, lineWidth: 7), over: box)
      same(box.strokeBorder(Color.pureBlue, style: border), Rectangle().strokeBorder(Color.pureBlue, style: border), over: box)
      // The shape's own, by default one point wide.
      shown.same(rings.stroke(Color.pureBlue), thin)
      shown.same(rings.stroke(), rings.stroke(lineWidth: 1))
      shown.different(rings.stroke(), rings.stroke(lineWidth: 2), by: 50)
      shown.same(Rectangle().strokeBorder(), Rectangle().strokeBorder(Color.black, lineWidth: 1))
      shown.same(Rectangle().strokeBorder(Color.pureBlue), Rectangle().strokeBorder(Color.pureBlue, lineWidth: 1))
    }
    row(
      "Shape.trim", says: "of several outlines those that are kept whole stay closed: their corners meet",
      from: .documented("swiftui/shape/trim(from:to:)"), in: .fixed(100, 40)
    ) {
      TwoSquares().trim(from: 0, to: 0.75).stroke(Color.pureRed, lineWidth: 8)
    } holds: {
      // The corner where the first square begins and ends, and that of the second, which is cut in the middle.
      $0.color(7, 7, is: 0xFF0000)
      $0.color(32, 32, is: 0xFF0000)
      $0.color(57, 7, is: 0xFFFFFF)
      $0.color(70, 10, is: 0xFF0000)
      $0.color(90, 20, is: 0xFF0000)
      $0.color(75, 30, is: 0xFFFFFF)
    }
    measure(
      "CGPath.init", says: "a rounded rectangle's corners are quarters of an ellipse",
      from: .documented("coregraphics/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)")
    ) { judge in
      let path = CGPath(roundedRect: CGRect(x: 10, y: 20, width: 100, height: 80), cornerWidth: 30, cornerHeight: 20, transform: nil)
      for step in 1..<18 {
        let angle = CGFloat(step) / 18 * .pi / 2
        // The corner at the top left: the ellipse around (40, 40).
        func at(_ share: CGFloat) -> CGPoint { CGPoint(x: 40 - 30 * share * cos(angle), y: 40 - 20 * share * sin(angle)) }
        judge.expect(path.contains(at(0.995)), "just inside at \(step)")
        judge.expect(!path.contains(at(1.005)), "just outside at \(step)")
      }
      judge.expect(path.contains(CGPoint(x: 11, y: 60)) && path.contains(CGPoint(x: 60, y: 99)) && !path.contains(CGPoint(x: 9, y: 60)))
    }
  }

  private func stylesInShort() {
    measure(
      "ShapeStyle.opacity", "ShapeStyle.shadow", says: "in short the foreground style, fainter or with a shadow",
      from: .documented("swiftui/shapestyle/opacity(_:)-3u1ug")
    ) { judge in
      let shown = try judge.show(.fixed(60, 40)) { Circle() }
      let circle = Circle().frame(width: 20, height: 20)
      for share in [0, 0.25, 0.5, 1] {
        shown.same(
          Circle().fill(.opacity(share)).frame(width: 20, height: 20).foregroundStyle(Color.pureRed),
          circle.foregroundStyle(Color.pureRed.opacity(share)))
        shown.same(
          Circle().fill(.foreground.opacity(share)).frame(width: 20, height: 20).foregroundStyle(Color.pureRed),
          circle.foregroundStyle(Color.pureRed.opacity(share)))
      }
      shown.same(
        Circle().fill(.shadow(.drop(color: .pureBlue, radius: 0, x: 12, y: 3))).frame(width: 20, height: 20).foregroundStyle(Color.pureRed),
        circle.foregroundStyle(Color.pureRed).shadow(color: .pureBlue, radius: 0, x: 12, y: 3))
    }
  }

  private func printedDetails() {
    measure(
      "Link", "View.opacity", "View.blendMode", "View.mask", says: "in a PDF a link stays one where it is faded, masked or blended",
      from: .specified("PDF 1.7, 12.5.6.5")
    ) { judge in
      let link = Link("words", destination: URL(string: "https://example.com/there")!)
      let views: [(String, AnyView)] = [
        ("plain", AnyView(link)), ("faded", AnyView(link.padding(4).opacity(0.5))), ("in one", AnyView(VStack { link }.compositingGroup())),
        ("blended", AnyView(VStack { link }.blendMode(.multiply))), ("masked", AnyView(VStack { link }.mask { Color.black })),
      ]
      for (name, view) in views {
        let pdf = try judge.show(.fixed(100, 40)) { view }.pdf
        judge.expect(pdf.contains("/Subtype /Link") && pdf.contains("https://example.com/there"), "no link, \(name)")
      }
    }
    measure(
      "ImageRenderer.uiImage", "ImageRenderer.cgImage", says: "there is no picture of a view without width or without height",
      from: .documented("swiftui/imagerenderer/uiimage")
    ) { judge in
      for (width, height) in [(0, 10), (10, 0), (0, 0)] as [(CGFloat, CGFloat)] {
        let renderer = ImageRenderer(content: Box("b", width, height))
        judge.expect(renderer.uiImage == nil && renderer.cgImage == nil, "a picture of \(width) by \(height)")
      }
      let renderer = ImageRenderer(content: Box("b", 7, 9))
      judge.equal(renderer.uiImage?.size, CGSize(width: 7, height: 9))
    }
    row(
      "View.frame", "Text", says: "in the layout's JSON the baselines are those of the lines that there is room for",
      from: .law("a line that is cut off has no baseline"), in: .fixed(200, 100)
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("many words that need several lines of a narrow column").accessibilityIdentifier("all").frame(width: 80)
        Text("many words that need several lines of a narrow column").accessibilityIdentifier("one").frame(width: 80, height: 24)
      }
    } holds: {
      guard let all = $0.tree.first(identifier: "all")?.baselines, let one = $0.tree.first(identifier: "one")?.baselines else {
        return $0.expect(false, "there are no baselines")
      }
      $0.expect(all.last > all.first + 30, "one line: \(all)")
      $0.near(one.last, one.first, within: 0.01)
    }
    measure(
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "ScrollView", "List", "Spacer", "Divider",
      "GeometryReader", "ViewThatFits", says: "the layout's JSON calls each by its name",
      from: .law("a tree is read by those who wrote the view")
    ) { judge in
      @MainActor func kinds(_ name: String, at line: Int = #line, @ViewBuilder _ view: () -> some View) throws {
        let shown = try judge.show(.fixed(200, 200), view)
        func holds(_ tree: LayoutTree) -> Bool { tree.kind == name || tree.children.contains(where: holds) }
        judge.expect(holds(shown.tree), "there is no \(name)", at: line)
      }
      let items = [GridItem(.fixed(20))]
      try kinds("VStack") { VStack { Box() } }
      try kinds("HStack") { HStack { Box() } }
      try kinds("ZStack") { ZStack { Box() } }
      try kinds("LazyVStack") { LazyVStack { Box() } }
      try kinds("LazyHStack") { LazyHStack { Box() } }
      try kinds("LazyVGrid") { LazyVGrid(columns: items) { Box() } }
      try kinds("LazyHGrid") { LazyHGrid(rows: items) { Box() } }
      try kinds("Grid") { Grid { Box() } }
      try kinds("ScrollView") { ScrollView { Box() } }
      try kinds("Spacer") { VStack { Spacer() } }
      try kinds("Divider") { VStack { Divider() } }
      try kinds("GeometryReader") { GeometryReader { _ in Box() } }
      try kinds("ViewThatFits") { ViewThatFits { Box() } }
    }
  }
}

/// Two lines that meet at 20°, the tip above.
private struct Spike: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 41, y: 80))
      path.addLine(to: CGPoint(x: 50, y: 29))
      path.addLine(to: CGPoint(x: 59, y: 80))
    }.stroke(Color.pureRed, style: StrokeStyle(lineWidth: 8))
  }
}
/// A circle in a circle, both the same way around: by the even-odd rule a ring.
private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(ellipseIn: rect.insetBy(dx: 6, dy: 6))
    path.addEllipse(in: rect.insetBy(dx: 14, dy: 14))
    return path
  }
}
private struct TwoSquares: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    path.addRect(CGRect(x: 60, y: 10, width: 30, height: 20))
    return path
  }
}
