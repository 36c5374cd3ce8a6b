import Foundation
import QuoinDrawing
import QuoinLayout

/// A picture repeated over what it paints.
public struct ImagePaint: PrimitiveStyle {
  /// What is repeated. One that cannot be had is painted as the current foreground style.
  public var image: Image
  /// The part of the picture to use, in fractions of its size.
  public var sourceRect: CGRect
  /// Points per point of the picture.
  public var scale: CGFloat
  /// A picture, or a part of it, at its own size times `scale`.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let picture = image.resolved(in: environment)
    guard let (bitmap, width) = pixels(of: picture, scale: environment.displayScale) else { return environment.currentForeground }
    let tile = part(of: bitmap)
    return ResolvedStyle(.image(tile, scale: scale * width / CGFloat(bitmap.width)))
  }
  /// The picture as a bitmap, and its width in points; symbols and drawings in the pixels of a screen with so many a point.
  private func pixels(of picture: ResolvedImage, scale: CGFloat) -> (Bitmap, CGFloat)? {
    switch picture.content {
    case .bitmap(let bitmap, let size): return (bitmap, size.width)
    case .missing: return nil
    case .symbol, .drawn:
      var builder = DisplayListBuilder(size: picture.size)
      picture.draw(in: CGRect(origin: .zero, size: picture.size), &builder)
      guard let bitmap = try? PNGExporter(scale: scale).bitmap(for: builder.finish()) else { return nil }
      return (bitmap, picture.size.width)
    }
  }
  /// The pixels within `sourceRect`; all where it meets none.
  private func part(of bitmap: Bitmap) -> Bitmap {
    if sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return bitmap }
    let pixels = CGRect(
      x: sourceRect.minX * CGFloat(bitmap.width), y: sourceRect.minY * CGFloat(bitmap.height),
      width: sourceRect.width * CGFloat(bitmap.width), height: sourceRect.height * CGFloat(bitmap.height))
    return bitmap.wholePixels(of: pixels).map { bitmap.cropped(to: $0) } ?? bitmap
  }
}
extension ImagePaint: View {
  public typealias Body = _ShapeView<Rectangle, ImagePaint>
  public var body: _ShapeView<Rectangle, ImagePaint> { Rectangle().fill(self) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of it, repeated over what is painted.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
