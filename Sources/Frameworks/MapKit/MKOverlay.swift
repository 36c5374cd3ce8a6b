import CoreLocation

/// How high something lies on a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

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
  /// A line through points of a flat map, as C has them.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(coordinates: UnsafeBufferPointer(start: points, count: max(0, count)).map(\.coordinate), count: count)
  }
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
