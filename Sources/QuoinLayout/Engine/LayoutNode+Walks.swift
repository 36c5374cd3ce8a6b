// Walks over all that is below a node. None of them recurses: a tree may be as deep as memory allows.
extension LayoutNode {
  /// Visits this node and then what each visit answers, the last of them first.
  func walk(_ visit: (LayoutNode) -> [LayoutNode]) {
    var waiting = visit(self)
    while let node = waiting.popLast() { waiting.append(contentsOf: visit(node)) }
  }

  /// Forgets what this node and all below have answered as far as it depends on the surroundings: these have changed.
  /// Time: linear in the nodes that depend on them.
  package func forgetAnswers() {
    walk { node in
      guard node.dependsOnSurroundings else { return [] }
      node.forgetWhatWasAnswered()
      if node.traits.contains(.keeping) { (node.rule as? any KeepingRule)?.forEachKept { $0.forgetAnswers() } }
      return node.children
    }
  }

  /// Takes the node and all below off the page.
  package func leavePage() {
    walk { node in
      node.isSettled = false
      guard node.isPlaced else { return [] }
      node.isPlaced = false
      node.context.forgetFindings(placing: node)
      return node.children
    }
  }

  /// Forgets what was found here and below, but for what stands in another tree by now: somebody may still hold the node.
  func forgetFindings() {
    guard context.hasFindings else { return }
    walk { node in
      node.context.forgetFindings(of: node)
      return node.children.filter { $0.parent === node }
    }
  }

  /// Lets go of all below, one by one: a node that goes would let go of those within it before it is gone itself.
  func releaseChildren() {
    var waiting: [[LayoutNode]] = []
    moveChildren(to: &waiting)
    while !waiting.isEmpty {
      guard var node = waiting[waiting.count - 1].popLast() else {
        waiting.removeLast()
        continue
      }
      if !node.children.isEmpty, isKnownUniquelyReferenced(&node) { node.moveChildren(to: &waiting) }
    }
  }
}
