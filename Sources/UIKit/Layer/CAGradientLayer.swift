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
