import QuoinDrawing

/// Colours along a line, from a centre or around it.
open class CAGradientLayer: CALayer {
  /// `CGColor`s, first to last.
  open var colors: [Any]?
  /// Where the colours are, 0…1; nil = evenly spread.
  open var locations: [NSNumber]?
  /// Where the first colour is, in units of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in units of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along a line, from a centre, or around it.
  open var type = CAGradientLayerType.axial

  package override func paintContent(_ painter: inout ContentPainter) {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
    let places = locations?.map { CGFloat($0.doubleValue) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
    let rect = painter.page(bounds)
    func at(_ point: CGPoint) -> CGPoint { CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height) }
    let (start, end) = (at(startPoint), at(endPoint))
    let paint: Paint
    switch type {
    case .radial:
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      paint = .radial(gradient.stops, center: start, startRadius: 0, endRadius: rx, stretch: rx > 0 ? ry / rx : 1)
    case .conic:
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      paint = .angular(gradient.stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: paint = .linear(gradient.stops, start: start, end: end)
    }
    painter.builder.fill(looks.outline(rect, radius: looks.cornerRadius), with: paint)
  }
}

/// The form of a gradient.
public struct CAGradientLayerType: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The form with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A path, filled and drawn.
open class CAShapeLayer: CALayer {
  /// The path, in own coordinates.
  open var path: CGPath?
  /// The colour of its inside; black at first, nil = none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule that says what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line; nil = none.
  open var strokeColor: CGColor?
  /// The width of its line.
  open var lineWidth: CGFloat = 1
  /// The ends of its line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of its line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The greatest length of sharp corners.
  open var miterLimit: CGFloat = 10
  /// Dashes; nil = a whole line.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// Where the line begins, 0…1 of the path.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, 0…1 of the path.
  open var strokeEnd: CGFloat = 1

  package override func paintContent(_ painter: inout ContentPainter) {
    guard let path else { return }
    let placed = Path(path).offsetBy(dx: painter.offset.x, dy: painter.offset.y)
    if let fillColor { painter.builder.fill(placed, with: .color(fillColor.paint), style: FillStyle(eoFill: fillRule == .evenOdd)) }
    guard let strokeColor, lineWidth > 0 else { return }
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.known, lineJoin: lineJoin.known, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    let part = strokeStart > 0 || strokeEnd < 1 ? placed.trimmedPath(from: strokeStart, to: strokeEnd) : placed
    painter.builder.stroke(part, style: style, with: .color(strokeColor.paint))
  }
}

/// The rule that says what is inside a path.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  let name: String
  /// By winding.
  public static let nonZero = CAShapeLayerFillRule(name: "non-zero")
  /// By crossings.
  public static let evenOdd = CAShapeLayerFillRule(name: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let known: CGLineCap
  /// Cut.
  public static let butt = CAShapeLayerLineCap(known: .butt)
  /// Round.
  public static let round = CAShapeLayerLineCap(known: .round)
  /// Square.
  public static let square = CAShapeLayerLineCap(known: .square)
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let known: CGLineJoin
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(known: .miter)
  /// Round.
  public static let round = CAShapeLayerLineJoin(known: .round)
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(known: .bevel)
}

/// A text in a layer.
open class CATextLayer: CALayer {
  /// `String` or `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`, or a name.
  open var font: Any?
  /// Points.
  open var fontSize: CGFloat = 36
  /// The colour of plain text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  private var block: TextBlock? {
    let font = (self.font as? UIFont)?.withSize(fontSize) ?? (self.font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    var plain = TextBlock.Plain(
      text: string as? String ?? "", font: font ?? .systemFont(ofSize: fontSize),
      color: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear)
    plain.alignment = alignmentMode.known
    plain.lines = isWrapped ? 0 : 1
    plain.lineBreakMode = .byWordWrapping
    plain.scale = UITraitCollection.current.displayScale
    if let text = string as? NSAttributedString { return text.length > 0 ? TextBlock(text, plain) : nil }
    return plain.text.isEmpty ? nil : TextBlock(plain)
  }

  /// The text's size.
  open override func preferredFrameSize() -> CGSize { block?.size(isWrapped && bounds.width > 0 ? bounds.width : nil) ?? .zero }

  package override func paintContent(_ painter: inout ContentPainter) { block?.paint(&painter, in: bounds, centered: false) }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  let known: NSTextAlignment
  /// Where reading begins.
  public static let natural = CATextLayerAlignmentMode(known: .natural)
  /// At the left.
  public static let left = CATextLayerAlignmentMode(known: .left)
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(known: .center)
  /// At the right.
  public static let right = CATextLayerAlignmentMode(known: .right)
  /// Filling the width.
  public static let justified = CATextLayerAlignmentMode(known: .justified)
}
