extension _StrokedShapeView {
  /// The same shape filled, drawn above.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    let shape = shape
    return overlay { shape.fill(content, style: style) }
  }
  /// The same shape's outline, drawn above.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _StrokedAgain<Self, Content, S> {
    _StrokedAgain(below: self, shape: shape, style: content, stroke: style)
  }
  /// The same shape's outline, `lineWidth` points wide, drawn above.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _StrokedAgain<Self, Content, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape's outline over what was drawn of it before.
public struct _StrokedAgain<Below: View, Content: Shape, Style: ShapeStyle> {
  let below: Below
  let shape: Content
  let style: Style
  let stroke: StrokeStyle
  nonisolated init(below: Below, shape: Content, style: Style, stroke: StrokeStyle) {
    (self.below, self.shape, self.style, self.stroke) = (below, shape, style, stroke)
  }
}
extension _StrokedAgain: View {
  public var body: some View { below.overlay { shape.stroke(style, style: stroke) } }
}
