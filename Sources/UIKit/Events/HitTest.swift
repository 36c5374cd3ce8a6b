/// Finds the view under a point. A tree may be ten thousand levels deep, so the walk keeps its own stack; only classes of users, which may
/// answer otherwise, are asked through `hitTest`.
@MainActor struct HitTest {
  private struct Level {
    let view: UIView
    let point: CGPoint
    /// The subview to be asked next, from the top one down.
    var next: Int
  }

  static func find(_ root: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard root.mayBeHit(point, event) else { return nil }
    var levels = [Level(view: root, point: point, next: root.children.count - 1)]
    while let level = levels.last {
      guard level.view.children.indices.contains(level.next) else { return level.view }
      let child = level.view.children[level.next]
      levels[levels.count - 1].next -= 1
      let inner = child.layer.geometry.lower(level.point)
      if isOwn(type(of: child)) {
        if child.mayBeHit(inner, event) { levels.append(Level(view: child, point: inner, next: child.children.count - 1)) }
      } else if let hit = child.hitTest(inner, with: event) {
        return hit
      }
    }
    return nil
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is one of this module, none of which overrides `hitTest`.
  private static func isOwn(_ type: UIView.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOwn = String(reflecting: type).hasPrefix("UIKit.")
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

extension UIView {
  /// Whether touches at `point`, in own coordinates, reach the view or what is inside.
  fileprivate func mayBeHit(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    !isHidden && alpha > 0.01 && isUserInteractionEnabled && self.point(inside: point, with: event)
  }
}
