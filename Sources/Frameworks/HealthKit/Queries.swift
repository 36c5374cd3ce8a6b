import Foundation

/// A question to the store.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The kind that is asked for; nil for several.
  public let objectType: HKObjectType?
  /// Which ones; nil for all.
  public let predicate: NSPredicate?
  var answer: () -> Void = {}
  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }
}
/// What is asked for of one kind.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// Which ones; nil for all.
  public let predicate: NSPredicate?
  /// What is asked for.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
}
/// How many, of any number.
public let HKObjectQueryNoLimit = 0
/// A name to sort by.
public let HKSampleSortIdentifierStartDate = "startDate"
/// A name to sort by.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Asks for samples; the answer is that health data are not there.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// How many at most; 0 for all.
  public let limit: Int
  /// Their order; nil for none.
  public let sortDescriptors: [NSSortDescriptor]?
  /// Asks for samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
    super.init(sampleType, predicate)
    answer = { [unowned self] in resultsHandler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
  /// Asks for samples of several kinds.
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
    super.init(nil, nil)
    answer = { [unowned self] in resultsHandler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Asks for samples added up; the answer is that health data are not there.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Asks for samples added up.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init(quantityType, quantitySamplePredicate)
    answer = { [unowned self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Asks for samples added up, a stretch each; the answer is that health data are not there.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Where stretches are counted from.
  public let anchorDate: Date
  /// How they are added up.
  public let options: HKStatisticsOptions
  /// How long a stretch is.
  public let intervalComponents: DateComponents
  /// Hears the first answer.
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Hears what changed; never called.
  open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Asks for samples added up.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
    answer = { [unowned self] in initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Watches samples; never called back.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Watches samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) { super.init(sampleType, predicate) }
  /// Watches samples of several kinds.
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler: @escaping (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) { super.init(nil, nil) }
}
/// What is called once a change was taken in.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// A place in what was kept.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private let value: Int
  /// A place by its number, as older systems told it.
  public init(fromValue value: Int) { self.value = value }
  /// One as it was written; nil where nothing was.
  public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether it is written safely: yes.
  open class var supportsSecureCoding: Bool { true }
}
/// Asks for samples since a place; the answer is that health data are not there.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// What hears the answer.
  public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  /// Hears what changed; never called.
  open var updateHandler: Handler?
  /// Asks for samples since a place; for all of nil.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler
  ) {
    super.init(type, predicate)
    answer = { [unowned self] in handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
  }
  /// Asks for samples of several kinds since a place; for all of nil.
  public init(queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler) {
    super.init(nil, nil)
    answer = { [unowned self] in handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Asks for samples that belong together; the answer is that health data are not there.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  /// The kind.
  public let correlationType: HKCorrelationType
  /// What is true of the samples within, by their kinds.
  public let samplePredicates: [HKSampleType: NSPredicate]?
  /// Asks for samples that belong together.
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    (self.correlationType, self.samplePredicates) = (correlationType, samplePredicates)
    super.init(correlationType, predicate)
    answer = { [unowned self] in completion(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Asks who keeps samples; the answer is that health data are not there.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  /// Asks who keeps samples.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    super.init(sampleType, objectPredicate)
    answer = { [unowned self] in completionHandler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
/// Asks for the rings of days; the answer is that health data are not there.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// What hears the answer.
  public typealias Handler = (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  /// Hears what changed; never called.
  open var updateHandler: Handler?
  /// Asks for the rings of days.
  public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
    super.init(HKObjectType.activitySummaryType(), predicate)
    answer = { [unowned self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
