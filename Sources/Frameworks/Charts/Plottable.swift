import Foundation

/// What can be put on an axis: numbers, dates, words, and types of one's own that become one of these.
public protocol Plottable {
  /// The number, date or word that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What is plotted for the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that something plotted stands for; nil when there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// What is plotted as it is.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value as charts keep it.
  var _chartValue: _ChartValue { get }
  /// The value of something on an axis; nil for another kind of axis.
  init?(_chartValue: _ChartValue)
}

/// A value on an axis.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// As a place on a line: numbers as they are, dates in seconds; nil for words.
  var amount: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// As legends write it.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let word): word
    }
  }
}

extension Plottable {
  var chartValue: _ChartValue { primitivePlottable._chartValue }
  static func from(_ value: _ChartValue) -> Self? { PrimitivePlottable(_chartValue: value).flatMap { Self(primitivePlottable: $0) } }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What is plotted for the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  /// The value whose raw value was plotted.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _chartValue: _ChartValue { .category(self) }
  public init?(_chartValue: _ChartValue) {
    guard case .category(let word) = _chartValue else { return nil }
    self = word
  }
}
extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _chartValue: _ChartValue { .date(self) }
  public init?(_chartValue: _ChartValue) {
    guard case .date(let date) = _chartValue else { return nil }
    self = date
  }
}
extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public var _chartValue: _ChartValue { .number(self) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self = number
  }
}
extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self = Float(number)
  }
}
extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue else { return nil }
    self = CGFloat(number)
  }
}
extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue, number.isFinite else { return nil }
    self = Decimal(number)
  }
}
extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_chartValue: _ChartValue) {
    guard case .number(let number) = _chartValue, let whole = Self(exactly: number.rounded()) else { return nil }
    self = whole
  }
}
extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
