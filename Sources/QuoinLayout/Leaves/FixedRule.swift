import Foundation

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
