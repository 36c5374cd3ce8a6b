import Foundation

/// An elliptical arc between two points (SVG 1.1, appendix F.6) as cubic curves of at most a quarter turn each.
struct SVGArc {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  /// Empty when the arc is a straight line: a radius of 0, or both ends in one place.
  let curves: [Curve]

  init(from: CGPoint, to: CGPoint, rx: Double, ry: Double, degrees: Double, large: Bool, sweep: Bool) {
    var rx = abs(rx)
    var ry = abs(ry)
    guard rx > 0, ry > 0, from != to else {
      curves = []
      return
    }
    let turn = degrees * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    // F.6.5.1: the middle of the chord becomes the origin, the ellipse's axes the coordinate axes.
    let halfX = (from.x - to.x) / 2
    let halfY = (from.y - to.y) / 2
    let x = cosine * halfX + sine * halfY
    let y = -sine * halfX + cosine * halfY
    // F.6.6.2: radii too small for the chord grow until they reach.
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    // F.6.5.2: the centre.
    let numerator = max(0, rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x)
    let factor = (large == sweep ? -1 : 1) * (numerator / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
    let middleX = factor * rx * y / ry
    let middleY = -factor * ry * x / rx
    // F.6.5.5: the angles.
    let first = atan2((y - middleY) / ry, (x - middleX) / rx)
    var span = atan2((-y - middleY) / ry, (-x - middleX) / rx) - first
    if sweep, span < 0 { span += 2 * .pi }
    if !sweep, span > 0 { span -= 2 * .pi }
    let centerX = cosine * middleX - sine * middleY + (from.x + to.x) / 2
    let centerY = sine * middleX + cosine * middleY + (from.y + to.y) / 2
    func place(_ unitX: Double, _ unitY: Double) -> CGPoint {
      CGPoint(x: centerX + cosine * rx * unitX - sine * ry * unitY, y: centerY + sine * rx * unitX + cosine * ry * unitY)
    }
    let count = max(1, Int((abs(span) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = span / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    curves = (0..<count).map { index in
      let a = first + Double(index) * step
      let b = a + step
      let isLast = index == count - 1
      return Curve(
        control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
        end: isLast ? to : place(cos(b), sin(b)))
    }
  }
}
