import Foundation

/// Shows the first child whose ideal size fits what is proposed on the chosen axes, or the last (facts 80–82).
public struct FittingRule: LayoutRule {
  let axes: Axis.Set
  /// The axes along which a child has to fit.
  public init(_ axes: Axis.Set) { self.axes = axes }
  public var name: String { "ViewThatFits" }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }
  private func chosen(_ node: LayoutNode, _ proposal: ProposedViewSize) -> LayoutNode? {
    let ideal = ideal(proposal)
    func fits(_ child: LayoutNode) -> Bool {
      node.context.reason("to learn whether it fits")
      let size = child.size(for: ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return size[axis] <= room + 0.001
      }
    }
    let fitting = node.children.dropLast().first(where: fits)
    node.context.step(node, words(node, proposal, fitting))
    return fitting ?? node.children.last
  }
  /// Why `fitting`, or the last where it is nil, is shown: each that was passed over with the length that is too long.
  private func words(_ node: LayoutNode, _ proposal: ProposedViewSize, _ fitting: LayoutNode?) -> String {
    let ideal = ideal(proposal)
    func tooLong(_ child: LayoutNode) -> String {
      let size = child.size(for: ideal)
      let reasons = Axis.allCases.compactMap { axis -> String? in
        guard axes.contains(axis), let room = proposal[axis], size[axis] > room + 0.001 else { return nil }
        return "its \(describe(size[axis])) is \(axis == .horizontal ? "wider" : "higher") than \(describe(room))"
      }
      return "\(child.spokenName) does not fit: \(list(reasons))"
    }
    let tracer = node.context.tracer
    node.context.tracer = nil
    defer { node.context.tracer = tracer }
    let passed = node.children.prefix { $0 !== fitting }.dropLast(fitting == nil ? 1 : 0).map(tooLong)
    let result = fitting.map { "\($0.spokenName) is the first that fits" } ?? "none before the last fits, so the last is shown"
    return (passed + [result]).joined(separator: "; ")
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    chosen(node, proposal)?.size(for: proposal) ?? .zero
  }
  public func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let shown = chosen(node, proposal)
    return node.children.map { $0 === shown ? ChildPlacement(origin: .zero, proposal: proposal) : .absent }
  }
  public func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    chosen(node, proposal)?.explicitGuide(key, for: proposal)
  }
  public var ownGuides: GuideKinds { [] }
  public func spacing(_ node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? .zero }
  public func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

extension FittingRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let shown = chosen(node, proposal) else { return [] }
    let sentence =
      "ViewThatFits was offered \(describe(proposal.width))×\(describe(proposal.height)). "
      + words(node, proposal, shown === node.children.last ? nil : shown).sentence
    return [NodeNote(shown, .choice, sentence), NodeNote(node, .choice, sentence)]
  }
}
