import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// What a shape stands for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// An outline in a rectangle, to be filled, stroked or clipped with.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline for `rect`, in the same space.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape stands for.
  static var role: ShapeRole { get }
  /// Whether text direction mirrors the shape.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The shape's size; by default what is proposed, and 10 where nothing is (fact 61).
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a drawing does where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// Drawn in a mirror where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// Filled, where nothing else is said.
  nonisolated public static var role: ShapeRole { .fill }
  /// Drawn in a mirror where text runs from right to left, where nothing else is said.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be drawn smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// What the smaller shape is.
  associatedtype InsetShape: InsettableShape
  /// The shape drawn smaller by `amount` points on all sides; below 0 larger.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// What is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// Which parts count as inside, and whether edges are smooth.
  public var fillStyle: FillStyle
  /// A shape filled with `style`; by default with the rule of windings and smooth edges.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let style = self.style.resolvedStyle(in: scope.environment)
    nodes.append(.shape(shape, scope, look: ShapeLook(shape: scope.environment.outline(of: shape), style: style, fill: fillStyle)))
  }
}

extension _ViewNode {
  /// A leaf as large as the shape wants to be.
  static func shape<S: Shape>(_ shape: S, _ scope: _Scope, look: any Look) -> _ViewNode {
    let name = ViewWord.shape(S.self)
    let rule: any LayoutRule =
      S.self is any PlainlySizedShape.Type ? ShapeRule(name) : MeasuredRule(name) { shape.sizeThatFits($0) }
    return _ViewNode(rule, [], scope, look: look)
  }
}

/// A shape that takes what is proposed: its sizes need not be asked for.
protocol PlainlySizedShape {}

/// An outline ready to be drawn: mirrored where it has to be.
struct Outline: Sendable {
  let shape: any Shape
  let mirrors: Bool
  /// Whether the shape is the same wherever it lies.
  private let isPlain: Bool

  /// How `shape` is drawn; `mirrors` turns it round for text that runs from right to left.
  init(_ shape: any Shape, mirrors: Bool) {
    self.shape = shape
    self.mirrors = mirrors
    // A user's shape is asked in its own space, as on the phone, and a path lies in it.
    isPlain = !mirrors && (shape is any PlainlySizedShape || shape is any SymmetricShape) && !(shape is Path)
  }

  func callAsFunction(_ rect: CGRect) -> Path {
    if isPlain { return shape.path(in: rect) }
    let place =
      mirrors
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
      : CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return shape.path(in: CGRect(origin: .zero, size: rect.size)).applying(place)
  }
}

extension EnvironmentValues {
  /// How `shape` is drawn here.
  func outline<S: Shape>(of shape: S) -> Outline {
    if shape is ContainerRelativeShape, let container = containerOutline { return container.outline }
    let mirrors = layoutDirection == .rightToLeft && shape.layoutDirectionBehavior != .fixed && !(shape is any SymmetricShape)
    return Outline(shape, mirrors: mirrors)
  }
}

/// A shape that looks the same in a mirror.
protocol SymmetricShape {}

/// Fills a shape in the node's frame.
struct ShapeLook: PlacedLook {
  let shape: Outline
  let style: ResolvedStyle
  let fill: FillStyle
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    style.fill(shape(frame), in: frame, style: fill, &painter.builder)
  }
}

/// Strokes a shape in the node's frame.
struct StrokeLook: PlacedLook {
  let shape: Outline
  let style: ResolvedStyle
  let stroke: StrokeStyle
  func paint(_ node: PlacedNode, _ painter: inout Painter) {
    let frame = painter.frame(node)
    style.stroke(shape(frame), stroke, in: frame, &painter.builder)
  }
}

/// A shape stroked with a style; as a view it is as large as the shape (fact 61).
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle> {
  let shape: Content
  let style: Style
  let stroke: StrokeStyle
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let look = StrokeLook(
      shape: scope.environment.outline(of: shape), style: style.resolvedStyle(in: scope.environment), stroke: stroke)
    nodes.append(.shape(shape, scope, look: look))
  }
}

extension Shape {
  /// The shape filled with `content`, as large as what is proposed.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The shape filled with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// Its outline drawn with `content`, half of the line on each side; the size as a view is the shape's.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _StrokedShapeView<Self, S> {
    _StrokedShapeView(shape: self, style: content, stroke: style)
  }
  /// Its outline drawn with `content`, `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _StrokedShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline of its stroke, as a shape to fill or clip with.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
  /// The outline of its stroke, `lineWidth` points wide, as a shape to fill or clip with.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
  /// Its outline drawn with `content` wholly inside its rectangle. Edges are smooth whatever `antialiased` says.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    _StrokedShapeView(shape: inset(by: style.lineWidth / 2), style: content, stroke: style)
  }
  /// Its outline, `lineWidth` points wide, drawn with `content` wholly inside its rectangle.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Its outline drawn in the foreground style wholly inside its rectangle.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
  /// Its outline, `lineWidth` points wide, drawn in the foreground style wholly inside its rectangle.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// Views made of one shape: more can be drawn upon it with the same shape.
extension _ShapeView {
  /// The same shape filled once more, above.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }
  /// The same shape's outline, drawn above.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    overlay { shape.stroke(content, style: style) }
  }
  /// The same shape's outline, `lineWidth` points wide, drawn above.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
extension _ShapeView where Content: InsettableShape {
  /// The same shape's outline, `lineWidth` points wide, drawn above and wholly inside its rectangle.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
  /// The same shape's outline, drawn above and wholly inside its rectangle.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }
}

extension _ShapeView: PrimitiveView {}
extension _StrokedShapeView: PrimitiveView {}
