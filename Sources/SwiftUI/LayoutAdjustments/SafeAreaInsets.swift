import Foundation
import QuoinLayout

extension View {
  /// Views at an edge, which take that room from this one's safe area (fact 114). `spacing` in points; `nil` asks the views.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    inset(edge == .top ? .top : .bottom, alignment.key, spacing, content())
  }
  /// Views at an edge, which take that room from this one's safe area (fact 114). `spacing` in points; `nil` asks the views.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    inset(edge == .leading ? .leading : .trailing, alignment.key, spacing, content())
  }
  nonisolated private func inset<V: View>(_ edge: Edge, _ guide: AlignmentKey, _ spacing: CGFloat?, _ content: V) -> some View {
    changingNodes { node, scope in
      guard let secondary = V.oneNode(content, scope.child(9), in: ZStackLayout().makeRule()) else { return node }
      return node.inset(by: secondary, edge, guide, spacing, scope)
    }
  }

  /// Takes room from the view's safe area, edge by edge: top, bottom, leading, trailing (fact 115).
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    changingNodes { node, scope in
      var result = node
      for edge in [Edge.top, .bottom, .leading, .trailing] where insets[edge] > 0 {
        let isVertical = edge == .top || edge == .bottom
        let room = _ViewNode(
          FixedFrameRule(width: isVertical ? nil : insets[edge], height: isVertical ? insets[edge] : nil, alignment: .center),
          [_ViewNode(ShapeRule("Color"), [], scope)], scope)
        result = result.inset(by: room, edge, isVertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key, 0, scope)
      }
      return result
    }
  }
  /// Keeps `length` points free at `edges`, and draws what ignores the safe area there; nil means 16 points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }
  /// Keeps `length` points free on all sides, and draws what ignores the safe area there.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension _ViewNode {
  /// This node with another at an edge.
  func inset(by secondary: _ViewNode, _ edge: Edge, _ guide: AlignmentKey, _ spacing: CGFloat?, _ scope: _Scope) -> _ViewNode {
    let outer = _ViewNode(SafeAreaInsetRule(edge: edge, guide: guide, spacing: spacing), [self, secondary], scope)
    outer.values = values
    outer.zIndex = zIndex
    return outer
  }
}

extension View {
  /// A frame as long as the container around it on `axes`: the nearest scroll view, or the window less its safe area (fact 117).
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerFrame(axes, alignment, nil) { length, _ in length }
  }
  /// A frame of `span` of `count` equal parts of the container, which are `spacing` points apart (fact 117).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let parts = ContainerFrameRule.Parts(count: count, span: span, spacing: spacing)
    return changingNodes { node, scope in
      if count < 1 || span < 1 {
        scope.graph.report(
          Finding(.badArgument, in: "containerRelativeFrame", "count \(count), span \(span): both are 1 or more; 1 was taken."))
      }
      return node
    }.containerFrame(axes, alignment, parts) { length, _ in parts.length(of: length) }
  }
  /// A frame whose length on each of `axes` is made of the container's (fact 117).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { containerFrame(axes, alignment, nil, length) }

  nonisolated private func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ parts: ContainerFrameRule.Parts?, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    changingNodes { node, scope in
      let window = scope.environment.windowSize
      return node.wrapped(ContainerFrameRule(axes, alignment: alignment, window: window, parts: parts, length: length), scope)
    }
  }
}
