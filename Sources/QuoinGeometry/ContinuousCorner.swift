import Foundation

/// A corner of radius 1 whose bend begins and ends without a jump.
///
/// Its axes: x leads away from the corner along the side before it, y along the side after it. The middle is the arc of the
/// circle around (1, 1); from each side a cubic leads into it. The cubic's first three points lie on the side, so the bend
/// starts at curvature 0, and its handles are chosen so that it ends with the circle's curvature. For a cubic that ends in
/// `P3` on the circle, whose tangent there meets the side in `P2` at the angle α, the curvature at the end is
/// ⅔·|P1P2|·sin α / |P2P3|²; equal to 1 when |P1P2| = 3/2·tan²(α/2) / sin α.
/// A reach of 1 leaves no room for the cubics and gives the plain quarter circle.
struct ContinuousCorner {
  struct Curve {
    let control1, control2, end: CGPoint
  }

  /// How far from the corner, in radii, the bend of Apple's corners begins (widely measured and published).
  static let fullReach = 1.528665

  /// The angle α at full reach: the cubic then ends where the published outline crosses into its middle part.
  private static let fullAngle = 0.3776

  let start: CGPoint
  let entry: Curve?
  let arc: Curve
  let exit: Curve?

  init(reachBefore: Double, reachAfter: Double) {
    let before = Side(reach: reachBefore)
    let after = Side(reach: reachAfter)
    start = CGPoint(x: before.reach, y: 0)
    entry = before.hasBlend ? Curve(control1: before.handle, control2: before.meeting, end: before.onCircle) : nil
    exit =
      after.hasBlend
      ? Curve(control1: after.meeting.flipped, control2: after.handle.flipped, end: CGPoint(x: 0, y: after.reach)) : nil
    // On the circle around (1, 1) the tangent turns from -x to +y.
    let handle = 4 / 3 * tan((.pi / 2 - before.angle - after.angle) / 4)
    let from = before.onCircle
    let to = after.onCircle.flipped
    arc = Curve(
      control1: CGPoint(x: from.x - handle * cos(before.angle), y: from.y + handle * sin(before.angle)),
      control2: CGPoint(x: to.x + handle * sin(after.angle), y: to.y - handle * cos(after.angle)), end: to)
  }

  /// One side's share of the corner, seen along x.
  private struct Side {
    let reach, angle: Double

    init(reach: Double) {
      self.reach = reach
      angle = ContinuousCorner.fullAngle * (reach - 1) / (ContinuousCorner.fullReach - 1)
    }

    var hasBlend: Bool { angle > 1e-6 }
    var onCircle: CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var meeting: CGPoint { CGPoint(x: 1 - tan(angle / 2), y: 0) }
    var handle: CGPoint {
      let half = tan(angle / 2)
      return CGPoint(x: Double(meeting.x) + 1.5 * half * half / sin(angle), y: 0)
    }
  }
}

extension CGPoint {
  /// The point with its parts exchanged.
  fileprivate var flipped: CGPoint { CGPoint(x: y, y: x) }
}
