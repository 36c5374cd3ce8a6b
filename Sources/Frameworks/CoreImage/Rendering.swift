import CoreGraphics
import Foundation
import UIKit

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
}
extension CIContext {
  /// Writes the pixels of a part of a picture into memory, red, green, blue and opacity a byte each, whatever `format` asks for; nothing where
  /// there is no picture. `bounds` counts from the picture's upper left corner, in pixels; beyond the picture nothing is written.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let pixels = image.pixels else { return }
    let (columns, rows) = (Int(bounds.width), min(Int(bounds.height), pixels.height - Int(bounds.minY)))
    let count = min(columns, pixels.width - Int(bounds.minX)) * 4
    guard bounds.minX >= 0, bounds.minY >= 0, count > 0, rows > 0, rowBytes >= count else { return }
    for row in 0..<rows {
      let begin = ((row + Int(bounds.minY)) * pixels.width + Int(bounds.minX)) * 4
      pixels.bytes[begin..<begin + count].withUnsafeBytes {
        data.advanced(by: row * rowBytes).copyMemory(from: $0.baseAddress!, byteCount: count)
      }
    }
  }
}
extension CIImage {
  /// The pixels row by row, four bytes each; nil without a picture.
  fileprivate var pixels: (width: Int, height: Int, bytes: [UInt8])? {
    guard let image = cgImage, let data = image.dataProvider?.data as Data?, data.count >= image.width * image.height * 4 else {
      return nil
    }
    return (image.width, image.height, Array(data))
  }

  /// One pixel of the mean of all; nil without a picture.
  var averaged: CIImage? {
    guard let pixels, pixels.width > 0, pixels.height > 0 else { return nil }
    let count = pixels.width * pixels.height
    var sums = [0, 0, 0, 0]
    for (place, byte) in pixels.bytes.prefix(count * 4).enumerated() { sums[place % 4] += Int(byte) }
    let mean = Data(sums.map { UInt8(($0 + count / 2) / count) })
    guard let provider = CGDataProvider(data: mean as CFData) else { return nil }
    return CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent
    ).map(CIImage.init(cgImage:))
  }
}
