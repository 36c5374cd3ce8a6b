import Foundation
import QuoinLayout

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
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(grid.node(content, scope)) }
}

extension LazyHGrid: PrimitiveView {}
