import Foundation

/// A layout that puts its views into rows and columns. The layout behind `Grid`, for use with `AnyLayout` (fact 99).
///
/// Columns share what is proposed like the views of a stack. Time: linear in the cells, with a constant number of questions to each.
public struct GridLayout: Layout, RuleProviding, Hashable {
  /// Where a view lies in its cell, unless its column, row or the view itself says otherwise.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` asks the neighbours.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` asks the neighbours.
  public var verticalSpacing: CGFloat?
  /// Cells aligned in their columns and rows; gaps of nil ask the neighbours.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  package var rule: any LayoutRule { GridRule(layout: self) }
  func solver(_ children: [LayoutNode]) -> GridSolver {
    GridSolver(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, children: children)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    solver(Array(subviews.nodes)).size(for: proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.place(solver(Array(subviews.nodes)).arrange(proposal), from: bounds.origin)
  }
}

/// A grid as the engine runs it.
package struct GridRule: LayoutRule {
  let layout: GridLayout
  package var name: String { "Grid" }
  package var ownGuides: GuideKinds { [] }
  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let solver = layout.solver(node.children)
    let size = solver.size(for: proposal)
    node.context.reason(solver.words(for: proposal))
    return size
  }
  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    layout.solver(node.children).arrange(proposal)
  }
}
