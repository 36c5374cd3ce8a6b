import Foundation

/// A flow as the engine runs it.
package final class FlowRule: LayoutRule {
  let style: FlowStyle
  /// Makes the view that stands for so many hidden items.
  private let makeOverflow: ((Int) -> LayoutNode)?
  /// Those that stand for so many hidden items.
  private var made = KeptNodes()

  package init(_ style: FlowStyle, overflow: ((Int) -> LayoutNode)? = nil) {
    self.style = style
    makeOverflow = overflow
  }
  package var name: String { "Flow" }

  private func solver(_ node: LayoutNode) -> FlowSolver {
    review(node)
    guard let makeOverflow else { return FlowSolver(style, children: node.children) }
    return FlowSolver(style, children: node.children.filter { !made.contains($0) }) { count in
      if let known = self.made[count]?.first { return known }
      let fresh = makeOverflow(count)
      fresh.setValue(.overflow, for: FlowRole.self)
      node.attach(fresh)
      self.made.keep([fresh], at: count)
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
      var children = node.children.filter { !made.contains($0) }
      if let more = plan.places.last?.node, made.contains(more) { children.append(more) }
      node.adopt(children)
    }
    return node.children.map { places[ObjectIdentifier($0)] ?? .absent }
  }
}

extension FlowRule: KeepingRule {
  package var traits: RuleTraits { .keeping }
  package func forEachKept(_ body: (LayoutNode) -> Void) { made.forEach(body) }
  package func replaceKept(_ old: LayoutNode, with new: LayoutNode) -> Bool { made.replace(old, with: new) }
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
