import Foundation

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
  /// Its name; nil when it is not known, as for all of the following.
  public let name: String?
  /// Who made it.
  public let manufacturer: String?
  /// Its model.
  public let model: String?
  /// Its make.
  public let hardwareVersion: String?
  /// What it is driven by.
  public let firmwareVersion: String?
  /// What runs on it.
  public let softwareVersion: String?
  /// Its name on this phone.
  public let localIdentifier: String?
  /// Its number with an authority.
  public let udiDeviceIdentifier: String?
  /// A device.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
    localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion, self.softwareVersion) = (hardwareVersion, firmwareVersion, softwareVersion)
    (self.localIdentifier, udiDeviceIdentifier) = (localIdentifier, UDIDeviceIdentifier)
  }
  /// This phone.
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
      localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// An app or a device that keeps samples.
open class HKSource: NSObject, @unchecked Sendable {
  /// Its name, for people.
  public let name: String
  /// Its name.
  public let bundleIdentifier: String
  init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
  /// This app.
  open class func `default`() -> HKSource {
    let identifier = Bundle.main.bundleIdentifier ?? ""
    return HKSource(name: Bundle.main.infoDictionary?["CFBundleName"] as? String ?? identifier, bundleIdentifier: identifier)
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of an app or of a device that keeps samples.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app or the device.
  public let source: HKSource
  /// Its version; nil when it is not known.
  public let version: String?
  /// The device's kind; nil when it is not known.
  public let productType: String?
  /// The system's version.
  public let operatingSystemVersion: OperatingSystemVersion
  /// A version.
  public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
    (self.source, self.version, self.productType) = (source, version, productType)
    self.operatingSystemVersion = operatingSystemVersion
  }
  /// A version.
  public convenience init(source: HKSource, version: String?) {
    self.init(source: source, version: version, productType: nil, operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
  }
}

/// Something that is kept.
open class HKObject: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let uuid = UUID()
  /// Who keeps it: this app.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  /// Who keeps it.
  open var source: HKSource { sourceRevision.source }
  /// What measured it; nil when it is not known.
  public let device: HKDevice?
  /// What else is said of it; nil for nothing.
  public let metadata: [String: Any]?
  init(_ device: HKDevice?, _ metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }
}

/// Something that was kept.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid: UUID
  /// What is still known of it.
  public let metadata: [String: Any]?
  init(_ object: HKObject) { (uuid, metadata) = (object.uuid, object.metadata) }
}

/// Something with a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// Its kind.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date
  /// Whether it has not ended.
  open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice? = nil, _ metadata: [String: Any]? = nil) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(device, metadata)
  }
}

/// A quantity at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// Its kind.
  public let quantityType: HKQuantityType
  /// How much.
  public let quantity: HKQuantity
  /// How many quantities it is made of: one.
  open var count: Int { 1 }
  /// A quantity at a time.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, device, metadata)
  }
  /// A quantity at a time.
  public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
  }
  /// A quantity at a time.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
  ) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}
/// A quantity that is added up.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// All together.
  open var sumQuantity: HKQuantity { quantity }
}
/// A quantity with means.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// The least.
  open var minimumQuantity: HKQuantity { quantity }
  /// In the middle.
  open var averageQuantity: HKQuantity { quantity }
  /// The most.
  open var maximumQuantity: HKQuantity { quantity }
  /// The last.
  open var mostRecentQuantity: HKQuantity { quantity }
  /// When the last was.
  open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

/// A category at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// Its kind.
  public let categoryType: HKCategoryType
  /// Which.
  public let value: Int
  /// A category at a time.
  public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, device, metadata)
  }
  /// A category at a time.
  public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
  }
  /// A category at a time.
  public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
    self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}

/// Samples that belong together: both numbers of a blood pressure, all of a meal.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// Its kind.
  public let correlationType: HKCorrelationType
  /// The samples.
  public let objects: Set<HKSample>
  /// Samples that belong together.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, startDate, endDate, device, metadata)
  }
  /// Samples that belong together.
  public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
    self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
  }
  /// Samples that belong together.
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String: Any]?
  ) { self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata) }
  /// The samples of a kind.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}
/// A series of samples.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  /// How many.
  open var count: Int { 0 }
}
/// Where one went for a workout.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
/// An electrocardiogram; only a watch makes one.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
  /// What it shows.
  public typealias Classification = HKElectrocardiogramClassification
  /// Whether one felt something.
  public typealias SymptomsStatus = HKElectrocardiogramSymptomsStatus
  /// How many measurements it has.
  open var numberOfVoltageMeasurements: Int { 0 }
  /// How many a second.
  open var samplingFrequency: HKQuantity? { nil }
  /// What it shows.
  open var classification: Classification { .notSet }
  /// The mean of the heart's beats; nil when it is not known.
  open var averageHeartRate: HKQuantity? { nil }
  /// Whether one felt something.
  open var symptomsStatus: SymptomsStatus { .notSet }
}

/// What rings show of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// What the first ring counts.
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  /// Whether the day does not count.
  open var isPaused = false
  /// Energy by moving.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// How much there should be.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// Minutes of moving.
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// How many there should be.
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// Minutes of sport.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// How many there should be.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// How many minutes of sport there should be; nil when it was not said.
  open var exerciseTimeGoal: HKQuantity?
  /// Hours in which one stood.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// How many there should be.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  /// How many hours in which one stood there should be; nil when it was not said.
  open var standHoursGoal: HKQuantity?
  /// The day; that it is not known, for one that was made.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
