import QuoinLayout

/// A node of a page, as views outside this module see it.
package typealias MadeNode = LayoutNode

/// A view of another module of Quoin that makes its nodes itself: containers whose rule a `Layout` value cannot express.
@MainActor @preconcurrency package protocol NodeMakingView: View where Body == Never {
  /// The nodes that the view becomes.
  nonisolated func makeNodes(_ maker: NodeMaker) -> [MadeNode]
}

extension NodeMakingView {
  package var body: Never { fatalError("\(Self.self) has no body; it makes its nodes itself.") }
  nonisolated public static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes += view.makeNodes(NodeMaker(scope: scope)).map { unsafeDowncast($0, to: _ViewNode.self) }
  }
}

/// Makes nodes for a `NodeMakingView`.
package struct NodeMaker {
  let scope: _Scope

  /// The nodes of a part of the view; each part has a `step` of its own, by which it keeps its state.
  package func nodes<Content: View>(of content: Content, step: Int) -> [MadeNode] {
    var nodes: [_ViewNode] = []
    Content._emit(content, scope.child(step), into: &nodes)
    return nodes
  }
  /// The same as one node; several stand in a column.
  package func node<Content: View>(of content: Content, step: Int) -> MadeNode? {
    Content.oneNode(content, scope.child(step), in: VStackLayout().makeRule())
  }
  /// A node with a rule and children made before.
  package func node(_ rule: any LayoutRule, _ children: [MadeNode]) -> MadeNode {
    _ViewNode(rule, children.map { unsafeDowncast($0, to: _ViewNode.self) }, scope)
  }
  /// The items of a view, to be made one by one.
  package func lazySource<Content: View>(of content: Content) -> any LazyItemSource { LazyViewSource(content, scope.child(0)) }
  /// Notes a doubt.
  package func report(_ finding: Finding) { scope.graph.report(finding) }
}
