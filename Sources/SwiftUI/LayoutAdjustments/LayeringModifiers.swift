import Foundation
import QuoinLayout

extension _ViewNode {
  /// This node with another over or behind it.
  func layered<Other: View>(_ other: Other, over isOverlay: Bool, _ alignment: Alignment, _ scope: _Scope) -> _ViewNode {
    guard let secondary = Other.oneNode(other, scope.child(7), in: ZStackLayout(alignment: alignment).makeRule()) else { return self }
    let rule = LayeringRule(isOverlay: isOverlay, alignment: alignment)
    let outer = _ViewNode(rule, isOverlay ? [self, secondary] : [secondary, self], scope)
    outer.values = values
    outer.zIndex = zIndex
    return outer
  }
}

extension View {
  /// Views in front of this one, aligned in it (fact 54).
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(Layer(content: content(), isOverlay: true, alignment: alignment))
  }
  /// A view in front of this one, aligned in it (fact 54); as it was written before iOS 15.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
  /// A style in front of this view, into the safe area at the given edges.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(alignment: .center) { _StyleFill(style: style, edges: edges) }
  }
  /// A shape of a style in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Views behind this one, aligned in it (fact 54).
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(Layer(content: content(), isOverlay: false, alignment: alignment))
  }
  /// A view behind this one, aligned in it (fact 54); as it was written before iOS 15.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }
  /// A style behind this view, into the safe area at the given edges (fact 116).
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(alignment: .center) { _StyleFill(style: style, edges: edges) }
  }
  /// The background style behind this view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// A shape of a style behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }
  /// A shape of the background style behind this view.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// A line of `width` points just inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// A style as a view that may reach into the safe area; what `background(_:)` shows.
struct _StyleFill<S: ShapeStyle>: View {
  let style: S
  let edges: Edge.Set
  var body: some View {
    if let color = style as? Color { reaching(color) } else { reaching(Rectangle().fill(style)) }
  }

  private func reaching(_ view: some View) -> some View {
    view.rule(IgnoringSafeAreaRule(edges, isTold: false))
  }
}

/// Views in front of another, or behind it.
private struct Layer<Other: View>: NodeModifier {
  let content: Other
  let isOverlay: Bool
  let alignment: Alignment

  func changed(_ node: _ViewNode, _ scope: _Scope) -> _ViewNode { node.layered(content, over: isOverlay, alignment, scope) }
}
