import QuoinDrawing

extension UIImage {
  /// Draws the picture at its size in the current context.
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture stretched over `rect` in the current context.
  @MainActor public func draw(in rect: CGRect) {
    CGContext.stack.last?.paint { paint(&$0, inPage: $0.page(rect), tint: .label, ownTintWins: true) }
  }
}

/// Draws pictures by hand.
@MainActor @preconcurrency public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Pictures of `size` points.
  public init(size: CGSize) { self.size = size }
  /// Pictures of the size of `bounds`.
  public init(bounds: CGRect) { size = bounds.size }
  /// The picture that `actions` draw; it stays sharp at every scale.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(DisplayListBuilder(size: size), base: .identity, traits: .current)
    CGContext.stack.append(context)
    actions(UIGraphicsImageRendererContext(cgContext: context))
    CGContext.stack.removeLast()
    context.closeAll()
    return UIImage(.list(context.builder.finish()), scale: UITraitCollection.current.displayScale)
  }
}

/// What drawing a picture by hand is given.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  init(cgContext: CGContext) { self.cgContext = cgContext }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
