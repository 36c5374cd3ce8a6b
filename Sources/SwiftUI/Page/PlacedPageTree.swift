import Foundation
import QuoinDrawing
import QuoinLayout

extension PlacedPage {
  /// The page's layout as plain data.
  public func layoutTree() -> LayoutTree { root.tree(on: PixelGrid(scale: scale)).numbered }

  /// The frames of the views that carry an accessibility identifier, by that name; the first of several.
  public func framesByIdentifier() -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ node: PlacedNode) {
      if let name = node.identifier, frames[name] == nil { frames[name] = node.frame }
      for child in node.children { visit(child) }
    }
    visit(root)
    return frames
  }
}

extension PlacedNode {
  /// Through what the node's look draws what lies in `frame`; `nil` for looks that leave all in its place.
  private func drawnThrough(_ frame: CGRect) -> CGAffineTransform? {
    // The outermost group comes first and is applied last.
    (look as? any GroupingLook)?.groups(in: frame).reduce(.identity) { $1.transform.concatenating($0) }
  }

  fileprivate func tree(on grid: PixelGrid) -> LayoutTree {
    var tree = LayoutTree(kind: kind, frame: frame, pixelFrame: grid.snap(frame), proposal: proposal)
    tree.identifier = identifier
    tree.view = declaration.flatMap(ViewWord.word)
    if let text = look as? TextLook {
      tree.text = text.text.string
      let measure = text.text.paragraph.measure(width: proposal.width, height: proposal.height)
      tree.baselines = LayoutTree.Baselines(first: Double(measure.firstBaseline), last: Double(measure.lastBaseline))
    }
    if let transform = drawnThrough(grid.snap(frame)) {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
      // One that is no transform hides the view, and JSON has no word for it.
      if transform != .identity, numbers.allSatisfy(\.isFinite) { tree.transform = numbers }
    }
    tree.children = children.map { $0.tree(on: grid) }
    return tree
  }
}
