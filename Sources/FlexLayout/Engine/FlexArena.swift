import QuoinFlexbox
import UIKit

/// The engine's tree for one root view and all items under it.
@MainActor final class FlexArena {
  let tree = FlexTree(defaults: .yoga, errata: .classic)
  private(set) var isRunning = false

  func remove(_ node: FlexNode) { if tree.contains(node) { tree.remove(node) } }

  /// Lays out under `root`. A call from inside a measuring view's own layout of the same tree does nothing.
  func run(_ root: FlexNode, in space: FlexSpace) {
    guard !isRunning else { return }
    isRunning = true
    tree.layout(in: space, root: root)
    isRunning = false
  }
}
