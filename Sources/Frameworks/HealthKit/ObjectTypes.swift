import Foundation

/// A kind of what is kept.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether leave is asked for each object.
  open func requiresPerObjectAuthorization() -> Bool { false }

  /// A quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  /// A category.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  /// Something of a person that does not change.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }
  /// Samples that belong together.
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }
  /// Sport.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(HKWorkoutTypeIdentifier) }
  /// What rings show of a day.
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType("HKActivitySummaryTypeIdentifier") }
  /// Hearing tests.
  open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType("HKAudiogramSampleTypeIdentifier") }
  /// Electrocardiograms.
  open class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType("HKDataTypeIdentifierElectrocardiogram") }
  /// Series of some kind; nil for a kind that is not known.
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(identifier) }
}
/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether samples may last only so long.
  open var isMaximumDurationRestricted: Bool { false }
  /// How long, in seconds.
  open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
  /// Whether samples must last so long.
  open var isMinimumDurationRestricted: Bool { false }
  /// How long, in seconds.
  open var minimumAllowedDuration: TimeInterval { 0 }
  /// Whether what is reckoned from it can be reckoned anew.
  open var allowsRecalibrationForEstimates: Bool { false }
}
/// A quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// A quantity.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
  /// How its samples are added up: sums of what is counted or burned, means of the rest.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let name = identifier.replacingOccurrences(of: "HKQuantityTypeIdentifier", with: "")
    if name.contains("AudioExposure") { return .discreteEquivalentContinuousLevel }
    if ["HeartRate", "WalkingHeartRateAverage"].contains(name) { return .discreteTemporallyWeighted }
    let parts = [
      "Count", "DistanceW", "DistanceC", "DistanceS", "DistanceR", "DistanceP", "DistanceD", "Burned", "Dietary", "Climbed", "ExerciseTime",
      "StandTime", "MoveTime", "NikeFuel", "PushCount",
      "NumberOf", "TimeInDaylight", "InhalerUsage", "InsulinDelivery",
    ]
    return parts.contains(where: name.contains) ? .cumulative : .discreteArithmetic
  }
  /// Whether its samples are told in a measure: not known here, where any fits.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
/// A category.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// A category.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Something of a person that does not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Something of a person.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Samples that belong together.
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Sport.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// What rings show of a day.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// Hearing tests.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
/// Electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
/// Series of samples.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// Where one went for a workout.
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(HKWorkoutRouteTypeIdentifier) }
  /// Heartbeats, one by one.
  open class func heartbeat() -> HKSeriesType { HKSeriesType("HKDataTypeIdentifierHeartbeatSeries") }
}
