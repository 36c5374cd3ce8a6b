import Foundation

/// Which samples of a kind are asked for.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// Which ones; nil for all.
  public let nsPredicate: NSPredicate?
}
extension HKSamplePredicate {
  /// Samples of any kind.
  public static func sample(type: HKSampleType, predicate nsPredicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
    HKSamplePredicate<HKSample>(sampleType: type, nsPredicate: nsPredicate)
  }
  /// Quantities.
  public static func quantitySample(type: HKQuantityType, predicate nsPredicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample>
  { HKSamplePredicate<HKQuantitySample>(sampleType: type, nsPredicate: nsPredicate) }
  /// Categories.
  public static func categorySample(type: HKCategoryType, predicate nsPredicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample>
  { HKSamplePredicate<HKCategorySample>(sampleType: type, nsPredicate: nsPredicate) }
  /// Samples that belong together.
  public static func correlation(type: HKCorrelationType, predicate nsPredicate: NSPredicate? = nil) -> HKSamplePredicate<HKCorrelation> {
    HKSamplePredicate<HKCorrelation>(sampleType: type, nsPredicate: nsPredicate)
  }
  /// Workouts.
  public static func workout(_ nsPredicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(sampleType: HKObjectType.workoutType(), nsPredicate: nsPredicate)
  }
  /// Electrocardiograms.
  public static func electrocardiogram(_ nsPredicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram> {
    HKSamplePredicate<HKElectrocardiogram>(sampleType: HKObjectType.electrocardiogramType(), nsPredicate: nsPredicate)
  }
}

/// A question that is asked with `await`.
public protocol HKAsyncQuery {
  /// What is given.
  associatedtype Output: Sendable
  /// Asks.
  func result(for healthStore: HKHealthStore) async throws -> Output
}
/// A question that is asked with `await`, and answered anew with each change.
public protocol HKAsyncSequenceQuery {
  /// The answers.
  associatedtype Sequence: AsyncSequence
  /// Asks.
  func results(for healthStore: HKHealthStore) -> Sequence
}
/// Answers that never come, but for an error.
public struct _HKAnswers<Element: Sendable>: AsyncSequence, Sendable {
  /// What comes, one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// The next answer.
    /// - Throws: that there are no health data.
    public mutating func next() async throws -> Element? { throw HKError(.errorHealthDataUnavailable) }
  }
  /// What comes, one after the other.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// Asks for samples; the answer is that health data are not there.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
  /// Which ones.
  public var predicates: [HKSamplePredicate<Sample>]
  /// Their order.
  public var sortDescriptors: [SortDescriptor<Sample>]
  /// How many at most; nil for all.
  public var limit: Int?
  /// Asks for samples.
  public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
    (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
  }
  /// The samples.
  /// - Throws: that there are no health data.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw HKError(.errorHealthDataUnavailable) }
}
/// Asks for samples added up; the answer is that health data are not there.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
  /// Which ones.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// How they are added up.
  public var options: HKStatisticsOptions
  /// Asks for samples added up.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
  /// The samples added up; nil where there are none.
  /// - Throws: that there are no health data.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw HKError(.errorHealthDataUnavailable) }
}
/// Asks for samples added up, a stretch each; the answer is that health data are not there.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  /// An answer.
  public struct Result: Sendable {
    /// The stretches.
    public let statisticsCollection: HKStatisticsCollection
    /// The stretch that was changed; nil at first.
    public let updatedStatistics: HKStatistics?
  }
  /// Which ones.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// How they are added up.
  public var options: HKStatisticsOptions
  /// Where stretches are counted from.
  public var anchorDate: Date
  /// How long a stretch is.
  public var intervalComponents: DateComponents
  /// Asks for samples added up.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.predicate, self.options, self.anchorDate) = (predicate, options, anchorDate)
    self.intervalComponents = intervalComponents
  }
  /// The stretches.
  /// - Throws: that there are no health data.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw HKError(.errorHealthDataUnavailable) }
  /// The stretches, and again with each change.
  public func results(for healthStore: HKHealthStore) -> _HKAnswers<Result> { _HKAnswers() }
}
/// Asks for samples since a place; the answer is that health data are not there.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
  /// An answer.
  public struct Result: Sendable {
    /// What was added.
    public let addedSamples: [Sample]
    /// What was deleted.
    public let deletedObjects: [HKDeletedObject]
    /// The place behind it.
    public let newAnchor: HKQueryAnchor
  }
  /// Which ones.
  public var predicates: [HKSamplePredicate<Sample>]
  /// Since when; nil for all.
  public var anchor: HKQueryAnchor?
  /// How many at most; nil for all.
  public var limit: Int?
  /// Asks for samples since a place.
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
  }
  /// What has changed.
  /// - Throws: that there are no health data.
  public func result(for healthStore: HKHealthStore) async throws -> Result { throw HKError(.errorHealthDataUnavailable) }
  /// What has changed, and again with each change.
  public func results(for healthStore: HKHealthStore) -> _HKAnswers<Result> { _HKAnswers() }
}
/// Asks for the rings of days; the answer is that health data are not there.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  /// Which days; nil for all.
  public var predicate: NSPredicate?
  /// Asks for the rings of days.
  public init(predicate: NSPredicate?) { self.predicate = predicate }
  /// The rings.
  /// - Throws: that there are no health data.
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { throw HKError(.errorHealthDataUnavailable) }
  /// The rings, and again with each change.
  public func results(for healthStore: HKHealthStore) -> _HKAnswers<[HKActivitySummary]> { _HKAnswers() }
}
