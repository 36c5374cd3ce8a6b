import Foundation
import QuoinLayout

/// One moment of a touch by one finger.
struct TouchMoment {
  enum Phase { case began, moved, ended }
  var phase: Phase
  /// From the view's leading top corner, in points.
  var local: CGPoint
  /// From the page's top left.
  var global: CGPoint
  /// In seconds, of a clock that touches of a page share.
  var time: TimeInterval

  func location(in space: CoordinateSpace) -> CGPoint { space == .global ? global : local }
}

/// What a touch has come to for a gesture.
enum GestureProgress<Value> {
  /// Nothing yet, or nothing new.
  case waits
  case changed(Value)
  case ended(Value)
  /// It is not this gesture.
  case failed

  func map<Other>(_ change: (Value) -> Other) -> GestureProgress<Other> {
    switch self {
    case .waits: .waits
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
  /// Whether it has ended, one way or the other.
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .waits, .changed: false
    }
  }
}

/// Follows touches for a gesture, and runs its answers. What it remembers lasts from one touch to the next: several taps make one gesture.
@MainActor struct GestureTracker<Value> {
  let follow: (TouchMoment) -> GestureProgress<Value>
  init(_ follow: @escaping (TouchMoment) -> GestureProgress<Value>) { self.follow = follow }

  /// What one finger never does.
  static var never: GestureTracker { GestureTracker { _ in .failed } }

  /// The same for those who ask only whether the touch was for somebody.
  var follower: (TouchMoment) -> Bool { { if case .waits = follow($0) { false } else { true } } }
}

/// A gesture that knows how to follow touches.
protocol TrackedGesture<Value>: Gesture {
  @MainActor func tracker() -> GestureTracker<Value>
}

extension Gesture {
  /// Follows touches for this gesture, or for the one it is made of.
  @MainActor func makeTracker() -> GestureTracker<Value> {
    if let known = self as? any TrackedGesture<Value> { return known.tracker() }
    guard Body.self != Never.self else { return .never }
    return body.makeTracker() as? GestureTracker<Value> ?? .never
  }
}
