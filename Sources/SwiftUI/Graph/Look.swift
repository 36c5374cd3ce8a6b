import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// How a view appears on its page: what the evaluation leaves on a node.
protocol Look {
  /// What paints the node as it lies now; asked on the main actor, as user code may have a say in it (`visualEffect`, `GeometryEffect`).
  func placed(_ node: _ViewNode) -> any PlacedLook
  /// Whether what paints the node is the same as long as it lies and looks as it does.
  var isSteady: Bool { get }
}
extension Look {
  var isSteady: Bool { false }
}

/// A look with everything known: a value that paints on any thread.
protocol PlacedLook: Look, Sendable {
  /// Paints the node, with what is inside it, through `painter`.
  func paint(_ node: PlacedNode, _ painter: inout Painter)
}
extension PlacedLook {
  func placed(_ node: _ViewNode) -> any PlacedLook { self }
  var isSteady: Bool { true }
}

/// A look that shows what is inside its node through groups.
protocol GroupingLook: PlacedLook {
  /// The groups around what is inside a node that lies in `frame` on the page, the outermost first.
  func groups(in frame: CGRect) -> [DisplayGroup]
}
extension GroupingLook {
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let groups = groups(in: painter.frame(node))
    for group in groups { painter.builder.push(group) }
    painter.paintChildren(node)
    for _ in groups { painter.builder.pop() }
  }
}

/// Fills the node's frame.
struct FillLook: PlacedLook {
  let style: ResolvedStyle
  init(_ style: ResolvedStyle) { self.style = style }
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    style.fill(Path(frame), in: frame, &painter.builder)
    painter.paintChildren(node)
  }
}

/// Keeps its room and shows nothing.
struct HiddenLook: PlacedLook {
  func paint(_ node: PlacedNode, _ painter: inout Painter) {}
}
