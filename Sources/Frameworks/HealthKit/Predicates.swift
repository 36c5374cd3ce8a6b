import Foundation

/// Which samples are meant.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that begin in time.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Those that end in time.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

extension HKQuery {
  private static func predicate<Object: HKObject>(_ isMet: @escaping @Sendable (Object) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? Object).map(isMet) ?? false }
  }

  /// The samples between two times, nil for any time: those that touch the stretch, or that begin and end in it as `options` say.
  public class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
    predicate { (sample: HKSample) in
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      let begins = options.contains(.strictStartDate) ? sample.startDate >= start && sample.startDate < end : sample.startDate < end
      let isEnded = options.contains(.strictEndDate) ? sample.endDate <= end : true
      return begins && isEnded && (sample.endDate > start || sample.startDate >= start)
    }
  }
  /// The objects with a note.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    predicate { (object: HKObject) in object.metadata?[key] != nil }
  }
  /// The objects with a note of one of some values.
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    nonisolated(unsafe) let allowed = allowedValues.compactMap { $0 as? AnyHashable }
    return predicate { (object: HKObject) in (object.metadata?[key] as? AnyHashable).map(allowed.contains) ?? false }
  }
  /// The objects of an app or a device.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }
  /// The objects of some apps and devices.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    predicate { (object: HKObject) in sources.contains(object.source) }
  }
  /// The objects that some devices measured.
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    predicate { (object: HKObject) in object.device.map(devices.contains) ?? false }
  }
  /// The objects of versions of apps.
  public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
    predicate { (object: HKObject) in sourceRevisions.contains { $0.source == object.source } }
  }
  /// The samples of a workout: none, as nobody keeps any.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
  /// The object of a name.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { predicateForObjects(with: [uuid]) }
  /// The objects of some names.
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    predicate { (object: HKObject) in UUIDs.contains(object.uuid) }
  }
  /// The samples that belong to no others.
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { predicate { (object: HKObject) in !(object is HKCorrelation) } }
  /// The category samples of some values.
  public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    predicate { (sample: HKCategorySample) in values.contains(sample.value) }
  }
  /// The workouts of a sport.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    predicate { (workout: HKWorkout) in workout.workoutActivityType == workoutActivityType }
  }
  /// The rings of a day.
  public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: true) }
  /// The rings of some days.
  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Electrocardiograms that show something.
  public class func predicateForElectrocardiograms(classification: HKElectrocardiogram.Classification) -> NSPredicate {
    predicate { (sample: HKElectrocardiogram) in sample.classification == classification }
  }
}
