@_exported import CoreGraphics
@_exported import Foundation
import QuoinDrawing
import UIKit

/// A picture, or how one is made of others: nothing is reckoned until a context asks for its pixels.
///
/// Places are counted in pixels, upwards from the lower left, as Core Image counts.
public final class CIImage: NSObject, @unchecked Sendable {
  /// Where it lies, in pixels; without end for colours and gradients, empty for no picture.
  public let extent: CGRect
  /// The pixels of a part of `extent`.
  let recipe: @Sendable (PixelArea, Rendering) -> Raster
  /// Whether what is drawn larger shows its pixels as squares.
  let isCrisp: Bool
  /// What the picture's file says of it; nothing.
  public var properties: [String: Any] { [:] }
  /// The file that it was read from.
  public private(set) var url: URL?

  init(extent: CGRect, isCrisp: Bool = false, _ recipe: @escaping @Sendable (PixelArea, Rendering) -> Raster) {
    self.extent = extent.isNull ? .zero : extent
    self.isCrisp = isCrisp
    self.recipe = recipe
  }
  private convenience init(_ picture: PictureBytes?) {
    guard let picture else {
      self.init(extent: .zero) { _, _ in .empty }
      return
    }
    let size = CGSize(width: picture.width, height: picture.height)
    self.init(extent: CGRect(origin: .zero, size: size)) { area, rendering in picture.raster(in: area, rendering) }
  }

  /// A picture's pixels; nil where it has none.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
  /// A picture's pixels.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    let (width, height) = (cgImage.width, cgImage.height)
    guard let data = cgImage.dataProvider?.data as Data?, width > 0, height > 0, data.count >= width * height * 4 else {
      self.init(nil as PictureBytes?)
      return
    }
    self.init(PictureBytes(width: width, height: height, bytes: Array(data)))
  }
  /// A camera's or a film's picture: an empty one, as there is neither.
  public convenience init(cvPixelBuffer pixelBuffer: AnyObject, options: [CIImageOption: Any]? = nil) { self.init(nil as PictureBytes?) }
  /// A camera's or a film's picture: an empty one, as there is neither.
  public convenience init(cvImageBuffer imageBuffer: AnyObject, options: [CIImageOption: Any]? = nil) { self.init(nil as PictureBytes?) }
  /// A picture's bytes; nil when they are none.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(image: picture)
  }
  /// A picture's file; nil when it is none.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    self.url = url
  }
  /// A colour without end.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { area, rendering in
      let pixel = rendering.working(color)
      return Raster(area: area) { _, _ in pixel }
    }
  }
  /// No picture.
  public static func empty() -> CIImage { CIImage(nil as PictureBytes?) }

  /// Black without end.
  public static var black: CIImage { CIImage(color: .black) }
  /// White without end.
  public static var white: CIImage { CIImage(color: .white) }
  /// Nothing without end.
  public static var clear: CIImage { CIImage(color: .clear) }
  /// Half black, half white, without end.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// Red without end.
  public static var red: CIImage { CIImage(color: .red) }
  /// Green without end.
  public static var green: CIImage { CIImage(color: .green) }
  /// Blue without end.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without end.
  public static var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without end.
  public static var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without end.
  public static var yellow: CIImage { CIImage(color: .yellow) }

  /// The pixels in sRGB; nil for no picture and for one without end.
  public var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}

/// What may be said of a picture that is read; nothing is made of it.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turned upright as its file says; pictures are read so.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
  /// In which space of colours.
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  /// What its file says.
  public static let properties = Self(rawValue: "kCIImageProperties")
}

extension UIImage {
  /// A filter's picture, a pixel a point; an empty one where there is none.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// A filter's picture, `scale` pixels a point, as it lies; an empty one where there is none.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let pixels = ciImage.cgImage else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }
  /// The picture for filters.
  public var ciImage: CIImage? { CIImage(image: self) }
}
