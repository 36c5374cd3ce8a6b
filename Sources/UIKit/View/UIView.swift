/// A rectangle that lays out and shows itself and its subviews. Coordinates are points, x right and y down.
///
/// Members that a subclass may override stand in this body, because Swift lets nothing declared in an extension be overridden.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// Where the view lies and what it looks like under its content.
  open var layer: CALayer { backing }
  /// The layer, which a subclass may have by a type of its own.
  final let backing: CALayer
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
    backing = LayerFactory.make(Self.layerClass)
    super.init()
    backing.owner = self
    backing.frame = frame
  }

  /// An empty view: archives and storyboards are not read here.
  public required init?(coder: NSCoder) {
    backing = LayerFactory.make(Self.layerClass)
    super.init()
    backing.owner = self
  }

  /// A view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    backing.owner = nil
    flexSlot?.viewIsGone()
    ViewTeardown.release(&children)
  }

  /// The smallest text size of the view and all inside; nil = as small as the user wants it.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.textSizes.least }
    set { viewState.textSizes.least = newValue }
  }
  /// The largest text size of the view and all inside; nil = as large as the user wants it.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.textSizes.most }
    set { viewState.textSizes.most = newValue }
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

  /// By which outline forces let it meet others: its rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  // MARK: Layout

  /// Gives the view's parts their colours, words and the like, before the layout; empty unless overridden. It runs again after
  /// ``setNeedsUpdateProperties()``, and after a change of an `@Observable` value that it has read.
  open func updateProperties() {}
  /// Asks for `updateProperties()` in the next layout pass.
  open func setNeedsUpdateProperties() {
    viewState.needsUpdateProperties = true
    layer.setNeedsLayout()
  }
  /// Runs `updateProperties()` now if it was asked for.
  open func updatePropertiesIfNeeded() { runUpdateProperties() }
  /// Asks for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Runs the layout that is due in this view's tree.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Places the subviews: by their constraints, unless overridden to place them by hand.
  open func layoutSubviews() {}
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    viewState.needsUpdateConstraints = true
    if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: self) }
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
  /// Tells those around that the view comes or goes.
  func hiddenDidChange() {
    if let stack = parent as? UIStackView { stack.setNeedsLayout() }
    contentSizeChanged()
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
        if ConstraintOwner.isUsed { LayoutRegion.placeChanged(of: self) }
        contentSizeChanged()
      }
    }
  }

  // MARK: Members that subclasses override

  /// A number for your own use; 0 at first.
  open var tag: Int {
    get { viewState.tag }
    set { viewState.tag = newValue }
  }
  /// The name under which tests and layout trees know the view.
  open var accessibilityIdentifier: String? {
    get { viewState.identifier }
    set { viewState.identifier = newValue }
  }
  /// What a screen reader says; kept only.
  open var accessibilityLabel: String? {
    get { viewState.accessibilityLabel }
    set { viewState.accessibilityLabel = newValue }
  }
  /// A name for saved states; kept only.
  open var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }
  /// Whether what lies outside the (rounded) bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A hint for the phone's painter; kept only.
  open var isOpaque: Bool {
    get { layer.looks.isOpaque }
    set { layer.looks.isOpaque = newValue }
  }
  /// Pixels per point of drawn content.
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set { _ = newValue }
  }
  /// The parts of the bounds that bars and notches cover, as distances from the edges. O(depth).
  open var safeAreaInsets: UIEdgeInsets { foundSafeAreaInsets }
  /// The layout margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, rightToLeft: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }
  /// Whether layout margins grow by the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsLayoutMarginsFromSafeArea }
    set {
      viewState.insetsLayoutMarginsFromSafeArea = newValue
      setNeedsLayout()
    }
  }
  /// Whether margins are at least those of the superview that reach inside.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesSuperviewLayoutMargins }
    set {
      viewState.preservesSuperviewLayoutMargins = newValue
      setNeedsLayout()
    }
  }
  /// Sets how the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { keepHugging(priority, axis) }
  /// Sets how the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    keepResistance(priority, axis)
  }
  /// How the view resists growing beyond its content; 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = viewState.layoutData?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// How the view resists being smaller than its content; 750 at first.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let resistance = viewState.layoutData?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }
  /// Keeps `recognizer` with the view, taking it from where it was.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    viewState.gestures.append(recognizer)
  }
  /// Lets `recognizer` go.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    viewState.gestures.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
  /// The recognizers of the view; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestures.isEmpty ? nil : viewState.gestures }
    set {
      for recognizer in viewState.gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Whether a gesture may begin here; asked by nobody while a page is made.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// Whether a reader stops here; labels and controls say yes unless set.
  open var isAccessibilityElement: Bool {
    get { accessibilityWords.isElement ?? (self is UILabel || self is UIControl) }
    set { accessibilityWords.isElement = newValue }
  }
  /// What using it does.
  open var accessibilityHint: String? {
    get { accessibilityWords.hint }
    set { accessibilityWords.hint = newValue }
  }
  /// What it is set to.
  open var accessibilityValue: String? {
    get { accessibilityWords.value }
    set { accessibilityWords.value = newValue }
  }
  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityWords.traits }
    set { accessibilityWords.traits = newValue }
  }
  /// Whether what is inside is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityWords.elementsHidden }
    set { accessibilityWords.elementsHidden = newValue }
  }
  /// Whether all outside is left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityWords.isModal }
    set { accessibilityWords.isModal = newValue }
  }
  /// Where it is on the screen; the view's own place unless set.
  open var accessibilityFrame: CGRect {
    get { accessibilityWords.frame ?? convert(bounds, to: nil) }
    set { accessibilityWords.frame = newValue }
  }
  /// Its outline on the screen; nil = the frame's.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityWords.path }
    set { accessibilityWords.path = newValue }
  }
  /// Where it is touched; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityWords.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibilityWords.activationPoint = newValue }
  }
  /// What a reader finds inside, in order; nil = the views.
  open var accessibilityElements: [Any]? {
    get { accessibilityWords.elements }
    set { accessibilityWords.elements = newValue }
  }
  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityWords.actions }
    set { accessibilityWords.actions = newValue }
  }
  /// Whether what is inside is read before what is beside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityWords.groupsChildren }
    set { accessibilityWords.groupsChildren = newValue }
  }
  /// The language its words are in; nil = the system's.
  open var accessibilityLanguage: String? {
    get { accessibilityWords.language }
    set { accessibilityWords.language = newValue }
  }
  /// By which words it is called; nil = its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityWords.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibilityWords.inputLabels = newValue }
  }
  /// Its label with attributes; the plain one unless set.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityWords.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityWords.attributedLabel = newValue }
  }
  /// Its hint with attributes; the plain one unless set.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityWords.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityWords.attributedHint = newValue }
  }
  /// Its value with attributes; the plain one unless set.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityWords.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityWords.attributedValue = newValue }
  }

  // MARK: Life

  /// Called when an archive was read; no archive is read here.
  open func awakeFromNib() {}
  /// Called by nobody: on the phone a class may be asked for what its objects have, and some override this one by mistake.
  open class func awakeFromNib() {}
  /// Called when Interface Builder shows the view; it does not here.
  open func prepareForInterfaceBuilder() {}
  /// Places the sublayers of the view's layer, by `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { runLayoutSubviews() } }
  /// Fills the view's layer with content; nothing unless overridden.
  open func display(_ layer: CALayer) {}
  /// Draws a layer's content; nothing unless overridden.
  open func draw(_ layer: CALayer, in context: CGContext) {}
  /// The motion that a change of the layer starts: none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Ends the editing inside; true, for nothing is edited while a page is made.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    EditingEnd.resign(in: self)
    return true
  }
  /// Whether the focus may come here; false unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether it has the keyboard's focus: never here.
  open var isFocused: Bool { false }
  /// The focus moves; never called here.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Whether a touch here keeps others away; kept by the phone only.
  open var isExclusiveTouch: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
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
  /// Whether the tint pales; kept only.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Adds one; kept only.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    InteractionViews.set(self, of: interaction)
    interaction.didMove(to: self)
  }
  /// Light or dark for this view and all inside; `.unspecified` = as the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The first view with this tag: this one or one inside, depth first. O(n).
  open func viewWithTag(_ tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.children.reversed())
    }
    return nil
  }
  /// Whether several fingers are followed; kept only.
  open var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// A view whose opaque parts show this one; nil = all is shown.
  open var mask: UIView? {
    get { layer.mask?.owner }
    set {
      layer.mask = newValue?.layer
      attachments[ObjectIdentifier(MaskKey.self)] = newValue
    }
  }
  /// A view that shows what this one shows now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}
