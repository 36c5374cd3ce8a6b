import Foundation
import QuoinLayout

/// Something that fingers do. A still picture sees none; on a page that is touched (`quoin preview`) one finger does.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  /// The gesture it is made of; `Never` for those that are not made of others.
  associatedtype Body: Gesture
  /// The gesture it is made of.
  var body: Body { get }
  /// Which type its values are of: unless a gesture says so, those of the gesture it is made of.
  static var _values: _GestureValues<Value> { get }
}

/// A type of values.
public struct _GestureValues<Value> {
  nonisolated init() {}
}

extension Gesture {
  /// The type of its values, for gestures made of it.
  public static var _values: _GestureValues<Body.Value> { _GestureValues() }
}

extension Never: Gesture { public typealias Value = Never }

/// A gesture that is not made of others.
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// The type of its values, for gestures made of it.
  public static var _values: _GestureValues<Value> { _GestureValues() }
  public var body: Never { fatalError("\(Self.self) is a primitive gesture.") }
}

/// A gesture with something done in answer.
public struct _AnsweredGesture<Base: Gesture> {
  public typealias Value = Base.Value
  let base: Base
  let changed: ((Value) -> Void)?
  let ended: ((Value) -> Void)?
  nonisolated init(base: Base, changed: ((Value) -> Void)? = nil, ended: ((Value) -> Void)? = nil) {
    self.base = base
    self.changed = changed
    self.ended = ended
  }
}

/// A gesture with something done when it ends.
public typealias _EndedGesture<Base: Gesture> = _AnsweredGesture<Base>
/// A gesture with something done as it goes on.
public typealias _ChangedGesture<Base: Gesture> = _AnsweredGesture<Base>

/// A gesture whose value is another's, changed.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let change: (Base.Value) -> Value
  nonisolated init(base: Base, change: @escaping (Base.Value) -> Value) {
    self.base = base
    self.change = change
  }
}

/// A gesture that keeps a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void
  nonisolated init(
    base: Base, state: GestureState<State>, update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }
}

extension Gesture {
  /// Answers when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _AnsweredGesture<Self> {
    _AnsweredGesture(base: self, ended: action)
  }
  /// Answers every change of the gesture's value.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _AnsweredGesture<Self> where Value: Equatable {
    var last: Value?
    return _AnsweredGesture(
      base: self,
      changed: { value in
        guard value != last else { return }
        last = value
        action(value)
      })
  }
  /// Keeps a state while the gesture lasts: `body` changes it with each value, and after the gesture it is what it was at first.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }
  /// Changes the gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self, change: body) }
  /// This gesture and another at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { .init(self, other) }
  /// This gesture, and when it has ended the other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { .init(self, other) }
  /// This gesture, or the other where this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { .init(self, other) }
  /// Would ask for keys held while it happens. No page tells of keys: the gesture is as without.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _AnsweredGesture<Self> { _AnsweredGesture(base: self) }
}

/// A tap, or several.
public struct TapGesture {
  public typealias Value = Void
  /// How many taps make one.
  public var count: Int
  /// A tap; `count` of them one after another.
  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture {
  /// Answers the last tap.
  nonisolated public func onEnded(_ action: @escaping () -> Void) -> _AnsweredGesture<TapGesture> {
    _AnsweredGesture(base: self, ended: { _ in action() })
  }
}

/// A tap at a place.
public struct SpatialTapGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  /// How many taps make one.
  public var count: Int
  let space: CoordinateSpace
  /// A tap; `count` of them one after another. Places are told in the view's own coordinates or the page's; spaces by name count as the view's.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    space = coordinateSpace.coordinateSpace
  }
}

/// A finger that stays.
public struct LongPressGesture {
  public typealias Value = Bool
  /// Seconds that the finger has to stay.
  public var minimumDuration: Double
  /// Points that the finger may move meanwhile.
  public var maximumDistance: CGFloat
  /// A finger that stays for some seconds and moves no farther than some points.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public struct DragGesture {
  /// Where the finger is and was.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where the finger began, in points.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize
    /// How far the finger has moved, in points.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// Where it would come to rest; here, where it is.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would move; here, how far it has.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// Points that the finger has to move before it counts.
  public var minimumDistance: CGFloat
  /// Where places are told: the view's own coordinates or the page's; spaces by name count as the view's.
  public var coordinateSpace: CoordinateSpace
  /// A finger that moves `minimumDistance` points or more.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// A finger that moves `minimumDistance` points or more, in a space of any type.
  @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

/// Two fingers that part or meet.
public struct MagnifyGesture {
  /// How far the fingers have parted.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// Their distance as a multiple of the first.
    public var magnification: CGFloat
    /// Its change per second.
    public var velocity: CGFloat
    /// Where between them it began, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where between them it began, in points.
    public var startLocation: CGPoint
  }
  /// Two fingers; how little counts is not kept.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// The older form of `MagnifyGesture`: its value is the multiple alone.
public struct MagnificationGesture {
  public typealias Value = CGFloat
  /// Two fingers; how little counts is not kept.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// The angle from the first position.
    public var rotation: Angle
    /// Its change per second.
    public var velocity: Angle
    /// Around what they began to turn, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Around what they began to turn, in points.
    public var startLocation: CGPoint
  }
  /// Two fingers; how little counts is not kept.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The older form of `RotateGesture`: its value is the angle alone.
public struct RotationGesture {
  public typealias Value = Angle
  /// Two fingers; how little counts is not kept.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both.
  public struct Value {
    /// The first one's; nil until there is one.
    public var first: First.Value?
    /// The second one's; nil until there is one.
    public var second: Second.Value?
  }
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second
  /// Both at the same time.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of the one that is going on.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// What has to end before the other begins.
  public var first: First
  /// What begins then.
  public var second: Second
  /// `second` after `first`.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the one that happens.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// What is tried before the other.
  public var first: First
  /// What happens where the first fails.
  public var second: Second
  /// `first`, or else `second`.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of any type.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> GestureTracker<Value>
  /// Any gesture.
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    nonisolated(unsafe) let gesture = gesture
    make = { gesture.makeTracker() }
  }
  @MainActor func tracker() -> GestureTracker<Value> { make() }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each group.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None of them.
  public static let none: GestureMask = []
  /// The one that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of what lies within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension _AnsweredGesture: PrimitiveGesture {}

extension _MapGesture: PrimitiveGesture {
  /// The type of its values, for gestures made of it.
  public static var _values: _GestureValues<Value> { _GestureValues() }
}

extension GestureStateGesture: PrimitiveGesture {}

extension TapGesture: PrimitiveGesture {}

extension SpatialTapGesture: PrimitiveGesture {}

extension LongPressGesture: PrimitiveGesture {}

extension DragGesture: PrimitiveGesture {}

extension MagnifyGesture: PrimitiveGesture {}

extension MagnificationGesture: PrimitiveGesture {}

extension RotateGesture: PrimitiveGesture {}

extension RotationGesture: PrimitiveGesture {}

extension SimultaneousGesture: PrimitiveGesture {}

extension SequenceGesture: PrimitiveGesture {}

extension ExclusiveGesture: PrimitiveGesture {}

extension AnyGesture: PrimitiveGesture {
  /// The type of its values, for gestures made of it.
  public static var _values: _GestureValues<Value> { _GestureValues() }
}
