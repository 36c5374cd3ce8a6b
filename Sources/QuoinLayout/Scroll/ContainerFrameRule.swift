import Foundation

/// A frame measured by the container around: the nearest scroll view, or the window less its safe area (fact 117).
package struct ContainerFrameRule: UnaryRule {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length for an axis out of the container's.
  let length: (CGFloat, Axis) -> CGFloat
  /// The container's size where no scroll view is around; `nil` when there is none either.
  let window: CGSize?
  /// The equal parts of the container that the length is made of, where it is made so.
  let parts: Parts?

  /// `span` of `count` equal parts that are `spacing` points apart.
  package struct Parts: Sendable {
    let count, span, spacing: CGFloat
    /// Counts below 1 are 1.
    package init(count: Int, span: Int, spacing: CGFloat) {
      (self.count, self.span, self.spacing) = (CGFloat(max(1, count)), CGFloat(max(1, span)), spacing)
    }
    /// The length of the parts and the gaps between them.
    package func length(of container: CGFloat) -> CGFloat { (container - spacing * (count - 1)) / count * span + (span - 1) * spacing }
  }

  package init(
    _ axes: Axis.Set, alignment: Alignment, window: CGSize?, parts: Parts? = nil, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.parts = parts
    self.axes = axes
    self.alignment = alignment
    self.window = window
    self.length = length
  }
  package var name: String { "containerRelativeFrame" }
  package var traits: RuleTraits { [.unary, .surroundings] }

  package func childProposal(_ node: LayoutNode, for proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      if let own = container(node, axis)?.length { result[axis] = max(0, length(own, axis)) }
    }
    return result
  }
  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let offered = childProposal(node, for: proposal)
    let child = node.only.size(for: offered)
    return CGSize(
      width: axes.contains(.horizontal) ? offered.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? offered.height ?? child.height : child.height)
  }
  package func placement(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    node.only.aligned(alignment, in: size, proposal: childProposal(node, for: proposal))
  }
  package func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { nil }

  /// How long what the frame is measured by is, and the scroll view that it is; nil stands for the window.
  private func container(_ node: LayoutNode, _ axis: Axis) -> (length: CGFloat, view: LayoutNode?)? {
    var next = node.parent
    while let here = next {
      if let scroll = here.rule as? ScrollRule, let own = scroll.room(along: axis), own.isFinite { return (own, here) }
      next = here.parent
    }
    return window.map { ($0[axis], nil) }
  }
}

extension ContainerFrameRule: ExplainingRule {
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    guard let place = places.first else { return [] }
    let lengths = Axis.allCases.filter(axes.contains).compactMap { axis -> String? in
      container(node, axis).map { words($0.length, of: $0.view?.traceSubject.containerName ?? "the window less its safe area", axis) }
    }
    return [NodeNote(node.only, .share, "containerRelativeFrame is measured by what is around it: \(list(lengths)).")]
      + (size == node.only.size(for: place.proposal)
        ? [] : [NodeNote(node.only, .alignment, alignment.words(size, node.only, at: place, of: "the frame"))])
  }

  /// "196.67 of the 300 that ScrollView shows in width: (300 − 2 × 10) ÷ 3 × 2 + 10"
  private func words(_ container: CGFloat, of name: String, _ axis: Axis) -> String {
    let own = max(0, length(container, axis))
    guard own != container else { return "all of the \(describe(container)) in \(axis.noun) of \(name)" }
    let sum = parts.map { parts -> String in
      let gaps =
        parts.count > 1 && parts.spacing != 0
        ? "(\(describe(container)) − \(describe(parts.count - 1)) × \(describe(parts.spacing)))" : describe(container)
      let inner = parts.span > 1 ? " × \(describe(parts.span))" : ""
      let between = parts.span > 1 && parts.spacing != 0 ? " + \(describe(parts.span - 1)) × \(describe(parts.spacing))" : ""
      return ", \(gaps) ÷ \(describe(parts.count))\(inner)\(between)"
    }
    return "\(describe(own)) of the \(describe(container)) in \(axis.noun) of \(name)\(sum ?? "")"
  }
}

extension ScrollRule {
  /// The viewport's length less the content's margins.
  func room(along axis: Axis) -> CGFloat? { viewport.length(along: axis).map { max(0, $0 - margins.total(along: axis)) } }
}
