import Foundation

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  /// It stands.
  case idle
  /// A finger is on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It comes to rest.
  case decelerating
  /// It moves by itself.
  case animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
