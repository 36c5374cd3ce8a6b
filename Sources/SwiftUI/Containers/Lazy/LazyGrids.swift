import Foundation
import QuoinLayout

/// Views in columns of given lengths, row after row; inside a scroll view only the rows in sight are made (facts 86–89).
public struct LazyVGrid<Content: View> {
  let grid: LazyGrid
  let content: Content
  /// `spacing` is the gap between rows in points; `nil` asks the cells on both sides.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(axis: .vertical, items: columns, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(grid.node(content, scope)) }
}

/// Views in rows of given lengths, column after column; inside a scroll view only the columns in sight are made (facts 86–89).
public struct LazyHGrid<Content: View> {
  let grid: LazyGrid
  let content: Content
  /// `spacing` is the gap between columns in points; `nil` asks the cells on both sides.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(axis: .horizontal, items: rows, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(grid.node(content, scope)) }
}

/// What the two lazy grids share.
struct LazyGrid {
  let axis: Axis
  let items: [GridItem]
  let guide: AlignmentKey
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  nonisolated func node<Content: View>(_ content: Content, _ scope: Scope) -> ViewNode {
    let name = axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    scope.graph.review(spacing: spacing, in: name)
    for case let doubt? in items.map(\.doubt) { scope.graph.report(doubt) }
    if items.isEmpty {
      scope.graph.report(Finding(.badArgument, in: name, "has no columns; one that fills it was taken. Write at least one GridItem."))
    }
    let rule = LazyRules.grid(
      axis, items: items.isEmpty ? [GridItem()] : items, guide: guide, spacing: spacing, pins: pinned.ends,
      source: LazyViewSource(content, scope))
    return ViewNode(rule, [], scope)
  }
}

extension LazyVGrid: PrimitiveView {}
extension LazyHGrid: PrimitiveView {}
