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
