import Foundation
import QuoinLayout

/// A row of views of which, inside a scroll view, only those in sight are made (fact 85).
public struct LazyHStack<Content: View> {
  let stack: LazyStack
  let content: Content
  /// `spacing` is the gap in points; `nil` asks each pair.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = LazyStack(axis: .horizontal, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(stack.node(content, scope)) }
}

extension LazyHStack: PrimitiveView {}
