import Foundation
import QuoinLayout

/// A row of views.
public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content
  /// Views side by side; `alignment` is how they stand across, `spacing` the points between, `nil` for what the views prefer.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

extension HStack: PrimitiveView {}
