import Foundation

/// A frame of fixed lengths; `nil` leaves an axis to the child (facts 40, 41, 47).
public struct FixedFrameRule: UnaryRule {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Negative and non-finite lengths are left out; say so with `FixedFrameRule.doubt`.
  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.sound(width)
    self.height = Self.sound(height)
    self.alignment = alignment
  }
  private static func sound(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

  /// The finding for lengths that a frame cannot have; `nil` when both are sound.
  public static func doubt(width: CGFloat?, height: CGFloat?) -> Finding? {
    guard sound(width) != width || sound(height) != height else { return nil }
    return Finding(
      .contradictoryFrame, in: "frame",
      "width \(describe(width)), height \(describe(height)): a fixed length is finite and not negative; the other was ignored. For ∞ use maxWidth or maxHeight."
    )
  }

  public var name: String { "frame" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height {
      node.context.reason("its width and height are fixed")
      return CGSize(width: width, height: height)
    }
    let child = node.first.size(for: childProposal(node, for: proposal))
    node.context.reason(width != nil ? "its width is fixed" : height != nil ? "its height is fixed" : "it has no length of its own")
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }
  public func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    node.only.aligned(alignment, in: size, proposal: childProposal(node, for: proposal))
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.only.framedSpacing(horizontal: width != nil, vertical: height != nil)
  }
  public func priority(_ node: LayoutNode) -> Double { 0 }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    if let length = axis == .horizontal ? width : height { return LengthRange(fixed: length) }
    return node.first.range(along: axis)
  }
}
