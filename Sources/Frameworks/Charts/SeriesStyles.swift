import SwiftUI

/// Which colour, symbol and dash each value of the data has.
struct SeriesStyles {
  /// A scale as the chart's maker said it: values in order, with styles for some.
  struct Choice {
    var domain: [_ChartValue] = []
    var styles: [AnyShapeStyle] = []
    var colors: [Color] = []
    /// The numbers that the first and the last colour are for; nil for those of the data.
    var fixed: (low: Double, high: Double)?
    var mapping: ((_ChartValue) -> AnyShapeStyle?)?
  }

  /// The values of `foregroundStyle(by:)`, in order of appearance.
  let values: [_ChartValue]
  let symbolValues: [_ChartValue]
  let lineValues: [_ChartValue]
  private let styleChoice: Choice?
  private let symbols: [_ChartValue: ChartSymbolKind]
  private let symbolOrder: [ChartSymbolKind]
  private let dashes: [_ChartValue: StrokeStyle]
  private let sizes: (low: Double, high: Double)
  private let lineOrder: [StrokeStyle]
  private let symbolMapping: ((_ChartValue) -> ChartSymbolKind?)?
  private let lineMapping: ((_ChartValue) -> StrokeStyle?)?
  private let areas: SymbolSizes
  let sizeValues: [_ChartValue]

  /// In the order in which values get them.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .brown, .indigo, .mint, .teal]
  private static let dashOrder: [[CGFloat]] = [[], [5, 3], [2, 3], [8, 3, 2, 3], [10, 4], [1, 3]]

  init(_ marks: [Mark], _ chart: ChartChoices) {
    func distinct(_ list: [_ChartValue?], first: [_ChartValue] = []) -> [_ChartValue] {
      var seen = Set<_ChartValue>()
      return (first + list.compactMap { $0 }).filter { seen.insert($0).inserted }
    }
    values = distinct(marks.map { $0.attributes.styleBy?.value }, first: chart.styles?.domain ?? [])
    symbolValues = distinct(marks.map { $0.attributes.symbolBy?.value })
    lineValues = distinct(marks.map { $0.attributes.lineBy?.value })
    styleChoice = chart.styles
    symbols = chart.symbols
    symbolOrder = chart.symbolOrder
    dashes = chart.lines
    let amounts = marks.compactMap { $0.attributes.symbolSizeBy?.value.amount }
    lineOrder = chart.lineOrder
    symbolMapping = chart.symbolMapping
    lineMapping = chart.lineMapping
    areas = chart.sizes
    sizeValues = distinct(marks.map { $0.attributes.symbolSizeBy?.value })
    sizes = chart.sizes.domain ?? (min(0, amounts.min() ?? 0), amounts.max() ?? 1)
  }

  /// Whether values are numbers, shown by a range of colours.
  var isContinuous: Bool { !values.isEmpty && values.allSatisfy { if case .number = $0 { true } else { false } } }
  var bounds: (low: Double, high: Double) {
    if let fixed = styleChoice?.fixed { return fixed }
    let amounts = values.compactMap(\.amount)
    return (amounts.min() ?? 0, amounts.max() ?? 1)
  }
  var rangeColors: [Color] { styleChoice.flatMap { $0.colors.count > 1 ? $0.colors : nil } ?? [.blue.opacity(0.25), .blue] }

  func style(for value: _ChartValue) -> AnyShapeStyle {
    if let style = styleChoice?.mapping?(value) { return style }
    let index = values.firstIndex(of: value) ?? 0
    if let choice = styleChoice, !choice.styles.isEmpty, !isContinuous || choice.domain.contains(value) {
      return choice.styles[index % choice.styles.count]
    }
    if isContinuous, let amount = value.amount {
      let (low, high) = bounds
      return AnyShapeStyle(Self.color(at: high > low ? (amount - low) / (high - low) : 1, of: rangeColors))
    }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  private static func color(at part: Double, of colors: [Color]) -> Color {
    let place = min(1, max(0, part)) * Double(colors.count - 1)
    let index = min(colors.count - 2, Int(place))
    return colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }

  func style(of mark: Mark) -> AnyShapeStyle {
    mark.attributes.style ?? mark.attributes.styleBy.map { style(for: $0.value) } ?? AnyShapeStyle(TintShapeStyle())
  }

  func symbol(for value: _ChartValue) -> ChartSymbolKind {
    if let own = symbols[value] ?? symbolMapping?(value) { return own }
    let order = symbolOrder.isEmpty ? ChartSymbolKind.all : symbolOrder
    return order[(symbolValues.firstIndex(of: value) ?? 0) % order.count]
  }
  func symbol(of mark: Mark) -> ChartSymbolKind? { mark.attributes.symbol ?? mark.attributes.symbolBy.map { symbol(for: $0.value) } }

  func line(of mark: Mark, width: CGFloat) -> StrokeStyle {
    if let own = mark.attributes.line { return own }
    var style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    guard let value = mark.attributes.lineBy?.value else { return style }
    if let own = dashes[value] ?? lineMapping?(value) { return own }
    if !lineOrder.isEmpty { return lineOrder[(lineValues.firstIndex(of: value) ?? 0) % lineOrder.count] }
    style.dash = Self.dashOrder[(lineValues.firstIndex(of: value) ?? 0) % Self.dashOrder.count]
    if !style.dash.isEmpty { style.lineCap = .butt }
    return style
  }

  /// A symbol's area in square points.
  func symbolArea(of mark: Mark) -> CGFloat {
    if let own = mark.attributes.symbolSize { return own }
    guard let value = mark.attributes.symbolSizeBy?.value else { return 36 }
    if let own = areas.own[value] ?? areas.mapping?(value) { return max(0, own) }
    if !areas.order.isEmpty { return max(0, areas.order[(sizeValues.firstIndex(of: value) ?? 0) % areas.order.count]) }
    guard let amount = value.amount else { return 36 }
    let (low, high) = areas.range ?? (10, 200)
    let part = sizes.high > sizes.low ? min(1, max(0, (amount - sizes.low) / (sizes.high - sizes.low))) : nil
    return part.map { max(0, low + (high - low) * CGFloat($0)) } ?? 36
  }
}
