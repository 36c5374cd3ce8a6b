import Foundation
import QuoinLayout

extension View {
  /// A name by which tests find the view: it stands in the JSON of the layout.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    changingNodes { node, scope in
      guard node.identifier != nil else {
        node.identifier = identifier
        return node
      }
      let outer = node.wrapped(PassRule("accessibilityIdentifier"), scope)
      outer.identifier = identifier
      return outer
    }
  }
}
