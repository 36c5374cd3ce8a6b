import Foundation
import QuoinDrawing
import QuoinLayout

/// Writes a placed tree into a display list, snapping frames to pixels.
struct Painter {
  var builder: DisplayListBuilder
  let grid: PixelGrid
  /// What nodes are called in layout trees; nil where the list need not say.
  private let ids: [ObjectIdentifier: Int]?

  init(size: CGSize, scale: CGFloat, ids: [ObjectIdentifier: Int]? = nil) {
    self.ids = ids
    builder = DisplayListBuilder(size: size)
    grid = PixelGrid(scale: scale)
  }

  /// The node's frame on the pixel grid: where it is drawn.
  func frame(_ node: PlacedNode) -> CGRect { grid.snap(node.frame) }

  /// Paints a node: by its look, or else what is inside it.
  mutating func paint(_ node: PlacedNode) {
    guard let ids else { return draw(node) }
    var group = DisplayGroup()
    group.node = ids[ObjectIdentifier(node)]
    builder.push(group)
    draw(node)
    builder.pop()
  }
  private mutating func draw(_ node: PlacedNode) {
    if let look = node.look { look.paint(node, &self) } else { paintChildren(node) }
  }

  /// Paints what is inside the node, the lowest z-index first.
  mutating func paintChildren(_ node: PlacedNode) {
    if node.children.allSatisfy({ $0.zIndex == 0 }) {
      for child in node.children { paint(child) }
      return
    }
    for (_, child) in node.children.enumerated().sorted(by: { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }) {
      paint(child)
    }
  }

  /// Paints what is inside the node as one group.
  mutating func paintGroup(_ group: DisplayGroup, _ node: PlacedNode) {
    builder.push(group)
    paintChildren(node)
    builder.pop()
  }
}
