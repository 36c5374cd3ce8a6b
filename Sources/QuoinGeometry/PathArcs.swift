import Foundation

/// Arcs of circles. Angles are radians from the x axis towards y, which is clockwise to the eye, since y points down;
/// `clockwise` keeps Core Graphics' meaning (towards smaller angles), as in SwiftUI.
extension Path {
  /// An arc from one angle to another. A line joins it to the current point, if there is one.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: Double, endRadians: Double, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endRadians - startRadians
    if clockwise { sweep = -sweep }
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    sweep = min(sweep, turn)
    addRelativeArc(
      center: center, radius: radius, startRadians: startRadians, deltaRadians: clockwise ? -sweep : sweep, transform: transform)
  }

  /// An arc from an angle by a signed angle; more than a full turn is kept. A line joins it to the current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startRadians: Double, deltaRadians: Double, transform: CGAffineTransform = .identity
  ) {
    guard radius >= 0, startRadians.isFinite, deltaRadians.isFinite else { return }
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).concatenating(transform)
    // More turns than anybody sees would only cost time.
    let sweep = max(-200 * Double.pi, min(200 * Double.pi, deltaRadians))
    edit { outline in
      outline.line(to: CGPoint(x: cos(startRadians), y: sin(startRadians)).applying(place))
      if sweep != 0 { outline.addUnitArc(from: startRadians, by: sweep, place) }
    }
  }

  /// An arc that rounds the corner at `tangent1End` between the lines from the current point and to `tangent2End`,
  /// joined by a line. A plain line to the corner when there is nothing to round.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    guard let current = currentPoint else { return }
    let from = current.applying(transform.inverted())
    let first = CGVector(dx: from.x - tangent1End.x, dy: from.y - tangent1End.y).unit
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y).unit
    guard let first, let second, radius > 0 else { return addLine(to: tangent1End.applying(transform)) }
    let cross = Double(first.dx * second.dy - first.dy * second.dx)
    let dot = Double(first.dx * second.dx + first.dy * second.dy)
    guard abs(cross) > 1e-9 else { return addLine(to: tangent1End.applying(transform)) }
    let half = atan2(abs(cross), dot) / 2
    let reach = Double(radius) / tan(half)
    let begin = CGPoint(x: Double(tangent1End.x) + reach * Double(first.dx), y: Double(tangent1End.y) + reach * Double(first.dy))
    let side = cross > 0 ? 1.0 : -1.0
    // The centre lies a radius away from the first line, on the side of the second.
    let center = CGPoint(
      x: Double(begin.x) - side * Double(radius * first.dy), y: Double(begin.y) + side * Double(radius * first.dx))
    let start = atan2(Double(begin.y - center.y), Double(begin.x - center.x))
    addRelativeArc(
      center: center, radius: radius, startRadians: start, deltaRadians: -side * (.pi - 2 * half), transform: transform)
  }
}

extension CGVector {
  /// The direction with length 1; nil for the zero vector.
  var unit: CGVector? {
    let length = (Double(dx * dx + dy * dy)).squareRoot()
    return length > 1e-12 ? CGVector(dx: Double(dx) / length, dy: Double(dy) / length) : nil
  }
}
