import SwiftUI

/// What modifiers around a chart say of it. What it holds of the user's is made and called on the main actor alone.
struct ChartChoices: @unchecked Sendable {
  struct Side {
    var isShown = true
    /// nil for the axis that suits.
    var sets: [AxisSet]?
    var title: AxisTitle?
    /// What is done to the labels together.
    var style: ((AnyView) -> AnyView)?
    var scale = ScaleChoice()
  }
  struct Legend {
    var isShown = true
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }
  var x = Side()
  var y = Side()
  var legend = Legend()
  var styles: SeriesStyles.Choice?
  var symbols: [_ChartValue: ChartSymbolKind] = [:]
  var symbolOrder: [ChartSymbolKind] = []
  var lines: [_ChartValue: StrokeStyle] = [:]
  var lineOrder: [StrokeStyle] = []
  /// What `symbol(by:)`, `symbolSize(by:)` and `lineStyle(by:)` say when values have no entry of their own.
  var symbolMapping: ((_ChartValue) -> ChartSymbolKind?)?
  var lineMapping: ((_ChartValue) -> StrokeStyle?)?
  var sizes = SymbolSizes()
  var plotStyle: ((AnyView) -> AnyView)?
  var overlay: [ChartLayer] = []
  var background: [ChartLayer] = []
  /// Whether a part of the axis is in sight, so that marks end at the plot's edge.
  var clips = false
}

struct ChartLayer {
  var alignment: Alignment
  var content: @MainActor (ChartProxy) -> AnyView
}

/// Words along an axis.
struct AxisTitle {
  var view: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?

  var isTurned: Bool { false }
  /// Where along its edge it stands, from 0 to 1.
  var part: CGFloat {
    switch alignment?.horizontal {
    case .leading?: 0
    case .trailing?: 1
    default: 0.5
    }
  }
  func side(isX: Bool) -> AnnotationPosition {
    switch position {
    case .top, .topLeading, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    default: isX ? .bottom : .top
    }
  }
}

private struct ChartChoicesKey: EnvironmentKey {
  static let defaultValue = ChartChoices()
}

