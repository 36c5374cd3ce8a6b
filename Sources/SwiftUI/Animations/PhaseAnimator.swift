import Foundation
import QuoinLayout

/// A view that goes from phase to phase where the page plays; a page that stands still shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  private var run = PhaseRun()
  /// What `content` makes of one phase after the other, again and again; nothing where there is none. `animation` is asked how to come to
  /// a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
  /// What `content` makes of the first phase; of all of them in turn, and of the first again, when `trigger` becomes another.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    let index = run.index(among: phases.count, trigger) { animation(phases[$0]) }
    if phases.indices.contains(index) { content(phases[index]) }
  }
}

extension View {
  /// The view in one phase after the other, again and again, where the page plays; a page that stands still shows the first.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phases: Array(phases)) { view in
      PhaseAnimator(phases) {
        content(view, $0)
      } animation: {
        animation($0)
      }
    }
  }
  /// The view in the first phase; in all of them in turn, and in the first again, when `trigger` becomes another where the page plays.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phases: Array(phases)) { view in
      PhaseAnimator(phases, trigger: trigger) {
        content(view, $0)
      } animation: {
        animation($0)
      }
    }
  }
}

/// A view that stays as it is where there are no phases.
nonisolated private struct PhasedView<Base: View, Phase, Animator: View>: View {
  let view: Base
  let phases: [Phase]
  let animator: (PlaceholderContentView<Base>) -> Animator
  nonisolated init(view: Base, phases: [Phase], animator: @escaping (PlaceholderContentView<Base>) -> Animator) {
    self.view = view
    self.phases = phases
    self.animator = animator
  }
  @MainActor var body: some View { if phases.isEmpty { view } else { animator(PlaceholderContentView(view: AnyView(view))) } }
}

/// A value that is compared with its like.
struct AnyEquatable {
  private let value: Any
  private let equals: (Any) -> Bool
  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }
  func isEqual(to other: AnyEquatable) -> Bool { equals(other.value) }
}

/// Where a phase animator stands.
private struct PhaseRun: DynamicProperty, ConnectedField {
  private final class Walk {
    let index = StateBox(0)
    var trigger: AnyEquatable?
    var isWalking = false
    /// Tells a walk that was begun anew from the one before.
    var number = 0
  }
  private var walk: Walk?
  private var clock: PageClock?
  init() {}
  mutating func _connect(_ scope: _Scope, slot: Int) {
    clock = scope.graph.clock
    walk = scope.box(slot) { Walk() }
  }

  /// The phase to show; on a page that plays the next one is set off.
  func index(among count: Int, _ trigger: AnyEquatable?, animation: @escaping (Int) -> Animation?) -> Int {
    guard let walk, let clock, count > 0 else { return 0 }
    let isTriggered = trigger.map { new in walk.trigger.map { !$0.isEqual(to: new) } ?? false } ?? !walk.isWalking
    walk.trigger = trigger
    if isTriggered {
      walk.isWalking = true
      walk.number += 1
      Self.goOn(walk, walk.number, clock, from: 0, count, once: trigger != nil, animation)
    }
    return walk.index.value
  }

  private static func goOn(
    _ walk: Walk, _ number: Int, _ clock: PageClock, from index: Int, _ count: Int, once: Bool, _ animation: @escaping (Int) -> Animation?
  ) {
    guard count > 1 else { return }
    let next = (index + 1) % count
    // The first step waits for the evaluation that set it off.
    clock.schedule(at: clock.now) {
      guard walk.number == number else { return }
      let own = animation(next)
      withTransaction(Transaction(animation: own)) { walk.index.value = next }
      if once, next == 0 { return }
      // Without an animation it goes on with the next picture.
      let wait = max(1.0 / 60, own?.curve.duration ?? 0)
      clock.schedule(at: clock.now + wait) { goOn(walk, number, clock, from: next, count, once: once, animation) }
    }
  }
}
