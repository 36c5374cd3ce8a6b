import Foundation

/// Gives the lines of a composition their places and their glyphs: aligned, in visual order.
struct LayoutBuilder {
  let text: ShapedText
  let style: ParagraphStyle
  let ornaments: Ornaments
  let composition: Composition
  let measure: TextMeasure
  let composer: LineComposer

  func layout() -> TextLayout {
    var lines: [TextLine] = []
    lines.reserveCapacity(composition.lines.count)
    let grid = PixelGrid(style.pixelScale)
    var bottom = 0.0
    for (index, line) in composition.lines.enumerated() {
      let metrics = composer.metrics(line)
      let last = index == 0 ? nil : composition.lines[index - 1]
      let top = bottom + composer.gap(above: line, after: last, metrics, scale: composition.scale) * composition.scale
      bottom = top + metrics.height * composition.scale
      let baseline = grid.nearest(top + metrics.ascent * composition.scale)
      lines.append(place(line, isLast: index == composition.lines.count - 1, top: top, bottom: bottom, baseline: baseline))
    }
    return TextLayout(
      size: measure.size, lines: lines, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline,
      isTruncated: measure.isTruncated, scaleFactor: CGFloat(composition.scale))
  }

  private func place(_ line: BrokenLine, isLast: Bool, top: Double, bottom: Double, baseline: Double) -> TextLine {
    let paragraph = text.paragraphs[Int(line.paragraph)]
    let cut = isLast ? composition.cut : nil
    var width = line.width * composition.scale
    let head = line.head * composition.scale
    let tail = style.block(line.paragraph).tail(in: Double(measure.size.width))
    let room = max(0, Double(measure.size.width) - head - tail)
    var spread = Spread()
    if isLast, let tightened = composition.tightenedWidth {
      let natural = text.width(Int(line.start), Int(line.shownEnd))
      let gaps = Int(line.shownEnd) - Int(line.start) - 1
      if natural > tightened, gaps > 0 { spread.perUnit = (tightened - natural) / Double(gaps) }
    } else if style.alignment == .justified, !line.endsParagraph, cut == nil {
      let blanks = (line.start..<line.shownEnd).count { text.isBlank(Int($0)) }
      if blanks > 0, room > width {
        spread.perBlank = (room - width) / composition.scale / Double(blanks)
        width = room
      }
    }
    let x = (isFromTheRight(paragraph) ? tail : head) + offset(room: room, width: width, paragraph)
    var setter = GlyphSetter(text: text, ornaments: ornaments, scale: composition.scale, spread: spread, x: x, baseline: baseline)
    if let cut { setter.set(cut) } else { setter.set(line) }
    return TextLine(
      frame: CGRect(x: x, y: top, width: width, height: bottom - top), baseline: CGFloat(baseline), glyphRuns: setter.runs,
      isTruncated: cut != nil, endsParagraph: line.endsParagraph || isLast)
  }

  /// Whether a paragraph begins at the right, where its indent is.
  private func isFromTheRight(_ paragraph: ShapedText.Paragraph) -> Bool {
    switch style.alignment {
    case .left, .right, .center, .leading, .trailing: style.layoutDirection == .rightToLeft
    case .natural, .justified: paragraph.baseLevel & 1 == 1
    }
  }

  private func offset(room: Double, width: Double, _ paragraph: ShapedText.Paragraph) -> Double {
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    switch style.alignment {
    case .left: return 0
    case .right: return room - width
    case .center: return (room - width) / 2
    case .leading: return style.layoutDirection == .leftToRight ? 0 : room - width
    case .trailing: return style.layoutDirection == .leftToRight ? room - width : 0
    case .natural, .justified: return isRightToLeft ? room - width : 0
    }
  }
}

/// Points added to a line's letters or blanks, in the text's own scale.
struct Spread {
  var perUnit = 0.0
  var perBlank = 0.0
}
