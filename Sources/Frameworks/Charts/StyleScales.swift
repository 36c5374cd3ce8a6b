import SwiftUI

// Which symbol, size and dash each value of the data has, as a chart's maker says it.

/// Areas of symbols for values, in square points.
struct SymbolSizes {
  var own: [_ChartValue: CGFloat] = [:]
  var order: [CGFloat] = []
  var mapping: ((_ChartValue) -> CGFloat?)?
  /// From the domain's beginning to its end.
  var range: (low: CGFloat, high: CGFloat)?
  var domain: (low: Double, high: Double)?
}

/// What values of the data become on the page: the elements of an array in turn, or all between two lengths.
public protocol ScaleRange<VisualValue> {
  /// What it is a range of.
  associatedtype VisualValue
  /// The elements, or both ends.
  var _values: [VisualValue] { get }
  /// Whether all that is between the ends belongs to it.
  var _isContinuous: Bool { get }
}
extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _values: [Element] { self }
  public var _isContinuous: Bool { false }
}
extension ClosedRange: ScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
  public var _values: [CGFloat] { [lowerBound, upperBound] }
  public var _isContinuous: Bool { true }
}
extension Range: ScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
  public var _values: [CGFloat] { [lowerBound, upperBound] }
  public var _isContinuous: Bool { true }
}

extension _ScaleDomain {
  /// The values that were said; none where the data says them.
  var values: [_ChartValue] { if case .values(let list) = kind { list } else { [] } }
  /// The ends, of numbers.
  var bounds: (low: Double, high: Double)? {
    let amounts = values.compactMap(\.amount)
    guard let low = amounts.first, let high = amounts.last, amounts.count > 1 else { return nil }
    return (low, high)
  }
}

extension View {
  // MARK: Symbols

  /// A symbol for each value of `symbol(by:)`.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
    chart { choices in for (value, symbol) in mapping { choices.symbols[value.chartValue] = symbol.kind } }
  }
  /// Symbols for values in order of their appearance.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbolOrder = range.map(\.kind) }
  }
  /// Symbols for values in order of their appearance.
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let symbols = range.map { $0.kind }
    return chart { $0.symbolOrder = symbols }
  }
  /// A symbol for each value of a domain, in order, over and over.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S]) -> some View {
    chart { choices in
      guard !range.isEmpty else { return }
      for (index, value) in domain._domain.values.enumerated() { choices.symbols[value] = range[index % range.count].kind }
    }
  }
  /// Symbols as they come, for the values of a domain in order.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { choices in
      let order = choices.symbolOrder.isEmpty ? ChartSymbolKind.all : choices.symbolOrder
      for (index, value) in domain._domain.values.enumerated() { choices.symbols[value] = order[index % order.count] }
    }
  }
  /// The symbol that `mapping` gives each value.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
    chart { $0.symbolMapping = { value in DataValue.from(value).map { mapping($0).kind } } }
  }
  /// The symbol that `mapping` gives each value of a domain.
  nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chart { choices in for value in domain { choices.symbols[value.chartValue] = mapping(value).kind } }
  }

  // MARK: Sizes of symbols

  /// An area in square points for each value of `symbolSize(by:)`.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    chart { choices in for (value, area) in mapping { choices.sizes.own[value.chartValue] = area } }
  }
  /// Areas of symbols in square points: from the lowest number's to the highest one's, or one after the other.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat { chart { $0.sizes.take(range) } }
  /// Areas of symbols in square points for the values of a domain.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chart { choices in
      choices.sizes.take(range)
      choices.sizes.take(domain._domain)
    }
  }
  /// Which values the areas of symbols are for.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.sizes.take(domain._domain) }
  }
  /// How areas of symbols are spread. Ignored: evenly.
  nonisolated public func chartSymbolSizeScale(type: ScaleType?) -> some View { self }
  /// The area in square points that `mapping` gives each value.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    chart { $0.sizes.mapping = { value in DataValue.from(value).map(mapping) } }
  }
  /// The area in square points that `mapping` gives each value of a domain.
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat)
    -> some View where Domain.Element: Plottable
  { chart { choices in for value in domain { choices.sizes.own[value.chartValue] = mapping(value) } } }

  // MARK: Styles of lines

  /// A line's style for each value of `lineStyle(by:)`.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    chart { choices in for (value, style) in mapping { choices.lines[value.chartValue] = style } }
  }
  /// Styles of lines for values in order of their appearance, over and over.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
    chart { $0.lineOrder = range._values }
  }
  /// Styles of lines for the values of a domain in order, over and over.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    chart { choices in
      let styles = range._values
      guard !styles.isEmpty else { return }
      for (index, value) in domain._domain.values.enumerated() { choices.lines[value] = styles[index % styles.count] }
    }
  }
  /// Styles of lines as they come, for the values of a domain in order.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
  /// The style that `mapping` gives each value.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
    chart { $0.lineMapping = { value in DataValue.from(value).map(mapping) } }
  }
  /// The style that `mapping` gives each value of a domain.
  nonisolated public func chartLineStyleScale<Domain: Collection>(domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle)
    -> some View where Domain.Element: Plottable
  { chart { choices in for value in domain { choices.lines[value.chartValue] = mapping(value) } } }
}

extension SymbolSizes {
  fileprivate mutating func take(_ other: some ScaleRange<CGFloat>) {
    let values = other._values
    if other._isContinuous, let low = values.first, let high = values.last { range = (low, high) } else { order = values }
  }
  fileprivate mutating func take(_ domain: _ScaleDomain) {
    if let bounds = domain.bounds {
      self.domain = bounds
    } else if !order.isEmpty {
      for (index, value) in domain.values.enumerated() { own[value] = order[index % order.count] }
    }
  }
}
