import Foundation
import QuoinLayout

/// What the two lazy grids share.
struct LazyGrid {
  let axis: Axis
  let items: [GridItem]
  let guide: AlignmentKey
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  nonisolated func node<Content: View>(_ content: Content, _ scope: _Scope) -> _ViewNode {
    let name = axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    scope.graph.review(spacing: spacing, in: name)
    for case let doubt? in items.map(\.doubt) { scope.graph.report(doubt) }
    if items.isEmpty {
      scope.graph.report(Finding(.badArgument, in: name, "has no columns; one that fills it was taken. Write at least one GridItem."))
    }
    let rule = LazyRules.grid(
      axis, items: items.isEmpty ? [GridItem()] : items, guide: guide, spacing: spacing, pins: pinned.ends,
      source: LazyViewSource(content, scope))
    return _ViewNode(rule, [], scope)
  }
}
