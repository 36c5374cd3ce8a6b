import CoreGraphics
import Foundation
import QuoinDrawing
import UIKit

/// Where pictures are reckoned: colours as light, unless `.workingColorSpace` is `NSNull`, and a pixel of four numbers each.
open class CIContext: NSObject, @unchecked Sendable {
  private let isLinear: Bool
  /// One with wishes; of these the working space counts.
  public init(options: [CIContextOption: Any]? = nil) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
    super.init()
  }
  /// One without wishes.
  public override init() {
    isLinear = true
    super.init()
  }

  /// As many pixels as are reckoned at once: 16,384 × 16,384.
  private static let most = 1 << 28

  private func bytes(of image: CIImage, in area: PixelArea) -> PictureBytes? {
    // Asked for without end, or of a picture that is none.
    guard !area.isEmpty, area.count <= Self.most else { return nil }
    let rendering = Rendering(isLinear: isLinear)
    return PictureBytes(rendering.raster(image, in: area), in: area, rendering)
  }

  /// The pixels of a picture in a rectangle, in sRGB, clear where the picture does not reach; nil where the rectangle is empty or has more
  /// than 2²⁸ pixels. O(pixels) for each filter.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !image.extent.isEmpty, let made = bytes(of: image, in: PixelArea(fromRect)),
      let provider = CGDataProvider(data: Data(made.bytes) as CFData)
    else { return nil }
    return CGImage(
      width: made.width, height: made.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: made.width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }
  /// As `createCGImage(_:from:)`, a byte a part in sRGB, whatever is asked.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels of a part of a picture into memory, row by row from the top of `bounds`, a byte for red, green, blue and opacity in
  /// the order of `format` (that of `.RGBA8` for those of more bytes), clear where the picture does not reach; nothing where rows are too
  /// short.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let made = bytes(of: image, in: PixelArea(bounds)), rowBytes >= made.width * 4 else { return }
    let order = format.order
    for row in 0..<made.height {
      for column in 0..<made.width {
        let at = (row * made.width + column) * 4
        for (place, part) in order.enumerated() {
          data.storeBytes(of: made.bytes[at + part], toByteOffset: row * rowBytes + column * 4 + place, as: UInt8.self)
        }
      }
    }
  }
  /// A file in PNG; nil for a picture without pixels or without end.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }
  /// A file in JPEG; nil for a picture without pixels or without end.
  open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
  }
  /// Writes a file in PNG, whole or not at all.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }
  /// Writes a file in JPEG, whole or not at all.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }
  /// Forgets what was reckoned: nothing is kept.
  open func clearCaches() {}
}

/// How pictures are reckoned.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without the graphics processor, which is so.
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  /// In which space of colours filters reckon: light, or with `NSNull` the numbers colours are written with.
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
  /// In which space of colours pictures come out: sRGB, whatever is asked.
  public static let outputColorSpace = Self(rawValue: "kCIContextOutputColorSpace")
  /// With how many bytes a part filters reckon: four, whatever is asked.
  public static let workingFormat = Self(rawValue: "kCIContextWorkingFormat")
  /// Whether what is in between is kept: nothing is.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether others go first.
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
  /// Whether colours come out multiplied by their opacity: as each way out has them.
  public static let outputPremultiplied = Self(rawValue: "output_premultiplied")
  /// Whether pictures are made smaller as finely as can be.
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  /// Whether little power is used.
  public static let allowLowPower = Self(rawValue: "kCIContextAllowLowPower")
  /// What it is called.
  public static let name = Self(rawValue: "kCIContextName")
}
/// How files are written; nothing is made of it.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// How the pixels of a picture lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue and opacity, a byte each.
  public static let RGBA8 = Self(rawValue: 264)
  /// Blue, green, red and opacity, a byte each.
  public static let BGRA8 = Self(rawValue: 266)
  /// Opacity, red, green and blue, a byte each.
  public static let ARGB8 = Self(rawValue: 265)
  /// Red, green, blue and opacity, two bytes each: halves.
  public static let RGBAh = Self(rawValue: 2056)
  /// Red, green, blue and opacity, four bytes each.
  public static let RGBAf = Self(rawValue: 2312)

  /// Which parts of a pixel follow one another.
  fileprivate var order: [Int] {
    switch self {
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [3, 0, 1, 2]
    default: [0, 1, 2, 3]
    }
  }
}
