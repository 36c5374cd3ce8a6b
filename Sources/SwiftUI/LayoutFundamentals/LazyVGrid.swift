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
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(grid.node(content, scope)) }
}

extension LazyVGrid: PrimitiveView {}
