/// A rectangle that lays out and shows itself and its subviews. Coordinates are points, x right and y down.
///
/// Members that a subclass may override stand in this body, because Swift lets nothing declared in an extension be overridden.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// Where the view lies and what it looks like under its content.
  public final let layer: CALayer
  // Not watched for overlapping accesses, like the layer's fields.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var parent: UIView? {
    didSet { TreeVersion.change() }
  }
  @exclusivity(unchecked) nonisolated(unsafe) package final var children: [UIView] = [] {
    didSet { TreeVersion.change() }
  }
  @exclusivity(unchecked) package final var viewState = ViewState()
  /// The window at the top of the tree, kept as views come and go.
  nonisolated(unsafe) package final unowned(unsafe) var windowSlot: UIWindow?
  /// The flex object of the view, when it takes part in flex layouts.
  @exclusivity(unchecked) package final var flexSlot: (any ContentSizeListening)?
  /// Things other modules keep with a view, found by the type they are kept under.
  package final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// The class of `layer`; override to use another.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view at `frame` in the coordinates of its future superview.
  public init(frame: CGRect) {
    layer = LayerFactory.make(Self.layerClass)
    super.init()
    layer.owner = self
    layer.frame = frame
  }

  /// An empty view: archives and storyboards are not read here.
  public required init?(coder: NSCoder) {
    layer = LayerFactory.make(Self.layerClass)
    super.init()
    layer.owner = self
  }

  /// A view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    layer.owner = nil
    flexSlot?.viewIsGone()
    ViewTeardown.release(&children)
  }

  // MARK: Geometry

  /// The upright rectangle around the view in its superview. Setting it sets `center` and the size of `bounds`.
  open var frame: CGRect {
    get { layer.geometry.frame }
    set { layer.frame = newValue }
  }
  /// The view's own rectangle; moving its origin moves the subviews, as scrolling does.
  open var bounds: CGRect {
    get { layer.geometry.bounds }
    set { layer.bounds = newValue }
  }
  /// Where the anchor point (the middle, unless changed) lies in the superview.
  open var center: CGPoint {
    get { layer.geometry.position }
    set { layer.position = newValue }
  }
  /// A map of the view about its anchor point; `frame` then is the rectangle around the result.
  open var transform: CGAffineTransform {
    get { layer.geometry.transform }
    set { layer.geometry.transform = newValue }
  }
  /// A map of the view in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point that `center` places, in units of the bounds. Changing it moves the view.
  open var anchorPoint: CGPoint {
    get { layer.geometry.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: Size

  /// The size the view wants within `size`; its current bounds' size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }
  /// Takes the size that `sizeThatFits` wants for the current bounds; the origin of the frame stays.
  open func sizeToFit() { takeFittingSize() }
  /// From the top of the view to the baseline of its first line when it has `size`; nil where there is no text.
  package func firstBaseline(in size: CGSize) -> CGFloat? { nil }
  /// The same for its last line.
  package func lastBaseline(in size: CGSize) -> CGFloat? { nil }
  /// Where flex layouts take the baseline from, by the font alone; nil where they use the bottom.
  package var flexBaseline: CGFloat? { nil }
  /// The size the content has by nature; `UIView.noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Tells Auto Layout and flex layouts that the content has another size now.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// The smallest size that satisfies the constraints inside, near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that satisfies the constraints inside, with the given firmness of `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { constraintFittingSize(targetSize, horizontal, vertical) }

  // MARK: Layout

  /// Asks for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Runs the layout that is due in this view's tree.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Places the subviews: by their constraints, unless overridden to place them by hand.
  open func layoutSubviews() {}
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    viewState.needsUpdateConstraints = true
    if ConstraintHome.isUsed { ConstraintIsland.placeChanged(of: self) }
    layer.setNeedsLayout()
  }
  /// Runs `updateConstraints()` when it is due.
  open func updateConstraintsIfNeeded() { runUpdateConstraints() }
  /// Brings the constraints up to date; override and call super last.
  open func updateConstraints() {}
  /// Whether the view is placed by constraints though it has none yet.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// How far the alignment rectangle lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// Asks for drawing; pages are drawn once, so there is nothing to do.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part; nothing to do here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Hierarchy

  /// Puts `view` on top inside this one, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Puts `view` at `index` among the subviews; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts `view` right under `sibling`; on top when that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
  /// Puts `view` right over `sibling`; on top when that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
  /// Moves a subview to the top; nothing happens for other views.
  open func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, at: children.count) } }
  /// Moves a subview to the bottom; nothing happens for other views.
  open func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, at: 0) } }
  /// Swaps two subviews' places; indexes out of range change nothing.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a view came inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil = the view leaves.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil = the view leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Surroundings

  /// What the surroundings are like: light or dark, scale, direction, text size.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Called when `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when `layoutMargins` changed.
  open func layoutMarginsDidChange() {}
  /// Called when `tintColor` changed here or above.
  open func tintColorDidChange() {}
  /// The colour of what can be tapped; that of the superview unless set; the system's blue at the top.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTint(newValue) }
  }
  /// The distances kept from the edges by content; 8 on each side unless set, with the safe area added.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The colour under the content; nil = none.
  open var backgroundColor: UIColor? {
    get { viewState.backgroundColor }
    set {
      viewState.backgroundColor = newValue
      layer.looks.backgroundColor = nil
    }
  }
  /// Whether the view and all inside are left out of the page.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      if layer.isHidden != newValue {
        layer.isHidden = newValue
        hiddenDidChange()
      }
    }
  }
  /// 0 = clear … 1 = opaque, for the view with all inside.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// How the content fills the bounds.
  open var contentMode: UIView.ContentMode {
    get { viewState.contentMode }
    set { viewState.contentMode = newValue }
  }
  /// Whether touches reach the view; kept only.
  open var isUserInteractionEnabled: Bool {
    get { viewState.isUserInteractionEnabled }
    set { viewState.isUserInteractionEnabled = newValue }
  }
  /// Whether reading direction flips the view's own layout.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semantics }
    set {
      if viewState.semantics != newValue {
        viewState.semantics = newValue
        if ConstraintHome.isUsed { ConstraintIsland.placeChanged(of: self) }
        contentSizeChanged()
      }
    }
  }

  // MARK: Drawing and touch

  /// Draws custom content with the current context; empty unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Paints the view's own content between its background and its subviews. Controls of this module override it.
  package func paintContent(_ painter: inout ContentPainter) {}
  /// Whether `point`, in own coordinates, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The deepest visible view under `point` that takes touches; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.find(self, point, event) }
  /// The superview, or the controller of the view.
  open override var next: UIResponder? { viewState.controller ?? parent }
}
