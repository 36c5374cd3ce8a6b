import QuoinDrawing

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
