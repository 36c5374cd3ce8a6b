import Foundation
import SwiftUI

/// How values become places along one axis.
struct AxisScale {
  enum Kind {
    case number(Double, Double)
    case date(Date, Date)
    case category([String])
    /// Nothing stands on the axis by a value.
    case none
  }
  var kind: Kind
  var type = ScaleType.linear
  var isReversed = false
  /// Parts of the length that are left free at both ends.
  var padding: CGFloat = 0
  /// The unit that marks on a date axis fill.
  var unit: Calendar.Component?
  var calendar = Calendar.autoupdatingCurrent

  /// From 0 to 1, from the first value's end to the last one's; words stand in the middle of their bands. nil for a value that the axis
  /// does not know.
  func fraction(of value: _ChartValue) -> CGFloat? {
    let plain: CGFloat? =
      switch (kind, value) {
      case (.number(let low, let high), .number(let number)): Self.part(warp(number), warp(low), warp(high))
      case (.date(let low, let high), .date(let date)):
        Self.part(date.timeIntervalSinceReferenceDate, low.timeIntervalSinceReferenceDate, high.timeIntervalSinceReferenceDate)
      case (.category(let words), .category(let word)):
        words.firstIndex(of: word).map { (CGFloat($0) + 0.5) / CGFloat(words.count) }
      default: nil
      }
    return plain.map { place in
      let within = padding + place * (1 - 2 * padding)
      return isReversed ? 1 - within : within
    }
  }

  private static func part(_ value: Double, _ low: Double, _ high: Double) -> CGFloat? {
    guard value.isFinite else { return nil }
    return high > low ? CGFloat((value - low) / (high - low)) : 0.5
  }

  private func warp(_ number: Double) -> Double {
    switch type.kind {
    case .linear: number
    case .log: log10(max(number, .leastNormalMagnitude))
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .symmetricLog(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    }
  }
  private func unwarp(_ number: Double) -> Double {
    switch type.kind {
    case .linear: number
    case .log: pow(10, number)
    case .squareRoot: number < 0 ? -(number * number) : number * number
    case .symmetricLog(let slope): (number < 0 ? -expm1(-number) : expm1(number)) / slope
    }
  }

  /// What stands at a part of the length; nil where nothing does.
  func value(at fraction: CGFloat) -> _ChartValue? {
    let place = ((isReversed ? 1 - fraction : fraction) - padding) / max(1e-9, 1 - 2 * padding)
    switch kind {
    case .number(let low, let high): return .number(unwarp(warp(low) + (warp(high) - warp(low)) * Double(place)))
    case .date(let low, let high): return .date(low.addingTimeInterval(high.timeIntervalSince(low) * Double(place)))
    case .category(let words):
      let index = Int((place * CGFloat(words.count)).rounded(.down))
      return words.indices.contains(index) ? .category(words[index]) : nil
    case .none: return nil
    }
  }

  /// Where bars begin: 0, or the end of the axis that is next to it.
  var zero: _ChartValue? {
    guard case .number(let low, let high) = kind else { return nil }
    return .number(min(max(0, low), high))
  }

  /// Both ends of numbers and dates, all words in their order.
  var domain: [_ChartValue] {
    switch kind {
    case .number(let low, let high): [.number(low), .number(high)]
    case .date(let low, let high): [.date(low), .date(high)]
    case .category(let words): words.map { .category($0) }
    case .none: []
    }
  }
  var isCategory: Bool { if case .category = kind { true } else { false } }
  var isNumber: Bool { if case .number = kind { true } else { false } }
  var isNone: Bool { if case .none = kind { true } else { false } }
  /// The part of the length that a word has.
  var band: CGFloat {
    guard case .category(let words) = kind else { return 0 }
    return (1 - 2 * padding) / CGFloat(max(1, words.count))
  }
}

/// How numbers are spread along an axis.
public struct ScaleType: Sendable, Equatable {
  enum Kind: Equatable { case linear, log, squareRoot, symmetricLog(slope: Double) }
  let kind: Kind
  /// Evenly.
  public static let linear = ScaleType(kind: .linear)
  /// By their logarithms; values from 0 down stand at the lower end.
  public static let log = ScaleType(kind: .log)
  /// By the logarithms of their distances from zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(slope: 1))
  /// By the logarithms of their distances from zero, where numbers near zero are spread `slopeAtZero` times as far as by `symmetricLog`;
  /// a slope that is no number above 0 counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }
  /// By their square roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Words, each in a band.
  public static let category = ScaleType(kind: .linear)
  /// Dates.
  public static let date = ScaleType(kind: .linear)
}

/// What a scale reaches over.
public protocol ScaleDomain { var _domain: _ScaleDomain { get } }
/// A domain as scales keep it.
public struct _ScaleDomain {
  enum Kind { case values([_ChartValue]), automatic(includesZero: Bool?, isReversed: Bool, change: (([_ChartValue]) -> [_ChartValue])?) }
  let kind: Kind
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .values([lowerBound.chartValue, upperBound.chartValue])) }
}
extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .values([lowerBound.chartValue, upperBound.chartValue])) }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.chartValue))) }
}
/// A domain out of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}
extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Out of the data.
  public static var automatic: AutomaticScaleDomain { automatic() }
  /// Out of the data, with zero or without, backwards or not.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false, change: nil)))
  }
  /// Out of the data, as `modifyInferredDomain` changes it: both ends of numbers and dates, all words. Data of another type than
  /// `dataType` stay as they are.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false) { inferred in
          var domain = inferred.compactMap { DataValue.from($0) }
          guard domain.count == inferred.count else { return inferred }
          modifyInferredDomain(&domain)
          return domain.map(\.chartValue)
        }))
  }
}

/// Where on the plot a scale lies.
public protocol PositionScaleRange { var _padding: (start: CGFloat, end: CGFloat) { get } }
/// The plot's width or height, less what is left free at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange { public let _padding: (start: CGFloat, end: CGFloat) }
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole width or height.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (0, 0)) }
  /// Less `padding` points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (padding, padding)) }
  /// Less points at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (startPadding, endPadding))
  }
}

/// What is said of an axis's scale.
struct ScaleChoice {
  var domain: _ScaleDomain?
  var type: ScaleType?
  var padding: CGFloat = 0
  /// How much of the axis is in sight: in its own units; nil for all.
  var visibleLength: Double?
  var visibleStart: _ChartValue?
}
