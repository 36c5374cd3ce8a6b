import QuoinDrawing

extension NSAttributedString {
  @MainActor private func paint(_ rect: (TextBlock) -> CGRect) {
    guard length > 0, let context = CGContext.stack.last else { return }
    var plain = TextBlock.Plain(text: "", font: .systemFont(ofSize: 12), color: .black)
    plain.lines = 0
    plain.scale = context.traits.displayScale
    let block = TextBlock(self, plain)
    context.paint { block.paint(&$0, in: rect(block), centered: false) }
  }

  /// Draws the text on one line with its top left corner at `point`, in the current context.
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    paint { _ in CGRect(origin: point, size: CGSize(width: 1e5, height: 1e5)) }
  }
  /// Draws the text from the top of `rect`, breaking lines at its width, in the current context.
  @MainActor @preconcurrency public func draw(in rect: CGRect) { paint { _ in rect } }
  /// Draws the text in `rect`; without `.usesLineFragmentOrigin` it is one line whose baseline begins at the rectangle's origin.
  @MainActor @preconcurrency public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    if let context {
      let size = boundingRect(with: rect.size, options: options, context: nil).size
      context.totalBounds = CGRect(origin: rect.origin, size: size)
    }
    guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect) }
    paint { block in
      CGRect(x: rect.minX, y: rect.minY - block.paragraph.measure(width: nil).firstBaseline, width: 1e5, height: 1e5)
    }
  }
}

extension String {
  /// Draws the text on one line with its top left corner at `point`, in the current context.
  @MainActor @preconcurrency public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
  /// Draws the text from the top of `rect`, breaking lines at its width, in the current context.
  @MainActor @preconcurrency public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  /// Draws the text in `rect`, in the current context.
  @MainActor @preconcurrency public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
}

extension NSString {
  /// Draws the text on one line with its top left corner at `point`, in the current context.
  @MainActor @preconcurrency public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }
  /// Draws the text from the top of `rect`, breaking lines at its width, in the current context.
  @MainActor @preconcurrency public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
  /// Draws the text in `rect`, in the current context.
  @MainActor @preconcurrency public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context) }
}
