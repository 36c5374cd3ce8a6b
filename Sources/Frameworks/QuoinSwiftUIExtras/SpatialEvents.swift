import SwiftUI

// Several fingers at once, each by itself: here the one that a drag has.

/// Fingers and pointers on a view.
public struct SpatialEventCollection: Collection, Equatable {
  /// One of them.
  public struct Event: Identifiable, Equatable {
    /// What it is.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }
    /// Whether it goes on.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }
    /// Which of them.
    public struct ID: Hashable, Sendable { let number: Int }
    /// Which of them.
    public var id: ID
    /// When, in seconds.
    public var timestamp: TimeInterval
    /// What it is.
    public var kind: Kind
    /// Where.
    public var location: CGPoint
    /// Whether it goes on.
    public var phase: Phase
    /// What is held meanwhile.
    public var modifierKeys: EventModifiers
  }
  let events: [Event]
  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public func index(after index: Int) -> Int { events.index(after: index) }
  public subscript(index: Int) -> Event { events[index] }
  /// The one of a name; nil where there is none.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}
/// Says where fingers and pointers are.
public struct SpatialEventGesture: Gesture {
  let space: AnyCoordinateSpace
  /// Says where fingers are in a space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) { space = AnyCoordinateSpace(base: coordinateSpace.coordinateSpace) }
  public var body: some Gesture<SpatialEventCollection> {
    DragGesture(minimumDistance: 0, coordinateSpace: space).map { drag in
      SpatialEventCollection(
        events: [
          .init(
            id: .init(number: 0), timestamp: drag.time.timeIntervalSinceReferenceDate, kind: .touch, location: drag.location,
            phase: .active, modifierKeys: [])
        ])
    }
  }
}
struct AnyCoordinateSpace: CoordinateSpaceProtocol {
  let base: CoordinateSpace
  var coordinateSpace: CoordinateSpace { base }
}
