import Foundation

/// Sets a guide of the view (fact 55).
public struct AlignmentGuideRule: UnaryRule {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  /// `compute` gets the view's size and the guides within, and answers in points from its top left.
  public init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }
  public var name: String { "alignmentGuide" }
  public var ownGuides: GuideKinds { key.kind }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key else { return node.only.explicitGuide(key, for: proposal) }
    let value = compute(node.only.dimensions(in: proposal))
    return value.isFinite ? value : nil
  }
}
