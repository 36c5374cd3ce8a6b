import Foundation

// A node may take the place of another in a tree that stays. Answers are forgotten upwards only as far as they can differ.
extension LayoutNode {
  /// Whether the node is in a tree.
  package var isHeld: Bool { parent != nil }

  /// Puts `node` where this one is, in a tree that stays. Answers whether it could; then the tree wants to be placed again from its root.
  package func give(placeTo node: LayoutNode) -> Bool {
    guard let parent, parent.replace(self, with: node) else { return false }
    // Places follow from answers, except where a rule keeps nodes by itself, or where children come while others are placed.
    if !node.dismissedAnswersChange(against: known), parent.rule.traits.contains(.keeping) || dependsOnSurroundings {
      parent.forgetPlaces()
    }
    return true
  }

  /// The size has changed without a change of the tree: a view of another world says so.
  package func sizeChanged() {
    let before = known
    forgetWhatWasAnswered()
    dismissedAnswersChange(against: before)
  }

  /// Forgets, from the parent upwards, what may have followed from other answers of this node than it gives now.
  /// Answers whether anything had to be forgotten.
  @discardableResult private func dismissedAnswersChange(against before: KnownAnswers) -> Bool {
    unsettle()
    var node = self
    var known = before
    var forgets = false
    while let above = node.parent, !node.answers(as: known) {
      known = above.known
      above.forgetWhatWasAnswered()
      forgets = true
      node = above
    }
    return forgets
  }

  /// All below is to be placed again, here and on the way to the root.
  package func unsettle() {
    // Around a node that is on the page and unsettled, all are.
    var node: LayoutNode? = self
    while let here = node, here.isSettled || !here.isPlaced || here === self {
      here.isSettled = false
      node = here.parent
    }
  }

  /// Takes the node and all below off the page.
  package func leavePage() {
    isSettled = false
    guard isPlaced else { return }
    isPlaced = false
    for child in children { child.leavePage() }
  }

  /// The node is handed on to another tree: it is placed there or nowhere.
  package func isKept() {
    isPlaced = false
    forgetSnapshot()
    if dependsOnSurroundings { forgetAnswers() }
  }
}

/// What a node has answered, to those who may have made use of it.
struct KnownAnswers {
  let sizes: [(proposal: ProposedViewSize, size: CGSize)]
  let guides: [(proposal: ProposedViewSize, guide: KnownGuide)]
  let kinds: GuideKinds
  let ranges: (horizontal: LengthRange??, vertical: LengthRange??)
  let spacing: ViewSpacing
  let priority: Double
}
