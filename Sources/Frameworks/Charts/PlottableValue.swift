import Foundation
import SwiftUI

/// A value with the words that say what it is: `.value("Month", sale.month)`.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let place: MarkPlace
  /// The far end of a value that is a range; nil for others.
  var end: MarkPlace?

  init(_ label: String, _ place: MarkPlace, end: MarkPlace? = nil) {
    self.label = label
    self.place = place
    self.end = end
  }

  /// A value, and what it is.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue("", .value(value.chartValue))
  }
  /// A value, and what it is.
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(String(label), .value(value.chartValue))
  }
  /// A value, and what it is.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue("", .value(value.chartValue)) }
}

extension PlottableValue where Value == Date {
  /// The whole day, month or other unit that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  )
    -> PlottableValue
  { PlottableValue("", .unit(value, unit, calendar)) }
  /// The whole day, month or other unit that a date lies in.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent)
    -> PlottableValue
  { PlottableValue(String(label), .unit(value, unit, calendar)) }
  /// The whole day, month or other unit that a date lies in.
  public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent)
    -> PlottableValue
  { PlottableValue("", .unit(value, unit, calendar)) }
}

extension PlottableValue where Value: Comparable {
  private init(_ label: String, from low: Value, to high: Value) {
    self.init(label, .value(low.chartValue), end: .value(high.chartValue))
  }
  /// Everything from one value to another.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue("", from: range.lowerBound, to: range.upperBound)
  }
  /// Everything from one value to another.
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(String(label), from: range.lowerBound, to: range.upperBound)
  }
  /// Everything from one value to another.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue("", from: range.lowerBound, to: range.upperBound)
  }
}
extension PlottableValue where Value: Comparable & Hashable {
  /// Everything within a bin of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue("", from: range.lowerBound, to: range.upperBound)
  }
  /// Everything within a bin of a histogram.
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(String(label), from: range.lowerBound, to: range.upperBound)
  }
  /// Everything within a bin of a histogram.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue("", from: range.lowerBound, to: range.upperBound)
  }
}

/// Where on an axis something stands.
enum MarkPlace {
  case value(_ChartValue)
  /// The unit of the calendar around a date.
  case unit(Date, Calendar.Component, Calendar)
  /// Points from the plot's leading or top edge.
  case fixed(CGFloat)

  /// What the axis must hold, and its end where it is longer than a point.
  var span: (start: _ChartValue, end: _ChartValue)? {
    switch self {
    case .value(let value): (value, value)
    case .unit(let date, let unit, let calendar):
      calendar.dateInterval(of: unit, for: date).map { (.date($0.start), .date($0.end)) } ?? (.date(date), .date(date))
    case .fixed: nil
    }
  }
}

extension MarkPlace {
  /// Whether it is a number of the data.
  var isNumber: Bool { if case .value(.number) = self { true } else { false } }
  /// As a number; 0 for what has none.
  var amount: Double { span?.start.amount ?? 0 }
}

// MARK: Bins

/// One bin of several: from its lower bound up to its upper bound.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
  /// Where the bin begins.
  public var lowerBound: Bound
  /// Where it ends.
  public var upperBound: Bound
  /// Whether a value lies in it.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal width with round bounds.
public struct NumberBins<Value: BinaryFloatingPoint & Hashable>: RandomAccessCollection {
  /// The bounds between bins, ascending.
  public let thresholds: [Value]

  /// Bins with round bounds around a range: about as many as wanted.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let ticks = NiceSteps.ticks(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: Swift.max(1, desiredCount), covering: true)
    thresholds = ticks.map { Value($0) }
  }
  /// Bins with round bounds around some numbers.
  public init(data: some Collection<Value>, desiredCount: Int = 10) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
  }
  /// Bins with round bounds around some numbers: about as many as wanted, none narrower than `minimumStride`.
  public init(data: some Collection<Value>, desiredCount: Int? = nil, minimumStride: Value) {
    let range = (data.min() ?? 0)...(data.max() ?? 1)
    let count = Swift.max(1, desiredCount ?? 10)
    let most = minimumStride > 0 ? (range.upperBound - range.lowerBound) / minimumStride : Value(count)
    var bins = NumberBins(range: range, desiredCount: Swift.min(count, Swift.max(1, Int(Swift.min(most, 10_000)))))
    // Round bounds may still be too close: then the stride itself is one.
    if let first = bins.first, first.upperBound - first.lowerBound < minimumStride { bins = NumberBins(size: minimumStride, range: range) }
    self = bins
  }
  /// Bins of one size around a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let count = Swift.max(1, Int(((range.upperBound / size).rounded(.up) - first)))
    thresholds = (0...Swift.min(count, 10_000)).map { (first + Value($0)) * size }
  }
  /// So many bins of one width, exactly over a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(1, count), 10_000)
    let width = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { $0 == count ? range.upperBound : range.lowerBound + Value($0) * width }
  }
  /// Bins between these bounds.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(index: Int) -> ChartBinRange<Value> { ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1]) }
  /// The number of the bin a value lies in; the first or last for one outside.
  public func index(for value: Value) -> Int { thresholds.bin(of: value) }
}

extension Array where Element: Comparable {
  /// Of bins between these bounds, which ascend, the number of the one that a value lies in; the first or last for one outside.
  func bin(of value: Element) -> Int {
    let above = firstIndex { $0 > value } ?? count
    return Swift.min(Swift.max(0, above - 1), Swift.max(0, count - 2))
  }
}
