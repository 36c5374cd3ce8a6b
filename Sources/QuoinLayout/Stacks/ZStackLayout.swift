import Foundation

/// A layout that puts its views on top of each other. The layout behind `ZStack`.
public struct ZStackLayout: Layout, RuleProviding, Hashable {
  /// The guides that coincide.
  public var alignment: Alignment
  /// A pile whose views' guides of `alignment` coincide.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  package var rule: any LayoutRule { ZStackRule(alignment: alignment) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    ZStackSolver(alignment: alignment, children: Array(subviews.nodes)).size(for: proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.place(ZStackSolver(alignment: alignment, children: Array(subviews.nodes)).arrange(size: bounds.size), from: bounds.origin)
  }
}
