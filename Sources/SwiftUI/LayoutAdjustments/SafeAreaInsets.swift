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
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// A frame of `span` of `count` equal parts of the container, which are `spacing` points apart (fact 117).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let parts = CGFloat(max(1, count))
    let taken = CGFloat(max(1, span))
    return changingNodes { node, scope in
      if count < 1 || span < 1 {
        scope.graph.report(
          Finding(.badArgument, in: "containerRelativeFrame", "count \(count), span \(span): both are 1 or more; 1 was taken."))
      }
      return node
    }.containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (parts - 1)) / parts * taken + (taken - 1) * spacing
    }
  }
  /// A frame whose length on each of `axes` is made of the container's (fact 117).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    changingNodes { node, scope in
      node.wrapped(ContainerFrameRule(axes, alignment: alignment, window: scope.environment.windowSize, length: length), scope)
    }
  }
}
