/// A card from below.
open class UISheetPresentationController: UIPresentationController {
  /// Who is told, and asked how the presentation adapts to little room; held weakly.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { _adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { _adaptiveDelegate = newValue }
  }
  /// The heights it may have; the large one alone at first.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height it has; nil = the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// The greatest height at which what lies behind is not dimmed; nil = it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of its corners; nil = the system's, 10 points.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// Whether scrolling makes it higher; kept only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the edge where there is little height; kept only.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its content wants; kept only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that it comes from; kept only.
  open weak var sourceView: UIView?
  /// Whether it is as large as a page on wide screens; kept only.
  open var prefersPageSizing = true
  /// Makes changes; they show at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights anew.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// A height of a sheet.
  @MainActor @preconcurrency public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier
    let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    {
      self.identifier = identifier
      self.resolver = resolver
    }
    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All but the safe area above.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of your own, in points above the safe area at the bottom; nil = it can not be had.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// The height in some surroundings.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }

    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name as UIKit writes it, or one's own.
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name of one's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All but the safe area above.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}
