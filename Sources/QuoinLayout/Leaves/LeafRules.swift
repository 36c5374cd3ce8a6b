import Foundation

/// A leaf that takes what is proposed, and 10 where nothing is: shapes, colours, gradients, canvases (facts 2, 61, 62).
public struct ShapeRule: GuidelessRule {
  /// What it is called in traces and findings.
  public let name: String
  /// A shape, called `name` in traces and findings.
  public init(_ name: String) { self.name = name }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { .flexible }
}

/// A leaf that answers through a function: custom shapes, pictures, wrapped views. The function must be pure.
public struct MeasuredRule: GuidelessRule {
  /// What it is called in traces and findings.
  public let name: String
  let measure: (ProposedViewSize) -> CGSize
  let ranges: (Axis) -> LengthRange?
  /// `ranges` may answer the lengths along an axis that do not depend on the other; `nil` if it can't know.
  public init(
    _ name: String, ranges: @escaping (Axis) -> LengthRange? = { _ in nil }, measure: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.name = name
    self.ranges = ranges
    self.measure = measure
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { measure(proposal) }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { ranges(axis) }
}

/// A leaf of one size, whatever is proposed: pictures, symbols, controls.
public struct FixedRule: GuidelessRule {
  /// What it is called in traces and findings.
  public let name: String
  let size: CGSize
  /// A leaf of `size` points, called `name` in traces and findings.
  public init(_ name: String, size: CGSize) {
    self.name = name
    self.size = size
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { size }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { LengthRange(fixed: size[axis]) }
}

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

/// A line across its stack, one pixel thick; a horizontal one outside any (fact 60, decision D8).
public struct DividerRule: GuidelessRule {
  /// A line whose direction is its stack's affair.
  public init() {}
  public var name: String { "Divider" }
  /// The axis across which the line is thin.
  private func thin(_ node: LayoutNode) -> Axis { node.orientation ?? .vertical }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let axis = thin(node)
    return CGSize(axis, main: 1 / node.context.scale, cross: proposal[axis.cross] ?? 10)
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    axis == thin(node) ? LengthRange(fixed: 1 / node.context.scale) : .flexible
  }
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
