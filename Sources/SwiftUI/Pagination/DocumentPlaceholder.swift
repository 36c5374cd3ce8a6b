import Foundation
import QuoinLayout

/// Stands in a page for a document that somebody wants to print as such: an empty spot, found again in the layout by its kind.
package struct DocumentPlaceholder {
  package static let kind = "Document"
  package init() {}
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(_ViewNode(FixedRule("Document", size: CGSize(width: 1, height: 1)), [], scope))
  }
}
extension DocumentPlaceholder: PrimitiveView {}
