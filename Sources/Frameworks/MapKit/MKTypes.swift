@_exported import CoreLocation
import SwiftUI
@_exported import UIKit

/// How many degrees a region spans.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// None.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// A span in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan
  /// Nothing at 0°, 0°.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// A region by its middle and span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// A region by its middle and metres.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
    let metres = 111_320.0
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metres,
        longitudeDelta: longitudinalMeters / (metres * max(0.01, cos(center.latitude * .pi / 180)))))
  }
  /// A region around a rectangle.
  public init(_ rect: MKMapRect) {
    let (size, corner) = (rect.size, rect.origin)
    self.init(
      center: CLLocationCoordinate2D(latitude: corner.y + size.height / 2, longitude: corner.x + size.width / 2),
      span: MKCoordinateSpan(latitudeDelta: size.height, longitudeDelta: size.width))
  }
}
/// A point of a flat map.
public struct MKMapPoint: Sendable {
  /// East.
  public var x: Double
  /// South.
  public var y: Double
  /// A point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The point of a place, by degrees.
  public init(_ coordinate: CLLocationCoordinate2D) { (x, y) = (coordinate.longitude, coordinate.latitude) }
  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: y, longitude: x) }
  /// Metres to another, along the earth.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    CLLocation(latitude: y, longitude: x).distance(from: CLLocation(latitude: other.y, longitude: other.x))
  }
}
/// A size on a flat map.
public struct MKMapSize: Sendable {
  /// East.
  public var width: Double
  /// South.
  public var height: Double
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
/// A rectangle of a flat map.
public struct MKMapRect: Sendable {
  /// Its corner.
  public var origin: MKMapPoint
  /// Its size.
  public var size: MKMapSize
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// Nowhere: what united with another gives that other.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// Whether it is nowhere.
  public var isNull: Bool { origin.x == .infinity }
  /// The smallest rectangle around both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let low = max(origin.y + size.height, other.origin.y + other.size.height)
    return MKMapRect(x: x, y: y, width: right - x, height: low - y)
  }
  /// Its left edge.
  public var minX: Double { origin.x }
  /// Its upper edge.
  public var minY: Double { origin.y }
  /// Its middle from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// Its middle from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// Its right edge.
  public var maxX: Double { origin.x + size.width }
  /// Its lower edge.
  public var maxY: Double { origin.y + size.height }
  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// Whether nothing lies in it.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Whether all of another lies in it.
  public func contains(_ other: MKMapRect) -> Bool {
    contains(other.origin) && contains(MKMapPoint(x: other.maxX, y: other.maxY))
  }
  /// Whether something of another lies in it.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
  /// What both have; nowhere if they have nothing.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    guard !isNull, !other.isNull, width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: x, y: y, width: width, height: height)
  }
  /// Smaller by `dx` at the sides and `dy` above and below.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
  /// Whether it goes on at the other side of the earth.
  public var spans180thMeridian: Bool { minX < -180 || maxX > 180 }
  /// The whole earth.
  public static let world = MKMapRect(x: -180, y: -90, width: 360, height: 180)
}
/// What a map shows.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

/// A place of interest.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// What is at a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// What is at a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
  /// What a search has found; at 0, 0 where that says no place.
  public init(placemark: CLPlacemark) {
    coordinate = (placemark as? MKPlacemark)?.coordinate ?? placemark.location?.coordinate ?? CLLocationCoordinate2D()
  }
  /// Its address in one line: not known.
  open var title: String? { nil }
}
/// Something on a map.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// Its name.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// What kind of place.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Something at a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Something at a place, with its address, which is not kept.
  public convenience init(location: CLLocation, address: AnyObject?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  /// Where it is.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Where the phone is: 0°, 0°.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
  /// Whether it is where the phone is: no.
  open var isCurrentLocation: Bool { false }
  /// When it is there what it is here; nil = not known.
  open var timeZone: TimeZone?
  /// Opens nothing.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens nothing.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
/// What kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A café.
  public static let cafe = Self(rawValue: "cafe")
  /// A restaurant.
  public static let restaurant = Self(rawValue: "restaurant")
  /// A hotel.
  public static let hotel = Self(rawValue: "hotel")
  /// A park.
  public static let park = Self(rawValue: "park")
  /// A museum.
  public static let museum = Self(rawValue: "museum")
  /// A shop.
  public static let store = Self(rawValue: "store")
  /// A school.
  public static let school = Self(rawValue: "school")
  /// A hospital.
  public static let hospital = Self(rawValue: "hospital")
  /// A beach.
  public static let beach = Self(rawValue: "beach")
}

