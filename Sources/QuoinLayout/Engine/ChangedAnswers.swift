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
    note(node, before, movesPlaces: parent.rule.traits.contains(.keeping) || old.dependsOnSurroundings)
    return true
  }

  mutating func note(_ node: LayoutNode, _ before: KnownAnswers, movesPlaces: Bool = false) {
    node.unsettle()
    // The first that is known of it is what those around have heard.
    changes[ObjectIdentifier(node), default: Change(node: node, before: before)].movesPlaces = movesPlaces
  }

  /// Forgets what may have followed from other answers than are given now.
  /// Time: linear in the changes and their depth, besides asking again what was asked before.
  package mutating func settle() {
    var levels: [[Change]] = []
    func add(_ change: Change, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(change)
    }
    for change in changes.values { add(change, at: change.node.depth) }
    var forgotten: Set<ObjectIdentifier> = []
    while let level = levels.popLast() {
      for change in level {
        guard let above = change.node.parent else { continue }
        if change.node.answers(as: change.before) {
          if change.movesPlaces { above.forgetPlaces() }
        } else if forgotten.insert(ObjectIdentifier(above)).inserted {
          // One that was replaced itself stands in the level above already. A node that stood alone may have been taken in by a lazy
          // container that was asked meanwhile; then the one around it is the last.
          if changes[ObjectIdentifier(above)] == nil { add(Change(node: above, before: above.known), at: max(0, levels.count - 1)) }
          above.forgetWhatWasAnswered()
        }
      }
    }
    changes = [:]
  }
}

extension LayoutNode {
  /// How many nodes stand around this one. Time: linear in the answer.
  fileprivate var depth: Int {
    var depth = 0
    var node = parent
    while let here = node {
      depth += 1
      node = here.parent
    }
    return depth
  }
}
