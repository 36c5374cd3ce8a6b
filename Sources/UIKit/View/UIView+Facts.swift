extension UIView {
  enum MaskKey {}

  /// How content fills a view of another size.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Fitted inside, ratio kept.
    case scaleAspectFit
    /// Filling all, ratio kept, parts outside.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// Own size in the middle.
    case center
    /// Own size at the top.
    case top
    /// Own size at the bottom.
    case bottom
    /// Own size at the left.
    case left
    /// Own size at the right.
    case right
    /// Own size in the corner.
    case topLeft
    /// Own size in the corner.
    case topRight
    /// Own size in the corner.
    case bottomLeft
    /// Own size in the corner.
    case bottomRight
  }

  /// What grows with the superview when no constraints place the view.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The mask with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// What "no size of its own" is in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
