import Foundation

/// How large pictures may be. Asked before any memory is taken.
enum PictureLimits {
  /// Pixels on a side of a picture that is read.
  static let side = 16_384
  /// Pixels in all of a picture that is read.
  static let area = 100_000_000
  /// Pixels on a side of what is drawn; Cairo's own limit.
  static let canvasSide = 32_767
  /// Pixels in all of what is drawn.
  static let canvasArea = 268_000_000

  static func check(width: Int, height: Int, name: String) throws(DrawingError) {
    guard width > 0, height > 0 else { throw .pictureBroken(name: name, format: "", detail: "\(width) × \(height) pixels") }
    guard width <= side, height <= side, width * height <= area else {
      throw .pictureTooLarge(name: name, width: width, height: height, limit: side)
    }
  }

  /// The pixels of a page: its points times the scale, rounded up where they don't come out whole.
  static func canvas(_ size: CGSize, scale: CGFloat) throws(DrawingError) -> (width: Int, height: Int) {
    guard scale.isFinite, scale > 0 else { throw .scaleNotPositive("\(scale)") }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .canvasNotPositive(width: "\(size.width)", height: "\(size.height)")
    }
    let width = max(1, (Double(size.width * scale) - 1e-6).rounded(.up))
    let height = max(1, (Double(size.height * scale) - 1e-6).rounded(.up))
    guard width <= Double(canvasSide), height <= Double(canvasSide), width * height <= Double(canvasArea) else {
      throw .canvasTooLarge(width: Int(min(width, 1e15)), height: Int(min(height, 1e15)), limit: canvasSide)
    }
    return (Int(width), Int(height))
  }
}
