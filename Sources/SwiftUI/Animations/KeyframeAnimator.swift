import Foundation
import QuoinLayout

/// A view whose value goes by keyframes where the page plays; a page that stands still shows the value that they begin with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private let initial: Value
  private let repeats: Bool
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private var run = KeyframeRun<Value>()
  /// What `content` makes of the value on its way from `initialValue`, again and again if `repeating`. `keyframes` is asked for the way
  /// when it begins.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }
  /// What `content` makes of `initialValue`; of the value on its way when `trigger` becomes another.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public var body: some View { content(run.value(initial, trigger, repeats: repeats) { keyframes($0)._tracks }) }
}

/// Where a keyframe animator stands.
private struct KeyframeRun<Value>: DynamicProperty, ConnectedField {
  private final class Walk {
    var timeline: KeyframeTimeline<Value>?
    var start: TimeInterval = 0
    var trigger: AnyEquatable?
    /// Where the last way ended.
    var rest: Value?
  }
  private var walk: Walk?
  private var playing = Playing()
  init() {}
  mutating func _connect(_ scope: _Scope, slot: Int) {
    playing._connect(scope, slot: slot)
    walk = scope.box(slot) { Walk() }
  }

  /// The value now; on a page that plays it is asked for again and again while it is under way.
  func value(_ initial: Value, _ trigger: AnyEquatable?, repeats: Bool, _ tracks: (Value) -> [_KeyframeTrackRun<Value>]) -> Value {
    guard let walk, let clock = playing.clock, let record = playing.record else { return initial }
    let begins =
      trigger.map { new in walk.trigger.map { !$0.isEqual(to: new) } ?? false } ?? (walk.timeline == nil && walk.rest == nil)
    walk.trigger = trigger
    if begins {
      let from = walk.rest ?? initial
      walk.timeline = KeyframeTimeline(from, tracks(from))
      walk.start = clock.now
    }
    guard let timeline = walk.timeline else { return walk.rest ?? initial }
    let duration = timeline.duration
    var time = clock.now - walk.start
    if time >= duration {
      guard repeats, duration > 0 else {
        walk.timeline = nil
        walk.rest = timeline.value(time: duration)
        return timeline.value(time: duration)
      }
      time = time.truncatingRemainder(dividingBy: duration)
    }
    clock.follow(record, until: repeats ? .infinity : walk.start + duration)
    return timeline.value(time: time)
  }
}

extension View {
  /// The view with a value on its way by keyframes, again and again if `repeating`, where the page plays; a page that stands still shows
  /// the value that they begin with.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }
  /// The view with a value that goes by keyframes when `trigger` becomes another, where the page plays.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
