/// A rectangle of looks in a tree of rectangles: where it lies and what it shows. Every view has one.
///
/// Geometry is kept as on the phone: `bounds` (own coordinates), `position` (where `anchorPoint` lies in the layer above)
/// and `transform` (about that point). `frame` is derived.
@MainActor @preconcurrency open class CALayer: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  // Fields that every layout reads and writes many times are not watched for overlapping accesses: no user code runs within one.
  @exclusivity(unchecked) package final var geometry = LayerGeometry()
  // The tree is written on the main actor, and in `deinit` only when nobody else holds the part that is let go.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var above: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) package final var below: [CALayer] = []
  /// The view this layer belongs to, when it is a view's own layer. The view clears it when it goes away.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var owner: UIView?
  package final var looks = LayerLooks()
  @exclusivity(unchecked) package final var needsLayoutFlag = true
  @exclusivity(unchecked) package final var subtreeNeedsLayout = true

  /// An empty layer at the origin.
  public override init() { super.init() }

  /// A copy of the looks and geometry of `layer`, without its sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer {
      geometry = layer.geometry
      looks = layer.looks
    }
  }

  /// An empty layer: archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  deinit { LayerTeardown.release(&below) }

  /// The layer's own rectangle; its origin moves what lies inside, as scrolling does.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }
  /// Where `anchorPoint` lies, in the coordinates of the layer above.
  open var position: CGPoint {
    get { geometry.position }
    set { setPosition(newValue) }
  }
  /// The point that `position` places, in units of the bounds: (0.5, 0.5) is the middle. Changing it moves the layer.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
  /// A map of the layer about its anchor point.
  open var transform: CATransform3D {
    get { geometry.spatial ?? CATransform3D(geometry.transform) }
    set {
      geometry.transform = newValue.affine
      geometry.spatial = newValue
    }
  }
  /// The upright rectangle around the layer in the coordinates of the layer above. Setting it sets `position` and `bounds.size`.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }
  /// Layers with a greater one are painted later among their siblings.
  open var zPosition: CGFloat {
    get { looks.zPosition }
    set { looks.zPosition = newValue }
  }
  /// The layers inside, the lowest first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { below.isEmpty ? nil : below }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Takes an animation; the layer goes on showing its own values, as it does on the phone when the animation is done.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Puts `layer` on top inside this one, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: below.count) }
  /// Puts `layer` at `index` among the sublayers; an index out of range is clamped.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Puts `layer` right under `sibling`, or on top when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
  /// Puts `layer` right over `sibling`, or on top when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
  /// Takes this layer out of the layer above.
  open func removeFromSuperlayer() { detach() }

  /// Asks for `layoutSublayers()` in the next layout pass. O(depth) at most.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether a layout pass would call `layoutSublayers()`.
  open func needsLayout() -> Bool { needsLayoutFlag }
  /// Runs the layout that is due in this layer and those inside.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  /// Places the sublayers; override to place your own. A view's layer calls the view's `layoutSubviews`.
  open func layoutSublayers() { owner?.layoutSublayers(of: self) }
  /// Draws the layer's own content; nothing unless overridden.
  open func draw(in context: CGContext) {}
  /// Fills the layer with content; nothing unless overridden.
  open func display() {}
  /// The motion that a change starts: none, as pages stand still.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// The motion that a change starts unless another is given: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What a property is where nothing is said; nil = the class's own.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a property asks for drawing.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The motions that changes start; kept only.
  open var actions: [String: any CAAction]? {
    get { looks.actions }
    set { looks.actions = newValue }
  }
  /// Who fills and places the layer; a view's own layer has the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { looks.delegate as? any CALayerDelegate ?? owner }
    set { looks.delegate = newValue }
  }
  /// The layer as it is seen while something moves: itself, as pages stand still.
  open func presentation() -> Self? { self }
  /// The layer that this one is a picture of: itself.
  open func model() -> Self { self }

  /// Asks for the content to be drawn again; pages are drawn once, so there is nothing to do.
  open func setNeedsDisplay() {}
  /// Asks for a part of the content to be drawn again; nothing to do here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the content that is due; nothing to do here.
  open func displayIfNeeded() {}
  /// Paints the layer's own content between its background and its sublayers: here a picture in `contents`.
  package func paintContent(_ painter: inout ContentPainter) {
    guard let image = looks.contents as? UIImage ?? (looks.contents as? CGImage)?.image else { return }
    let mode: UIView.ContentMode =
      looks.contentsGravity == .resizeAspect
      ? .scaleAspectFit
      : looks.contentsGravity == .resizeAspectFill ? .scaleAspectFill : looks.contentsGravity == .center ? .center : .scaleToFill
    image.paint(&painter, inPage: painter.page(mode.place(image.size, in: bounds)), tint: .label, ownTintWins: true)
  }
  /// The smallest size that shows the content; the bounds' size here.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether `point`, in own coordinates, lies in the bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The deepest visible layer under `point`, given in the coordinates of the layer above; nil outside.
  open func hitTest(_ point: CGPoint) -> CALayer? { findLayer(at: point) }
  /// `point` of this layer in the coordinates of `layer`; nil stands for the space around the tree. O(depth).
  ///
  /// Layers of two trees meet in the space around them, the top layers' own origins counted.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { converted(point, to: layer) }
  /// `point` of `layer` (nil: the space around the tree) in the coordinates of this layer. O(depth).
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { layer?.convert(point, to: self) ?? fromBase(point) }
  /// Forgets an animation.
  open func removeAnimation(forKey key: String) {}
  /// Forgets all animations.
  open func removeAllAnimations() {}
  /// How fast time runs inside; kept only.
  open var speed: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// By how many seconds time inside is ahead; kept only.
  open var timeOffset: CFTimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Whether what lies inside counts from the bottom; kept only.
  open var isGeometryFlipped: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the layer and all inside are left out of the page.
  open var isHidden: Bool {
    get { looks.isHidden }
    set { looks.isHidden = newValue }
  }
  /// 0 = clear … 1 = opaque, for the layer with all inside.
  open var opacity: Float {
    get { looks.opacity }
    set { looks.opacity = newValue }
  }
  /// The colour under everything; nil = none.
  open var backgroundColor: CGColor? {
    get { looks.backgroundColor }
    set { looks.backgroundColor = newValue }
  }
  /// The radius of the corners in points; 0 = square.
  open var cornerRadius: CGFloat {
    get { looks.cornerRadius }
    set { looks.cornerRadius = newValue }
  }
  /// A layer whose opaque parts show this one; nil = all is shown.
  open var mask: CALayer? {
    get { looks.mask }
    set { looks.mask = newValue }
  }
  /// A picture (`CGImage` or `UIImage`) that fills the layer by `contentsGravity`; nil = none.
  open var contents: Any? {
    get { looks.contents }
    set { looks.contents = newValue }
  }
  /// Pixels of `contents` per point.
  open var contentsScale: CGFloat {
    get { looks.contentsScale }
    set { looks.contentsScale = newValue }
  }
}
