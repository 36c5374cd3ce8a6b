import QuoinDrawing

extension UIView {
  /// Draws the view with all inside, stretched over `rect`, into the current context; true when there is one.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.stack.last, bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension CALayer {
  /// Draws the layer with all inside, in its own coordinates, into `context`.
  public func render(in context: CGContext) {
    let place = bounds.origin
    let list = LayerPainter.paint(self, size: bounds.size, origin: place, traits: context.traits)
    UIImage(.list(list), scale: context.traits.displayScale).draw(into: context, in: CGRect(origin: .zero, size: bounds.size))
  }
}

extension UIImage {
  /// Draws the picture stretched over `rect` of a context.
  @MainActor func draw(into context: CGContext, in rect: CGRect) {
    context.paint { paint(&$0, inPage: $0.page(rect), tint: .label, ownTintWins: true) }
  }
}
