import Foundation
import QuoinLayout

/// A column of views of which, inside a scroll view, only those in sight are made (fact 85).
public struct LazyVStack<Content: View> {
  let stack: LazyStack
  let alignment: HorizontalAlignment
  let content: Content
  /// `spacing` is the gap in points; `nil` asks each pair.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = LazyStack(axis: .vertical, guide: alignment.key, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { nodes.append(stack.node(content, scope)) }
}

extension LazyVStack: PrimitiveView {}
