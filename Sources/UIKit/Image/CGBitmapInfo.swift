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
