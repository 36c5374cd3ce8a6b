import Foundation
import QuoinLayout

/// A column of views.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content
  /// Views one under the other; `alignment` is how they stand across, `spacing` the points between, `nil` for what the views prefer.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

extension VStack: PrimitiveView {}
