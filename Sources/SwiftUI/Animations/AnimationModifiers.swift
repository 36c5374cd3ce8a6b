import Foundation
import QuoinLayout

/// What the modifiers around a node say about how it moves, the innermost first.
///
/// A value that few nodes have: one reference in each.
final class NodeMotion: Sendable {
  /// What a modifier makes of the transaction of a change.
  enum Step {
    /// Runs as it says, if the value that it watches became another in this update of the graph.
    case watching(Animation?, changedIn: Int)
    /// Runs as it says, whatever changed.
    case always(Animation?)
    case transform(@Sendable (inout Transaction) -> Void)
  }
  let steps: [Step]
  let transition: AnyTransition?
  /// What the view is matched with views elsewhere by.
  let match: (key: MatchedGeometry.Key, properties: MatchedGeometryProperties)?

  /// What `inner` says, and more around it; of transitions and matches the outermost has a say.
  init(
    around inner: NodeMotion?, steps: some Sequence<Step> = [], transition: AnyTransition? = nil,
    match: (key: MatchedGeometry.Key, properties: MatchedGeometryProperties)? = nil
  ) {
    self.steps = (inner?.steps ?? []) + steps
    self.transition = transition ?? inner?.transition
    self.match = match ?? inner?.match
  }

  /// What `inner` says, and around it what `outer` says beyond `base`.
  convenience init(around inner: NodeMotion?, outer: NodeMotion, beyond base: NodeMotion?) {
    self.init(
      around: inner, steps: outer.steps.dropFirst(base?.steps.count ?? 0), transition: outer.transition, match: outer.match)
  }

  /// What becomes of a transaction at the node, in an update of the graph.
  func transaction(_ around: Transaction, in update: Int) -> Transaction {
    var transaction = around
    for step in steps.reversed() { step.apply(to: &transaction, in: update) }
    return transaction
  }
}
extension NodeMotion.Step {
  /// Makes of a transaction what it is within, in an update of the graph.
  func apply(to transaction: inout Transaction, in update: Int) {
    switch self {
    case .transform(let change): change(&transaction)
    case .watching(let animation, let changed): if changed == update, !transaction.disablesAnimations { transaction.animation = animation }
    case .always(let animation): if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}
extension NodeMotion.Step: Sendable {}

/// What was seen of a watched value.
private final class Watched<Value> {
  var value: Value
  var changedIn = -1
  init(_ value: Value) { self.value = value }
}

/// A modifier that has a say in how changes within run.
private protocol TransactionModifier: ItemwiseModifier {
  /// What is said, in the evaluation that `scope` stands in.
  func step(_ scope: _Scope) -> NodeMotion.Step
}
extension TransactionModifier {
  nonisolated static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let start = nodes.count
    let step = modifier.step(scope)
    // What is evaluated within has to do with the transaction as it is there.
    scope.graph.changingTransaction({ step.apply(to: &$0, in: scope.graph.pass) }) { V._emit(content, scope.child(0), into: &nodes) }
    for node in nodes[start...] { node.motion = NodeMotion(around: node.motion, steps: [step]) }
  }
}

private struct AnimationByValue<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value
  func step(_ scope: _Scope) -> NodeMotion.Step {
    let watched = scope.box(0xA41) { Watched(value) }
    if watched.value != value { (watched.value, watched.changedIn) = (value, scope.graph.pass) }
    return .watching(animation, changedIn: watched.changedIn)
  }
}
private struct AnimationAlways: TransactionModifier {
  let animation: Animation?
  func step(_ scope: _Scope) -> NodeMotion.Step { .always(animation) }
}
private struct TransactionChange: TransactionModifier {
  let transform: (inout Transaction) -> Void
  func step(_ scope: _Scope) -> NodeMotion.Step {
    // Called on the main actor, where motion is reckoned.
    nonisolated(unsafe) let transform = transform
    return .transform { transform(&$0) }
  }
}
private struct TransitionModifier: ItemwiseModifier {
  let transition: AnyTransition
  nonisolated static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let start = nodes.count
    if let wrap = modifier.transition.wrap {
      AnyView._emit(wrap(AnyView(content)), scope.child(0), into: &nodes)
    } else {
      V._emit(content, scope.child(0), into: &nodes)
    }
    for node in nodes[start...] { node.motion = NodeMotion(around: node.motion, transition: modifier.transition) }
  }
}

extension View {
  /// How all changes of anything within run where the page plays; nil: at once.
  nonisolated public func animation(_ animation: Animation?) -> some View { modifier(AnimationAlways(animation: animation)) }
  /// How changes within that come with another `value` run where the page plays; nil: at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationByValue(animation: animation, value: value))
  }
  /// How the view comes and goes where the page plays, in a change that is animated. Without it views fade.
  nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
  /// Changes what goes with changes of state within, where the page plays.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionChange(transform: transform))
  }
  /// How content within changes in place. Ignored: texts and pictures that become others fade into each other where the page plays.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
