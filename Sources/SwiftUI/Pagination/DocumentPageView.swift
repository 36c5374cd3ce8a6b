import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A finished page as a view: what a document shows where a view is asked for.
package struct DocumentPageView {
  let list: DisplayList
  package init(_ list: DisplayList) { self.list = list }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(_ViewNode(FixedRule("Page", size: list.size), [], scope, look: DocumentPageLook(list: list)))
  }
}
extension DocumentPageView: PrimitiveView {}

private struct DocumentPageLook: PlacedLook {
  let list: DisplayList
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    var group = DisplayGroup(list.items)
    group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    group.clips = [Clip(Path(CGRect(origin: .zero, size: list.size)))]
    painter.builder.add(.group(group))
  }
}
