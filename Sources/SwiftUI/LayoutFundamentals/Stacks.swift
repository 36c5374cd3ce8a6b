import Foundation
import QuoinLayout

extension Layout {
  /// A view of this layout with `content` as its subviews (fact 109).
  // A type may be both a view with content and, without content, a layout. Its own initializer is then meant by `Flow { … }`; the
  // compiler would take the layout's and this call, which in `self.init { … }` is the initializer that calls itself without end.
  @_disfavoredOverload nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A layout value with its views.
struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

extension _ViewNode {
  /// A container's node: the content's nodes under the layout's rule.
  static func container(_ layout: some Layout, _ content: some View, _ scope: _Scope) -> _ViewNode {
    container(layout.makeRule(), isRow: layout is HStackLayout, content, scope)
  }
  /// The same for a layout of Quoin's own.
  static func container(_ layout: some Layout & RuleProviding, _ content: some View, _ scope: _Scope) -> _ViewNode {
    container(layout.makeRule(), isRow: layout is HStackLayout, content, scope)
  }
  private static func container<Content: View>(
    _ rule: any LayoutRule, isRow: Bool, _ content: Content, _ scope: _Scope
  ) -> _ViewNode {
    var children: [_ViewNode] = []
    // A control beside others in a list's row is the row's own still, one above others is not.
    Content._emit(content, isRow ? scope : scope.withinRow, into: &children)
    return _ViewNode(rule, children, scope)
  }
}

extension _LayoutView: PrimitiveView {}