/// Something on a map view.
@MainActor @preconcurrency public protocol MKAnnotation: NSObjectProtocol {
  /// Where.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its words.
  var title: String? { get }
  /// More words.
  var subtitle: String? { get }
}
extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}
/// A pin.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where.
  open var coordinate: CLLocationCoordinate2D
  /// Its words.
  open var title: String?
  /// More words.
  open var subtitle: String?
  /// A pin at 0°, 0°.
  public override init() { coordinate = CLLocationCoordinate2D() }
  /// A pin.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
/// Something laid over a map.
@MainActor @preconcurrency public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle around it.
  var boundingMapRect: MKMapRect { get }
  /// Whether it touches a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the map need not be drawn below it.
  func canReplaceMapContent() -> Bool
}
extension MKOverlay {
  /// All of the earth.
  public var boundingMapRect: MKMapRect { .world }
  /// By the rectangle around it.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// No.
  public func canReplaceMapContent() -> Bool { false }
}
extension MKMapRect {
  /// The smallest around places; nowhere around none.
  init(around places: [CLLocationCoordinate2D]) {
    self = places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0))) }
  }
}
/// Points that C looks at.
enum MapPoints {
  static func kept(_ places: [CLLocationCoordinate2D]) -> UnsafeMutablePointer<MKMapPoint> {
    let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, places.count))
    for (index, place) in places.enumerated() { (points + index).initialize(to: MKMapPoint(place)) }
    return points
  }
}
/// A line on a map.
open class MKPolyline: NSObject, MKOverlay {
  /// Its first place.
  public let coordinate: CLLocationCoordinate2D
  /// The places.
  public let coordinates: [CLLocationCoordinate2D]
  /// Its name.
  open var title: String?
  /// Smaller words.
  open var subtitle: String?
  /// How many places.
  open var pointCount: Int { coordinates.count }
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    coordinate = coordinates.first ?? CLLocationCoordinate2D()
    self.coordinates = Array(coordinates.prefix(max(0, count)))
  }
  /// A line through points of a flat map.
  public convenience init(points: [MKMapPoint], count: Int) { self.init(coordinates: points.map(\.coordinate), count: count) }
  /// Its points on a flat map. They stay as long as the program runs, because nothing here tells how long they are looked at.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { MapPoints.kept(coordinates) }
  /// The smallest rectangle around it.
  open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
}
/// A circle on a map.
open class MKCircle: NSObject, MKOverlay {
  /// Its middle.
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (coordinate, self.radius) = (center, radius) }
  /// Its name.
  open var title: String?
  /// Smaller words.
  open var subtitle: String?
  /// The smallest rectangle around it, by the 111,320 metres of a degree along a meridian.
  open var boundingMapRect: MKMapRect {
    let degrees = radius / 111_320
    return MKMapRect(
      x: coordinate.longitude - degrees, y: coordinate.latitude - degrees, width: 2 * degrees, height: 2 * degrees)
  }
}

