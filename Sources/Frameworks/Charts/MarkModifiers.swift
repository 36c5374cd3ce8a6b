import SwiftUI

extension ChartContent {
  /// The style of the marks that have none yet.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { if $0.attributes.style == nil, $0.attributes.styleBy == nil { $0.attributes.style = AnyShapeStyle(style) } }
  }
  /// A colour for each value, told in the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let group = Self.group(value)
    return changing { if $0.attributes.style == nil, $0.attributes.styleBy == nil { $0.attributes.styleBy = group } }
  }
  /// How opaque the marks are, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.attributes.opacity *= opacity } }
  /// How round the corners of bars, rectangles and sectors are, in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing { $0.attributes.cornerRadius = $0.attributes.cornerRadius ?? radius }
  }
  /// The marks within a shape: the round corners of rectangles and capsules are kept, other shapes leave marks as they are.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    let radius: CGFloat? =
      switch shape {
      case let rectangle as RoundedRectangle: rectangle.cornerSize.width
      // As round as the marks are thick: a mark never takes more than half of that.
      case is Capsule, is Circle: 10_000
      default: nil
      }
    return changing { $0.attributes.cornerRadius = $0.attributes.cornerRadius ?? radius }
  }
  /// How lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.attributes.line = $0.attributes.line ?? style } }
  /// Dashes for each value, told apart by the line's pattern.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let group = Self.group(value)
    return changing { $0.attributes.lineBy = $0.attributes.lineBy ?? group }
  }
  /// How lines and areas run from one datum to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.attributes.interpolation = $0.attributes.interpolation ?? method }
  }
  /// The shape of points, and of those on lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { if $0.attributes.symbol == nil, $0.attributes.symbolBy == nil { $0.attributes.symbol = symbol.kind } }
  }
  /// A shape for each value, told in the legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let group = Self.group(value)
    return changing { if $0.attributes.symbol == nil, $0.attributes.symbolBy == nil { $0.attributes.symbolBy = group } }
  }
  /// A view for each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.attributes.symbolView = $0.attributes.symbolView ?? view }
  }
  /// The area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { if $0.attributes.symbolBox == nil { $0.attributes.symbolSize = $0.attributes.symbolSize ?? area } }
  }
  /// How wide and high symbols are, in points; below 0 counts as 0.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.attributes.symbolSize == nil { $0.attributes.symbolBox = $0.attributes.symbolBox ?? size } }
  }
  /// An area for each value; the greatest has 200 square points.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let group = Self.group(value)
    return changing { $0.attributes.symbolSizeBy = $0.attributes.symbolSizeBy ?? group }
  }
  /// Puts the marks of each value beside those of others instead of on them.
  public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent
  {
    let group = Self.group(value)
    return changing { $0.attributes.positionBy = $0.attributes.positionBy ?? group }
  }
  /// Moves the marks by points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  /// Moves the marks by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing {
      $0.attributes.offset.width += x
      $0.attributes.offset.height += y
    }
  }
  /// Moves the ends of bars, rectangles and rules by points, each by itself: x to the right, y downwards.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    changing {
      $0.attributes.ends.xStart += xStart
      $0.attributes.ends.xEnd += xEnd
      $0.attributes.ends.yStart += yStart
      $0.attributes.ends.yEnd += yEnd
    }
  }
  /// Moves the marks along x, and their ends on y each by itself.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  /// Moves the marks along y, and their ends on x each by itself.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  /// Which marks lie above others.
  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.attributes.zIndex = value } }
  /// Whether gradients span the plot: here each mark is filled by itself.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Nothing shows of it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
  /// Nothing shows of it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Nothing shows of it.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
  /// Nothing shows of it.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Nothing shows of it.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// Nothing shows of it.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

  static func group<D>(_ value: PlottableValue<D>) -> Mark.Group? {
    value.place.span.map { Mark.Group(label: value.label, value: $0.start) }
  }

  /// A view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() } }
  /// A view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() } }
  /// A view beside each mark, made for the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = Mark.Annotation(position: position, alignment: alignment, spacing: spacing ?? 4) { AnyView(content($0)) }
    return changing { $0.attributes.annotations.append(annotation) }
  }
}

/// The shape of a symbol.
public protocol ChartSymbolShape: Shape {
  /// Where the shape is drawn, as parts of the symbol's square, so that it looks as large as that square: a smaller rectangle in the
  /// middle for a shape that would look larger than others.
  var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
  /// The whole square.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// The symbol as charts draw it.
  nonisolated var kind: ChartSymbolKind {
    if let own = self as? BasicChartSymbolShape { return own.symbol }
    let part = perceptualUnitRect
    return .path { square in path(in: square.part(part)) }
  }
}
extension CGRect {
  /// The rectangle that takes `part` of this one, told in parts of its sides.
  fileprivate func part(_ part: CGRect) -> CGRect {
    CGRect(x: minX + part.minX * width, y: minY + part.minY * height, width: part.width * width, height: part.height * height)
  }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The symbol as a line of its outline, `lineWidth` points wide, that lies within the shape.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The symbol as a line of its outline, drawn as `style` says, that lies within the shape.
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    let part = perceptualUnitRect
    return BasicChartSymbolShape(symbol: .path { inset(by: style.lineWidth / 2).path(in: $0.part(part)).strokedPath(style) })
  }
}
extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

enum ChartSymbolKind {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  case path(@Sendable (CGRect) -> Path)

  /// In the order in which values get them.
  static let all: [ChartSymbolKind] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]

  /// The symbol as wide and as high as `rect`: drawn in a square, and drawn out.
  func path(filling rect: CGRect) -> Path {
    guard rect.width != rect.height, rect.width > 0, rect.height > 0 else { return path(in: rect) }
    let square = CGRect(x: -rect.width / 2, y: -rect.width / 2, width: rect.width, height: rect.width)
    return path(in: square)
      .applying(CGAffineTransform(scaleX: 1, y: rect.height / rect.width).concatenating(.init(translationX: rect.midX, y: rect.midY)))
  }
  func path(in rect: CGRect) -> Path {
    func polygon(_ corners: Int, scale: CGFloat = 1.15) -> Path {
      let radius = rect.width / 2 * scale
      return Path { path in
        for corner in 0..<corners {
          let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi - .pi / 2
          let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
    func strokes(_ count: Int, turned: CGFloat) -> Path {
      Path { path in
        for stroke in 0..<count {
          let angle = CGFloat(stroke) / CGFloat(count) * .pi + turned
          let (dx, dy) = (rect.width / 2 * cos(angle), rect.width / 2 * sin(angle))
          path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
          path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
        }
      }.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
    }
    switch self {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, scale: 1.3)
    case .diamond: return polygon(4, scale: 1.25)
    case .pentagon: return polygon(5)
    case .plus: return strokes(2, turned: 0)
    case .cross: return strokes(2, turned: .pi / 4)
    case .asterisk: return strokes(3, turned: .pi / 2)
    case .path(let make): return make(rect)
    }
  }
}

/// The symbols that charts have themselves.
public struct BasicChartSymbolShape: ChartSymbolShape {
  let symbol: ChartSymbolKind
  init(symbol: ChartSymbolKind) { self.symbol = symbol }
  public nonisolated func path(in rect: CGRect) -> Path { symbol.path(in: rect) }
  /// The symbol as a line of its outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(
      symbol: .path { symbol.path(in: $0.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(StrokeStyle(lineWidth: lineWidth)) })
  }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .cross) }
  /// Three strokes through a point.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .asterisk) }
}
