@_exported import Foundation

/// Whether an app may write something.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// A measure.
open class HKUnit: NSObject, @unchecked Sendable {
  /// Its name: `m`, `kcal`, `count/min`.
  public let unitString: String
  /// A measure by its name.
  public init(from string: String) { unitString = string }
  /// How many.
  open class func count() -> HKUnit { HKUnit(from: "count") }
  /// Meters.
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Miles.
  open class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Seconds.
  open class func second() -> HKUnit { HKUnit(from: "s") }
  /// Minutes.
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Hours.
  open class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Grams.
  open class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Pounds.
  open class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Kilocalories.
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Litres.
  open class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Of a hundred.
  open class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Thousands of grams, meters or litres and the like.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix)g") }
  /// Thousands of meters and the like.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix)m") }
  /// Thousandths of litres and the like.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\(prefix)L") }
  /// One measure by another.
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
}
/// How many times a measure.
public enum HKMetricPrefix: Int, Sendable { case none, milli, centi, deci, kilo }
/// A number of a measure.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  /// A number of a measure.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// The number, in the measure it was made with.
  open func doubleValue(for unit: HKUnit) -> Double { value }
  /// Whether it can be told in a measure.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.unitString == unit.unitString }
}
/// A quantity that is kept.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Steps.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// How far one walked and ran.
  public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// How far one rode.
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// Energy by moving.
  public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// Energy by living.
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// Beats a minute.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Beats a minute at rest.
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// How even the heart beats.
  public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// Weight.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// Weight by height.
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// Height.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// Stairs.
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// Minutes of sport.
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// Water.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// Energy eaten.
  public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// Oxygen in the blood.
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
}
/// A category that is kept.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Quiet minutes.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}
/// A kind of what is kept.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  fileprivate init(_ identifier: String) { self.identifier = identifier }
  /// A quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  /// A category.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  /// Sport.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
}
/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// A quantity.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// A category.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// A category.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Sport.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Something that is kept.
open class HKObject: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let uuid = UUID()
}
/// Something with a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// Its kind.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date
  fileprivate init(_ type: HKSampleType, _ start: Date, _ end: Date) { (sampleType, startDate, endDate) = (type, start, end) }
}
/// A quantity at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// Its kind.
  public let quantityType: HKQuantityType
  /// How much.
  public let quantity: HKQuantity
  /// A quantity at a time.
  public init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, start, end)
  }
}
/// A category at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// Which.
  public let value: Int
  /// A category at a time.
  public init(type: HKCategoryType, value: Int, start: Date, end: Date) {
    self.value = value
    super.init(type, start, end)
  }
}
/// Which samples are meant.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that begin in time.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Those that end in time.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
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
}
/// Samples added up.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// From when.
  public let startDate = Date.distantPast
  /// Until when.
  public let endDate = Date.distantFuture
  /// All together: nothing is kept.
  open func sumQuantity() -> HKQuantity? { nil }
  /// In the middle: nothing is kept.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The last: nothing is kept.
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
/// Which samples; made by `HKQuery`.
public struct _HKPredicate: Sendable {}
/// A question to the store.
open class HKQuery: NSObject, @unchecked Sendable {
  fileprivate var answer: () -> Void = {}
  /// The samples between two times.
  open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> _HKPredicate {
    _HKPredicate()
  }
}
/// How many, of any number.
public let HKObjectQueryNoLimit = 0
/// A name to sort by.
public let HKSampleSortIdentifierStartDate = "startDate"
/// A name to sort by.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Asks for samples; the answer is that health data are not there.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// Asks for samples.
  public init(
    sampleType: HKSampleType, predicate: _HKPredicate?, limit: Int, sortDescriptors: [AnyObject]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init()
    answer = { [unowned self] in resultsHandler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Asks for samples added up; the answer is that health data are not there.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Asks for samples added up.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: _HKPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init()
    answer = { [unowned self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Samples added up, a stretch of time each.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// Calls for each stretch: there is none.
  open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void)
  {}
  /// All stretches: none.
  open func statistics() -> [HKStatistics] { [] }
}
/// Asks for samples added up, a stretch each; the answer is that health data are not there.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Hears the first answer.
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Hears what changed; never called.
  open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Asks for samples added up.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: _HKPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    super.init()
    answer = { [unowned self] in initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Watches samples; never called back.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Watches samples.
  public init(
    sampleType: HKSampleType, predicate: _HKPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {}
}
/// The phone's health data. There are none here, as on a device that has none.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// The store.
  public override init() {}
  /// Whether there are health data: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Whether something may be written: it was not decided.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Asks for leave; there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Asks for leave; there are no data.
  /// - Throws: that.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Asks a question, which is answered at once.
  open func execute(_ query: HKQuery) { query.answer() }
  /// Asks no more.
  open func stop(_ query: HKQuery) {}
  /// Keeps something; nobody does.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  /// Keeps something; nobody does.
  /// - Throws: that there are no data.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
}
