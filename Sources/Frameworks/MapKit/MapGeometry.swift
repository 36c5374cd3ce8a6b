@_exported import CoreLocation
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
