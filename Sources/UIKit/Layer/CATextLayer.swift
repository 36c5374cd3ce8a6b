import QuoinDrawing

/// A text in a layer.
open class CATextLayer: CALayer {
  /// `String` or `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`, or a name.
  open var font: Any?
  /// Points.
  open var fontSize: CGFloat = 36
  /// The colour of plain text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  private var block: TextBlock? {
    let font = (self.font as? UIFont)?.withSize(fontSize) ?? (self.font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    var plain = TextBlock.Plain(
      text: string as? String ?? "", font: font ?? .systemFont(ofSize: fontSize),
      color: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear)
    plain.alignment = alignmentMode.known
    plain.lines = isWrapped ? 0 : 1
    plain.lineBreakMode = .byWordWrapping
    plain.scale = UITraitCollection.current.displayScale
    if let text = string as? NSAttributedString { return text.length > 0 ? TextBlock(text, plain) : nil }
    return plain.text.isEmpty ? nil : TextBlock(plain)
  }

  /// The text's size.
  open override func preferredFrameSize() -> CGSize { block?.size(isWrapped && bounds.width > 0 ? bounds.width : nil) ?? .zero }

  package override func paintContent(_ painter: inout ContentPainter) { block?.paint(&painter, in: bounds, centered: false) }
}
