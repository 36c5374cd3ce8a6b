import Foundation
import QuoinLayout

/// Where a scroll view stands: at an edge, or at a view with an id.
public struct ScrollPosition: Equatable {
  /// The edge that was asked for; `nil` where it was a view, or nothing.
  public private(set) var edge: Edge?
  private(set) var id: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// A place that nobody has chosen yet.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}
  /// At the view with this id, the point `anchor` of it at that of the scroll view; `nil` leaves the point to `scrollPosition(_:anchor:)`.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// At an edge; top and leading are where a scroll view begins.
  public init(edge: Edge) { self.edge = edge }
  /// The same; `idType` is ignored.
  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }
  /// Asks for the view with this id, in place of what was asked for before; `anchor` as when it is made.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    edge = nil
    self.id = AnyHashable(id)
    self.anchor = anchor
  }
  /// Asks for an edge, in place of what was asked for before.
  public mutating func scrollTo(edge: Edge) {
    self.edge = edge
    id = nil
    anchor = nil
  }
  /// The id that was asked for, if it is of this type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  /// False: nobody scrolls a still picture.
  public var isPositionedByUser: Bool { false }
}

extension View {
  /// Shows the place that `position` names in the scroll views inside.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    settingEnvironment { environment in
      environment.marksScrollTargets = true
      let wanted = position.wrappedValue
      if let id = wanted.id { environment.scrollTarget = ScrollAim(id: id, anchor: wanted.anchor ?? anchor) }
      switch wanted.edge {
      case .bottom: environment.scrolling.anchor = .bottom
      case .trailing: environment.scrolling.anchor = .trailing
      default: break
      }
    }
  }
}
