import Foundation
import QuoinLayout

/// Something that fingers do. A still picture sees none; gestures keep what they were given.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }

/// A gesture that is not made of others.
public protocol PrimitiveGesture: Gesture where Body == Never {}
extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is a primitive gesture.") }
}

/// A gesture with something done in answer.
public struct _AnsweredGesture<Base: Gesture> {
  public typealias Value = Base.Value
  let base: Base
  nonisolated init(base: Base) { self.base = base }
}
/// A gesture whose value is another's, changed.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  nonisolated init(base: Base) { self.base = base }
}
/// A gesture that keeps a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  let base: Base
  nonisolated init(base: Base) { self.base = base }
}

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _AnsweredGesture<Self> { _AnsweredGesture(base: self) }
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _AnsweredGesture<Self> where Value: Equatable {
    _AnsweredGesture(base: self)
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self) }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self) }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { .init(self, other) }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { .init(self, other) }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { .init(self, other) }
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _AnsweredGesture<Self> { _AnsweredGesture(base: self) }
}

/// A tap, or several.
public struct TapGesture {
  public typealias Value = Void
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
}
extension TapGesture {
  nonisolated public func onEnded(_ action: @escaping () -> Void) -> _AnsweredGesture<TapGesture> { _AnsweredGesture(base: self) }
}
/// A tap at a place.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
}
/// A finger that stays.
public struct LongPressGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
/// A finger that moves.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public var minimumDistance: CGFloat
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
}
/// Two fingers that part or meet.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct MagnificationGesture {
  public typealias Value = CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that turn.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct RotationGesture {
  public typealias Value = Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
/// One gesture or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
/// A gesture of any type.
public struct AnyGesture<Value> {
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
/// Keys held while something is done.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Keeps `action` on the view; a still picture is never tapped.
  @preconcurrency nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    keepingAction(action)
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
/// What an outline counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension _AnsweredGesture: PrimitiveGesture {}
extension _MapGesture: PrimitiveGesture {}
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
extension AnyGesture: PrimitiveGesture {}
