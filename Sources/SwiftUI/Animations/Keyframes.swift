import Foundation
import QuoinLayout

/// A value's ways through time. A still picture shows where they begin.
public protocol Keyframes<Value> { associatedtype Value }

/// A property's way through time.
public protocol KeyframeTrackContent<Value> { associatedtype Value }

/// Collects tracks, whose root is the animator's value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
  /// A keyframe of the whole value, without a track.
  @_disfavoredOverload public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  public static func buildBlock() -> some Keyframes<Value> { _KeyframeList<Value>() }
  public static func buildBlock<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
  @_disfavoredOverload public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> some Keyframes<Value> {
    _KeyframeList<Value>()
  }
}

/// Collects the keyframes of one track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  // All give one type: both branches of an `if` must, and loops and blocks are inferred from nothing else.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K where K.Value == Value { keyframe }
  public static func buildBlock<each K: KeyframeTrackContent>(_ keyframes: repeat each K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildArray<K: KeyframeTrackContent>(_ keyframes: [K]) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Keyframes that a still picture does not play.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// The way of one property of `Root` through time.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes where Content.Value == Property {
  public typealias Value = Root
  /// The way of the property at `keyPath`. `content` is never called.
  public init(_ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content) {}
  /// The way of the whole value. `content` is never called.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
}

/// On to a value, evenly or by a curve of time.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// At `to` after `duration` seconds. All three are ignored.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// On to a value by a curve that joins its neighbours smoothly.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// At `to` after `duration` seconds; a velocity of `nil` is the one that keeps the way smooth. All four are ignored.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// On to a value as a spring moves.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// At `to` after `duration` seconds, `nil`: when the spring has settled. All four are ignored.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// At a value at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value) {} }

extension View {
  /// The view with the value it begins with.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(view: AnyView(self)), initialValue) }
  /// The same; `trigger` is ignored.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(view: AnyView(self)), initialValue) }
}
