import Foundation
import QuoinDrawing
import QuoinLayout

/// Says what a part of a page means to readers: a heading, a link, a place to jump to.
struct MarkLook: PlacedLook {
  let mark: SemanticMark
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    var group = DisplayGroup()
    group.mark = mark
    group.mark?.area = node.frame
    painter.paintGroup(group, node)
  }
}
extension View {
  /// This view with a line in the outline. A text becomes a heading by it; a table with a title of its own stays what it is.
  nonisolated package func outlined(_ entry: SemanticMark.OutlineEntry) -> some View {
    changingNodes { node, scope in
      var inner = node
      while inner.children.count == 1, let next = inner.views.first { inner = next }
      let role: SemanticMark.Role? = inner.look is TextLook ? .heading(entry.level) : nil
      return node.wrapped(PassRule("mark"), scope, look: MarkLook(mark: SemanticMark(role: role, outline: entry)))
    }
  }
  /// This view with a meaning for readers of a PDF or SVG.
  nonisolated package func marked(_ mark: SemanticMark) -> some View {
    changingNodes { node, scope in node.wrapped(PassRule("mark"), scope, look: MarkLook(mark: mark)) }
  }
}
