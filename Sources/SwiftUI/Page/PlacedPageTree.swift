import Foundation
import QuoinDrawing
import QuoinLayout

extension PlacedPage {
  /// The page's layout as plain data.
  public func layoutTree() -> LayoutTree { root.tree(on: PixelGrid(scale: options.scale)) }

  /// The frames of the views that carry an accessibility identifier, by that name; the first of several.
  public func framesByIdentifier() -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ node: ViewNode) {
      guard node.isPlaced else { return }
      if let name = node.identifier, frames[name] == nil { frames[name] = node.frame }
      for child in node.views { visit(child) }
    }
    visit(root)
    return frames
  }
}

extension ViewNode {
  /// Through what the node's look draws what lies in `frame`; `nil` for looks that leave all in its place.
  private func drawnThrough(_ frame: CGRect) -> CGAffineTransform? {
    switch look {
    case let look as any GroupingLook: look.group(self, in: frame).transform
    // The outermost group comes first and is applied last.
    case let look as VisualEffectLook: look.groups(self, in: frame).reduce(.identity) { $1.transform.concatenating($0) }
    default: nil
    }
  }

  fileprivate func tree(on grid: PixelGrid) -> LayoutTree {
    let inside = views.filter(\.isPlaced)
    var tree = LayoutTree(kind: rule.name, frame: frame, pixelFrame: grid.snap(frame), proposal: placedProposal)
    tree.identifier = identifier
    tree.view = declaredBy
    if let text = look as? TextLook {
      tree.text = text.text.string
      let measure = text.text.paragraph.measure(width: placedProposal.width, height: placedProposal.height)
      tree.baselines = LayoutTree.Baselines(first: Double(measure.firstBaseline), last: Double(measure.lastBaseline))
    }
    if let transform = drawnThrough(grid.snap(frame)) {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
      // One that is no transform hides the view, and JSON has no word for it.
      if transform != .identity, numbers.allSatisfy(\.isFinite) { tree.transform = numbers }
    }
    tree.children = inside.map { $0.tree(on: grid) }
    return tree
  }
}
