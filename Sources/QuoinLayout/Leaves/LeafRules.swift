import Foundation

/// A leaf that takes what is proposed, and 10 where nothing is: shapes, colours, gradients, canvases (facts 2, 61, 62).
public struct ShapeRule: GuidelessRule {
  /// What it is called in traces and findings.
  public let name: String
  /// A shape, called `name` in traces and findings.
  public init(_ name: String) { self.name = name }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.context.reasonOfGreed(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { .flexible }
}

/// Nothing: takes no room, but keeps its place among the children of a container that counts them.
public struct EmptyRule: GuidelessRule {
  /// A leaf of 0 by 0 points that asks its neighbours for no distance.
  public init() {}
  public var name: String { "EmptyView" }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { .zero }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { .zero }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { LengthRange(fixed: 0) }
}

/// What a leaf answers that takes all it is offered, in words; told only while a trace is kept.
extension LayoutContext {
  package func reasonOfGreed(_ proposal: ProposedViewSize, whatever what: String = "") {
    reason(
      proposal.width == nil && proposal.height == nil
        ? "10 each way, as nothing is offered"
        : "all that it is offered\(what)" + (proposal.width == nil || proposal.height == nil ? ", and 10 where nothing is" : ""))
  }
}
