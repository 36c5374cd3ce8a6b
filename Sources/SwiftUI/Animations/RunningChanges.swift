import Foundation
import QuoinLayout

/// An animation that began at a moment of the page's clock.
struct AnimationRun: Sendable {
  let curve: AnimationCurve
  let start: TimeInterval
  private let length: TimeInterval
  init(_ animation: Animation, from start: TimeInterval) {
    curve = animation.curve
    self.start = start
    length = curve.settlingDuration
  }
  func progress(at time: TimeInterval) -> Double { curve.progress(at: time - start) }
  /// When it comes to rest; ∞ where it never does.
  var end: TimeInterval { start + length }
  func isOver(at time: TimeInterval) -> Bool { time >= end }
}

/// The changes of a value that are under way: what is left of each fades by its own animation, and they add up.
struct RunningChanges<Data: VectorArithmetic> {
  private var changes: [(way: Data, run: AnimationRun)] = []

  var isEmpty: Bool { changes.isEmpty }
  /// When the last of them comes to rest; nil where nothing is under way.
  var end: TimeInterval? { changes.map(\.run.end).max() }

  /// A change begins, `way` being the value before it less the value after it; one that does not run ends all others at once.
  mutating func add(_ way: Data, _ run: AnimationRun?) {
    if let run { changes.append((way, run)) } else { changes = [] }
  }
  /// Lets go of what has come to its end.
  mutating func settle(at time: TimeInterval) { changes.removeAll { $0.run.isOver(at: time) } }
  /// What is left of all of them: to be added to the value after the last.
  func left(at time: TimeInterval) -> Data { changes.reduce(.zero) { $0 + $1.way.scaled(by: 1 - $1.run.progress(at: time)) } }
}
