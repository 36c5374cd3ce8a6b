import CoreLocation

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
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Finds nothing.
  /// - Throws: that there is no server.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  /// Whether it is asked: no.
  open var isCalculating: Bool { false }
  /// Asks no more.
  open func cancel() {}
  /// A question for a way.
  public init(request: Request) {}
  /// Finds nothing.
  /// - Throws: that there is no server.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Finds nothing.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
}
