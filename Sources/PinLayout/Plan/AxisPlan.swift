import UIKit

/// An axis with its words: one engine serves both.
enum Axis: CaseIterable {
  case horizontal, vertical

  var near: String { self == .horizontal ? "left" : "top" }
  var far: String { self == .horizontal ? "right" : "bottom" }
  var center: String { self == .horizontal ? "Horizontal Center" : "Vertical Center" }
  var size: String { self == .horizontal ? "width" : "height" }
  var minimum: String { self == .horizontal ? "minWidth" : "minHeight" }
  var maximum: String { self == .horizontal ? "maxWidth" : "maxHeight" }
  var across: Axis { self == .horizontal ? .vertical : .horizontal }

  func name(of coordinate: AxisPlan.Coordinate) -> String {
    switch coordinate {
    case .near: near
    case .center: center
    case .far: far
    }
  }

  func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
}

/// What a chain has said about one axis. Coordinates count from the superview's near edge; nil = not said.
struct AxisPlan {
  var near: CGFloat?
  /// The coordinate of the far side, not its distance from the far edge.
  var far: CGFloat?
  var center: CGFloat?
  var size: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?
  var marginNear: CGFloat = 0
  var marginFar: CGFloat = 0
  /// How a known size lies between near and far.
  var justification = Justification.near

  enum Justification {
    case near, center, far
  }

  /// Why a word about a coordinate was not taken.
  enum Refusal {
    /// A coordinate that excludes it was said before.
    case conflict(AxisPlan.Coordinate, CGFloat)
    /// Another value was said before; a far one counts from the near edge.
    case already(CGFloat)
  }

  /// What a chain may say about where the view lies.
  enum Coordinate {
    case near, center, far
  }

  /// Takes a coordinate unless an earlier word stands against it; nil = taken, or the same again.
  mutating func set(_ coordinate: Coordinate, _ value: CGFloat) -> Refusal? {
    let known: CGFloat?
    switch coordinate {
    case .near:
      if let center { return .conflict(.center, center) }
      known = near
      if known == nil { near = value }
    case .far:
      if let center { return .conflict(.center, center) }
      known = far
      if known == nil { far = value }
    case .center:
      if let near { return .conflict(.near, near) }
      if let far { return .conflict(.far, far) }
      known = center
      if known == nil { center = value }
    }
    guard let known, known != value else { return nil }
    return .already(known)
  }

  /// First at least the minimum, then at most the maximum: the maximum wins.
  ///
  /// A limit alone is a size: where nothing is known, a minimum above 0 is taken, else a maximum. nil = nothing known, no limit.
  func clamped(_ size: CGFloat?) -> CGFloat? {
    var size = size
    if let minimum, minimum > size ?? 0 { size = minimum }
    if let maximum, maximum < size ?? .infinity { size = maximum }
    return size
  }

  /// What the chain says about the size; nil = nothing.
  var impliedSize: CGFloat? {
    if let size { return size }
    if let near, let far { return far - near - marginNear - marginFar }
    return nil
  }

  /// Turns the size, or a limit where no size is said, into the missing side, so that margins take from the size
  /// instead of moving the view.
  mutating func pinEdges() {
    guard near == nil || far == nil, let kept = clamped(size) else { return }
    if let near {
      far = near + kept
    } else if let far {
      near = far - kept
    } else if let center {
      near = center - kept / 2
      far = center + kept / 2
      self.center = nil
    } else {
      return
    }
    self.size = nil
  }

  /// The origin and size that follow, with `old` where nothing is said. `size` is what was computed, nil when nothing usable was.
  func place(size: CGFloat?, old: (origin: CGFloat, size: CGFloat)) -> (origin: CGFloat, size: CGFloat) {
    let extent = size ?? old.size
    if let near, let far {
      guard let size else { return (near + marginNear, far - marginFar - near - marginNear) }
      switch justification {
      case .near: return (near + marginNear, size)
      case .center: return (near + marginNear + (far - marginFar - near - marginNear - size) / 2, size)
      case .far: return (far - marginFar - size, size)
      }
    }
    if let near { return (near + marginNear, extent) }
    if let far { return (far - marginFar - extent, extent) }
    if let center { return (center - extent / 2 + marginNear - marginFar, extent) }
    return (old.origin, extent)
  }
}
