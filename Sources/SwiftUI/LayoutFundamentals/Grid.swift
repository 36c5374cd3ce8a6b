import Foundation
import QuoinLayout

/// Views in rows and columns; every column is as wide as its widest cell asks (facts 91–98).
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content
  /// `horizontalSpacing` and `verticalSpacing` are gaps in points; `nil` asks the neighbours.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    for spacing in [layout.horizontalSpacing, layout.verticalSpacing] { scope.graph.review(spacing: spacing, in: "Grid") }
    let node = _ViewNode.container(layout, content, scope)
    GridReview.review(node)
    nodes.append(node)
  }
}

/// A row of a `Grid`: each of its views is a cell. Outside a grid, its views stand for themselves.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
  /// `alignment` is the row's own; `nil` leaves it to the grid.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let start = nodes.count
    Content._emit(content, scope, into: &nodes)
    let mark = GridRowMark(alignment: alignment)
    for node in nodes[start...] { node.setValue(mark, for: GridRowMark.self) }
  }
}

extension View {
  /// Lets the view span `count` columns of its grid (fact 96).
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    changingNodes { node, scope in
      if count < 1 {
        scope.graph.report(Finding(.badArgument, in: "gridCellColumns", "\(count) columns: a cell spans one or more; 1 was taken."))
      }
      node.setValue(min(max(1, count), 10_000), for: GridCellColumns.self)
      return node
    }
  }
  /// Keeps the view from asking for room on `axes`; it takes what the other cells need (fact 95).
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridTrait(axes, GridCellUnsizedAxes.self) }
  /// Aligns the whole column of the view (fact 97).
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { gridTrait(guide, GridColumnAlignment.self) }
  /// Puts the view's `anchor` to the same point of its cell (fact 97).
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridTrait(anchor, GridCellAnchor.self) }

  nonisolated private func gridTrait<K: LayoutValueKey>(_ value: K.Value, _ key: K.Type) -> some View {
    trait(key, value)
  }
}

/// Looks at a grid for spans that reach beyond its columns.
enum GridReview {
  static func review(_ grid: _ViewNode) {
    var columns = 0
    var widest = 0
    var rows = 0
    var row: (mark: GridRowMark?, count: Int, own: Int) = (nil, 0, 0)
    func close() {
      columns = max(columns, row.own == row.count ? row.count : 0)
      widest = max(widest, row.count)
    }
    for cell in grid.children {
      guard let mark = cell.value(GridRowMark.self) else { continue }
      if mark !== row.mark {
        close()
        rows += 1
        row = (mark, 0, 0)
      }
      row.count += cell.value(GridCellColumns.self)
      row.own += 1
    }
    close()
    guard rows > 1, columns > 0, widest > columns else { return }
    grid.context.report(
      Finding(
        .badArgument, in: "Grid",
        "has \(columns) columns, but a row with gridCellColumns takes \(widest); the columns beyond are empty in all other rows."))
  }
}

extension ViewGraph {
  /// Notes a gap that makes views overlap, or is no number.
  nonisolated func review(spacing: CGFloat?, in name: String) {
    guard let spacing, !(spacing >= 0 && spacing.isFinite) else { return }
    report(
      Finding(
        .badArgument, in: name,
        "spacing \(describe(spacing)): neighbours overlap where it is negative. Write 0 or more, or use offset(x:y:)."))
  }
}

extension Grid: PrimitiveView {}
extension GridRow: PrimitiveView {}
