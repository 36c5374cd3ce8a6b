import Foundation
import QuoinLayout

/// The space of the view around that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The space of that name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around that carries `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
  /// The space of the scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.any)) }
  /// The space of the scroll view around, whatever its axis is.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
