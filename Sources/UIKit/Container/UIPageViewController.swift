/// Pages that one leafs through; the page set last is shown.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// Who knows the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateDots() } }
  /// Who hears of leafing; nobody leafs while a page is made.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages turn; kept only.
  public let transitionStyle: TransitionStyle
  /// Along which axis; kept only.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages have backs; kept only.
  open var isDoubleSided = false
  /// The pages that are shown; nil when there are none.
  public private(set) var viewControllers: [UIViewController]?
  private let dots = UIPageControl()

  /// Without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  /// Pages that turn like those of a book, as the phone has them when nothing is said.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let next = viewControllers ?? []
    for gone in self.viewControllers ?? [] where !next.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    self.viewControllers = viewControllers
    for page in next where page.parent !== self {
      addChild(page)
      if isViewLoaded { show(page) }
      page.didMove(toParent: self)
    }
    updateDots()
    completion?(true)
  }

  private func show(_ page: UIViewController) {
    page.view.frame = view.bounds
    view.insertSubview(page.view, at: 0)
  }

  private func updateDots() {
    guard isViewLoaded, let dataSource, transitionStyle == .scroll else { return dots.isHidden = true }
    dots.numberOfPages = dataSource.presentationCount(for: self)
    dots.currentPage = dataSource.presentationIndex(for: self)
    dots.isHidden = dots.numberOfPages == 0
    view.setNeedsLayout()
  }

  /// A view for the pages, with dots at the bottom where the data source counts them.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    for page in viewControllers ?? [] { show(page) }
    view.addSubview(dots)
    updateDots()
  }
  /// The pages fill the view, above the dots.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let below: CGFloat = dots.isHidden ? 0 : 37 + view.safeAreaInsets.bottom
    let pages = viewControllers ?? []
    let width = pages.isEmpty ? 0 : view.bounds.width / CGFloat(pages.count)
    for (index, page) in pages.enumerated() {
      page.viewIfLoaded?.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height - below)
    }
    dots.frame = CGRect(x: 0, y: view.bounds.height - below, width: view.bounds.width, height: 37)
  }

  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As paper.
    case pageCurl
    /// By scrolling.
    case scroll
  }
  /// Along which axis pages stand.
  public enum NavigationOrientation: Int, Sendable {
    /// Across.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// Which way one leafs.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward
    /// Back.
    case reverse
  }
  /// A name among the options.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name as UIKit writes it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Who knows the pages before and after one, and how many dots are shown.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before; nil = none.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  /// The page after; nil = none.
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  /// How many dots; 0 = none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands out.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  /// No dots, where the source says nothing.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first, where the source says nothing.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who hears of leafing.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to turn.
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page has turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
  /// Does nothing, where the delegate says nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
