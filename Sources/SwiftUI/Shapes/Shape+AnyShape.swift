/// What is drawn of a shape whose type only the caller knows, `any Shape`: views whose types do not name the shape's.
extension Shape {
  /// The shape filled with `content`; the size as a view is the shape's.
  @_disfavoredOverload nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The shape filled with the foreground style.
  @_disfavoredOverload nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// Its outline drawn with `content`, half of the line on each side; the size as a view is the shape's.
  @_disfavoredOverload nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    let outline: _StrokedShapeView<Self, S> = stroke(content, style: style)
    return outline
  }
  /// Its outline drawn with `content`, half of the line on each side; the size as a view is the shape's.
  @_disfavoredOverload nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    let outline: _StrokedShapeView<Self, S> = stroke(content, lineWidth: lineWidth)
    return outline
  }
}
