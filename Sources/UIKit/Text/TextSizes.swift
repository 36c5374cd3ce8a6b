import QuoinText

/// What a drawing scaled; kept only.
public final class NSStringDrawingContext: NSObject {
  /// How far the font may shrink.
  public var minimumScaleFactor: CGFloat = 0
  /// How far it was made to shrink: not at all, as texts here are measured and drawn in their own size.
  public var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of what was measured or drawn with it last; zero before.
  public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// The size on one line.
  public func size() -> CGSize { measured(nil) }
  /// The rectangle in a room of `size`; breaks into lines when asked to.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(origin: .zero, size: measured(lines && size.width > 0 && size.width < 1e6 ? size.width : nil))
    context?.totalBounds = rect
    return rect
  }

  private func measured(_ width: CGFloat?) -> CGSize {
    guard length > 0 else { return .zero }
    // Texts measure to the exact point here, as on the phone: the caller rounds.
    var plain = TextBlock.Plain(text: "", font: .systemFont(ofSize: 12), color: .black)
    plain.lines = 0
    plain.scale = 0
    return TextBlock(self, plain).size(width)
  }
}

extension String {
  /// The size on one line with `attributes`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  /// The rectangle in a room of `size` with `attributes`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size on one line with `attributes`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
  /// The rectangle in a room of `size` with `attributes`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
