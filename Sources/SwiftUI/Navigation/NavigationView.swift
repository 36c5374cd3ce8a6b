import Foundation
import QuoinAppearance
import QuoinLayout

/// The older navigation stack. Views after the first stand for columns, which a phone does not have: they do not show.
public struct NavigationView<Content: View> {
  let content: Content
  /// A page with a bar above it.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    nodes.append(NavigationPage(scope: scope, path: [], isView: true).node(FirstView(of: content)))
  }
}

extension NavigationView: PrimitiveView {}
