// Where letters of a text view stand, in the view's own points.

extension UITextView {
  private var origin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }
  private var length: Int { (text ?? "").utf16.count }

  func caret(at offset: Int) -> CGRect {
    let height = (font ?? .systemFont(ofSize: 12)).lineHeight
    let start = CGRect(x: origin.x + textContainer.lineFragmentPadding, y: origin.y, width: 2, height: height)
    guard length > 0 else { return start }
    let isBehind = offset >= length
    let letter = NSRange(location: isBehind ? length - 1 : max(0, offset), length: 1)
    let rect = layoutManager.boundingRect(forGlyphRange: letter, in: textContainer)
    guard rect.height > 0 else { return start }
    return CGRect(x: origin.x + (isBehind ? rect.maxX : rect.minX), y: origin.y + rect.minY, width: 2, height: rect.height)
  }
  func place(nearestTo point: CGPoint) -> UITextPosition {
    guard length > 0 else { return beginningOfDocument }
    var fraction: CGFloat = 0
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let index = layoutManager.glyphIndex(for: inside, in: textContainer, fractionOfDistanceThroughGlyph: &fraction)
    return UITextPosition(offset: min(length, fraction > 0.5 ? index + 1 : index))
  }
  func parts(of range: NSRange) -> [UITextSelectionRect] {
    guard range.length > 0 else { return [] }
    var rects: [CGRect] = []
    layoutManager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: range, in: textContainer) { rect, _ in
      rects.append(rect.offsetBy(dx: self.origin.x, dy: self.origin.y))
    }
    return rects.enumerated().map { SelectedPart($1, first: $0 == 0, last: $0 == rects.count - 1) }
  }
}
