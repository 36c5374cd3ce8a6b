import Foundation
import SwiftUI

// Where a chart that is scrolled comes to rest. Nobody scrolls a picture: what is said is taken and does nothing.

/// Where a chart that is scrolled comes to rest.
public protocol ChartScrollTargetBehavior {}

/// Which values a page of a chart begins at.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  /// Whatever begins what is in sight.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}
extension MajorValueAlignment where Value: Numeric {
  /// The multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}
extension MajorValueAlignment where Value == Date {
  /// Dates of such components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}

/// How far one swipe scrolls a chart.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String
  /// What suits.
  public static let automatic = ValueAlignedLimitBehavior(name: "automatic")
  /// A page at most.
  public static let always = ValueAlignedLimitBehavior(name: "always")
  /// As far as the swipe was fast.
  public static let never = ValueAlignedLimitBehavior(name: "never")
}

/// A chart that comes to rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// At the multiples of a number.
  nonisolated public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// At dates of such components.
  nonisolated public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// At the multiples of a number on each axis.
  nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At the multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }
  /// At dates of such components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }
  /// At the multiples of a number on each axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}
extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
