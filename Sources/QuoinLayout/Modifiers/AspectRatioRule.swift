import Foundation

/// Proposes a rectangle of a ratio, fitted into or filling what is proposed; the size is the child's (fact 50, decision D4).
public struct AspectRatioRule: UnaryRule {
  let ratio: CGFloat?
  let mode: ContentMode
  /// `ratio` is width to height; `nil` takes that of the child's ideal size. A ratio that is not above 0 and finite is ignored.
  public init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.mode = mode
  }

  public var name: String { "aspectRatio" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let shape = self.shape(node)
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
    let scale = mode == .fit ? scales.min()! : scales.max()!
    guard !scale.isNaN else { return proposal }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let offered = childProposal(node, for: proposal)
    node.context.reason(reason(node, proposal))
    return node.first.size(for: offered)
  }
  func reason(_ node: LayoutNode, _ proposal: ProposedViewSize) -> String {
    let shape = shape(node)
    let words = "\(describe(shape.width)):\(describe(shape.height))"
    return "\(words) \(mode == .fit ? "fitted into" : "filling") \(describe(proposal.width))×\(describe(proposal.height))"
  }
  private func shape(_ node: LayoutNode) -> CGSize {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = node.first.size(for: .unspecified)
    let sound = ideal.width > 0 && ideal.height > 0 && ideal.width.isFinite && ideal.height.isFinite
    return sound ? ideal : CGSize(width: 1, height: 1)
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { nil }
}
