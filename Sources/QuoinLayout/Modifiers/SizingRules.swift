import Foundation

/// The view at its ideal length on the chosen axes, whatever is proposed (fact 49).
public struct FixedSizeRule: UnaryRule {
  let axes: Axis.Set
  /// The axes along which nothing is proposed to the view.
  public init(_ axes: Axis.Set) { self.axes = axes }

  public var name: String { "fixedSize" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.context.because("to learn its ideal \(axes == .horizontal ? "width" : axes == .vertical ? "height" : "size")")
    return node.first.size(for: childProposal(node, for: proposal))
  }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    guard axes.contains(axis) else { return node.first.range(along: axis) }
    guard axes.contains(axis.cross) else { return nil }
    return LengthRange(fixed: node.first.size(for: .unspecified)[axis])
  }
}

/// How a shape of a given ratio meets a rectangle of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits within.
  case fit
  /// As small as covers it.
  case fill
}

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
    node.context.because(reason(node, proposal))
    return node.first.size(for: offered)
  }
  private func reason(_ node: LayoutNode, _ proposal: ProposedViewSize) -> String {
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

/// Gives a view another layout priority (fact 53).
public struct LayoutPriorityRule: UnaryRule {
  let value: Double
  /// The priority; NaN counts as 0, what views have by themselves.
  public init(_ value: Double) { self.value = value.isNaN ? 0 : value }
  public var name: String { "layoutPriority" }
  public var traits: RuleTraits { [.unary, .priority] }
  public func priority(_ node: LayoutNode) -> Double { value }
}

/// A modifier that takes no part in layout: looks, values, names.
public struct PassRule: UnaryRule {
  /// What it is called in traces.
  public let name: String
  /// A modifier called `name` in traces.
  public init(_ name: String) { self.name = name }
}
