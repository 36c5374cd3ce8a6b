@_exported import CoreGraphics
@_exported import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres of doubt; below 0 is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// The best accuracy for ways by car.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// About where.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// No turn that filters.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// No distance that filters.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// The place at 0°, 0°.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// A place by its degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
/// Whether the degrees are a place's.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place, with its height and time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  open private(set) var altitude: CLLocationDistance
  /// Metres of doubt.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// Metres of doubt about the height.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// Which way; below 0 is not known.
  open private(set) var course: CLLocationDirection = -1
  /// How fast; below 0 is not known.
  open private(set) var speed: CLLocationSpeed = -1
  /// When.
  open private(set) var timestamp: Date
  /// Degrees of doubt about the way; below 0 is not known.
  open private(set) var courseAccuracy: CLLocationDirection = -1
  /// Metres a second of doubt about the speed; below 0 is not known.
  open private(set) var speedAccuracy: CLLocationAccuracy = -1
  /// The storey: not known.
  open var floor: CLFloor? { nil }
  /// Metres above the ellipsoid: the height above the sea.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// Where the place comes from; nil for one that was given.
  open private(set) var sourceInformation: CLLocationSourceInformation?

  /// The place at 0°, 0°, as nobody knows it.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }
  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, timestamp) = (0, 0, -1, Date())
  }
  /// A place with its height and time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    (self.altitude, self.horizontalAccuracy, self.verticalAccuracy, self.timestamp) = (
      altitude, horizontalAccuracy, verticalAccuracy, timestamp
    )
  }
  /// A place of something that moves.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }
  /// A place of something that moves, with its doubts.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection, speed: CLLocationSpeed,
    speedAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      timestamp: timestamp)
    (self.course, self.courseAccuracy, self.speed, self.speedAccuracy) = (course, courseAccuracy, speed, speedAccuracy)
  }
  /// A place of something that moves, and where it comes from.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection, speed: CLLocationSpeed,
    speedAccuracy: CLLocationAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
    sourceInformation = sourceInfo
  }
  /// Metres along a great circle on a sphere of 6371 km.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let (lat1, lat2) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let (dLat, dLon) = (lat2 - lat1, (b.longitude - a.longitude) * .pi / 180)
    let h = pow(sin(dLat / 2), 2) + cos(lat1) * cos(lat2) * pow(sin(dLon / 2), 2)
    return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
  }
}

/// Whether an app may ask where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// How closely an app may ask where it is.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What an app is moved by.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The domain of places' errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// Who is told where the app is; here nobody ever is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// New places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A fault.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// A new direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// A region was entered.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// A region was left.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// What is allowed has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What is allowed has changed.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// A region's state.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region cannot be watched.
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Beacons were heard.
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Beacons were heard.
  func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Beacons cannot be heard.
  func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
  /// Somewhere was stayed at.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Places that had waited were told.
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  /// Places are told no more.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Places are told again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Whether the compass may ask to be turned.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}
extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// It may not.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// Asks where the app is; nobody answers here: no place is ever known, and nothing is allowed or forbidden.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Who would be told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How closely.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// By what the app is moved.
  open var activityType = CLActivityType.other
  /// Kept.
  open var pausesLocationUpdatesAutomatically = true
  /// Kept.
  open var allowsBackgroundLocationUpdates = false
  /// Kept.
  open var showsBackgroundLocationIndicator = false
  /// Kept.
  open var headingFilter: CLLocationDegrees = 1
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// The last direction: none.
  open var heading: CLHeading? { nil }
  /// Nothing was decided.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Everything.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// None.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// A manager.
  public override init() {}
  /// Whether there is a service: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether there is a compass: no.
  open class func headingAvailable() -> Bool { false }
  /// Whether beacons are heard: no.
  open class func isRangingAvailable() -> Bool { false }
  /// Whether regions are watched: no.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Hears nothing.
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Hears nothing.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Hears nothing.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  /// Hears nothing.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Nothing was decided.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Asks nobody.
  open func requestWhenInUseAuthorization() {}
  /// Asks nobody.
  open func requestAlwaysAuthorization() {}
  /// Asks nobody.
  open func requestLocation() {}
  /// Starts nothing.
  open func startUpdatingLocation() {}
  /// Stops nothing.
  open func stopUpdatingLocation() {}
  /// Starts nothing.
  open func startUpdatingHeading() {}
  /// Stops nothing.
  open func stopUpdatingHeading() {}
  /// Starts nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// Stops nothing.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches nothing.
  open func startMonitoring(for region: CLRegion) {}
  /// Watches nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Tells nothing.
  open func requestState(for region: CLRegion) {}
  /// Watches nothing.
  open func startMonitoringVisits() {}
  /// Watches nothing.
  open func stopMonitoringVisits() {}
  /// Asks nobody, and does not call back.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  /// Waits for nothing.
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
  /// Waits for nothing.
  open func disallowDeferredLocationUpdates() {}
  /// Hides nothing.
  open func dismissHeadingCalibrationDisplay() {}
  /// Which side of the device is up.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// None.
  open var rangedRegions: Set<CLRegion> { [] }
  /// None.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// How large a region may be that is watched: none is.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Whether a widget may ask: no.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Whether long ways are told: no.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether places can wait: no.
  open class func deferredLocationUpdatesAvailable() -> Bool { false }
}

