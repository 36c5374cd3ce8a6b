import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// Draws a text's glyphs and the lines under and through them.
struct TextLook: PlacedLook {
  let text: ResolvedText
  /// Whether bars are drawn in place of the words.
  let isRedacted: Bool
  init(_ text: ResolvedText, isRedacted: Bool = false) {
    self.text = text
    self.isRedacted = isRedacted
  }

  func paint(_ node: PlacedNode, _ painter: inout Painter) { draw(in: node.frame, for: node.proposal, &painter) }

  /// Draws the text as it is for `proposal`, over `frame`.
  func draw(in frame: CGRect, for proposal: ProposedViewSize, _ painter: inout Painter) {
    let layout = text.paragraph.layout(width: proposal.width, height: proposal.height)
    guard !layout.lines.isEmpty else { return }
    if isRedacted { return drawBars(layout, frame.origin, &painter) }
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
    drawBackgrounds(layout, origin, &painter)
    drawLines(layout, origin, \.underline, \.underlineColor, isUnder: true, paints, &painter)
    drawRuns(layout, origin, paints, &painter)
    drawInnerShadows(layout, origin, &painter)
    if text.inks.contains(where: { $0.picture != nil }) { drawPictures(layout, origin, &painter) }
    drawLines(layout, origin, \.strikethrough, \.strikethroughColor, isUnder: false, paints, &painter)
    for _ in shadows { painter.builder.pop() }
  }

  /// Draws a bar for each line, as long as its words.
  private func drawBars(_ layout: TextLayout, _ origin: CGPoint, _ painter: inout Painter) {
    let style = (text.inks.first?.style ?? ResolvedStyle(PaintColor(white: 0))).opacity(0.16)
    for line in layout.lines where line.frame.width > 0 {
      let bar = painter.grid.snap(line.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: line.frame.height * 0.1))
      style.fill(Path(roundedRect: bar, cornerRadius: min(4, bar.height / 4)), in: bar, &painter.builder)
    }
  }

  /// Fills what lies behind runs with a background colour.
  private func drawBackgrounds(_ layout: TextLayout, _ origin: CGPoint, _ painter: inout Painter) {
    for line in layout.lines {
      for run in line.glyphRuns where text.inks.indices.contains(run.attributes) {
        guard let color = text.inks[run.attributes].background, run.width > 0 else { continue }
        let box = CGRect(x: origin.x + run.origin.x, y: origin.y + line.frame.minY, width: run.width, height: line.frame.height)
        painter.builder.fill(Path(painter.grid.snap(box)), with: color)
      }
    }
  }

  /// Draws the pictures that stand in the lines.
  private func drawPictures(_ layout: TextLayout, _ origin: CGPoint, _ painter: inout Painter) {
    for run in layout.lines.flatMap(\.glyphRuns) where text.inks.indices.contains(run.attributes) {
      guard let attachment = run.attachment, let picture = text.inks[run.attributes].picture else { continue }
      let place = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y - attachment.ascent)
      picture.draw(in: CGRect(origin: place, size: attachment.size), &painter.builder)
    }
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

  /// Draws the shadows that letters have within themselves, those of a style in one.
  private func drawInnerShadows(_ layout: TextLayout, _ origin: CGPoint, _ painter: inout Painter) {
    for (index, ink) in text.inks.enumerated() where !ink.style.innerShadows.isEmpty {
      var letters = Path()
      for run in layout.lines.flatMap(\.glyphRuns) where run.attributes == index { letters.addPath(run.path(at: origin)) }
      ink.style.drawInnerShadows(in: letters, &painter.builder)
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
