import Foundation
import QuoinGeometry
import QuoinText

/// Letters as `<text>`, or as their outlines.
extension SVGPrinter {
  func draw(_ item: GlyphsItem) throws(DrawingError) {
    for run in item.runs where !run.glyphs.isEmpty && run.font.size > 0 {
      let paint = item.paint(of: run)
      if run.font.isColor {
        for picture in run.pictures(at: item.origin) { try draw(picture) }
      } else if paint.isInvisible {
        continue
      } else if text == .selectable {
        try write(run, item, paint)
      } else if !run.isWhitespace {
        try outline(run, item, paint)
      }
    }
  }

  private func outline(_ run: GlyphRun, _ item: GlyphsItem, _ paint: Paint) throws(DrawingError) {
    let path = run.path(at: item.origin)
    guard !path.isEmpty else { return }
    var attributes = try SVG.fill(paint, over: path.boundingRect, self)
    if run.font.syntheticBold, case .color(let color) = paint {
      attributes += " stroke=\"\(SVG.color(color))\" stroke-width=\"\(SVG.number(run.font.syntheticBoldWidth))\" stroke-linejoin=\"round\""
    }
    body += SVG.element(path, attributes) + "\n"
  }

  /// One element a run. Its length is fixed, so that a viewer with another font keeps the lines' ends where they are.
  private func write(_ run: GlyphRun, _ item: GlyphsItem, _ paint: Paint) throws(DrawingError) {
    guard let first = run.positions.first else { return }
    let font = run.font
    let left = item.origin.x + run.origin.x
    let baseline = item.origin.y + (run.isRightToLeft ? run.origin.y : first.y)
    var attributes = "x=\"\(SVG.number(run.isRightToLeft ? left + run.width : left))\" y=\"\(SVG.number(baseline))\""
    attributes += " font-family=\"\(SVG.escaped(font.familyName))\" font-size=\"\(SVG.number(font.size))\""
    if font.descriptor.weight != 400 { attributes += " font-weight=\"\(font.descriptor.weight)\"" }
    if font.stretch != 1 { attributes += " font-stretch=\"\(SVG.number(font.stretch * 100))%\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    if run.isRightToLeft { attributes += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    if run.text.unicodeScalars.count > 1, run.width > 0 {
      attributes += " textLength=\"\(SVG.number(run.width))\""
      // A viewer whose font has no such width draws its letters narrower or wider, not only nearer.
      if font.stretch != 1 { attributes += " lengthAdjust=\"spacingAndGlyphs\"" }
    }
    attributes += try SVG.fill(paint, over: DisplayItem.glyphs(item).bounds, self)
    body += "<text \(attributes) xml:space=\"preserve\">\(SVG.escaped(run.text))</text>\n"
  }
}
