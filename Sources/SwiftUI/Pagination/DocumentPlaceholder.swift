import Foundation
import QuoinLayout

/// Stands in a page for a document that somebody wants to print as such: an empty spot, found again in the layout by its kind.
package struct DocumentPlaceholder {
  private static let word: StaticString = "Document"
  package static var kind: String { word.description }
  package init() {}
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(_ViewNode(FixedRule(Self.word, size: CGSize(width: 1, height: 1)), [], scope))
  }
}
extension DocumentPlaceholder: PrimitiveView {}
