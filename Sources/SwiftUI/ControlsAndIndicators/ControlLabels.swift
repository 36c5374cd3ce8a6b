import QuoinLayout

/// A button's label: several views stand beside each other.
struct JoinedLabel<Content: View> {
  let content: Content
  nonisolated init(_ content: Content) { self.content = content }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    if let node = Content.oneNode(content, scope.child(1), in: HStackLayout().makeRule()) { nodes.append(node) }
  }
}
extension JoinedLabel: PrimitiveView {}

/// A control's label: of several views the first is the title, and the others stand below it as subtitles (documented: Toggle,
/// LabeledContent), smaller and grey; by how much is assumed.
struct TitledLabel<Content: View> {
  let content: Content
  nonisolated init(_ content: Content) { self.content = content }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var titles: [_ViewNode] = []
    Content._emit(content, scope.child(1), into: &titles)
    guard titles.count > 1 else {
      nodes += titles
      return
    }
    var below = scope.child(2)
    below.environment.font = .subheadline
    below.environment.foregroundStyles = [HierarchicalShapeStyle.secondary.resolvedStyle(in: below.environment)]
    var subtitles: [_ViewNode] = []
    Content._emit(content, below, into: &subtitles)
    nodes.append(_ViewNode(VStackLayout(alignment: .leading).makeRule(), [titles[0]] + subtitles.dropFirst(), scope))
  }
}
extension TitledLabel: PrimitiveView {}
