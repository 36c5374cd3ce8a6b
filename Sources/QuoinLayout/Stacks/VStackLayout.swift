import Foundation

/// A layout that puts its views in a column. The layout behind `VStack`, for use with `AnyLayout` and in custom layouts.
public struct VStackLayout: Layout, RuleProviding, Hashable {
  /// The guide along which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; `nil` asks each pair.
  public var spacing: CGFloat?
  /// A column; a `spacing` of nil asks each pair of neighbours.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  package var rule: any LayoutRule { StackRule(axis: .vertical, guide: alignment.key, spacing: spacing) }
  private func solver(_ subviews: Subviews) -> StackSolver? {
    StackSolver(axis: .vertical, guide: alignment.key, spacing: spacing, subviews)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    solver(subviews)?.solve(proposal).size ?? .zero
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.place(solver(subviews)?.arrange(proposal, size: bounds.size) ?? [], from: bounds.origin)
  }
}
