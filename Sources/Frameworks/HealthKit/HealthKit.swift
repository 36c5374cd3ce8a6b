@_exported import Foundation

/// Whether an app may write something.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// A person's sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// It.
  public let biologicalSex = HKBiologicalSex.notSet
}
/// A person's blood.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// Its type.
  public let bloodType = HKBloodType.notSet
}
/// A person's skin.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// Its type.
  public let skinType = HKFitzpatrickSkinType.notSet
}
/// Whether a person uses a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// It.
  public let wheelchairUse = HKWheelchairUse.notSet
}
/// What a person's first ring counts.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  /// It.
  public let activityMoveMode = HKActivityMoveMode.activeEnergy
}

extension Notification.Name {
  /// A person's preferred measures have changed; never sent.
  public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}

/// The phone's health data. There are none here, as on a device that has none.
open class HKHealthStore: NSObject, @unchecked Sendable {
  private static var missing: HKError { HKError(.errorHealthDataUnavailable) }
  /// The store.
  public override init() {}
  /// Whether there are health data: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Whether there are records of clinics: no.
  open func supportsHealthRecords() -> Bool { false }

  // MARK: Leave

  /// Whether something may be written: it was not decided.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Asks for leave; there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.missing) }
  /// Asks for leave; there are no data.
  /// - Throws: that.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
    throw Self.missing
  }
  /// Whether leave would be asked for; there are no data.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, Self.missing) }
  /// Whether leave would be asked for; there are no data.
  /// - Throws: that.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw Self.missing }
  /// Lets an extension's question for leave be asked; there are no data.
  open func handleAuthorizationForExtension(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, Self.missing) }
  /// How old samples may be: of any age.
  open func earliestPermittedSampleDate() -> Date { .distantPast }

  // MARK: Asking

  /// Asks a question, which is answered at once.
  open func execute(_ query: HKQuery) { query.answer() }
  /// Asks no more.
  open func stop(_ query: HKQuery) {}
  /// A person's birthday.
  /// - Throws: that there are no data; so do those that follow.
  open func dateOfBirthComponents() throws -> DateComponents { throw Self.missing }
  /// A person's sex.
  open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.missing }
  /// A person's blood.
  open func bloodType() throws -> HKBloodTypeObject { throw Self.missing }
  /// A person's skin.
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.missing }
  /// Whether a person uses a wheelchair.
  open func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.missing }
  /// What a person's first ring counts.
  open func activityMoveMode() throws -> HKActivityMoveModeObject { throw Self.missing }
  /// The measures a person prefers; there are no data.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void) {
    completion([:], Self.missing)
  }
  /// The measures a person prefers; there are no data.
  /// - Throws: that.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { throw Self.missing }

  // MARK: Keeping

  /// Keeps something; nobody does.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, Self.missing) }
  /// Keeps some things; nobody does.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, Self.missing)
  }
  /// Keeps something; nobody does.
  /// - Throws: that there are no data.
  open func save(_ object: HKObject) async throws { throw Self.missing }
  /// Keeps some things; nobody does.
  /// - Throws: that there are no data.
  open func save(_ objects: [HKObject]) async throws { throw Self.missing }
  /// Keeps nothing any more; nobody did.
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, Self.missing)
  }
  /// Keeps nothing any more; nobody did.
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, Self.missing)
  }
  /// Keeps nothing any more; nobody did.
  /// - Throws: that there are no data.
  open func delete(_ object: HKObject) async throws { throw Self.missing }
  /// Keeps nothing any more; nobody did.
  /// - Throws: that there are no data.
  open func delete(_ objects: [HKObject]) async throws { throw Self.missing }
  /// Keeps nothing of a kind any more; nobody did.
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) { completion(false, 0, Self.missing) }
  /// Keeps nothing of a kind any more; nobody did.
  /// - Throws: that there are no data.
  @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { throw Self.missing }
  /// Adds samples to a workout; nobody keeps one.
  open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, Self.missing)
  }

  // MARK: The background

  /// Asks to be woken by changes; there are none.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.missing) }
  /// Asks to be woken by changes; there are none.
  /// - Throws: that there are no data.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { throw Self.missing }
  /// Asks no more.
  open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, Self.missing)
  }
  /// Asks no more.
  /// - Throws: that there are no data.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws { throw Self.missing }
  /// Asks for nothing any more.
  open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, Self.missing) }
  /// Asks for nothing any more.
  /// - Throws: that there are no data.
  open func disableAllBackgroundDelivery() async throws { throw Self.missing }
  /// Starts the watch's app; there is no watch.
  open func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, Self.missing)
  }
  /// Starts the watch's app; there is no watch.
  /// - Throws: that there are no data.
  open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw Self.missing }
}
