import QuoinDrawing

/// Where code draws by hand: every stroke becomes part of the page.
@MainActor @preconcurrency public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = PaintColor.black
    var stroke = PaintColor.black
    var style = StrokeStyle()
    var groups = 0
    var shadow: Shadow?
    var alpha = 1.0
    var blend = BlendMode.normal
    var isLayer = false
    var glyphs = GlyphStyle()
    /// What is around all that may be seen, on the page; nil: everything may.
    var clipBox: CGRect?
  }

  var builder: DisplayListBuilder {
    didSet { bitmap?.isBehind = true }
  }
  private let base: CGAffineTransform
  private var state = State()
  /// The map of the path and of what is drawn next to the page.
  var pageMap: CGAffineTransform { state.transform.concatenating(base) }
  /// How what follows meets what lies below.
  var blend: BlendMode {
    get { state.blend }
    set { state.blend = newValue }
  }
  /// How glyphs are set.
  var glyphStyle: GlyphStyle {
    get { state.glyphs }
    set { state.glyphs = newValue }
  }
  /// The map of glyphs, their place included; no part of the state that is kept and gone back to.
  public var textMatrix = CGAffineTransform.identity
  /// The line that strokes draw.
  var line: StrokeStyle { state.style }
  /// Opens a group that ends with `endGroup` or the state.
  func beginGroup(_ group: DisplayGroup) {
    builder.push(group)
    state.groups += 1
  }
  /// Ends the group that was opened last.
  func endGroup() {
    guard state.groups > 0 else { return }
    builder.pop()
    state.groups -= 1
  }
  /// Opens a group of what follows as one, with the effects that are set now.
  func beginLayer() {
    var layer = DisplayGroup()
    layer.isIsolated = true
    (layer.opacity, layer.shadow, layer.blendMode) = (state.alpha, state.shadow, state.blend)
    saveGState()
    (state.alpha, state.shadow, state.blend, state.isLayer) = (1, nil, .normal, true)
    beginGroup(layer)
  }
  /// Ends the group of `beginLayer`, with the effects as they were before.
  func endLayer() { if state.isLayer { restoreGState() } }
  private var saved: [State] = []
  /// Pixels per point of the picture that is made; nil where a view draws itself.
  var pictureScale: CGFloat?
  /// The memory that the context's pixels go into, where it has some.
  var bitmap: BitmapMemory?
  /// How many groups are open in the list.
  var openGroups: Int { saved.reduce(state.groups) { $0 + $1.groups } }
  /// The path so far.
  var outline = Path()
  /// The path so far; nil: none.
  public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
  let traits: UITraitCollection
  /// The document that the context's pages go into, where it makes one.
  var document: PDFDocumentTarget?

  init(_ builder: DisplayListBuilder, base: CGAffineTransform, traits: UITraitCollection) {
    self.builder = builder
    self.base = base
    self.traits = traits
  }

  static var stack: [CGContext] = []

  /// Runs a view's own `draw(_:)` with a context over its bounds.
  static func draw(_ view: UIView, _ painter: inout ContentPainter) {
    let context = CGContext(
      painter.builder, base: CGAffineTransform(translationX: painter.offset.x, y: painter.offset.y), traits: painter.traits)
    stack.append(context)
    // As into a bitmap of the view's own size.
    context.clip(to: view.bounds)
    view.draw(view.bounds)
    stack.removeLast()
    context.closeAll()
    painter.builder = context.builder
  }

  func closeAll() {
    while !saved.isEmpty { restoreGState() }
    while state.groups > 0 {
      builder.pop()
      state.groups -= 1
    }
  }

  private func placed(_ path: Path) -> Path { path.applying(state.transform.concatenating(base)) }
  private var lineScale: CGFloat { abs(state.transform.determinant).squareRoot() }

  /// Keeps the state for `restoreGState`.
  public func saveGState() {
    saved.append(state)
    state.groups = 0
  }
  /// Goes back to the state of the last `saveGState`.
  public func restoreGState() {
    for _ in 0..<state.groups { builder.pop() }
    if let last = saved.popLast() { state = last } else { state.groups = 0 }
  }
  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  /// Scales what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  /// Turns what follows.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Puts a map before what follows.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  /// The map of what follows.
  public var ctm: CGAffineTransform { state.transform }
  /// The colour of insides.
  public func setFillColor(_ color: CGColor) { state.fill = color.paint }
  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.paint }
  /// The colour of insides by parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The colour of lines by parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// How much what follows covers.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  /// The width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// The greatest length of sharp corners.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Dashes.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }
  /// A shadow under what follows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)) {
    state.shadow = color.map { Shadow(color: $0.paint, radius: blur / 2, x: offset.width, y: offset.height) }
  }
  /// Begins the path anew.
  public func beginPath() { outline = Path() }
  /// Begins a part of the path.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// A line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Lines through points.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// A curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
  /// A part of a circle.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(
      center: center, radius: radius, startRadians: Double(startAngle), endRadians: Double(endAngle), clockwise: clockwise)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// An ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// A path.
  public func addPath(_ other: CGPath) { outline.addPath(Path(other)) }
  /// Back to where this part of the path began.
  public func closePath() { outline.closeSubpath() }
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, eoFill: rule == .evenOdd)
    outline = Path()
  }
  /// Draws the line along the path and forgets it.
  public func strokePath() {
    stroke(outline, state.style)
    outline = Path()
  }
  /// Fills and draws the path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline, eoFill: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(outline, state.style) }
    outline = Path()
  }
  /// The smallest rectangle around what may be seen, in what the context draws by; infinite where nothing was cut off.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.map { $0.applying(pageMap.inverted()) } ?? .infinite }
  /// Shows only what is inside the path from now on, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(outline, eoFill: rule == .evenOdd)
    outline = Path()
  }
  /// Shows only what is inside `rect` from now on.
  public func clip(to rect: CGRect) { clip(Path(rect), eoFill: false) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), eoFill: false) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.style) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), eoFill: false) }
  /// Draws the line around an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }
  /// Draws colours along a line, across all that is not clipped away; before the start and after the end only where `options` say so.
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []) {
    let map = state.transform.concatenating(base)
    let paint = Paint.linear(gradient.stops, start: start.applying(map), end: end.applying(map))
    let far: CGFloat = 1e4
    let length = hypot(end.x - start.x, end.y - start.y)
    // A strip across the line: a rectangle along the x axis, turned to the line's direction.
    let low = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let high = options.contains(.drawsAfterEndLocation) ? far : length
    guard length > 0, high > low else { return }
    let turn = CGAffineTransform(translationX: start.x, y: start.y).rotated(by: atan2(end.y - start.y, end.x - start.x))
    emit(.fill(Path(CGRect(x: low, y: -far, width: high - low, height: 2 * far)).applying(turn.concatenating(map)), paint))
  }

  func fill(_ path: Path, eoFill: Bool) {
    let item = DisplayItem.fill(placed(path), .color(state.fill), FillStyle(eoFill: eoFill))
    guard state.blend.reachesBeyond else { return emit(item) }
    // Such modes change what lies beside the form too, where nothing keeps them in.
    var group = DisplayGroup()
    group.clips = [Clip(placed(path), style: FillStyle(eoFill: eoFill))]
    builder.push(group)
    emit(item)
    builder.pop()
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    var style = style
    style.lineWidth *= lineScale
    style.dash = style.dash.map { $0 * lineScale }
    emit(.stroke(placed(path), style, .color(state.stroke)))
  }

  func clip(_ path: Path, eoFill: Bool) {
    let box = placed(path).boundingRect
    state.clipBox = state.clipBox.map { $0.intersection(box) } ?? box
    var group = DisplayGroup()
    group.clips = [Clip(placed(path), style: FillStyle(eoFill: eoFill))]
    builder.push(group)
    state.groups += 1
  }

  func emit(_ item: DisplayItem) {
    defer { showInMemory() }
    guard state.shadow != nil || state.alpha < 1 || state.blend != .normal else { return builder.add(item) }
    var group = DisplayGroup([item])
    group.shadow = state.shadow
    group.opacity = state.alpha
    group.blendMode = state.blend
    builder.add(.group(group))
  }

  /// Runs `body` with a painter of this context's place.
  func paint(_ body: (inout ContentPainter) -> Void) {
    let map = state.transform.concatenating(base)
    let isShift = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
    var group = DisplayGroup()
    group.transform = map
    var painter = ContentPainter(builder: builder, offset: isShift ? CGPoint(x: map.tx, y: map.ty) : .zero, traits: traits)
    if !isShift { painter.builder.push(group) }
    body(&painter)
    if !isShift { painter.builder.pop() }
    builder = painter.builder
    showInMemory()
  }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill
  /// Its inside by the even-odd rule.
  case eoFill
  /// The line along it.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the even-odd rule.
  case eoFillStroke
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// The options with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The context of the `draw(_:)` that is running; nil outside.
@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Fills a rectangle in the current context.
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) { CGContext.stack.last?.fill(rect) }

/// Draws the line around a rectangle in the current context.
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) { CGContext.stack.last?.stroke(rect) }
