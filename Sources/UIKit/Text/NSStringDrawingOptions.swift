import QuoinText

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The options with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By the letters' shapes; measured by lines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line is cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
