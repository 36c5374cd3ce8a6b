import Foundation
import QuoinLayout

/// A value's ways through time: the tracks of its properties.
public protocol Keyframes<Value> {
  /// What has the properties.
  associatedtype Value
  /// The tracks, each a property's way.
  var _tracks: [_KeyframeTrackRun<Value>] { get }
}

/// Some keyframes of a property's way through time, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// What goes the way.
  associatedtype Value
  /// The keyframes in order.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// A property's way: where it is after a time.
public struct _KeyframeTrackRun<Root> {
  /// How long the way is, in seconds.
  let duration: TimeInterval
  /// Brings the property to where it is after a time.
  let move: (inout Root, TimeInterval) -> Void
}

/// A keyframe: how long it takes, and where it is on the way from the value before.
public struct _KeyframeStep<Value> {
  let duration: TimeInterval
  /// Where the way ends.
  let end: Value
  /// The value a time after the step began at `from`, with a velocity per second at both ends.
  let value: (_ from: Value, _ velocities: (Value?, Value?), TimeInterval) -> Value
  /// The velocity over a way that is gone evenly, for neighbours that join smoothly; nil where the way joins none so.
  let mean: (_ from: Value) -> Value?
}

/// Collects tracks, whose root is the animator's value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
  /// Keyframes of the whole value, without a track.
  @_disfavoredOverload public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(tracks: [], steps: keyframe._steps) }
  public static func buildBlock() -> some Keyframes<Value> { _KeyframeList<Value>(tracks: [], steps: []) }
  public static func buildBlock<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
  // That all have the same root cannot be written of a pack yet; `buildExpression` has seen to it.
  @_disfavoredOverload public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> some Keyframes<Value> {
    var all: [_KeyframeTrackRun<Value>] = []
    var steps: [_KeyframeStep<Value>] = []
    for track in repeat each tracks {
      // Keyframes of the whole value that stand one after the other are one way.
      if let list = track as? _KeyframeList<Value>, list.tracks.isEmpty {
        steps += list.steps
      } else {
        all += track._tracks as? [_KeyframeTrackRun<Value>] ?? []
      }
    }
    return _KeyframeList(tracks: all, steps: steps)
  }
}

/// Collects the keyframes of one track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  // All give one type: both branches of an `if` must, and loops and blocks are inferred from nothing else.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K where K.Value == Value { keyframe }
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K) -> _KeyframeList<Value> {
    var steps: [_KeyframeStep<Value>] = []
    for keyframe in repeat each keyframes { steps += keyframe._steps as? [_KeyframeStep<Value>] ?? [] }
    return _KeyframeList(tracks: [], steps: steps)
  }
  public static func buildArray<K: KeyframeTrackContent>(_ keyframes: [K]) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList(tracks: [], steps: keyframes.flatMap(\._steps))
  }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList(tracks: [], steps: first._steps)
  }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList(tracks: [], steps: second._steps)
  }
}

/// Keyframes, and tracks, that were collected.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {
  let tracks: [_KeyframeTrackRun<Value>]
  let steps: [_KeyframeStep<Value>]
  /// The tracks, and the keyframes of the whole value as one more.
  public var _tracks: [_KeyframeTrackRun<Value>] { tracks + (steps.isEmpty ? [] : [.run(\.self, steps)]) }
  /// The keyframes.
  public var _steps: [_KeyframeStep<Value>] { steps }
}

/// The way of one property of `Root` through time.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes where Content.Value == Property {
  public typealias Value = Root
  /// The one track.
  public let _tracks: [_KeyframeTrackRun<Root>]
  /// The way of the property at `keyPath`.
  public init(_ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content) {
    _tracks = [.run(keyPath, content()._steps)]
  }
  /// The way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property { self.init(\.self, content: content) }
}

