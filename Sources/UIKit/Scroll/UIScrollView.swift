/// A window onto content that may be larger. What is seen is decided by the offset: the origin of the bounds.
@MainActor @preconcurrency open class UIScrollView: UIView {
  private var largest = CGSize.zero
  /// How far the content is scrolled: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if bounds.origin != newValue { bounds.origin = newValue } }
  }
  /// The size of all content.
  open var contentSize: CGSize {
    get { largest }
    set { largest = newValue }
  }
  /// Points around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { keepTop(oldValue) }
  }
  /// When bars and notches are kept clear of.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }
  /// Points around the indicators; kept only.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether an indicator is shown while scrolling; nothing scrolls here.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is shown while scrolling; nothing scrolls here.
  open var showsHorizontalScrollIndicator = true
  /// Whether scrolling is possible; kept only.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages; kept only.
  open var isPagingEnabled = false
  /// Whether scrolling goes on beyond the end; kept only.
  open var bounces = true
  /// Whether it does so for short content; kept only.
  open var alwaysBounceVertical = false
  /// Whether it does so for narrow content; kept only.
  open var alwaysBounceHorizontal = false
  /// Whether it keeps to one direction; kept only.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait; kept only.
  open var delaysContentTouches = true
  /// How fast scrolling slows; kept only.
  open var decelerationRate = DecelerationRate.normal
  /// What dragging does to the keyboard; kept only.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The least zoom; kept only.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom; kept only.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom; kept only.
  open var zoomScale: CGFloat = 1
  /// What pulling refreshes; kept only.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger is on it; never here.
  open var isDragging: Bool { false }
  /// Whether a finger touches it; never here.
  open var isTracking: Bool { false }
  /// Whether it goes on by itself; never here.
  open var isDecelerating: Bool { false }
  /// Who is told.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// A scroll view at `frame`. What lies outside is cut off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Scrolls at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// Scrolls as little as shows `rect`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = offset
  }
  /// Shows the indicators; nothing to do here.
  open func flashScrollIndicators() {}
  /// The insets of the indicator at the side; kept only.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the indicator below; kept only.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How indicators look; kept only.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a tap on the status bar scrolls to the top; kept only.
  open var scrollsToTop = true
  /// Whether it bounces when zoomed too far; kept only.
  open var bouncesZoom = true
  /// Whether a touch in the content may become a scroll; kept only.
  open var canCancelContentTouches = true
  /// The drag that scrolls; nobody drags here.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The pinch that zooms; nobody pinches here.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// Whether it zooms; never here.
  open var isZooming: Bool { false }
  /// Whether it has zoomed too far; never here.
  open var isZoomBouncing: Bool { false }
  /// Zooms until `rect` fills the view, within the scales allowed.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height) * zoomScale, animated: animated)
  }
  /// Zooms, within the scales allowed; kept only.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale) }
  /// Whether touches go to `view` of the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag takes the touch from `view`: not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light edge.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }
  /// Called when `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// The insets with the safe area where it is kept clear of.
  open var adjustedContentInset: UIEdgeInsets { adjustsForSafeArea ? contentInset + safeAreaInsets : contentInset }

  var adjustsForSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

  /// Guide around the content, for constraints.
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide(owner: self, identifier: "UIScrollView-contentLayoutGuide") { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    return guide
  }()
  /// Guide around what is seen, for constraints.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(owner: self, identifier: "UIScrollView-frameLayoutGuide") {
    $0.bounds
  }

  private func keepTop(_ old: UIEdgeInsets) {
    // An unscrolled view shows its content's beginning below the inset.
    if contentOffset.y == -old.top { contentOffset.y = -contentInset.top }
    if contentOffset.x == -old.left { contentOffset.x = -contentInset.left }
  }

  private var shownSafeTop: CGFloat = 0
  /// Keeps unscrolled content clear of the bars.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard adjustsForSafeArea else { return }
    let top = safeAreaInsets.top
    if contentOffset.y == -(contentInset.top + shownSafeTop) { contentOffset.y = -(contentInset.top + top) }
    shownSafeTop = top
    adjustedContentInsetDidChange()
  }

  /// When bars and notches are kept clear of.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As usual.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }
  /// How fast scrolling slows.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a thousandth of a second.
    public let rawValue: CGFloat
    /// What is left of the speed after a thousandth of a second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// When the place within the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    /// As suits the device.
    case automatic
    /// Always.
    case alwaysHidden
  }
  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// It goes.
    case onDrag
    /// It goes with the finger.
    case interactive
    /// It goes, with what stands above it.
    case onDragWithAccessory
    /// It goes with the finger, with what stands above it.
    case interactiveWithAccessory
  }
}

/// Who is told about scrolling. Nothing scrolls by itself here.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// It scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger began.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It stands.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A finger is about to leave; the place where it will stand may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// It begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// A movement that was asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// It zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// It is about to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// It has zoomed.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Its insets became other.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// No view, so that nothing zooms, where the delegate says nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing, where the delegate says nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Agrees, where the delegate says nothing.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing, where the delegate says nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Pulling refreshes; kept only.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// One that does not refresh.
  public init() { super.init(frame: .zero) }
  /// One at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether it refreshes.
  open private(set) var isRefreshing = false
  /// The words.
  open var attributedTitle: NSAttributedString?
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}
