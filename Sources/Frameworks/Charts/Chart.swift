import SwiftUI

/// A chart of marks, with axes and a legend as its data ask for.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartChoices) private var choices

  /// A chart of what is written.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// A chart of marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> { self.content = ForEach(data, content: content) }
  /// A chart of marks for each element; `id` tells elements apart.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  /// The plot, its axes and its legend.
  public var body: some View {
    var marks = _ChartMarks()
    content._addMarks(to: &marks)
    return ChartBody(marks: marks.list, choices: choices).environment(\.chartChoices, ChartChoices())
  }
}

/// The plot with its legend.
struct ChartBody: View {
  let marks: [Mark]
  let choices: ChartChoices

  var body: some View {
    let styles = SeriesStyles(marks, choices)
    let legend = choices.legend.isShown && ChartLegend.isNeeded(styles, choices)
    let position = choices.legend.position
    let view = ChartLegend(styles: styles, choices: choices)
    let spacing = choices.legend.spacing ?? 8
    let plot = ChartPlot(marks: marks, choices: choices, styles: styles)
    switch position {
    case .top, .topLeading, .topTrailing:
      VStack(alignment: choices.legend.alignment?.horizontal ?? .leading, spacing: spacing) {
        if legend { view }
        plot
      }
    case .leading:
      HStack(alignment: choices.legend.alignment?.vertical ?? .center, spacing: spacing) {
        if legend { view }
        plot
      }
    case .trailing:
      HStack(alignment: choices.legend.alignment?.vertical ?? .top, spacing: spacing) {
        plot
        if legend { view }
      }
    case .overlay: plot.overlay(alignment: choices.legend.alignment ?? .topLeading) { if legend { view } }
    default:
      VStack(alignment: choices.legend.alignment?.horizontal ?? .leading, spacing: spacing) {
        plot
        if legend { view }
      }
    }
  }
}

/// The plot with its axes.
struct ChartPlot: View {
  let marks: [Mark]
  let choices: ChartChoices
  let styles: SeriesStyles
  @Environment(\.locale) private var locale

  /// How many values an axis of a length has room for.
  nonisolated static func count(_ length: CGFloat, per points: CGFloat) -> Int {
    length.isFinite ? max(2, min(12, Int(length / points))) : 5
  }

  /// How many steps an upright axis of numbers has at most, whatever its height (recorded: home-assistant/iOS, iOS 26, at most five values
  /// in charts 66 and 216 points high).
  nonisolated static let upright = 4

  var body: some View {
    GeometryReader { proxy in
      let hasAxes = marks.contains { $0.kind != .sector }
      let axes = ChartAxes(marks, choices, in: proxy.size)
      let x = AxisTicks(scale: axes.x, isVertical: false, count: Self.count(proxy.size.width, per: 64), locale: locale)
        .placed(hasAxes && choices.x.isShown ? choices.x.sets ?? Self.standard(axes.x, isX: true) : [])
      let y = AxisTicks(
        scale: axes.y, isVertical: true, count: axes.y.isNumber ? Self.upright : Self.count(proxy.size.height, per: 44), locale: locale
      )
      .placed(hasAxes && choices.y.isShown ? choices.y.sets ?? Self.standard(axes.y, isX: false) : [])
      ChartFrame {
        plot(axes, x: x, y: y).layoutValue(key: ChartRoleKey.self, value: .plot)
        axis(x, isX: true)
        axis(y, isX: false)
        if hasAxes { titles }
      }
      // Numbers grow from left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  private static func standard(_ scale: AxisScale, isX: Bool) -> [AxisSet] {
    var sets = _AxisSets()
    if scale.isCategory {
      AxisMarks { AxisValueLabel() }._addSets(to: &sets)
    } else {
      AxisMarks()._addSets(to: &sets)
    }
    return sets.list
  }

  /// The labels of an axis: each by itself, or together where something is done to all of them.
  @ViewBuilder private func axis(_ parts: [PlacedPart], isX: Bool) -> some View {
    if let style = isX ? choices.x.style : choices.y.style {
      ForEach([true, false], id: \.self) { isFirst in
        let side = parts.filter { $0.view != nil && $0.isFirstSide(isX: isX) == isFirst }
        if !side.isEmpty {
          style(AnyView(AxisLabels(isX: isX, isFirstSide: isFirst) { labels(side, isX: isX) }))
            .layoutValue(key: ChartRoleKey.self, value: .axis(isX: isX, isFirstSide: isFirst))
        }
      }
    } else {
      labels(parts, isX: isX)
    }
  }

  private func labels(_ parts: [PlacedPart], isX: Bool) -> some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { _, placed in
      if let view = placed.view {
        view
          .font(placed.part.font ?? .caption2)
          .foregroundStyle(placed.part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
          .offset(placed.part.offset)
          // A label beside the plot may stick out of the chart by half its height.
          .frame(height: isX || placed.band != nil ? nil : 0, alignment: placed.overhang)
          .layoutValue(
            key: ChartRoleKey.self,
            value: .label(
              isX: isX, fraction: placed.fraction, band: placed.band, alignment: placed.alignment,
              isFirstSide: placed.isFirstSide(isX: isX), spacing: placed.distance))
      }
    }
  }

  @ViewBuilder private var titles: some View {
    if let title = choices.x.title {
      title.view.font(.caption2).foregroundStyle(.secondary).layoutValue(key: ChartRoleKey.self, value: .title(isX: true, title))
    }
    if let title = choices.y.title {
      title.view.font(.caption2).foregroundStyle(.secondary).layoutValue(key: ChartRoleKey.self, value: .title(isX: false, title))
    }
  }

  @ViewBuilder private func plot(_ axes: ChartAxes, x: [PlacedPart], y: [PlacedPart]) -> some View {
    let content = PlotContent(marks: marks, choices: choices, axes: axes, styles: styles, x: x, y: y)
    if let change = choices.plotStyle { change(AnyView(content)) } else { content }
  }
}

/// What lies in the plot's rectangle.
struct PlotContent: View {
  let marks: [Mark]
  let choices: ChartChoices
  let axes: ChartAxes
  let styles: SeriesStyles
  let x: [PlacedPart]
  let y: [PlacedPart]
  /// How far marks may stand out of the plot: symbols at its edge, wide lines.
  private static let margin: CGFloat = 60