/// What went wrong.
public struct MKError: Error, Sendable {
  /// Why.
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// Why.
  public let code: Code
  /// For a reason.
  public init(_ code: Code) { self.code = code }
  /// There is no server.
  public static let serverFailure = MKError(.serverFailure)
  /// Under what name it is told as an `NSError`.
  public static let errorDomain = "MKErrorDomain"
}
/// Finds places; none here.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What to find.
  open class Request: NSObject, @unchecked Sendable {
    /// In words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What kinds of results.
    open var resultTypes = ResultType()
    /// Which places of interest; nil = all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether only what lies in the region is wanted.
    open var regionPriority = MKLocalSearchRegionPriority.default
    /// Nothing yet.
    public override init() {}
    /// Words.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    /// Words.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }
  /// What kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and rivers.
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places: none.
    open var mapItems: [MKMapItem] { [] }
    /// Where.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// A search.
  public init(request: Request) {}
  /// A search for what lies around a place.
  public init(request: MKLocalPointsOfInterestRequest) {}
  /// Whether it is asked: no.
  open var isSearching: Bool { false }
  /// Asks no more.
  open func cancel() {}
  /// Finds nothing.
  /// - Throws: that there is no server.
  open func start() async throws -> Response { throw MKError.serverFailure }
  /// Finds nothing.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, MKError.serverFailure) }
}
/// A guess at what is sought.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// Which parts of its words were written: none.
  open var titleHighlightRanges: [NSValue] { [] }
  /// Which parts of its smaller words were written: none.
  open var subtitleHighlightRanges: [NSValue] { [] }
  /// Its words.
  open var title: String { "" }
  /// More words.
  open var subtitle: String { "" }
}
/// Who is told of guesses.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are some.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Guesses what is sought; nothing here.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// The words so far.
  open var queryFragment = ""
  /// Where.
  open var region = MKCoordinateRegion()
  /// What kinds of results.
  open var resultTypes = MKLocalSearch.ResultType()
  /// None.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Who would be told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Which places of interest; nil = all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether only what lies in the region is wanted.
  open var regionPriority = MKLocalSearchRegionPriority.default
  /// What is guessed, by its older name.
  open var filterType = FilterType.locationsAndQueries
  /// What is guessed, by its older name.
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
  /// Whether it guesses: no.
  open var isSearching: Bool { false }
  /// Guesses no more.
  open func cancel() {}
  /// One that guesses nothing.
  public override init() {}
}
/// A way from place to place.
open class MKRoute: NSObject, @unchecked Sendable {
  /// Its line.
  @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// In metres.
  open var distance: CLLocationDistance { 0 }
  /// In seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// Its name.
  open var name: String { "" }
  /// What is to be known: nothing.
  open var advisoryNotices: [String] { [] }
  /// How one goes.
  open var transportType: MKDirectionsTransportType { .any }
  /// Whether it costs money: no.
  open var hasTolls: Bool { false }
  /// Whether it takes motorways: no.
  open var hasHighways: Bool { false }
}
/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By train and bus.
  public static let transit = Self(rawValue: 4)
  /// By any.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
/// Finds ways; none here.
open class MKDirections: NSObject, @unchecked Sendable {
  /// From where to where.
  open class Request: NSObject, @unchecked Sendable {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// How.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// When one sets out; nil = now.
    open var departureDate: Date?
    /// When one is to be there; nil = as soon as one can.
    open var arrivalDate: Date?
    /// Whether roads that cost money are taken.
    open var tollPreference = MKDirections.RoutePreference.any
    /// Whether motorways are taken.
    open var highwayPreference = MKDirections.RoutePreference.any
    /// Nothing yet.
    public override init() {}
    /// Whether an address asks for a way: none here does.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }
  /// Whether a kind of road is taken.
  public enum RoutePreference: Int, Sendable { case any, avoid }
  /// The ways.
  open class Response: NSObject, @unchecked Sendable {
    /// None.
    open var routes: [MKRoute] { [] }
    /// From where.
    open var source: MKMapItem { .forCurrentLocation() }
    /// To where.
    open var destination: MKMapItem { .forCurrentLocation() }
  }
  /// How long a way takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// In seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// In metres.
    open var distance: CLLocationDistance { 0 }
    /// How one goes.
    open var transportType: MKDirectionsTransportType { .any }
  }
  /// Finds nothing.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, MKError.serverFailure)
  }
  /// Finds nothing.
  /// - Throws: that there is no server.
  open func calculateETA() async throws -> ETAResponse { throw MKError.serverFailure }
  /// Whether it is asked: no.
  open var isCalculating: Bool { false }
  /// Asks no more.
  open func cancel() {}
  /// A question for a way.
  public init(request: Request) {}
  /// Finds nothing.
  /// - Throws: that there is no server.
  open func calculate() async throws -> Response { throw MKError.serverFailure }
  /// Finds nothing.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, MKError.serverFailure) }
}
/// Whether a search is for what lies in its region alone.
public enum MKLocalSearchRegionPriority: Int, Sendable { case `default`, required }
extension MKPlacemark: MKAnnotation {}
