import Foundation

/// How a view would come and go.
public struct AnyTransition: Sendable {
  /// Nothing is seen of it.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows from a point, and shrinks to it.
  public static let scale = AnyTransition()
  /// In from the leading edge, out at the trailing one.
  public static let slide = AnyTransition()
  /// Grows from `scale` times the size at `anchor`. Both are ignored.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// In from an edge and out at the same. The edge is ignored.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// In from an edge and out at the opposite. The edge is ignored.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a distance in points. Ignored.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From a distance in points, right and down. Ignored.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// One way to come and another to go; `removal` is ignored.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  /// Between two states of a modifier. Both are ignored: the view shows without them.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// Both at once; `other` is ignored.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own. Ignored.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
