import Foundation
import QuoinLayout

/// Which of two matched views' properties count.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the views are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Where a view is in coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes, while it is there, after it went.
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 after it went.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A way of coming and going; a still picture shows the view there.
@MainActor @preconcurrency public protocol Transition {
  /// What the changed view is.
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The view as it is in a phase. Never called: a still picture shows the view there.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition changes.
public struct PlaceholderContentView<Value> { let view: AnyView }

extension PlaceholderContentView: View { public var body: some View { view } }

/// The old blurs as the new comes out of a blur.
public struct BlurReplaceTransition: Transition {
  /// Which way they move meanwhile.
  public struct Configuration: Hashable, Sendable {
    let name: String
    /// The new down, the old up.
    public static let downUp = Configuration(name: "downUp")
    /// Both up.
    public static let upUp = Configuration(name: "upUp")
  }
  /// The configuration is ignored.
  nonisolated public init(configuration: Configuration = .downUp) {}
  /// The view as it is, in every phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// The old blurs as the new comes out of a blur.
  nonisolated public static var blurReplace: BlurReplaceTransition { .init() }
  /// The old blurs as the new comes out of a blur. The configuration is ignored.
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition { .init() }
}

extension View {
  /// Moves a view from the place of another of the same `id`. Ignored: the view is where layout puts it, whatever `isSource` is.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// The view that a page grows out of. Ignored: pages do not grow here.
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// How the view comes and goes. Ignored: a still picture shows it there.
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Runs what `body` adds to the view as `animation` says. Its end shows at once.
  nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
    body(PlaceholderContentView(view: AnyView(self)))
  }
}

/// What the focused view tells others; nothing is focused in a still picture.
public protocol FocusedValueKey { associatedtype Value }

/// What the focused view tells, by keys.
public struct FocusedValues {
  /// What is told under a key: `nil`, for nothing is focused. Setting it is ignored.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// What the focused view tells under a key, to be changed: `nil`, for nothing is focused.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// What is told under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// `nil`: nothing is focused. Setting it is ignored.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nothing.
  @MainActor public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// What the focused view tells under a key: `nil`, for nothing is focused.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// What is told under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// `nil`: nothing is focused.
  public var wrappedValue: Value? { nil }
}

extension View {
  /// Tells others a value while a view within has the focus. Ignored: nothing has it.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  /// Tells others a value while the scene has the focus. Ignored: nothing has it.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { self }
}
