import Foundation
import QuoinDrawing
import QuoinLayout

/// Says what a part of a page means to readers: a heading, a link, a place to jump to.
struct MarkLook: Look {
  let mark: SemanticMark
  func paint(_ node: ViewNode, _ painter: inout Painter) {
    var group = DisplayGroup()
    group.mark = mark
    group.mark?.area = node.frame
    painter.paintGroup(group, node)
  }
}
extension View {
  /// This view with a meaning for readers of a PDF or SVG.
  nonisolated package func marked(_ mark: SemanticMark) -> some View {
    changingNodes { node, scope in node.wrapped(PassRule("mark"), scope, look: MarkLook(mark: mark)) }
  }
}
