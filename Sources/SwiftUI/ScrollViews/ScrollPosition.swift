import Foundation
import QuoinLayout

/// Where a scroll view stands: at an edge, at a view with an id, or so many points on.
public struct ScrollPosition: Equatable {
  /// The edge that was asked for; `nil` where it was a view, or nothing.
  public private(set) var edge: Edge?
  private(set) var id: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// How many points across were asked for; `nil` where none were.
  public private(set) var x: CGFloat?
  /// How many points down were asked for; `nil` where none were.
  public private(set) var y: CGFloat?
  /// The points that were asked for in both directions; `nil` where one is missing.
  public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }
  /// A place that nobody has chosen yet.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// At the view with this id, the point `anchor` of it at that of the scroll view; `nil` leaves the point to `scrollPosition(_:anchor:)`.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// At an edge; top and leading are where a scroll view begins.
  public init(edge: Edge) { self.edge = edge }
  /// The same; `idType` is ignored.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { self.edge = edge }
  /// So many points on; `idType` is ignored.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  /// So many points across; `idType` is ignored.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// So many points down; `idType` is ignored.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }
  /// So many points on; `idType` is ignored.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// Asks for the view with this id, in place of what was asked for before; `anchor` as when it is made.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(idType: ID.self)
    self.id = AnyHashable(id)
    self.anchor = anchor
  }
  /// Asks for an edge, in place of what was asked for before.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }
  /// Asks for so many points on, in place of what was asked for before.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition()
    (self.x, self.y) = (x, y)
  }
  /// Asks for so many points on, in place of what was asked for before.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  /// Asks for so many points across; what was asked for down stays.
  public mutating func scrollTo(x: CGFloat) {
    let down = y
    self = ScrollPosition()
    (self.x, y) = (x, down)
  }
  /// Asks for so many points down; what was asked for across stays.
  public mutating func scrollTo(y: CGFloat) {
    let across = x
    self = ScrollPosition()
    (x, self.y) = (across, y)
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
      environment.scrolling.distance[.horizontal] = wanted.x
      environment.scrolling.distance[.vertical] = wanted.y
      switch wanted.edge {
      case .bottom: environment.scrolling.anchor = .bottom
      case .trailing: environment.scrolling.anchor = .trailing
      default: break
      }
    }
  }
}
