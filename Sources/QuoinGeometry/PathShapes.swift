import Foundation

/// The outlines of the known forms. All run in the direction of growing angles, clockwise where y points down.
extension PathOutline {
  init(_ rect: CGRect) {
    self.init()
    let rect = rect.standardized
    move(to: rect.origin)
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  init(ellipseIn rect: CGRect) {
    self.init()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let place = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addUnitArc(from: 0, by: 2 * .pi, place)
    close()
  }

  /// Starts in the middle of the right side, as Core Graphics does; that is where `trim` begins.
  init(_ form: RoundedRectangleForm) {
    self.init()
    let rect = form.rect
    // A corner's own axes lead away from it along the side it comes from and the side it goes to.
    let corners: [(CGPoint, CGVector, CGVector, CGSize)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0), form.bottomRight),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), form.bottomLeft),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), form.topLeft),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), form.topRight),
    ]
    move(to: CGPoint(x: rect.maxX, y: startOfRightSide(form)))
    for (point, back, ahead, size) in corners {
      let alongX = back.dx != 0
      let before = alongX ? size.width : size.height
      let after = alongX ? size.height : size.width
      guard before > 0, after > 0 else {
        line(to: point)
        continue
      }
      let reach = (
        Self.reach(form.style, radius: before, side: alongX ? rect.width : rect.height),
        Self.reach(form.style, radius: after, side: alongX ? rect.height : rect.width)
      )
      let place = CGAffineTransform(
        a: back.dx * before, b: back.dy * before, c: ahead.dx * after, d: ahead.dy * after, tx: point.x, ty: point.y)
      addCorner(ContinuousCorner(reachBefore: reach.0, reachAfter: reach.1), place)
    }
    close()
  }

  private func startOfRightSide(_ form: RoundedRectangleForm) -> CGFloat {
    let top = form.rect.minY + form.topRight.height
    let bottom = form.rect.maxY - form.bottomRight.height
    return min(max(form.rect.midY, top), max(bottom, top))
  }

  /// How far from the corner the bend begins, in radii: as far as wished, at most to the middle of the side.
  private static func reach(_ style: RoundedCornerStyle, radius: CGFloat, side: CGFloat) -> Double {
    guard style == .continuous else { return 1 }
    return min(ContinuousCorner.fullReach, max(1, Double(side / 2 / radius)))
  }

  private mutating func addCorner(_ corner: ContinuousCorner, _ place: CGAffineTransform) {
    func at(_ point: CGPoint) -> CGPoint { point.applying(place) }
    line(to: at(corner.start))
    if let entry = corner.entry { cubic(to: at(entry.end), at(entry.control1), at(entry.control2)) }
    let arc = corner.arc
    cubic(to: at(arc.end), at(arc.control1), at(arc.control2))
    if let exit = corner.exit { cubic(to: at(exit.end), at(exit.control1), at(exit.control2)) }
  }

  /// Continues along the unit circle from `angle` by `sweep` radians, moved to its place.
  mutating func addUnitArc(from angle: Double, by sweep: Double, _ place: CGAffineTransform) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The classic factor: a cubic of at most a quarter turn leaves the circle by no more than 0.03 %.
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let a = angle + Double(index) * step
      let b = a + step
      let end = CGPoint(x: cos(b), y: sin(b)).applying(place)
      let control1 = CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a)).applying(place)
      let control2 = CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b)).applying(place)
      cubic(to: end, control1, control2)
    }
  }
}
