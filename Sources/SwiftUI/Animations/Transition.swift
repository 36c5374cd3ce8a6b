import Foundation
import QuoinLayout

/// Where a view is in coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes, while it is there, after it went.
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 after it went.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A way of coming and going where the page plays; a page that stands still shows the view there.
@MainActor @preconcurrency public protocol Transition {
  /// What the changed view is.
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The view as it is in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// A view as it is in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
  }
}

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
  /// The configuration is ignored: nothing moves up or down.
  nonisolated public init(configuration: Configuration = .downUp) {}
  /// The view behind a blur, and not seen, unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The old blurs as the new comes out of a blur.
  nonisolated public static var blurReplace: BlurReplaceTransition { .init() }
  /// The old blurs as the new comes out of a blur. The configuration is ignored.
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition { .init() }
}

extension AnyTransition {
  /// A transition whose type is not told: a view comes as it says where the page plays, and leaves by fading.
  public init<T: Transition>(_ transition: T) {
    self.init(kind: AnyTransition.opacity.leaving.kind) { AnyView($0.modifier(PhasedTransition(transition: transition))) }
  }
}
extension View {
  /// How the view comes where the page plays, in a change that is animated; it leaves by fading.
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(PhasedTransition(transition: transition)).transition(AnyTransition.opacity.leaving)
  }
}

/// A view between the phases of a transition.
nonisolated private struct PhasedTransition<T: Transition>: ViewModifier {
  let transition: T
  private var arrival = Arrival()
  init(transition: T) { self.transition = transition }
  @MainActor func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(view: AnyView(content)), phase: arrival.isUnderWay ? .willAppear : .identity)
  }
}

/// A view between two states of a modifier.
nonisolated struct ModifierTransition<E: ViewModifier>: ViewModifier {
  let active: E
  let identity: E
  private var arrival = Arrival()
  init(active: E, identity: E) {
    self.active = active
    self.identity = identity
  }
  @MainActor func body(content: Content) -> some View { content.modifier(arrival.isUnderWay ? active : identity) }
}

/// Whether a view is only just coming: on a page that plays it is shown so once, and as it is to be from the next picture on, by the
/// animation with which it came.
struct Arrival: DynamicProperty, ConnectedField {
  private var state: StateBox<Bool>?
  var isUnderWay: Bool { state?.value ?? false }
  mutating func _connect(_ scope: _Scope, slot: Int) {
    state = scope.box(slot) {
      let animation = scope.graph.transaction.animation
      guard let clock = scope.graph.clock, let animation else { return StateBox(false) }
      let state = StateBox(true)
      clock.schedule(at: clock.now) { withTransaction(Transaction(animation: animation)) { state.value = false } }
      return state
    }
  }
}
