import Foundation
import QuoinLayout

/// The page's time for a view whose body follows it: connected like state.
struct Playing: DynamicProperty, ConnectedField {
  private(set) var record: ViewRecord?
  /// The time of the page; nil where it stands still.
  var clock: PageClock? { record?.graph.clock }
  mutating func _connect(_ scope: _Scope, slot: Int) { record = scope.record }
}

/// What is under way of a value that can be interpolated.
private final class AnimatedData<Data: VectorArithmetic> {
  private var target: Data
  private var changes = RunningChanges<Data>()
  init(_ data: Data) { target = data }

  /// The value as it is seen now, on the way to `data`; `end` is when it will be there.
  func value(towards data: Data, _ animation: Animation?, at now: TimeInterval) -> (value: Data, end: TimeInterval) {
    if data != target {
      changes.add(target - data, animation.map { AnimationRun($0, from: now) })
      target = data
    }
    changes.settle(at: now)
    return (target + changes.left(at: now), changes.end ?? now)
  }
}

extension _Scope {
  /// The subject with its animatable data as they are seen now: on a page that plays a body is asked again and again on the way.
  func animated<Subject>(_ subject: Subject) -> Subject {
    guard let clock = graph.clock, let animatable = subject as? any Animatable else { return subject }
    func moved<Value: Animatable>(_ value: Value) -> Value {
      guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
      let data = box(0xA3D) { AnimatedData(value.animatableData) }
      let (seen, end) = data.value(towards: value.animatableData, graph.transaction.animation, at: clock.now)
      if end > clock.now { clock.follow(record, until: end) }
      var value = value
      value.animatableData = seen
      return value
    }
    return moved(animatable) as? Subject ?? subject
  }
}
