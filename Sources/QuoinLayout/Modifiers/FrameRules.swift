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
      node.context.because("its width and height are fixed")
      return CGSize(width: width, height: height)
    }
    let child = node.first.size(for: childProposal(node, for: proposal))
    node.context.because(width != nil ? "its width is fixed" : height != nil ? "its height is fixed" : "it has no length of its own")
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    [node.only.aligned(alignment, in: size, proposal: childProposal(node, for: proposal))]
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

/// The limits of a flexible frame along one axis, made consistent (fact 42).
public struct FrameLimits: Hashable, Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
  /// Whether what was written contradicts itself.
  public private(set) var isContradictory = false
  /// Whether no limit is set.
  public var isEmpty: Bool { min == nil && ideal == nil && max == nil }

  /// Limits in points; nil or NaN sets none, below 0 counts as 0. A limit below one that must be smaller is raised to it.
  public init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
    self.min = number(min).map { Swift.max(0, $0) }
    self.ideal = number(ideal)
    self.max = number(max)
    if let low = self.min, let own = self.ideal, own < low {
      self.ideal = low
      isContradictory = true
    }
    if let low = self.ideal ?? self.min, let own = self.max, own < low {
      self.max = low
      isContradictory = true
    }
    if let own = self.max, own < 0 { self.max = 0 }
  }

  func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity) }

  /// What the child is proposed (fact 43).
  func childProposal(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// The frame's own length when proposed `proposal`, `child` being its child's answer (fact 44).
  func length(_ proposal: CGFloat?, child: @autoclosure () -> CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return ideal }
    let offered = childProposal(proposal)
    switch (min, max) {
    case (_?, _?): return clamp(offered != nil && proposal != nil ? offered! : child())
    case (let min?, nil): return Swift.max(min, Swift.min(offered ?? .infinity, child()))
    case (nil, let max?): return Swift.min(max, Swift.max(offered ?? -.infinity, child()))
    case (nil, nil): return child()
    }
  }

  func range(_ child: @autoclosure () -> LengthRange?) -> LengthRange? {
    if let min, let max { return LengthRange(min: min, max: max) }
    guard let child = child() else { return nil }
    return LengthRange(min: length(0, child: child.min), max: length(.infinity, child: child.max))
  }
}

/// A frame with limits (facts 42–47).
public struct FlexibleFrameRule: UnaryRule {
  let horizontal: FrameLimits
  let vertical: FrameLimits
  let alignment: Alignment

  /// Limits along each axis; `alignment` says where the view lies in the frame.
  public init(horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  public var name: String { "flexible frame" }
  public func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let offered = childProposal(node, for: proposal)
    let size = CGSize(
      width: horizontal.length(proposal.width, child: node.first.size(for: offered).width),
      height: vertical.length(proposal.height, child: node.first.size(for: offered).height))
    node.context.because(reason(proposal, size, child: node.first.size(for: offered)))
    return size
  }
  private func reason(_ proposal: ProposedViewSize, _ size: CGSize, child: CGSize) -> String {
    list(
      Axis.allCases.compactMap { axis in
        let limits = axis == .horizontal ? horizontal : vertical
        return limits.isEmpty ? nil : "because " + limits.reason(proposal[axis], child: child[axis], length: size[axis])
      })
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let placing = ProposedViewSize(
      width: placingLength(horizontal, proposal.width, size.width), height: placingLength(vertical, proposal.height, size.height))
    return [node.only.aligned(alignment, in: size, proposal: placing)]
  }
  /// Its own size; but a child that chose its ideal length strictly within the limits is asked for that again (fact 46).
  private func placingLength(_ limits: FrameLimits, _ proposal: CGFloat?, _ size: CGFloat) -> CGFloat? {
    if limits.isEmpty { return proposal }
    guard proposal == nil, limits.ideal == nil else { return size }
    return size > limits.min ?? -.infinity && size < limits.max ?? .infinity ? nil : size
  }
  public func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.only.framedSpacing(horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
  }
  public func priority(_ node: LayoutNode) -> Double { 0 }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    (axis == .horizontal ? horizontal : vertical).range(node.first.range(along: axis))
  }
}

extension LayoutNode {
  /// The place at which this node's guides meet the same guides of a box of `size` (fact 41).
  package func aligned(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let own = dimensions(in: proposal)
    let box = ViewDimensions(size: size)
    func offset(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a - b).isFinite ? a - b : 0 }
    return ChildPlacement(
      origin: CGPoint(
        x: offset(box[alignment.horizontal], own[alignment.horizontal]), y: offset(box[alignment.vertical], own[alignment.vertical])),
      proposal: proposal)
  }

  /// A framed axis forgets what the child asked for at its edges, but a spacer stays one (fact 32).
  package func framedSpacing(horizontal: Bool, vertical: Bool) -> ViewSpacing {
    var result = spacing
    guard !(rule is SpacerRule) else { return result }
    if horizontal { result.setEdges(of: .horizontal, to: .leaf) }
    if vertical { result.setEdges(of: .vertical, to: .leaf) }
    return result
  }
}
