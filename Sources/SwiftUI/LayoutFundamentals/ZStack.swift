import Foundation
import QuoinLayout

/// Views on top of each other.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content
  /// Views one over the other, their `alignment` at one point.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

extension ZStack: PrimitiveView {}
