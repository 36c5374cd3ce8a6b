import Foundation
import QuoinLayout

/// Shows the first of its views that fits (facts 80–82).
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
  /// The first of the views whose ideal size fits into the room on `axes`; the last if none does.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var children: [_ViewNode] = []
    Content._emit(content, scope, into: &children)
    nodes.append(_ViewNode(FittingRule(axes), children, scope))
  }
}

extension ViewThatFits: PrimitiveView {}
