import Foundation

/// Nodes that may answer otherwise than those around them have heard: what took the place of another in a tree that stays, and what has
/// another size than before.
///
/// Answers are forgotten upwards only as far as they differ, and all together, the innermost first, so that a container is asked once
/// however many of its children were replaced. Between the first `replace` and `settle` no node may be asked anything.
package struct ChangedAnswers {
  private struct Change {
    let node: LayoutNode
    /// What it, or its predecessor, had answered.
    let before: KnownAnswers
    /// Whether places around it follow from more than answers.
    var movesPlaces = false
  }
  private var changes: [ObjectIdentifier: Change] = [:]
  /// Where the last one was replaced among its siblings; the next is mostly not far behind.
  private var lastIndex = 0

  package init() {}

  /// Puts `node` where `old` is. Answers whether it could; then the tree wants to be placed again from its root.
  package mutating func replace(_ old: LayoutNode, with node: LayoutNode) -> Bool {
    guard let parent = old.parent, parent.replace(old, with: node, near: &lastIndex) else { return false }
    // What stood there for a moment only was never asked.
    let before = changes.removeValue(forKey: ObjectIdentifier(old))?.before ?? old.known
    // Places follow from answers, except where a rule keeps nodes by itself, or where children come while others are placed.
    note(node, before, movesPlaces: parent.traits.contains(.keeping) || old.dependsOnSurroundings)
    return true
  }

  /// Hands `node` on to the tree that is being made: it is placed there or nowhere. What it has answered out of its surroundings is
  /// forgotten, and compared if those around it are the same as before.
  package mutating func keep(_ node: LayoutNode) {
    if node.dependsOnSurroundings, changes[ObjectIdentifier(node)] == nil { note(node, node.known) }
    node.handOn()
  }

  mutating func note(_ node: LayoutNode, _ before: KnownAnswers, movesPlaces: Bool = false) {
    node.unsettle()
    // The first that is known of it is what those around have heard.
    changes[ObjectIdentifier(node), default: Change(node: node, before: before)].movesPlaces = movesPlaces
  }

  /// Forgets what may have followed from other answers than are given now.
  /// Time: linear in the changes and their depth, besides asking again what was asked before.
  package func settle() {
    var standing: [(Change, depth: Int)] = []
    var apart: [(Change, depth: Int)] = []
    for change in changes.values {
      let (depth, top) = change.node.place
      if top.rule is RootRule { standing.append((change, depth)) } else { apart.append((change, depth)) }
    }
    // Rows of a lazy container that was itself replaced stand apart until the new one takes them in, which happens when it is asked: by
    // then they must be settled within.
    Self.settle(apart)
    Self.settle(standing)
  }

  private static func settle(_ changes: [(Change, depth: Int)]) {
    var levels: [[Change]] = []
    // Who stands in a level that is still to come. One that was judged already is judged again where a node below turns out to be another.
    var waiting: Set<ObjectIdentifier> = []
    func add(_ change: Change, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(change)
      waiting.insert(ObjectIdentifier(change.node))
    }
    for (change, depth) in changes { add(change, at: depth) }
    while let level = levels.popLast() {
      for change in level { waiting.remove(ObjectIdentifier(change.node)) }
      for change in level {
        guard let above = change.node.parent else { continue }
        if change.node.answers(as: change.before) {
          if change.movesPlaces { above.forgetPlaces() }
        } else {
          if !waiting.contains(ObjectIdentifier(above)) { add(Change(node: above, before: above.known), at: max(0, levels.count - 1)) }
          above.forgetWhatWasAnswered()
        }
      }
    }
  }
}

extension LayoutNode {
  /// How many nodes stand around this one, and the outermost of them. Time: linear in the answer.
  fileprivate var place: (depth: Int, top: LayoutNode) {
    var depth = 0
    var top = self
    while let above = top.parent {
      depth += 1
      top = above
    }
    return (depth, top)
  }
}
