import Foundation
import SwiftUI
import UIKit

private let source = Source.law("what is said of a text, a shape or a picture shows whatever else is said of it")
private let long = "Some words that are much too long for one line of this box"

private struct TextSaid {
  var words = long
  var size: CGFloat = 17
  var weight = Font.Weight.regular
  var design = Font.Design.default
  var width: CGFloat = 0
  var leading = Font.Leading.standard
  var isItalic = false
  var isBold = false
  var caps = 0
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var lift: CGFloat = 0
  var underline = 0
  var strike = 0
  var lines: Int?
  var reserves = false
  var gap: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var least: CGFloat = 1
  var letters: Text.Case?
  var language = "en"
  var paint = 0
  var isRedacted = false
  var isMirrored = false

  @MainActor var view: some View {
    var font = Font.system(size: size, weight: weight, design: design).width(Font.Width(width)).leading(leading)
    if isItalic { font = font.italic() }
    if caps == 1 { font = font.smallCaps() }
    if caps == 2 { font = font.monospacedDigit() }
    var text = Text(words + " 117").font(font).kerning(kerning).tracking(tracking).baselineOffset(lift)
    if isBold { text = text.bold() }
    if underline > 0 { text = text.underline(true, pattern: underline == 1 ? .solid : .dash, color: underline == 3 ? .pureRed : nil) }
    if strike > 0 { text = text.strikethrough(true, pattern: strike == 1 ? .solid : .dot, color: strike == 3 ? .pureGreen : nil) }
    let painted =
      paint == 0
      ? AnyView(text)
      : paint == 1
        ? AnyView(text.foregroundStyle(.secondary))
        : AnyView(text.foregroundStyle(LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .trailing)))
    let limited = reserves ? AnyView(painted.lineLimit(lines ?? 4, reservesSpace: true)) : AnyView(painted.lineLimit(lines))
    return limited.lineSpacing(gap).truncationMode(truncation).multilineTextAlignment(alignment).minimumScaleFactor(least).textCase(letters)
      .redacted(reason: isRedacted ? .placeholder : []).environment(\.locale, Locale(identifier: language))
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight).frame(width: 150).border(Color.pureGreen, width: 0.5)
  }
}

private struct ShapeSaid {
  var kind = 0
  var inset: CGFloat = 0
  var from: CGFloat = 0
  var turn = 0.0
  var anchor = UnitPoint.center
  var offset: CGFloat = 0
  var scale: CGFloat = 1
  var paint = 0
  var angle = 0.0
  var center = UnitPoint.center
  var stops = 0
  var stroke: CGFloat = 0
  var dash: [CGFloat] = []
  var phase: CGFloat = 0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var opacity = 1.0
  var blur: CGFloat = 0
  var isOpaque = false
  var shadow: CGFloat = 0
  var shadowX: CGFloat = 0
  var blend = BlendMode.normal
  var filter = 0
  var clip = 0
  var border: CGFloat = 0

  @MainActor private var shape: AnyShape {
    let base: any InsettableShape =
      switch kind {
      case 0: Rectangle()
      case 1: Ellipse()
      case 2: RoundedRectangle(cornerRadius: 14, style: .circular)
      case 3: Capsule(style: .continuous)
      default: UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 9)
      }
    return changed(base)
  }
  @MainActor private func changed(_ shape: some InsettableShape) -> AnyShape {
    AnyShape(
      shape.inset(by: inset / 2).inset(by: inset / 2).trim(from: from, to: 0.9).rotation(.degrees(turn), anchor: anchor)
        .offset(x: offset, y: offset / 2).scale(x: scale, y: 1, anchor: anchor))
  }
  @MainActor private var style: AnyShapeStyle {
    let colors =
      stops == 0
      ? Gradient(colors: [.pureRed, .pureGreen, .pureBlue])
      : Gradient(stops: [.init(color: .pureRed, location: 0.1), .init(color: .pureBlue, location: 0.4)])
    return switch paint {
    case 0: AnyShapeStyle(Color.pureRed)
    case 1: AnyShapeStyle(LinearGradient(gradient: colors, startPoint: center, endPoint: .bottomTrailing))
    case 2: AnyShapeStyle(RadialGradient(gradient: colors, center: center, startRadius: 4, endRadius: 30))
    case 3: AnyShapeStyle(AngularGradient(gradient: colors, center: center, angle: .degrees(angle)))
    case 4: AnyShapeStyle(AngularGradient(gradient: colors, center: center, startAngle: .degrees(angle), endAngle: .degrees(angle + 200)))
    default: AnyShapeStyle(EllipticalGradient(gradient: colors, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.6))
    }
  }
  @MainActor var view: some View {
    let drawn =
      stroke > 0
      ? AnyView(shape.stroke(style, style: StrokeStyle(lineWidth: stroke, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase)))
      : AnyView(shape.fill(style))
    let filtered =
      switch filter {
      case 0: AnyView(drawn)
      case 1: AnyView(drawn.saturation(0.4))
      case 2: AnyView(drawn.hueRotation(.degrees(70)))
      case 3: AnyView(drawn.colorInvert().contrast(0.7))
      default: AnyView(drawn.brightness(0.2).grayscale(0.5))
      }
    let clipped =
      clip == 0
      ? AnyView(filtered)
      : clip == 1 ? AnyView(filtered.clipShape(Circle())) : AnyView(filtered.mask(alignment: .leading) { Rectangle().frame(width: 40) })
    return clipped.blur(radius: blur, opaque: isOpaque).shadow(color: .black, radius: shadow, x: shadowX, y: shadowX / 2).opacity(opacity)
      .frame(width: 80, height: 60).border(.black, width: border).background(Color(red: 0.9, green: 0.8, blue: 0.3).padding(10)).blendMode(
        blend)
  }
}