  var body: some View {
    GeometryReader { geometry in
      let figure = ChartFigure(marks, axes: axes, styles: styles, size: geometry.size)
      ZStack {
        ForEach(Array(y.enumerated()), id: \.offset) { _, part in AxisLine(placed: part, isX: false) }
        ForEach(Array(x.enumerated()), id: \.offset) { _, part in AxisLine(placed: part, isX: true) }
        over(choices.background, figure)
        drawing(figure)
        AnnotationLayout(targets: figure.views) {
          ForEach(figure.views.indices, id: \.self) { figure.views[$0].view.font(.caption2) }
        }
        over(choices.overlay, figure)
      }
    }
    .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
  }

  @ViewBuilder private func drawing(_ figure: ChartFigure) -> some View {
    let margin = Self.margin
    let canvas = Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      for mark in figure.drawn { Self.draw(mark, in: context) }
    }
    .padding(-margin)
    if choices.clips { canvas.clipShape(PlotClip(margin: margin)) } else { canvas }
  }

  private static func draw(_ mark: DrawnMark, in context: GraphicsContext) {
    var context = context
    for mask in mark.masks { context.clipToLayer { layer in for mark in mask { draw(mark, in: layer) } } }
    context.opacity = mark.opacity
    for filter in mark.filters { context.addFilter(filter) }
    if let stroke = mark.stroke {
      context.stroke(mark.path, with: .style(mark.style), style: stroke)
    } else if mark.rounding > 0 {
      context.drawLayer { layer in
        layer.fill(mark.path, with: .style(mark.style))
        layer.stroke(mark.path, with: .style(mark.style), style: StrokeStyle(lineWidth: 2 * mark.rounding, lineJoin: .round))
      }
    } else {
      context.fill(mark.path, with: .style(mark.style))
    }
  }

  @ViewBuilder private func over(_ layers: [ChartLayer], _ figure: ChartFigure) -> some View {
    ForEach(layers.indices, id: \.self) { index in
      Color.clear.overlayPreferenceValue(PlotFrameKey.self, alignment: layers[index].alignment) { _ in EmptyView() }
        .overlay(alignment: layers[index].alignment) { PlotOverlay(layer: layers[index], figure: figure) }
    }
  }
}

/// A view over or under the marks, which is told where they are.
private struct PlotOverlay: View {
  let layer: ChartLayer
  let figure: ChartFigure
  var body: some View {
    Color.clear.anchorPreference(key: OverlayFrameKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(OverlayFrameKey.self, alignment: layer.alignment) { anchor in
        layer.content(ChartProxy(figure: figure, frame: anchor))
      }
  }
}

struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
struct OverlayFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct PlotClip: Shape {
  let margin: CGFloat
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: margin, dy: margin)) }
}

/// A line across the plot, or a tick outside.
private struct AxisLine: View {
  let placed: PlacedPart
  let isX: Bool

  var body: some View {
    switch placed.part.kind {
    case .grid(let stroke):
      AxisLineShape(placed: placed, isX: isX, length: nil)
        // Recorded (home-assistant/iOS, iOS 26): lines of dates are dashed.
        .stroke(style, style: stroke ?? StrokeStyle(lineWidth: 0.5, dash: placed.isDashed ? [2, 2] : []))
    case .tick(let length, let stroke):
      if let points = length.points ?? (placed.hasLine ? nil : 4) {
        AxisLineShape(placed: placed, isX: isX, length: points).stroke(style, style: stroke ?? StrokeStyle(lineWidth: 0.5))
      }
    case .label: EmptyView()
    }
  }

  private var style: AnyShapeStyle { placed.part.style ?? AnyShapeStyle(Color.gray.opacity(0.5)) }
}

private struct AxisLineShape: Shape {
  let fraction: CGFloat
  let isFirstSide: Bool
  let offset: CGSize
  let isX: Bool
  let length: CGFloat?

  init(placed: PlacedPart, isX: Bool, length: CGFloat?) {
    fraction = placed.fraction
    isFirstSide = placed.isFirstSide(isX: isX)
    offset = placed.part.offset
    self.isX = isX
    self.length = length
  }

  func path(in rect: CGRect) -> Path {
    var (from, to) = (CGPoint.zero, CGPoint.zero)
    if isX {
      let place = rect.minX + fraction * rect.width
      let start = length == nil ? rect.minY : isFirstSide ? rect.minY : rect.maxY
      from = CGPoint(x: place, y: start)
      to = CGPoint(x: place, y: length.map { isFirstSide ? start - $0 : start + $0 } ?? rect.maxY)
    } else {
      let place = rect.maxY - fraction * rect.height
      let start = length == nil ? rect.minX : isFirstSide ? rect.minX : rect.maxX
      from = CGPoint(x: start, y: place)
      to = CGPoint(x: length.map { isFirstSide ? start - $0 : start + $0 } ?? rect.maxX, y: place)
    }
    return Path { path in
      path.move(to: CGPoint(x: from.x + offset.width, y: from.y + offset.height))
      path.addLine(to: CGPoint(x: to.x + offset.width, y: to.y + offset.height))
    }
  }
}
