import Foundation

// A node may take the place of another in a tree that stays (`ChangedAnswers.replace`).
extension LayoutNode {
  /// Whether the node is in a tree.
  package var isHeld: Bool { parent != nil }

  /// The size has changed without a change of the tree: a view of another world says so.
  package func sizeChanged() {
    var changed = ChangedAnswers()
    changed.note(self, known)
    forgetWhatWasAnswered()
    changed.settle()
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

  /// The node is handed on to another tree: it is placed there or nowhere. What was made of it holds as long as it lies and looks as it
  /// did.
  package func handOn() {
    isPlaced = false
    forgetAnswers()
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
