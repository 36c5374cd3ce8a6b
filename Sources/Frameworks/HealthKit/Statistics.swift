import Foundation

/// How samples are added up.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Where they came from, each.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// In the middle.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The most.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// All together.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// How long, all together.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Samples added up.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The samples' kind.
  public let quantityType: HKQuantityType
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  private let samples: [HKQuantitySample]
  init(_ type: HKQuantityType, _ samples: [HKQuantitySample]) {
    (quantityType, self.samples) = (type, samples.sorted { $0.endDate < $1.endDate })
    startDate = samples.map(\.startDate).min() ?? .distantPast
    endDate = samples.map(\.endDate).max() ?? .distantFuture
  }
  /// Who measured; nil when it was not asked.
  open var sources: [HKSource]? { nil }
  private var all: [HKQuantity] { samples.map(\.quantity) }
  private static func sum(_ all: [HKQuantity]) -> HKQuantity? { all.dropFirst().reduce(all.first) { $0?.plus($1) } }
  /// All together; nil where nothing was measured, or it is not added up.
  open func sumQuantity() -> HKQuantity? { quantityType.aggregationStyle == .cumulative ? Self.sum(all) : nil }
  /// In the middle; nil where nothing was measured, or it is added up.
  open func averageQuantity() -> HKQuantity? {
    quantityType.aggregationStyle == .cumulative ? nil : Self.sum(all)?.divided(by: all.count)
  }
  /// The least; nil where nothing was measured, or it is added up.
  open func minimumQuantity() -> HKQuantity? {
    quantityType.aggregationStyle == .cumulative ? nil : all.min { $0.compare($1) == .orderedAscending }
  }
  /// The most; nil where nothing was measured, or it is added up.
  open func maximumQuantity() -> HKQuantity? {
    quantityType.aggregationStyle == .cumulative ? nil : all.max { $0.compare($1) == .orderedAscending }
  }
  /// The last; nil where nothing was measured.
  open func mostRecentQuantity() -> HKQuantity? { all.last }
  /// When the last was; nil where nothing was measured.
  open func mostRecentQuantityDateInterval() -> DateInterval? { samples.last.map { DateInterval(start: $0.startDate, end: $0.endDate) } }
  /// How long, all together; nil where nothing was measured.
  open func duration() -> HKQuantity? {
    let seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
    return samples.isEmpty ? nil : HKQuantity(unit: .second(), doubleValue: seconds)
  }
  /// All together by who measured; nil, as it is not known.
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// In the middle by who measured; nil, as it is not known.
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The least by who measured; nil, as it is not known.
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The most by who measured; nil, as it is not known.
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
}

/// Samples added up, a stretch of time each.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// Calls for each stretch: there is none.
  open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void)
  {}
  /// All stretches: none.
  open func statistics() -> [HKStatistics] { [] }
  /// The stretch around a time: none.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Who measured: nobody.
  open func sources() -> Set<HKSource> { [] }
}