extension EnvironmentValues {
  var chartChoices: ChartChoices {
    get { self[ChartChoicesKey.self] }
    set { self[ChartChoicesKey.self] = newValue }
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartChoices) -> Void) -> some View {
    transformEnvironment(\.chartChoices, transform: change)
  }

  // MARK: Axes

  /// Whether the x axis shows.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.isShown = visibility != .hidden } }
  /// Whether the y axis shows.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.isShown = visibility != .hidden } }
  /// What stands along x.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var sets = _AxisSets()
    content()._addSets(to: &sets)
    let list = sets.list
    return chart { $0.x.sets = list }
  }
  /// What stands along y.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    var sets = _AxisSets()
    content()._addSets(to: &sets)
    let list = sets.list
    return chart { $0.y.sets = list }
  }
  /// Words along x.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }
  /// Words along x.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
  /// Words along x.
  @_disfavoredOverload public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// A view along x.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.x.title = title }
  }
  /// Words along y: above its end.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }
  /// Words along y.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
  /// Words along y: above its end.
  @_disfavoredOverload public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// A view along y: above its end.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment ?? .trailing, spacing: spacing)
    return chart { $0.y.title = title }
  }

  // MARK: Scales

  /// What x reaches over, and how values are spread along it.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { choices in
      choices.x.scale.domain = domain._domain
      choices.x.scale.type = type
    }
  }
  /// What x reaches over, where it lies, and how values are spread along it.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil)
    -> some View
  {
    chart { choices in
      choices.x.scale.domain = domain._domain
      choices.x.scale.padding = max(range._padding.start, range._padding.end)
      choices.x.scale.type = type
    }
  }
  /// Where x lies, and how values are spread along it.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { choices in
      choices.x.scale.padding = max(range._padding.start, range._padding.end)
      choices.x.scale.type = type
    }
  }
  /// How values are spread along x.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scale.type = type } }
  /// What y reaches over, and how values are spread along it.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { choices in
      choices.y.scale.domain = domain._domain
      choices.y.scale.type = type
    }
  }
  /// What y reaches over, where it lies, and how values are spread along it.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil)
    -> some View
  {
    chart { choices in
      choices.y.scale.domain = domain._domain
      choices.y.scale.padding = max(range._padding.start, range._padding.end)
      choices.y.scale.type = type
    }
  }
  /// Where y lies, and how values are spread along it.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { choices in
      choices.y.scale.padding = max(range._padding.start, range._padding.end)
      choices.y.scale.type = type
    }
  }
  /// How values are spread along y.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scale.type = type } }

  // MARK: Styles

  /// A style for each value of `foregroundStyle(by:)`.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>)
    -> some View
  {
    let choice = SeriesStyles.Choice(domain: mapping.map(\.key.chartValue), styles: mapping.map { AnyShapeStyle($0.value) })
    return chart { $0.styles = choice }
  }
  /// A style for each value of a domain, in order.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  )
    -> some View
  {
    let choice = SeriesStyles.Choice(
      domain: domain.map(\.chartValue), styles: range.map { AnyShapeStyle($0) }, colors: range.compactMap { $0 as? Color })
    return chart { $0.styles = choice }
  }
  /// Styles for values in order of their appearance; for numbers the ends of a range of colours.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    let choice = SeriesStyles.Choice(styles: range.map { AnyShapeStyle($0) }, colors: range.compactMap { $0 as? Color })
    return chart { $0.styles = choice }
  }
  /// Colours for the numbers of a domain, from its beginning to its end.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, range gradient: Gradient, type: ScaleType? = nil)
    -> some View
  {
    let choice = SeriesStyles.Choice(domain: domain._domain.values, colors: gradient.stops.map(\.color), fixed: domain._domain.bounds)
    return chart { $0.styles = choice }
  }
  /// Colours for numbers, from the lowest to the highest.
  nonisolated public func chartForegroundStyleScale(range gradient: Gradient, type: ScaleType? = nil) -> some View {
    let choice = SeriesStyles.Choice(colors: gradient.stops.map(\.color))
    return chart { $0.styles = choice }
  }
  /// Values in their order; styles are those that suit.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue], type: ScaleType? = nil) -> some View {
    let choice = SeriesStyles.Choice(domain: domain.map(\.chartValue))
    return chart { $0.styles = choice }
  }
  /// The style that `mapping` gives each value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
    let choice = SeriesStyles.Choice(mapping: { DataValue.from($0).map { AnyShapeStyle(mapping($0)) } })
    return chart { $0.styles = choice }
  }
  /// A style for each value of a domain.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let choice = SeriesStyles.Choice(domain: domain.map(\.chartValue), styles: domain.map { AnyShapeStyle(mapping($0)) })
    return chart { $0.styles = choice }
  }

  // MARK: Legend, plot, layers

  /// Whether the legend shows.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.isShown = visibility != .hidden } }
  /// Where the legend stands.
  nonisolated public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil)
    -> some View
  {
    chart { choices in
      choices.legend.position = position
      choices.legend.alignment = alignment
      choices.legend.spacing = spacing
    }
  }
  /// A legend of one's own.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart { choices in
      choices.legend = ChartChoices.Legend(position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }
  /// Changes the plot: its background, its frame, its clipping.
  public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
  /// A view over the plot, which is told where values are.
  public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
    chart { $0.overlay.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// A view under the marks, which is told where values are.
  public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
    chart { $0.background.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  // MARK: Scrolling and choosing

  /// Along which axes the plot scrolls: what is in sight ends at its edge.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.clips = !axes.isEmpty } }
  /// How much of x is in sight: seconds for dates.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.scale.visibleLength = length.chartValue.amount }
  }
  /// How much of y is in sight: seconds for dates.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.scale.visibleLength = length.chartValue.amount }
  }
  /// Where what is in sight begins.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.x.scale.visibleStart = x.wrappedValue.chartValue }
  }
  /// Where what is in sight begins.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.y.scale.visibleStart = y.wrappedValue.chartValue }
  }
  /// Where what is in sight begins.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.x.scale.visibleStart = initialX.chartValue }
  }
  /// Where what is in sight begins.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.y.scale.visibleStart = initialY.chartValue }
  }
  /// Nobody scrolls a picture.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
  /// Nobody touches a picture: what is chosen stays as it is.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Nobody touches a picture: what is chosen stays as it is.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Nobody touches a picture: what is chosen stays as it is.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Nobody touches a picture: what is chosen stays as it is.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Nobody touches a picture: what is chosen stays as it is.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  // MARK: Axes' looks

  /// Changes the x axis: its labels with what lies behind them, and how high they are together.
  public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
    chart { $0.x.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }
  /// Changes the y axis: its labels with what lies behind them, and how wide they are together.
  public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
    chart { $0.y.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Nobody touches a picture.
  nonisolated public func chartGesture<G: Gesture>(_ body: (ChartProxy) -> G) -> some View { self }
}

/// The plot, to be changed by `chartPlotStyle`.
public struct ChartPlotContent: View {
  let view: AnyView
  public var body: some View { view }
}

/// The labels of an axis, to be changed by `chartXAxisStyle` or `chartYAxisStyle`.
public struct ChartAxisContent: View {
  let view: AnyView
  public var body: some View { view }
}
