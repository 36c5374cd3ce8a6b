import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// How a node appears on the page. A look is a value made while evaluating; it paints later, on any thread, once frames are known.
protocol Look {
  /// Paints the node, with what is inside it, through `painter`.
  func paint(_ node: ViewNode, _ painter: inout Painter)
}

/// Writes a laid-out tree into a display list, snapping frames to pixels.
struct Painter {
  var builder: DisplayListBuilder
  let grid: PixelGrid

  init(size: CGSize, scale: CGFloat) {
    builder = DisplayListBuilder(size: size)
    grid = PixelGrid(scale: scale)
  }

  /// The node's frame on the pixel grid: where it is drawn.
  func frame(_ node: ViewNode) -> CGRect { grid.snap(node.frame) }

  /// Paints a node: by its look, or else what is inside it.
  mutating func paint(_ node: ViewNode) {
    guard node.isPlaced else { return }
    if let look = node.look { look.paint(node, &self) } else { paintChildren(node) }
  }

  /// Paints what is inside the node, the lowest z-index first.
  mutating func paintChildren(_ node: ViewNode) {
    let children = node.views
    if children.allSatisfy({ $0.zIndex == 0 }) {
      for child in children { paint(child) }
      return
    }
    for (_, child) in children.enumerated().sorted(by: { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }) {
      paint(child)
    }
  }

  /// Paints what is inside the node as one group.
  mutating func paintGroup(_ group: DisplayGroup, _ node: ViewNode) {
    builder.push(group)
    paintChildren(node)
    builder.pop()
  }
}

/// Fills the node's frame.
struct FillLook: Look {
  let style: ResolvedStyle
  init(_ style: ResolvedStyle) { self.style = style }
  func paint(_ node: ViewNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    style.fill(Path(frame), in: frame, &painter.builder)
    painter.paintChildren(node)
  }
}
