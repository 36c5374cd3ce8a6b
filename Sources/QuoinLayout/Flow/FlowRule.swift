import Foundation

/// A flow as the engine runs it.
package final class FlowRule: LayoutRule {
  let style: FlowStyle
  /// Makes the view that stands for so many hidden items.
  private let makeOverflow: ((Int) -> LayoutNode)?
  private var made: [Int: LayoutNode] = [:]
  private var shown: LayoutNode?

  package init(_ style: FlowStyle, overflow: ((Int) -> LayoutNode)? = nil) {
    self.style = style
    makeOverflow = overflow
  }
  package var name: String { "Flow" }

  private func solver(_ node: LayoutNode) -> FlowSolver {
    review(node)
    guard let makeOverflow else { return FlowSolver(style, children: node.children) }
    return FlowSolver(style, children: node.children.filter { own in !made.values.contains { $0 === own } }) { count in
      if let known = self.made[count] { return known }
      let fresh = makeOverflow(count)
      fresh.setValue(.overflow, for: FlowRole.self)
      node.attach(fresh)
      self.made[count] = fresh
      return fresh
    }
  }

  private func review(_ node: LayoutNode) {
    if let limit = style.maxLines, limit < 1 {
      node.context.report(Finding(.badArgument, in: name, "maxLines \(limit): nothing shows. Write 1 or more, or nil for no limit."))
    }
    for (word, gap) in [("spacing", style.spacing), ("lineSpacing", style.lineSpacing)] {
      if let gap, gap < 0 {
        node.context.report(Finding(.badArgument, in: name, "\(word) \(describe(gap)): neighbours overlap. Write 0 or more."))
      }
    }
  }

  package func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { solver(node).plan(proposal, own: nil).size }

  package func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let plan = solver(node).plan(proposal, own: size[style.axis])
    var places: [ObjectIdentifier: ChildPlacement] = [:]
    for (child, place) in plan.places { places[ObjectIdentifier(child)] = place }
    if makeOverflow != nil {
      var children = node.children.filter { own in !made.values.contains { $0 === own } }
      if let more = plan.places.last?.node, made.values.contains(where: { $0 === more }) { children.append(more) }
      node.adopt(children)
    }
    return node.children.map { places[ObjectIdentifier($0)] ?? .absent }
  }
}

extension FlowRule: KeepingRule {
  package var traits: RuleTraits { .keeping }
  package func forEachKept(_ body: (LayoutNode) -> Void) { for node in made.values { body(node) } }
  package func replaceKept(_ old: LayoutNode, with new: LayoutNode) -> Bool {
    guard let count = made.first(where: { $0.value === old })?.key else { return false }
    made[count] = new
    return true
  }
}

extension FlowStyle {
  /// The size of a flow of `subviews`, and their placing, for layouts that hold a flow as a value.
  package func size(of subviews: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
    FlowSolver(self, children: Array(subviews.nodes)).plan(proposal, own: nil).size
  }
  package func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    for (node, place) in FlowSolver(self, children: Array(subviews.nodes)).plan(proposal, own: bounds.size[axis]).places {
      LayoutSubview(node: node).place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }
}