/// Which way the device points.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic pole.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees from north.
  open var trueHeading: CLLocationDirection { 0 }
  /// Degrees of doubt; below 0 is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The field along x, in microteslas.
  open var x: Double { 0 }
  /// The field along y.
  open var y: Double { 0 }
  /// The field along z.
  open var z: Double { 0 }
}

/// A part of the earth.
open class CLRegion: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Kept.
  open var notifyOnEntry = true
  /// Kept.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}
/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  /// A circle by its middle and radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// What is at a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where.
  open var location: CLLocation? { nil }
  /// Its name.
  open var name: String? { nil }
  /// Its street.
  open var thoroughfare: String? { nil }
  /// Its number.
  open var subThoroughfare: String? { nil }
  /// Its town.
  open var locality: String? { nil }
  /// Its part of the town.
  open var subLocality: String? { nil }
  /// Its state.
  open var administrativeArea: String? { nil }
  /// Its county.
  open var subAdministrativeArea: String? { nil }
  /// Its postal code.
  open var postalCode: String? { nil }
  /// Its country.
  open var country: String? { nil }
  /// Its country in two letters.
  open var isoCountryCode: String? { nil }
  /// The lake or river that it lies on.
  open var inlandWater: String? { nil }
  /// The ocean that it lies in.
  open var ocean: String? { nil }
}
/// Finds places by names; none here.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether it is at work: no.
  open var isGeocoding: Bool { false }
  /// Finds nothing.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  /// Finds nothing.
  open func geocodeAddressString(_ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  /// Finds nothing.
  /// - Throws: that there is no network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds nothing.
  /// - Throws: that there is no network.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The places of an address within a region, in a language; nil = anywhere, the user's.
  /// - Throws: `CLError.network`.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// The places of an address within a region, in a language: `CLError.network`.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Stops nothing.
  open func cancelGeocode() {}
}

/// Around some beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The beacons' name.
  public let uuid: UUID
  /// The beacons' first number; nil for any.
  public let major: NSNumber?
  /// The beacons' second number; nil for any.
  public let minor: NSNumber?
  /// Which beacons are meant.
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
  /// Around beacons.
  public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
  /// Around beacons.
  public convenience init(uuid: UUID, major: UInt16, identifier: String) { self.init(uuid, major, nil, identifier) }
  /// Around a beacon.
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) { self.init(uuid, major, minor, identifier) }
  /// Around beacons.
  public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
  /// Around a beacon.
  public convenience init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(proximityUUID, major, minor, identifier)
  }
  private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, major.map { NSNumber(value: $0) }, minor.map { NSNumber(value: $0) })
    super.init(identifier: identifier)
  }
}
/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The beacons' name.
  public let uuid: UUID
  /// Beacons of a name.
  public init(uuid: UUID) { self.uuid = uuid }
  /// A beacon.
  public init(uuid: UUID, major: UInt16, minor: UInt16) { self.uuid = uuid }
}
/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
/// A beacon; none is ever heard.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// Its name.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// How near it is.
  open var proximity: CLProximity { .unknown }
  /// How near it is, in metres.
  open var accuracy: Double { -1 }
  /// How loud it is.
  open var rssi: Int { 0 }
  /// Its first number.
  open var major: NSNumber { 0 }
  /// Its second number.
  open var minor: NSNumber { 0 }
  /// When it was heard.
  open var timestamp: Date { .distantPast }
}