private struct PictureSaid {
  var isSymbol = false
  var isResizable = true
  var mode = Image.ResizingMode.stretch
  var caps = EdgeInsets()
  var fit = 0
  var ratio: CGFloat?
  var isTemplate = false
  var tint: Color?
  var name = "heart.fill"
  var size: CGFloat = 20
  var weight = Font.Weight.regular
  var scale = Image.Scale.medium
  var variant = 0
  var rendering = 0
  var clips = false
  var sharp = false
  var isMirrored = false

  @MainActor private var image: Image {
    let base = isSymbol ? Image(systemName: name) : Image(uiImage: uiFlagPixels())
    let sized = isResizable ? base.resizable(capInsets: caps, resizingMode: mode) : base
    return sized.renderingMode(isTemplate ? .template : .original).interpolation(sharp ? .none : .medium)
  }
  @MainActor var view: some View {
    let fitted =
      switch fit {
      case 0: AnyView(image)
      case 1: AnyView(image.aspectRatio(ratio, contentMode: .fit))
      default: AnyView(image.aspectRatio(ratio, contentMode: .fill))
      }
    let framed = fitted.font(.system(size: size, weight: weight)).imageScale(scale).foregroundStyle(tint ?? .black)
      .symbolVariant(variant == 0 ? .none : variant == 1 ? .circle : .slash).symbolRenderingMode(
        rendering == 0 ? .monochrome : .hierarchical
      )
      .frame(width: 70, height: 44)
    return Group { if clips { framed.clipped() } else { framed } }.frame(width: 100, height: 90)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

private struct PileSaid {
  var axis = 0
  var across = HorizontalAlignment.center
  var down = VerticalAlignment.center
  var spacing: CGFloat?
  var words = 0
  var priority = 0.0
  var fixed = 0
  var spacer: CGFloat?
  var padding: CGFloat = 0
  var edges = Edge.Set.all
  var room: CGFloat = 180
  var least: CGFloat?
  var divides = false
  var isMirrored = false

  @MainActor var view: some View {
    let pile =
      axis == 0
      ? AnyLayout(HStackLayout(alignment: down, spacing: spacing))
      : axis == 1
        ? AnyLayout(VStackLayout(alignment: across, spacing: spacing))
        : AnyLayout(ZStackLayout(alignment: Alignment(horizontal: across, vertical: down)))
    return pile {
      HStack {
        Text("Big").font(.largeTitle)
        Text("small").font(.caption2)
      }.accessibilityIdentifier("texts")
      if divides { Divider() }
      Text(words == 0 ? "Words" : "Words that wrap in a narrow place").layoutPriority(priority).fixedSize(
        horizontal: fixed == 1, vertical: fixed == 2)
      if let spacer { Spacer(minLength: spacer) }
      Color.pureRed.frame(minWidth: least, maxWidth: 60, maxHeight: 30).padding(edges, padding)
      Text("end").font(.footnote)
    }
    .frame(width: room, height: 150).background(.yellow.opacity(0.2))
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

extension Ledger {
  /// What is said of texts, shapes, pictures and piles, several words at a time.
  func graphicCrowds() {
    topic("Drawing and graphics: several words at a time")

    measure("Text", "Font", "View.lineLimit", "View.textCase", says: "fonts, lines, cases and paints show beside each other", from: source)
    { judge in
      let said = Crowd(TextSaid())
      said.choose(\.words, [long, "Short words", "Fire istanbul"])
      said.choose(\.size, [12, 17, 24]) { $0.least = 1 }
      said.choose(\.weight, [.regular, .heavy]) { ($0.isBold, $0.isRedacted) = (false, false) }
      for design in [Font.Design.default, .serif, .rounded, .monospaced] {
        said.choose(\.weight, [.regular, .medium, .bold, .heavy, .black]) {
          ($0.design, $0.isBold, $0.isItalic, $0.width, $0.isRedacted) = (design, false, false, 0, false)
        }
      }
      said.choose(\.design, [.default, .serif, .rounded, .monospaced]) { $0.isRedacted = false }
      said.choose(\.width, [-0.2, 0, 0.2]) { ($0.design, $0.isRedacted) = (.default, false) }
      said.choose(\.leading, [.tight, .standard, .loose]) { ($0.words, $0.lines, $0.reserves) = (long, nil, false) }
      said.choose(\.isItalic) { ($0.isRedacted, $0.design) = (false, .default) }
      said.choose(\.isBold) { ($0.isRedacted, $0.weight) = (false, .light) }
      said.choose(\.caps, [0, 1, 2]) {
        ($0.isRedacted, $0.letters, $0.design, $0.words, $0.lines) = (false, nil, .default, "Short words", nil)
      }
      said.choose(\.kerning, [0, 3]) { ($0.tracking, $0.words) = (0, "Short words") }
      said.choose(\.tracking, [0, 2]) { ($0.kerning, $0.words) = (0, "Short words") }
      said.choose(\.lift, [0, 8])
      said.choose(\.underline, [0, 1, 2, 3]) { $0.isRedacted = false }
      said.choose(\.strike, [0, 1, 2, 3]) { $0.isRedacted = false }
      said.choose(\.lines, [nil, 1, 2]) { ($0.words, $0.least, $0.size) = (long, 1, 24) }
      said.choose(\.reserves) {
        ($0.words, $0.lines, $0.least, $0.size) = ("Short", 3, 1, 12)
        ($0.kerning, $0.tracking) = (0, 0)
      }
      said.choose(\.gap, [0, 9]) { ($0.words, $0.lines, $0.reserves, $0.least) = (long, nil, false, 1) }
      said.choose(\.truncation, [.head, .middle, .tail]) {
        ($0.words, $0.lines, $0.least, $0.isRedacted, $0.reserves) = (long, 1, 1, false, false)
      }
      said.choose(\.alignment, [.leading, .center, .trailing]) { ($0.words, $0.lines, $0.reserves, $0.least) = (long, nil, false, 1) }
      said.choose(\.least, [0.4, 1]) { ($0.words, $0.lines, $0.reserves) = (long, 1, false) }
      said.choose(\.letters, [nil, .uppercase, .lowercase]) { ($0.isRedacted, $0.caps, $0.words) = (false, 0, "Short words") }
      said.choose(\.language, ["en", "tr"]) { ($0.letters, $0.words, $0.isRedacted, $0.caps) = (.uppercase, "Fire istanbul", false, 0) }
      said.choose(\.paint, [0, 1, 2])
      said.choose(\.isRedacted)
      said.choose(\.isMirrored) {
        ($0.words, $0.alignment) = (long, .leading)
        ($0.lines, $0.least) = (nil, 1)
      }
      try judge.crowds(said, in: .fixed(190, 160)) { $0.view }
    }
    measure(
      "Shape", "StrokeStyle", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "View.shadow", "View.blendMode",
      says: "outlines, strokes, gradients and effects show beside each other", from: source
    ) { judge in
      let said = Crowd(ShapeSaid())
      said.choose(\.kind, [0, 1, 2, 3, 4])
      said.choose(\.inset, [0, 10])
      said.choose(\.from, [0, 0.3])
      said.choose(\.turn, [0, 40]) { $0.kind = 0 }
      said.choose(\.anchor, [.center, .topLeading]) { ($0.turn, $0.scale) = (30, 1) }
      said.choose(\.offset, [0, 9])
      said.choose(\.scale, [1, 0.6])
      said.choose(\.paint, [0, 1, 2, 3, 4, 5]) { $0.center = .center }
      said.choose(\.angle, [0, 50]) { $0.paint = 3 + $0.paint % 2 }
      said.choose(\.center, [.center, .top]) { ($0.paint, $0.clip, $0.stroke, $0.filter, $0.stops) = (1 + $0.paint % 3, 0, 0, 0, 0) }
      said.choose(\.stops, [0, 1]) { $0.paint = 1 + $0.paint % 5 }
      said.choose(\.stroke, [0, 5])
      said.choose(\.dash, [[], [7, 4]]) { $0.stroke = 5 }
      said.choose(\.phase, [0, 5]) { ($0.stroke, $0.dash) = (5, [7, 4]) }
      said.choose(\.cap, [.butt, .round, .square]) { $0.stroke = 5 }
      said.choose(\.join, [.miter, .round, .bevel]) { ($0.stroke, $0.kind, $0.dash) = (8, 0, []) }
      said.choose(\.opacity, [1, 0.4])
      said.choose(\.blur, [0, 4])
      said.choose(\.isOpaque) { $0.blur = 5 }
      said.choose(\.shadow, [1, 5]) { $0.shadowX = 0 }
      said.choose(\.shadowX, [0, 6])
      said.choose(\.blend, [.normal, .multiply, .difference])
      said.choose(\.filter, [0, 1, 2, 3, 4])
      said.choose(\.clip, [0, 1, 2])
      said.choose(\.border, [0, 3])
      try judge.crowds(said, in: .fixed(120, 100)) { $0.view }
    }
    measure(
      "Image", "View.aspectRatio", "View.imageScale", "SymbolVariants",
      says: "sizes, caps, tiles, weights and variants show beside each other", from: source
    ) {
      judge in
      let said = Crowd(PictureSaid())
      said.choose(\.isSymbol)
      said.choose(\.isResizable)
      said.choose(\.mode, [.stretch, .tile]) { ($0.isSymbol, $0.isResizable, $0.isTemplate) = (false, true, false) }
      said.choose(\.caps, [EdgeInsets(), EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1)]) {
        ($0.isSymbol, $0.isResizable, $0.isTemplate) = (false, true, false)
      }
      said.choose(\.fit, [0, 1, 2]) { ($0.isResizable, $0.ratio, $0.isSymbol) = (true, 1, false) }
      said.choose(\.ratio, [nil, 3]) { ($0.isResizable, $0.fit) = (true, 1) }
      said.choose(\.isTemplate) { $0.isSymbol = false }
      said.choose(\.tint, [nil, .pureGreen]) { ($0.isSymbol, $0.isTemplate) = (true, true) }
      said.choose(\.name, ["heart.fill", "star"]) { $0.isSymbol = true }
      said.choose(\.size, [14, 20]) { ($0.isSymbol, $0.isResizable) = (true, false) }
      said.choose(\.weight, [.regular, .black]) { ($0.isSymbol, $0.isResizable, $0.name) = (true, false, "star") }
      said.choose(\.scale, [.small, .medium, .large]) { ($0.isSymbol, $0.isResizable) = (true, false) }
      said.choose(\.variant, [0, 1, 2]) { ($0.isSymbol, $0.isResizable, $0.name) = (true, false, "heart") }
      said.choose(\.clips) { ($0.isResizable, $0.fit, $0.ratio, $0.isSymbol) = (true, 2, 1, false) }
      try judge.crowds(said, in: .fixed(120, 100)) { $0.view }
    }
    measure(
      "HStack", "VStack", "ZStack", "View.layoutPriority", "View.padding",
      says: "alignments, gaps, priorities and edges act beside each other", from: source
    ) {
      judge in
      let said = Crowd(PileSaid())
      said.choose(\.axis, [0, 1, 2])
      said.choose(\.across, [.leading, .center, .trailing]) { $0.axis = 1 }
      said.choose(\.down, [.top, .center, .bottom, .firstTextBaseline]) { $0.axis = 0 }
      said.choose(\.spacing, [nil, 0, 14]) { $0.axis = $0.axis % 2 }
      said.choose(\.words, [0, 1])
      said.choose(\.priority, [0, 1]) { ($0.axis, $0.words, $0.fixed, $0.room) = (0, 1, 0, 180) }
      said.choose(\.fixed, [0, 1]) { ($0.axis, $0.words) = (0, 1) }
      said.choose(\.spacer, [nil, 5]) { ($0.axis, $0.room) = (0, 300) }
      said.choose(\.padding, [0, 12]) { ($0.room, $0.words, $0.axis, $0.edges) = (300, 0, 0, .all) }
      said.choose(\.edges, [.all, .leading, .vertical]) { $0.padding = 12 }
      said.choose(\.room, [180, 300])
      said.choose(\.least, [nil, 50]) { ($0.axis, $0.room, $0.words, $0.fixed) = (0, 180, 1, 1) }
      said.choose(\.divides)
      said.choose(\.isMirrored) { if $0.axis == 1 { $0.across = .leading } else { $0.axis = 0 } }
      try judge.crowds(said, rounds: 3, in: .fixed(320, 170)) { $0.view }
    }
  }
}
