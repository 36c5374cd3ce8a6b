import Foundation
import QuoinDrawing
import QuoinLayout

/// A picture repeated over what it paints.
public struct ImagePaint: PrimitiveStyle {
  /// What is repeated. One that is no bitmap is painted as the current foreground style.
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
    guard case .bitmap(let bitmap, let size) = image.resolved(in: environment).content else { return environment.currentForeground }
    let tile = part(of: bitmap)
    return ResolvedStyle(.image(tile, scale: scale * size.width / CGFloat(bitmap.width)))
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
