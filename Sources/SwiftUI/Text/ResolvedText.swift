import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A text with everything known but its width: shaped runs, and how each is painted.
struct ResolvedText: Sendable {
  /// How the letters of a part are painted.
  struct Ink: Sendable {
    var style: ResolvedStyle
    var underline: Text.LineStyle?
    var underlineColor: PaintColor?
    var strikethrough: Text.LineStyle?
    var strikethroughColor: PaintColor?
    var link: URL?
  }
  let paragraph: Paragraph
  let inks: [Ink]
  let string: String
  let spacing: TextSpacingMetrics

  init(_ text: Text, _ environment: EnvironmentValues) {
    var builder = TextRunBuilder(environment)
    builder.add(text, TextRunBuilder.State(environment))
    let styled = StyledText(runs: builder.runs)
    paragraph = Paragraph.shared(styled, style: environment.paragraphStyle, library: environment.resources.fonts)
    inks = builder.inks
    string = styled.string
    let font = environment.resources.fonts.font(builder.runs.first?.font ?? environment.currentFont)
    spacing = TextSpacingMetrics(
      ascent: font.ascent, descent: font.descent, leading: font.leading, capHeight: font.capHeight,
      pixelLength: 1 / environment.displayScale)
  }
}

extension EnvironmentValues {
  /// How paragraphs are broken and aligned here.
  var paragraphStyle: ParagraphStyle {
    let limits = lineLimits
    return ParagraphStyle(
      minimumLines: limits.least, maximumLines: limits.most,
      truncation: truncationMode == .head ? .head : truncationMode == .middle ? .middle : .tail,
      alignment: multilineTextAlignment == .center ? .center : multilineTextAlignment == .trailing ? .trailing : .leading,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, language: locale.identifier,
      pixelScale: displayScale)
  }
}

/// Flattens a text into runs of one font and ink each.
struct TextRunBuilder {
  /// What is said of the letters at one point of the tree.
  struct State {
    var font: Font?
    var fontChanges: [Font.Change]
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var style: AnyShapeStyle?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var link: URL?

    init(_ environment: EnvironmentValues) {
      font = environment.font
      fontChanges = environment.fontChanges
      for change in environment.textChanges { apply(change) }
    }

    mutating func apply(_ change: Text.Change) {
      switch change {
      case .font(let font): self.font = font ?? self.font
      case .fontChange(let change): fontChanges.append(change)
      case .style(let style): self.style = style
      case .kerning(let value): kerning = value
      case .tracking(let value): tracking = value
      case .baselineOffset(let value): baselineOffset = value
      case .underline(let line): underline = line
      case .strikethrough(let line): strikethrough = line
      case .link(let url): link = url
      }
    }
  }

  let environment: EnvironmentValues
  private(set) var runs: [StyledText.Run] = []
  private(set) var inks: [ResolvedText.Ink] = []
  init(_ environment: EnvironmentValues) { self.environment = environment }

  mutating func add(_ text: Text, _ outer: State) {
    var state = outer
    // What is written last is outermost, so the first said is nearest to the letters and wins.
    for change in text.changes.reversed() { state.apply(change) }
    switch text.content {
    case .verbatim(let string): add(string, state)
    case .joined(let a, let b):
      add(a, state)
      add(b, state)
    case .dynamic(let dynamic): add(dynamic.text(in: environment), state)
    }
  }

  private mutating func add(_ string: String, _ state: State) {
    var font = (state.font ?? .body).descriptor(in: environment)
    for change in state.fontChanges { change.apply(to: &font) }
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    runs.append(
      StyledText.Run(
        cased, font: font, tracking: state.tracking, kerning: state.kerning, baselineOffset: state.baselineOffset,
        language: environment.locale.identifier, attributes: inks.count))
    var ink = ResolvedText.Ink(style: state.style.map { $0.resolvedStyle(in: environment) } ?? environment.currentForeground)
    if state.link != nil, state.style == nil { ink.style = TintShapeStyle().style(in: environment, level: 0) }
    ink.underline = state.underline
    ink.strikethrough = state.strikethrough
    ink.underlineColor = state.underline?.color.map { $0.style(in: environment, level: 0).color }
    ink.strikethroughColor = state.strikethrough?.color.map { $0.style(in: environment, level: 0).color }
    ink.link = state.link
    inks.append(ink)
  }
}