extension _KeyframeTrackRun {
  /// The way of a property through its keyframes.
  static func run<Property>(_ keyPath: WritableKeyPath<Root, Property>, _ steps: [_KeyframeStep<Property>]) -> Self {
    Self(duration: steps.reduce(0) { $0 + $1.duration }) { root, time in
      var (from, start) = (root[keyPath: keyPath], 0.0)
      var means = [Property?]()
      var begin = from
      for step in steps {
        means.append(step.mean(begin))
        begin = step.end
      }
      for (index, step) in steps.enumerated() {
        guard time < start + step.duration else {
          (from, start) = (step.end, start + step.duration)
          continue
        }
        // Where two smooth ways meet, both go at the speed of the two together.
        func velocity(_ one: Int, _ other: Int) -> Property? {
          means.indices.contains(one) && means.indices.contains(other) ? means[other] : nil
        }
        root[keyPath: keyPath] = step.value(from, (velocity(index, index - 1), velocity(index, index + 1)), time - start)
        return
      }
      root[keyPath: keyPath] = from
    }
  }
}

extension Animatable {
  /// The value a part of the way to another.
  fileprivate func part(_ part: Double, of other: Self) -> Self {
    var value = other
    value.animatableData = animatableData.interpolated(towards: other.animatableData, amount: part)
    return value
  }
  fileprivate func with(_ data: AnimatableData) -> Self {
    var value = self
    value.animatableData = data
    return value
  }
}

/// On to a value, evenly or by a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// At `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [
      _KeyframeStep(
        duration: max(0, duration), end: to,
        value: { from, _, time in from.part(timingCurve.value(at: duration > 0 ? time / duration : 1), of: to) }, mean: { _ in nil })
    ]
  }
}

/// On to a value by a cubic curve that joins its neighbours smoothly.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// At `to` after `duration` seconds; a velocity of `nil` is the one that keeps the way smooth, 0 where nothing smooth is beside it.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let length = max(1e-6, duration)
    func mean(_ from: Value) -> Value { to.with((to.animatableData - from.animatableData).scaled(by: 1 / length)) }
    _steps = [
      _KeyframeStep(
        duration: length, end: to,
        value: { from, beside, time in
          let own = mean(from).animatableData
          // Between two smooth ways: as fast as both together (Catmull and Rom).
          func joined(_ given: Value?, _ other: Value?) -> Value.AnimatableData {
            given?.animatableData ?? other.map { ($0.animatableData + own).scaled(by: 0.5) } ?? .zero
          }
          let (start, end) = (joined(startVelocity, beside.0), joined(endVelocity, beside.1))
          let t = min(1, max(0, time / length))
          let (a, b) = (from.animatableData, to.animatableData)
          let ends = a.scaled(by: 2 * t * t * t - 3 * t * t + 1) + b.scaled(by: -2 * t * t * t + 3 * t * t)
          let speeds = start.scaled(by: length * (t * t * t - 2 * t * t + t)) + end.scaled(by: length * (t * t * t - t * t))
          return to.with(ends + speeds)
        }, mean: { mean($0) })
    ]
  }
}

/// On to a value as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// At `to` after `duration` seconds, `nil`: when the spring has settled; a velocity of `nil` is 0.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    let settled = spring.settlingDuration
    _steps = [
      _KeyframeStep(
        duration: max(0, duration ?? (settled.isFinite ? settled : 60)), end: to,
        value: { from, _, time in
          let way = to.animatableData - from.animatableData
          return to.with(
            from.animatableData + spring.value(target: way, initialVelocity: startVelocity?.animatableData ?? .zero, time: time))
        }, mean: { _ in nil })
    ]
  }
}

/// At a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// At `to`, without time.
  public init(_ to: Value) { _steps = [_KeyframeStep(duration: 0, end: to, value: { _, _, _ in to }, mean: { _ in nil })] }
}

/// A value's way through time, to be asked where it is.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrackRun<Value>]
  /// The way of `initialValue` by keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content()._tracks)
  }
  init(_ initial: Value, _ tracks: [_KeyframeTrackRun<Value>]) {
    self.initial = initial
    self.tracks = tracks
  }
  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
  /// The value after `time` seconds; tracks that are shorter stay at their ends.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.move(&value, max(0, time)) }
    return value
  }
  /// The value at a part of the whole way: 0 its start, 1 its end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
