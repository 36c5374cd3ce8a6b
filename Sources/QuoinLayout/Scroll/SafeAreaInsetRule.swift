import Foundation

/// A view with another at one of its edges, which takes that room from the first one's safe area (fact 114). The children are
/// [primary, secondary].
package struct SafeAreaInsetRule: LayoutRule, SafeAreaProviding {
  let edge: Edge
  let spacing: CGFloat?
  /// The guide across the edge's axis along which the secondary lies.
  let guide: AlignmentKey

  /// `spacing` in points; `nil` asks the two views.
  package init(edge: Edge, guide: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.guide = guide
    self.spacing = spacing
  }
  package var name: String { "safeAreaInset" }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  private struct Parts {
    let primary: ProposedViewSize
    let secondary: ProposedViewSize
    let gap: CGFloat
  }

  private func parts(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Parts {
    let (primary, secondary) = (node.children[0], node.children[1])
    let gap =
      spacing
      ?? (isAtStart
        ? secondary.spacing.distance(to: primary.spacing, along: axis) : primary.spacing.distance(to: secondary.spacing, along: axis))
    guard let main = proposal[axis] else { return Parts(primary: proposal, secondary: proposal, gap: gap) }
    var least = proposal
    least[axis] = 0
    var offered = proposal
    offered[axis] = max(0, main - gap - primary.size(for: least)[axis])
    var rest = proposal
    rest[axis] = max(0, main - gap - secondary.size(for: offered)[axis])
    return Parts(primary: rest, secondary: offered, gap: gap)
  }

  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let parts = parts(node, proposal)
    let (a, b) = (node.children[0].size(for: parts.primary), node.children[1].size(for: parts.secondary))
    return CGSize(axis, main: max(0, a[axis] + parts.gap + b[axis]), cross: max(a[axis.cross], b[axis.cross]))
  }

  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let parts = parts(node, proposal)
    let first = node.children[0].dimensions(in: parts.primary)
    let second = node.children[1].dimensions(in: parts.secondary)
    func across(_ box: ViewDimensions) -> CGFloat {
      let value = guide.defaultValue(in: ViewDimensions(size: size)) - box[guide]
      return value.isFinite ? value : 0
    }
    func place(_ main: CGFloat, _ box: ViewDimensions, _ proposal: ProposedViewSize) -> ChildPlacement {
      var origin = CGPoint.zero
      origin[axis] = main
      origin[axis.cross] = across(box)
      return ChildPlacement(origin: origin, proposal: proposal)
    }
    return [
      place(isAtStart ? second.size[axis] + parts.gap : 0, first, parts.primary),
      place(isAtStart ? 0 : size[axis] - second.size[axis], second, parts.secondary),
    ]
  }

  package func safeAreaInsets(_ node: LayoutNode) -> EdgeInsets {
    // What scrolls within asks for them while it is measured, and they hang on its size: within their own reckoning there are none.
    guard node.context.reckoningInsets.insert(ObjectIdentifier(node)).inserted else { return EdgeInsets() }
    defer { node.context.reckoningInsets.remove(ObjectIdentifier(node)) }
    let parts = parts(node, node.placedProposal)
    var edge = edge
    if node.direction == .rightToLeft, axis == .horizontal { edge = edge == .leading ? .trailing : .leading }
    var result = EdgeInsets()
    result[edge] = max(0, parts.gap + node.children[1].size(for: parts.secondary)[axis])
    return result
  }
  package func safeAreaInsets(_ node: LayoutNode, for child: LayoutNode) -> EdgeInsets {
    child === node.children[1] ? EdgeInsets() : safeAreaInsets(node)
  }

  package func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let place = node.arrangement(for: proposal)[0]
    return node.children[0].explicitGuide(key, for: place.proposal).map {
      $0 + node.start(of: node.children[0], at: place, in: size, along: key.axis)
    }
  }
  package var ownGuides: GuideKinds { [] }
  package func spacing(_ node: LayoutNode) -> ViewSpacing { node.children[0].spacing }
  package func priority(_ node: LayoutNode) -> Double { node.children[0].priority }
}