/// A text as a leaf: its paragraph answers every question (facts 66–71).
struct TextRule: LeafRule {
  let text: ResolvedText
  init(_ text: ResolvedText) { self.text = text }
  var name: String { "Text" }

  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    text.paragraph.measure(width: proposal.width, height: proposal.height).size
  }
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return text.paragraph.measure(width: proposal.width, height: proposal.height).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return text.paragraph.measure(width: proposal.width, height: proposal.height).lastBaseline
    }
    return nil
  }
  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing(text: text.spacing) }
  /// A text gets as narrow as it is asked to be (fact 66) and never wider than its longest line.
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    axis == .horizontal ? LengthRange(min: 0, max: text.paragraph.measure(width: nil, height: nil).size.width) : nil
  }
}

/// Draws a text's glyphs and the lines under and through them.
struct TextLook: Look {
  let text: ResolvedText
  init(_ text: ResolvedText) { self.text = text }

  func paint(_ node: ViewNode, _ painter: inout Painter) {
    let layout = text.paragraph.layout(width: node.placedProposal.width, height: node.placedProposal.height)
    guard !layout.lines.isEmpty else { return }
    let frame = node.frame
    // The lines keep their distances; only the first is put on the grid, so text does not jitter from line to line.
    let origin = CGPoint(x: painter.grid.snap(frame.minX), y: painter.grid.snap(frame.minY))
    var paints: [Int: Paint] = [:]
    for (index, ink) in text.inks.enumerated() { paints[index] = ink.style.paint(in: CGRect(origin: origin, size: frame.size)) }
    let first = text.inks.first?.style
    let shadows = first?.shadows ?? []
    for shadow in shadows.reversed() {
      var group = DisplayGroup()
      group.shadow = shadow
      painter.builder.push(group)
    }
    drawLines(layout, origin, \.underline, \.underlineColor, isUnder: true, paints, &painter)
    drawRuns(layout, origin, paints, &painter)
    drawLines(layout, origin, \.strikethrough, \.strikethroughColor, isUnder: false, paints, &painter)
    for _ in shadows { painter.builder.pop() }
  }

  /// Draws the glyphs; those of a link are marked as one.
  private func drawRuns(_ layout: TextLayout, _ origin: CGPoint, _ paints: [Int: Paint], _ painter: inout Painter) {
    let fallback = paints[0] ?? .color(PaintColor(white: 0))
    guard text.inks.contains(where: { $0.link != nil }) else {
      painter.builder.draw(GlyphsItem(layout, at: origin, paint: fallback, paints: paints))
      return
    }
    for line in layout.lines {
      for run in line.glyphRuns {
        let link = text.inks.indices.contains(run.attributes) ? text.inks[run.attributes].link : nil
        var group = DisplayGroup()
        group.mark = SemanticMark(link: link)
        if link != nil { painter.builder.push(group) }
        painter.builder.draw(GlyphsItem([run], at: origin, paint: fallback, paints: paints))
        if link != nil { painter.builder.pop() }
      }
    }
  }

  private func drawLines(
    _ layout: TextLayout, _ origin: CGPoint, _ line: KeyPath<ResolvedText.Ink, Text.LineStyle?>,
    _ color: KeyPath<ResolvedText.Ink, PaintColor?>, isUnder: Bool, _ paints: [Int: Paint], _ painter: inout Painter
  ) {
    for run in layout.lines.flatMap(\.glyphRuns) where text.inks.indices.contains(run.attributes) {
      let ink = text.inks[run.attributes]
      guard let style = ink[keyPath: line], run.width > 0 else { continue }
      let thickness = max(1 / painter.grid.scale, isUnder ? run.font.underlineThickness : run.font.strikeoutThickness)
      let offset = isUnder ? run.font.underlinePosition : -run.font.strikeoutPosition
      let y = painter.grid.snap(origin.y + run.origin.y + offset) + thickness / 2
      var path = Path()
      path.move(to: CGPoint(x: origin.x + run.origin.x, y: y))
      path.addLine(to: CGPoint(x: origin.x + run.origin.x + run.width, y: y))
      let paint = ink[keyPath: color].map(Paint.color) ?? paints[run.attributes] ?? .color(PaintColor(white: 0))
      painter.builder.stroke(path, style: style.pattern.stroke(thickness), with: paint)
    }
  }
}

extension Text.LineStyle.Pattern {
  func stroke(_ width: CGFloat) -> StrokeStyle {
    let dash: [CGFloat] =
      switch self {
      case .solid: []
      case .dot: [1, 2]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    return StrokeStyle(lineWidth: width, dash: dash.map { $0 * width * 1.5 })
  }
}
