extension UIView {
  /// A number for your own use; 0 at first.
  public var tag: Int {
    get { viewState.tag }
    set { viewState.tag = newValue }
  }
  /// The first view with this tag: this one or one inside, depth first. O(n).
  public func viewWithTag(_ tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.children.reversed())
    }
    return nil
  }
  /// The name under which tests and layout trees know the view.
  public var accessibilityIdentifier: String? {
    get { viewState.identifier }
    set { viewState.identifier = newValue }
  }
  /// What a screen reader says; kept only.
  public var accessibilityLabel: String? {
    get { viewState.accessibilityLabel }
    set { viewState.accessibilityLabel = newValue }
  }
  /// A name for saved states; kept only.
  public var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }
  /// Whether what lies outside the (rounded) bounds is cut off.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A hint for the phone's painter; kept only.
  public var isOpaque: Bool {
    get { layer.looks.isOpaque }
    set { layer.looks.isOpaque = newValue }
  }
  /// Whether several fingers are followed; kept only.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Pixels per point of drawn content.
  public var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set { _ = newValue }
  }
  /// A view whose opaque parts show this one; nil = all is shown.
  public var mask: UIView? {
    get { layer.mask?.owner }
    set {
      layer.mask = newValue?.layer
      attachments[ObjectIdentifier(MaskKey.self)] = newValue
    }
  }
  private enum MaskKey {}

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
