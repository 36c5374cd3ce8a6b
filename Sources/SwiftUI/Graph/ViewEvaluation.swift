import QuoinLayout

/// How a record is evaluated: the value it was made from, and what to do with it.
protocol ViewEvaluation {
  /// The type that findings name.
  var subject: Any.Type { get }
  /// Whether the record may be evaluated without those around it.
  var runsAlone: Bool { get }
  /// Whether what it keeps was kept by the record around before.
  var takesBoxesOver: Bool { get }
  /// Whether it is made late, once a node's size is known.
  var isDeferred: Bool { get }
  /// Adds the nodes of what is evaluated.
  func run(_ scope: _Scope, into nodes: inout [_ViewNode])
  /// Whether another evaluation would come to the same.
  func isSame(as other: Self) -> Bool
  /// Puts nodes that were made again where they belong, if they belong to no other node; answers whether it did.
  func install(_ nodes: [_ViewNode]) -> Bool
}

extension ViewEvaluation {
  var runsAlone: Bool { true }
  var isDeferred: Bool { false }
  var takesBoxesOver: Bool { false }
  func isSame(as other: Self) -> Bool { false }
  func install(_ nodes: [_ViewNode]) -> Bool { false }
}

/// A view with a body.
struct BodyEvaluation<Subject: View>: ViewEvaluation {
  let view: Subject
  var subject: Any.Type { Subject.self }

  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var connected = scope.animated(view)
    DynamicFields.connect(&connected, scope)
    let start = nodes.count
    Subject.Body._emit(scope.reading(connected) { $0.body }, scope.descending(into: Subject.self), into: &nodes)
    _ViewNode.nameInTrace(nodes[start...], for: Subject.self, in: scope)
    guard nodes.count == start + 1 else { return }
    nodes[start].name(declaredBy: Subject.self, in: scope.graph)
  }
  func isSame(as other: Self) -> Bool { SwiftUI.isSame(view, other.view) }
}

/// A modifier with a body, around the view that it changes.
struct ModifierEvaluation<Modifier: ViewModifier, Inner: View>: ViewEvaluation {
  let modifier: Modifier
  let content: Inner
  var subject: Any.Type { Modifier.self }

  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var connected = scope.animated(modifier)
    DynamicFields.connect(&connected, scope)
    nonisolated(unsafe) let inner = _ViewModifier_Content<Modifier>(emitContent: { [content] outer, nodes in
      Inner._emit(content, outer.child(0), into: &nodes)
    })
    let body = scope.reading((connected, inner)) { $0.0.body(content: $0.1) }
    Modifier.Body._emit(body, scope.descending(into: Modifier.self), into: &nodes)
  }
  func isSame(as other: Self) -> Bool { SwiftUI.isSame(modifier, other.modifier) && SwiftUI.isSame(content, other.content) }
}

/// One view of many that are written in place (an element of a `ForEach`), so that a change of another leaves it alone.
struct PartEvaluation<Content: View>: ViewEvaluation {
  let content: Content
  /// Where the view stands; the record's own identity is beside it.
  let identity: Identity
  /// The identity of the record of a part that stands at `identity`.
  static func record(at identity: Identity) -> Identity { identity.child(0x9A27) }
  var subject: Any.Type { Content.self }
  var takesBoxesOver: Bool { true }

  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    // Another part at the same place (two elements of one id) keeps what it keeps by itself.
    let own = scope.identity == Self.record(at: identity) ? identity : scope.identity
    Content._emit(content, _Scope(identity: own, environment: scope.environment, record: scope.record), into: &nodes)
  }
  func isSame(as other: Self) -> Bool { identity == other.identity && SwiftUI.isSame(content, other.content) }
}

/// A view with a body of which a lazy container asks the parts one by one.
struct EnumerationEvaluation<Subject: View>: ViewEvaluation {
  let view: Subject
  var subject: Any.Type { Subject.self }
  var runsAlone: Bool { false }

  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) {}
}

/// What is evaluated outside any page, by others, at the root of a graph of its own.
struct DetachedEvaluation: ViewEvaluation {
  var subject: Any.Type { ViewGraph.self }
  func run(_ scope: _Scope, into nodes: inout [_ViewNode]) {}
}
