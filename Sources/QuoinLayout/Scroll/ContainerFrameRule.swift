import Foundation

/// A frame measured by the container around: the nearest scroll view, or the window less its safe area (fact 117).
package struct ContainerFrameRule: UnaryRule {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length for an axis out of the container's.
  let length: (CGFloat, Axis) -> CGFloat
  /// The container's size where no scroll view is around; `nil` when there is none either.
  let window: CGSize?

  package init(_ axes: Axis.Set, alignment: Alignment, window: CGSize?, length: @escaping (CGFloat, Axis) -> CGFloat) {
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
      if let own = container(node, axis) { result[axis] = max(0, length(own, axis)) }
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
  package func placementOfOnly(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
    node.only.aligned(alignment, in: size, proposal: childProposal(node, for: proposal))
  }
  package func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { nil }

  private func container(_ node: LayoutNode, _ axis: Axis) -> CGFloat? {
    var next = node.parent
    while let here = next {
      if let scroll = here.rule as? ScrollRule, let own = scroll.room(along: axis), own.isFinite { return own }
      next = here.parent
    }
    return window?[axis]
  }
}

extension ScrollRule {
  /// The viewport's length less the content's margins.
  func room(along axis: Axis) -> CGFloat? { viewport.length(along: axis).map { max(0, $0 - margins.total(along: axis)) } }
}
