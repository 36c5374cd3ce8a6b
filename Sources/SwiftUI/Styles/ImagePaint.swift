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
    return ResolvedStyle(.image(bitmap, scale: scale * size.width / CGFloat(bitmap.width), source: sourceRect))
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
