import Foundation

/// A storey of a house.
open class CLFloor: NSObject, @unchecked Sendable {
  /// Its number; the ground's is 0.
  open var level: Int { 0 }
}
/// Where a place comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether a program made it up.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory told it.
  public let isProducedByAccessory: Bool
  /// Where a place comes from.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
/// Which side of the device is up.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
/// A stay somewhere; none is ever told.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When it began.
  open var arrivalDate: Date { .distantPast }
  /// When it ended.
  open var departureDate: Date { .distantFuture }
  /// Where.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// Metres of doubt.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// A place as it is told bit by bit; none ever is.
public struct CLLocationUpdate: Sendable {
  /// The place.
  public let location: CLLocation?
  /// Whether the device rests.
  public var isStationary: Bool { stationary }
  /// Whether the device rests.
  public var stationary: Bool { false }
  /// Whether it is forbidden.
  public var authorizationDenied: Bool { false }
  /// Whether it is forbidden for all apps.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether nobody may allow it.
  public var authorizationRestricted: Bool { false }
  /// Whether the user is asked just now.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether only a wide place is told.
  public var accuracyLimited: Bool { false }
  /// Whether the place is not known.
  public var locationUnavailable: Bool { location == nil }
  /// Whether the app would have to be in front.
  public var insufficientlyInUse: Bool { false }
  /// Whether a session is missing.
  public var serviceSessionRequired: Bool { false }

  /// By what the app is moved.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// No places, at an end at once.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    /// Gives nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
    /// An iterator that gives nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// No places, at an end at once.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

/// What can be watched.
public protocol CLCondition: Sendable {}
/// Watches conditions; nothing is ever told of them.
public actor CLMonitor {
  /// A circle on the earth.
  public struct CircularGeographicCondition: CLCondition, Hashable {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
    /// Whether both are the same circle.
    public static func == (a: Self, b: Self) -> Bool {
      a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude && a.radius == b.radius
    }
    /// Feeds the middle and the radius.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(center.latitude)
      hasher.combine(center.longitude)
      hasher.combine(radius)
    }
  }
  /// Some beacons.
  public struct BeaconIdentityCondition: CLCondition, Hashable {
    /// Their name.
    public let uuid: UUID
    /// Their first number; nil for any.
    public let major: UInt16?
    /// Their second number; nil for any.
    public let minor: UInt16?
    /// Beacons.
    public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
  }
  /// What came of a condition.
  public struct Event: Sendable {
    /// What is known of a condition.
    public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    /// The condition's name.
    public let identifier: String
    /// What is known.
    public let state: State
    /// When.
    public let date: Date
  }
  /// A condition and what came of it last.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// What came of it last.
    public let lastEvent: Event
  }
  /// No events, at an end at once.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    /// Gives nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async throws -> Event? { nil }
    }
    /// An iterator that gives nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// Its name.
  nonisolated public let name: String
  private var records: [String: Record] = [:]
  /// A monitor of a name.
  public init(_ name: String) async { self.name = name }
  /// No events.
  public var events: Events { Events() }
  /// The conditions' names.
  public var identifiers: [String] { records.keys.sorted() }
  /// Keeps a condition.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
    records[identifier] = Record(
      condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date(timeIntervalSinceReferenceDate: 0)))
  }
  /// Forgets a condition.
  public func remove(_ identifier: String) { records[identifier] = nil }
  /// A condition and what came of it last.
  public func record(for identifier: String) -> Record? { records[identifier] }
}

/// Says that an app needs places; nobody hears it.
public final class CLServiceSession: Sendable {
  /// What is needed.
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  /// A session.
  public init(authorization: AuthorizationRequirement) {}
  /// A session that needs exact places.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  /// Ends it.
  public func invalidate() {}
}
/// Says that an app needs places in the background; nobody hears it.
public final class CLBackgroundActivitySession: Sendable {
  /// A session.
  public init() {}
  /// Ends it.
  public func invalidate() {}
}
