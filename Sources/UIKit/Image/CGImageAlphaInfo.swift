/// Where a pixel's opacity stands in its bytes.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Last, and the colours are multiplied by it.
  case premultipliedLast
  /// First, and the colours are multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Last, and left out.
  case noneSkipLast
  /// First, and left out.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How a pixel's bytes stand.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that tell of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Four bytes, the least first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes, the greatest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// Where the opacity stands: last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the bytes stand.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// Bits of a part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { width * 4 }
}

/// Keeps a picture among the user's; nothing is kept here.
@MainActor @preconcurrency public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
