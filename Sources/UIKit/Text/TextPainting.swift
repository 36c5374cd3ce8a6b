import QuoinDrawing
import QuoinText

extension TextBlock {
  /// The size in a room `width` wide; nil = no limit.
  func size(_ width: CGFloat?) -> CGSize { paragraph.measure(width: width).size }

  /// Where the text block of `size` begins in `rect`, by its alignment; in the middle of the height.
  func origin(of size: CGSize, in rect: CGRect, centered: Bool) -> CGPoint {
    let free = rect.width - size.width
    let x: CGFloat
    switch alignment {
    case .left, .justified: x = 0
    case .center: x = free / 2
    case .right: x = free
    case .natural: x = rightToLeft ? free : 0
    }
    return CGPoint(x: rect.minX + x, y: rect.minY + (centered ? max(0, (rect.height - size.height) / 2) : 0))
  }

  func paint(_ painter: inout ContentPainter, in rect: CGRect, centered: Bool = true) {
    guard rect.width > 0 else { return }
    let layout = paragraph.layout(width: rect.width, height: rect.height > 0 ? rect.height : nil)
    let at = painter.page(origin(of: layout.size, in: rect, centered: centered))
    let traits = painter.traits
    for line in layout.lines { for run in line.glyphRuns { paintUnder(run, line, at, &painter) } }
    let paints = Dictionary(
      uniqueKeysWithValues: looks.indices.map { ($0, Paint.color(looks[$0].strokeWidth > 0 ? .clear : looks[$0].color.paint(traits))) })
    painter.builder.draw(GlyphsItem(layout, at: at, paint: paints[0] ?? .color(.black), paints: paints))
    for line in layout.lines { for run in line.glyphRuns { paintOver(run, at, &painter) } }
  }

  private func look(_ run: GlyphRun) -> TextLook? { looks.indices.contains(run.attributes) ? looks[run.attributes] : nil }

  private func paintUnder(_ run: GlyphRun, _ line: TextLine, _ at: CGPoint, _ painter: inout ContentPainter) {
    guard let background = look(run)?.background else { return }
    let rect = CGRect(x: at.x + run.origin.x, y: at.y + line.frame.minY, width: run.width, height: line.frame.height)
    painter.builder.fill(Path(rect), with: background.paint(painter.traits))
  }

  private func paintOver(_ run: GlyphRun, _ at: CGPoint, _ painter: inout ContentPainter) {
    guard let look = look(run) else { return }
    if let attachment = run.attachment, let image = look.image {
      let rect = CGRect(
        x: at.x + run.origin.x, y: at.y + run.origin.y - attachment.ascent, width: attachment.size.width, height: attachment.size.height)
      image.paint(&painter, inPage: rect, tint: look.color, ownTintWins: true)
    }
    if look.strokeWidth != 0, look.strokeWidth.isFinite {
      let style = StrokeStyle(lineWidth: abs(look.strokeWidth) / 100 * run.font.size)
      painter.builder.stroke(run.path(at: at), style: style, with: .color((look.strokeColor ?? look.color).paint(painter.traits)))
    }
    func line(_ style: Int, _ offset: CGFloat, _ thickness: CGFloat, _ color: UIColor) {
      guard style != 0 else { return }
      let thick = style & 2 != 0 ? thickness * 2 : thickness
      let rect = CGRect(x: at.x + run.origin.x, y: at.y + run.origin.y + offset, width: run.width, height: thick)
      painter.builder.fill(Path(rect), with: color.paint(painter.traits))
      if style & 8 != 0 { painter.builder.fill(Path(rect.offsetBy(dx: 0, dy: thick * 2)), with: color.paint(painter.traits)) }
    }
    let font = run.font
    line(look.underline, font.underlinePosition, font.underlineThickness, look.underlineColor ?? look.color)
    line(look.strikethrough, -font.strikeoutPosition, font.strikeoutThickness, look.strikethroughColor ?? look.color)
  }
}
