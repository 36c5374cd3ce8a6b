import QuoinDrawing

/// A path with the looks of its line, drawn into the current context.
@MainActor @preconcurrency open class UIBezierPath: NSObject {
  package var path: Path
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of sharp corners.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule decides what is inside.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    path = Path()
    super.init()
  }
  /// A path of its own with the same looks.
  open override func copy() -> Any { MainActor.assumeIsolated { copied() } }
  private func copied() -> UIBezierPath {
    let made = UIBezierPath(path)
    (made.lineWidth, made.lineCapStyle, made.lineJoinStyle, made.miterLimit) = (lineWidth, lineCapStyle, lineJoinStyle, miterLimit)
    (made.usesEvenOddFillRule, made.dash, made.dashPhase) = (usesEvenOddFillRule, dash, dashPhase)
    return made
  }
  package convenience init(_ path: Path) {
    self.init()
    self.path = path
  }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// A rectangle with the phone's rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  /// A rectangle with some corners rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)
    )
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }
  /// A part of a circle.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// The path of a layer.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The path for layers.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// The rectangle around it.
  open var bounds: CGRect { path.boundingRect }
  /// Where it stands.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// Begins a part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with two control points.
  open func addCurve(to end: CGPoint, controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
  }
  /// A curve with one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  /// A part of a circle; `clockwise` as the eye sees it.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startRadians: Double(startAngle), endRadians: Double(endAngle), clockwise: !clockwise)
  }
  /// Back to where this part began.
  open func close() { path.closeSubpath() }
  /// Another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// The same outline from its end to its beginning, each part by itself; its line is drawn as this one's.
  open func reversing() -> UIBezierPath {
    let other = copied()
    other.path = path.reversed()
    return other
  }
  /// Empties it.
  open func removeAllPoints() { path = Path() }
  /// Moves it.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
  /// Dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }
  /// Fills it in the current context.
  open func fill() { CGContext.stack.last?.fill(path, eoFill: usesEvenOddFillRule) }
  /// Draws its line in the current context.
  open func stroke() {
    CGContext.stack.last?.stroke(
      path,
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase))
  }
  /// Shows only its inside from now on.
  open func addClip() { CGContext.stack.last?.clip(path, eoFill: usesEvenOddFillRule) }
}

extension UIColor {
  /// Makes this the colour of insides and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes this the colour of insides in the current context.
  public func setFill() {
    MainThread.ifCurrent { CGContext.stack.last.map { $0.setFillColor(resolvedCGColor($0.traits)) } }
  }
  /// Makes this the colour of lines in the current context.
  public func setStroke() {
    MainThread.ifCurrent { CGContext.stack.last.map { $0.setStrokeColor(resolvedCGColor($0.traits)) } }
  }
}
