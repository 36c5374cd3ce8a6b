import QuoinLayout

/// A modifier that Quoin itself knows what to do with. What it was given is a value that can be compared, unless it is a closure of the
/// user's.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {}
extension PrimitiveModifier {
  func body(content: Content) -> Never { fatalError("\(Self.self) has no body; it is a primitive modifier.") }
}

/// A modifier that may be applied to each item of its content alone.
nonisolated protocol ItemwiseModifier: PrimitiveModifier {}

/// Changes each node that the content becomes (modifiers on a group apply to each of its views).
nonisolated protocol NodeModifier: ItemwiseModifier {
  /// What stands for `node` from now on: the node itself, written upon, or one around it.
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode
}
extension NodeModifier {
  nonisolated static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let start = nodes.count
    V._emit(content, scope.child(0), into: &nodes)
    let recorder = scope.graph.recorder
    for index in start..<nodes.count {
      let doubts = recorder?.doubtCount ?? 0
      nodes[index] = modifier.changed(nodes[index], index == start ? scope : scope.child(index - start))
      recorder?.owe(doubtsFrom: doubts, to: nodes[index])
    }
  }
}

/// Evaluates the content in another environment.
nonisolated protocol EnvironmentModifier: ItemwiseModifier {
  /// Makes of what is around what is within.
  func change(_ environment: inout EnvironmentValues)
}
extension EnvironmentModifier {
  nonisolated static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    var inner = scope
    modifier.change(&inner.environment)
    V._emit(content, inner.child(0), into: &nodes)
  }
}

/// A rule around the view.
struct RuleModifier<Rule: LayoutRule>: NodeModifier {
  let rule: Rule
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode { node.wrapped(rule, scope) }
}

/// A value that all views within find in their environment.
struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// A value that the views of the content carry.
struct TraitModifier<Key: LayoutValueKey>: NodeModifier {
  let value: Key.Value
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode {
    node.setValue(value, for: Key.self)
    return node
  }
}

extension View {
  /// This view laid out by a rule around it.
  nonisolated func rule<Rule: LayoutRule>(_ rule: Rule) -> ModifiedContent<Self, RuleModifier<Rule>> { modifier(RuleModifier(rule: rule)) }
  /// This view with a value for those around.
  nonisolated func trait<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(TraitModifier<Key>(value: value))
  }
}

// MARK: - By closures, which cannot be compared

/// Changes each node through a closure: one of the user's is in it.
struct NodeChange: NodeModifier {
  let change: (_ViewNode, _Scope) -> _ViewNode
  nonisolated init(_ change: @escaping (_ViewNode, _Scope) -> _ViewNode) { self.change = change }
  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode { change(node, scope) }
}

/// Changes the environment through a closure.
struct EnvironmentChange: EnvironmentModifier {
  let apply: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { apply(&environment) }
}

/// Leaves the whole evaluation of the content to a closure.
struct EmissionModifier: PrimitiveModifier {
  let emit: (_Scope, @escaping (_Scope, inout [_ViewNode]) -> Void, inout [_ViewNode]) -> Void
  nonisolated init(_ emit: @escaping (_Scope, @escaping (_Scope, inout [_ViewNode]) -> Void, inout [_ViewNode]) -> Void) {
    self.emit = emit
  }
  nonisolated static func _emit<V: View>(_ modifier: Self, around content: V, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    modifier.emit(scope, { V._emit(content, $0.child(0), into: &$1) }, &nodes)
  }
}

extension View {
  /// This view with each of its nodes changed.
  nonisolated func changingNodes(_ change: @escaping (_ViewNode, _Scope) -> _ViewNode) -> ModifiedContent<Self, NodeChange> {
    modifier(NodeChange(change))
  }
  /// This view in another environment.
  nonisolated func settingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentChange(apply: change))
  }
}

/// What a closure emits, as a view.
struct EmittedView {
  let emitting: (inout [_ViewNode]) -> Void
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { emitting(&nodes) }
}
extension EmittedView: PrimitiveView {}
