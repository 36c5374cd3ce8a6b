import Foundation
import QuoinLayout

/// Where a scroll view stands: at an edge, or at a view with an id.
public struct ScrollPosition: Equatable {
  public private(set) var edge: Edge?
  private(set) var id: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// A place that nobody has chosen yet.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  public init(edge: Edge) { self.edge = edge }
  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    edge = nil
    self.id = AnyHashable(id)
    self.anchor = anchor
  }
  public mutating func scrollTo(edge: Edge) {
    self.edge = edge
    id = nil
  }
  /// The id that was asked for, if it is of this type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  public var isPositionedByUser: Bool { false }
}

extension View {
  /// Shows the place that `position` names in the scroll views inside.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    settingEnvironment { environment in
      environment.marksScrollTargets = true
      let wanted = position.wrappedValue
      if let id = wanted.id { environment.scrollTarget = ScrollTarget(id: id, anchor: wanted.anchor ?? anchor) }
      switch wanted.edge {
      case .bottom: environment.scrolling.anchor = .bottom
      case .trailing: environment.scrolling.anchor = .trailing
      default: break
      }
    }
  }
}
