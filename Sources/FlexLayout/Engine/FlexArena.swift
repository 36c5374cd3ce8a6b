import QuoinFlexbox
import UIKit

/// The engine's tree for one root view and all items under it.
@MainActor final class FlexArena {
  let tree = FlexTree(defaults: .yoga, errata: .classic)
  private(set) var isRunning = false
  /// What the last layout did for each node, in CSS's words; kept only while a trace is.
  private(set) var steps: [FlexNode: [String]] = [:]

  func remove(_ node: FlexNode) { if tree.contains(node) { tree.remove(node) } }

  /// Lays out under `root`. A call from inside a measuring view's own layout of the same tree does nothing.
  func run(_ root: FlexNode, in space: FlexSpace) {
    guard !isRunning else { return }
    isRunning = true
    if LayoutExplaining.isOn {
      var record = FlexRecord()
      tree.layout(in: space, root: root, recording: &record)
      steps = record.stepsByNode
    } else {
      tree.layout(in: space, root: root)
    }
    isRunning = false
  }
}
