import QuoinDrawing

/// A badge: words in a capsule 18 points high, at least as wide (assumed), and no words a capsule without any, as on the phone.
@MainActor struct BadgeBox {
  private let block: TextBlock
  private let words: CGSize
  let size: CGSize

  init(_ text: String, font: UIFont = .systemFont(ofSize: 13), color: UIColor = .white, scale: CGFloat) {
    var plain = TextBlock.Plain(text: text, font: font, color: color)
    plain.alignment = .center
    plain.scale = scale
    block = TextBlock(plain)
    words = block.size(nil)
    let height = max(18, text.isEmpty ? 0 : words.height)
    size = CGSize(width: max(height, words.width + 10), height: height)
  }

  func paint(_ painter: inout ContentPainter, at corner: CGPoint, ground: UIColor) {
    let rect = CGRect(origin: corner, size: size)
    painter.fill(Path(roundedRect: rect, cornerRadius: size.height / 2), ground)
    block.paint(&painter, in: CGRect(x: rect.minX, y: rect.midY - words.height / 2, width: size.width, height: words.height))
  }
}
