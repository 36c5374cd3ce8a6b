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
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

/// A column of views.
public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content
  /// Views one under the other; `alignment` is how they stand across, `spacing` the points between, `nil` for what the views prefer.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content
  /// Views one over the other, their `alignment` at one point.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

extension Layout {
  /// A view of this layout with `content` as its subviews (fact 109).
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A layout value with its views.
struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { nodes.append(.container(layout, content, scope)) }
}

extension ViewNode {
  /// A container's node: the content's nodes under the layout's rule.
  static func container<Content: View>(_ layout: some Layout, _ content: Content, _ scope: Scope) -> ViewNode {
    var children: [ViewNode] = []
    Content._emit(content, scope, into: &children)
    return ViewNode(layout.makeRule(), children, scope)
  }
}

/// Shows the first of its views that fits (facts 80–82).
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
  /// The first of the views whose ideal size fits into the room on `axes`; the last if none does.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) {
    var children: [ViewNode] = []
    Content._emit(content, scope, into: &children)
    nodes.append(ViewNode(FittingRule(axes), children, scope))
  }
}

extension HStack: PrimitiveView {}
extension VStack: PrimitiveView {}
extension ZStack: PrimitiveView {}
extension _LayoutView: PrimitiveView {}
extension ViewThatFits: PrimitiveView {}
