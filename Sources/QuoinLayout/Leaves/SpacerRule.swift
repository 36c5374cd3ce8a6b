import Foundation

/// Room that grows along the axis of its stack, and on both axes outside any (facts 31, 53, 57–59).
public struct SpacerRule: GuidelessRule {
  let minLength: CGFloat?
  /// `minLength` in points; `nil` is the default 8.
  public init(minLength: CGFloat?) { self.minLength = minLength.flatMap { $0.isFinite ? max(0, $0) : nil } }
  public var name: String { "Spacer" }
  private var shortest: CGFloat { minLength ?? ViewSpacing.standard }

  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      if let own = node.orientation, own != axis { return 0 }
      return max(proposal[axis] ?? -.infinity, shortest)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    if let axis = node.orientation { return ViewSpacing(zeroAlong: axis) }
    return .zero
  }
  public var traits: RuleTraits { [.leaf, .priority] }
  public func priority(_ node: LayoutNode) -> Double { -.infinity }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    if let own = node.orientation, own != axis { return LengthRange(fixed: 0) }
    return LengthRange(min: shortest, max: .infinity)
  }
}
