import Foundation

/// A layout that puts its views in a row. The layout behind `HStack`, for use with `AnyLayout` and in custom layouts.
public struct HStackLayout: Layout, RuleProviding, Hashable {
  /// The guide along which the views are aligned.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points; `nil` asks each pair.
  public var spacing: CGFloat?
  /// A row; a `spacing` of nil asks each pair of neighbours.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  package var rule: any LayoutRule { StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing) }
  private func solver(_ subviews: Subviews) -> StackSolver? {
    StackSolver(axis: .horizontal, guide: alignment.key, spacing: spacing, subviews)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    solver(subviews)?.solve(proposal).size ?? .zero
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.place(solver(subviews)?.arrange(proposal, size: bounds.size) ?? [], from: bounds.origin)
  }
}

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

extension StackSolver {
  /// The solver of a stack that a layout of a user's asks; `nil` without views.
  fileprivate init?(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, _ subviews: LayoutSubviews) {
    guard let context = subviews.nodes.first?.context else { return nil }
    self.init(axis: axis, guide: guide, spacing: spacing, children: ContiguousArray(subviews.nodes.map { NodeRef($0) }), context: context)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var result = LayoutProperties()
    result.stackOrientation = axis
    return result
  }
}

extension LayoutSubviews {
  /// Places the views as a solver reckoned, `origin` being the bounds' own.
  package func place(_ places: [ChildPlacement], from origin: CGPoint) {
    for (view, place) in zip(self, places) {
      view.place(at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), proposal: place.proposal)
    }
  }
}
