import Foundation
import QuoinLayout

/// Which of two matched views' properties count.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Where a view is in coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}
/// A way of coming and going; a still picture shows the view there.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
/// The view that a transition changes.
public struct PlaceholderContentView<Value> { let view: AnyView }
extension PlaceholderContentView: View { public var body: some View { view } }
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Hashable, Sendable {
    let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  nonisolated public init(configuration: Configuration = .downUp) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { .init() }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition { .init() }
}

extension View {
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
    body(PlaceholderContentView(view: AnyView(self)))
  }
  /// The view in its first phase.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = phases.first { _ in true }
    return Group { if let first { content(PlaceholderContentView(view: AnyView(self)), first) } else { self } }
  }
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
}

/// A view in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let first: Phase?
  let content: (Phase) -> Content
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
}
extension PhaseAnimator: View {
  public var body: some View { if let first { content(first) } }
}

/// How a spring moves.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public static let smooth = Spring()
  public static let snappy = Spring(bounce: 0.15)
  public static let bouncy = Spring(bounce: 0.3)
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
}

/// A key of a transaction's value; `@Entry` makes one.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
extension Transaction {
  /// The key's default: a still picture's changes carry nothing.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// What the focused view tells others; nothing is focused in a still picture.
public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}
extension View {
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { self }
}
