import QuoinDrawing

extension UIImage {
  /// Draws the picture at its size in the current context.
  @MainActor @preconcurrency public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture stretched over `rect` in the current context.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    CGContext.stack.last?.paint { paint(&$0, inPage: $0.page(rect), tint: .label, ownTintWins: true) }
  }
}

/// Draws pictures by hand.
@MainActor @preconcurrency public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  private let origin: CGPoint
  /// Scale and opacity of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Pictures of `size` points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size), format: .default()) }
  /// Pictures of `size` points in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Pictures of the size of `bounds`.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Pictures of what lies in `bounds`, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (size, origin) = (bounds.size, bounds.origin)
    self.format = format
  }
  /// The picture's bytes as PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
  /// The picture's bytes as JPEG.
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
  /// The picture that `actions` draw; it stays sharp at every scale.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(DisplayListBuilder(size: size), base: .identity, traits: .current)
    context.pictureScale = format.scale
    if format.opaque {
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(origin: .zero, size: size))
    }
    context.translateBy(x: -origin.x, y: -origin.y)
    CGContext.stack.append(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    CGContext.stack.removeLast()
    context.closeAll()
    return UIImage(.list(context.builder.finish()), scale: format.scale)
  }
}

/// What drawing a picture by hand is given.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// Scale and opacity of the picture.
  public let format: UIGraphicsImageRendererFormat
  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) { (self.cgContext, self.format) = (cgContext, format) }
  /// The picture as far as it is drawn.
  public var currentImage: UIImage { UIImage(.list(cgContext.snapshot()), scale: format.scale) }
  /// Cuts off what is drawn outside a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
