import Foundation

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
