import Foundation

/// Something that happened during a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What.
  public let type: HKWorkoutEventType
  /// When.
  public let dateInterval: DateInterval
  /// When it began.
  open var date: Date { dateInterval.start }
  /// What else is said of it; nil for nothing.
  public let metadata: [String: Any]?
  /// Something that happened.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// What kind of workout is meant.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The sport.
  open var activityType = HKWorkoutActivityType.other
  /// Inside or outside.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Where one swims.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// How long a lane is; nil when it is not known.
  open var lapLength: HKQuantity?
  /// No sport yet.
  public override init() { super.init() }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = HKWorkoutConfiguration()
    (made.activityType, made.locationType) = (activityType, locationType)
    (made.swimmingLocationType, made.lapLength) = (swimmingLocationType, lapLength)
    return made
  }
}

/// A part of a workout.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let uuid = UUID()
  /// What kind of workout it is.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// When it began.
  public let startDate: Date
  /// When it ended; nil while it lasts.
  public let endDate: Date?
  /// What else is said of it; nil for nothing.
  public let metadata: [String: Any]?
  /// What happened.
  open var workoutEvents: [HKWorkoutEvent] { [] }
  /// How long it took, in seconds.
  open var duration: TimeInterval { (endDate ?? Date()).timeIntervalSince(startDate) }
  /// What was measured, added up.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  /// A part of a workout.
  public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
    (self.workoutConfiguration, self.startDate, self.endDate) = (workoutConfiguration, startDate, endDate)
    self.metadata = metadata
  }
  /// What was measured of a kind, added up; nil for nothing.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// The sport.
  public let workoutActivityType: HKWorkoutActivityType
  /// What happened; nil for nothing.
  public let workoutEvents: [HKWorkoutEvent]?
  /// Its parts.
  open private(set) var workoutActivities: [HKWorkoutActivity] = []
  /// How long it took without pauses, in seconds.
  public let duration: TimeInterval
  /// How much energy it took; nil when it is not known.
  public let totalEnergyBurned: HKQuantity?
  /// How far one went; nil when it is not known.
  public let totalDistance: HKQuantity?
  /// How many strokes one swam; nil when it is not known.
  public let totalSwimmingStrokeCount: HKQuantity?
  /// How many stairs one climbed; nil when it is not known.
  public let totalFlightsClimbed: HKQuantity?
  /// What was measured, added up.
  open internal(set) var allStatistics: [HKQuantityType: HKStatistics] = [:]

  /// A workout.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    (self.workoutActivityType, self.workoutEvents) = (workoutActivityType, workoutEvents)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    (totalSwimmingStrokeCount, totalFlightsClimbed) = (nil, nil)
    duration = Self.length(from: startDate, to: endDate, workoutEvents ?? [])
    super.init(HKObjectType.workoutType(), startDate, endDate, device, metadata)
  }
  /// A workout.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
      totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
  }
  /// A workout of a length of its own, in seconds; 0 for all of its time.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: nil, totalEnergyBurned: totalEnergyBurned,
      totalDistance: totalDistance, metadata: metadata)
  }
  /// A workout.
  public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: nil, totalEnergyBurned: nil, totalDistance: nil,
      metadata: nil)
  }
  /// What was measured of a kind, added up; nil for nothing.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

  private static func length(from start: Date, to end: Date, _ events: [HKWorkoutEvent]) -> TimeInterval {
    var (pauses, begun): (TimeInterval, Date?) = (0, nil)
    for event in events.sorted(by: { $0.date < $1.date }) {
      switch event.type {
      case .pause, .motionPaused: begun = begun ?? event.date
      case .resume, .motionResumed:
        if let since = begun { pauses += event.date.timeIntervalSince(since) }
        begun = nil
      default: break
      }
    }
    if let since = begun { pauses += end.timeIntervalSince(since) }
    return max(0, end.timeIntervalSince(start) - pauses)
  }
}

/// Collects what belongs to a workout. What it collects it knows; nobody keeps the workout.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// What kind of workout it is.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// What measures.
  public let device: HKDevice?
  /// When it began; nil before.
  open private(set) var startDate: Date?
  /// When it ended; nil before.
  open private(set) var endDate: Date?
  /// What else is said of it.
  open private(set) var metadata: [String: Any] = [:]
  /// What happened.
  open private(set) var workoutEvents: [HKWorkoutEvent] = []
  /// Its parts.
  open private(set) var workoutActivities: [HKWorkoutActivity] = []
  private var samples: [HKSample] = []
  /// A builder.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    (workoutConfiguration, self.device) = (configuration, device)
  }
  /// What was measured, added up.
  open var allStatistics: [HKQuantityType: HKStatistics] {
    let quantities = samples.compactMap { $0 as? HKQuantitySample }
    return Dictionary(grouping: quantities, by: \.quantityType).mapValues { HKStatistics($0[0].quantityType, $0) }
  }
  /// What was measured of a kind, added up; nil for nothing.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
  /// How long it takes, in seconds.
  open func elapsedTime(at date: Date) -> TimeInterval {
    startDate.map { max(0, min(date, endDate ?? date).timeIntervalSince($0)) } ?? 0
  }
  /// Begins.
  open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    self.startDate = startDate
    completion(true, nil)
  }
  /// Begins.
  open func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
  /// Takes in samples.
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    self.samples += samples
    completion(true, nil)
  }
  /// Takes in samples.
  open func addSamples(_ samples: [HKSample]) async throws { self.samples += samples }
  /// Takes in what happened.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void) {
    self.workoutEvents += workoutEvents
    completion(true, nil)
  }
  /// Takes in what happened.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { self.workoutEvents += workoutEvents }
  /// Takes in a part.
  open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { workoutActivities.append(workoutActivity) }
  /// Takes in a part.
  open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping (Bool, (any Error)?) -> Void) {
    workoutActivities.append(workoutActivity)
    completion(true, nil)
  }
  /// Takes in what else is said.
  open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
    self.metadata.merge(metadata) { $1 }
    completion(true, nil)
  }
  /// Takes in what else is said.
  open func addMetadata(_ metadata: [String: Any]) async throws { self.metadata.merge(metadata) { $1 } }
  /// Ends.
  open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    self.endDate = endDate
    completion(true, nil)
  }
  /// Ends.
  open func endCollection(at endDate: Date) async throws { self.endDate = endDate }
  /// Keeps the workout; nobody does.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, HKError(.errorHealthDataUnavailable))
  }
  /// Keeps the workout; nobody does.
  /// - Throws: that there are no health data.
  @discardableResult open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorHealthDataUnavailable) }
  /// Forgets the workout.
  open func discardWorkout() { (samples, workoutEvents, workoutActivities, metadata) = ([], [], [], [:]) }
}
