import QuoinAppearance
import QuoinDrawing

/// Dots for pages.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// How many pages.
  open var numberOfPages = 0 { didSet { contentSizeChanged() } }
  /// Which page, from 0.
  open var currentPage = 0
  /// Whether one page shows nothing.
  open var hidesForSinglePage = false
  /// Dots; they hug their content upright.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of this page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The size for so many pages.
  open func size(forNumberOfPages count: Int) -> CGSize {
    PageDotsLook.size(pages: count, displayScale: Double(UITraitCollection.current.displayScale))
  }
  /// The size of all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  /// The size of all dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  package override func paintContent(_ painter: inout ContentPainter) {
    guard !(hidesForSinglePage && numberOfPages == 1) else { return }
    painter.add(
      PageDotsLook.items(
        pages: numberOfPages, selected: currentPage, in: painter.page(bounds), current: currentPageIndicatorTintColor?.fill(painter),
        others: pageIndicatorTintColor?.fill(painter), context: lookContext(painter)))
  }
}
