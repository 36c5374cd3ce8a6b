import CoreLocation
import Foundation
import UIKit

// Parts of a map view, and what few apps ask of maps.

/// Which of two views is shown where both do not fit: 0 the first to give way, 1000 always.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// A number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always: 1000.
  public static let required = Self(1000)
  /// 750.
  public static let defaultHigh = Self(750)
  /// 250.
  public static let defaultLow = Self(250)
}
/// Which of two views lies before the other.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// A number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Before all: 1000.
  public static let max = Self(1000)
  /// One that is chosen.
  public static let defaultSelected = Self(1000)
  /// One that is not.
  public static let defaultUnselected = Self(500)
  /// Behind all: 0.
  public static let min = Self(0)
}
/// What of the map itself can be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Places of interest.
  public static let pointsOfInterest = Self(rawValue: 1)
  /// Countries and towns.
  public static let territories = Self(rawValue: 2)
  /// Mountains and rivers.
  public static let physicalFeatures = Self(rawValue: 4)
}
/// The view of where the phone is.
open class MKUserLocationView: MKAnnotationView {}
extension MKMapView {
  /// Where a map's middle may be.
  open class CameraBoundary: NSObject {
    /// As a rectangle.
    public let mapRect: MKMapRect
    /// As a part of the earth.
    public let region: MKCoordinateRegion
    /// Within a rectangle.
    public init?(mapRect: MKMapRect) { (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect)) }
    /// Within a part of the earth.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      mapRect = MKMapRect(
        x: region.center.longitude - region.span.longitudeDelta / 2, y: region.center.latitude - region.span.latitudeDelta / 2,
        width: region.span.longitudeDelta, height: region.span.latitudeDelta)
    }
  }
  /// How near and how far one may look at a map.
  open class CameraZoomRange: NSObject {
    /// The nearest, in metres.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The farthest, in metres.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Between two distances, in metres.
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = 0,
      maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }
}
/// A place of the map itself that was chosen; never here.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
  /// What kind of place.
  public enum FeatureType: Int, Sendable { case pointOfInterest, territory, physicalFeature }
  /// Where.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What kind of place.
  open var featureType: FeatureType { .pointOfInterest }
  /// What kind of place of interest.
  open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}
/// A look from a street, as a screen: a plate here.
open class MKLookAroundViewController: UIViewController {
  /// What is looked at; nil = nothing.
  open var scene: MKLookAroundScene?
  /// Whether one can go on.
  open var isNavigationEnabled = true
  /// Whether roads are named.
  open var showsRoadLabels = true
  /// Whose it is.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// Where its badge is.
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  /// A look.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }
  /// A look of nothing: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// Who is told of a look from a street; nobody.
@MainActor @preconcurrency public protocol MKLookAroundViewControllerDelegate: AnyObject {}
/// Where the badge of a look is.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
/// Places of a file of GeoJSON.
public protocol MKGeoJSONObject: NSObjectProtocol {}
/// A place of a file of GeoJSON.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// Its name.
  open var identifier: String? { nil }
  /// What is said of it, as JSON.
  open var properties: Data? { nil }
  /// Its points, lines and areas.
  open var geometry: [MKShape & MKGeoJSONObject] { [] }
}
/// Reads GeoJSON; nothing here.
open class MKGeoJSONDecoder: NSObject {
  /// None.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] { [] }
}
/// What is looked for around a place.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// How far around, in metres.
  public let radius: CLLocationDistance
  /// Where.
  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  /// Which kinds.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Around a place, in metres.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
  }
  /// In a part of the earth.
  public convenience init(coordinateRegion region: MKCoordinateRegion) {
    self.init(center: region.center, radius: region.span.latitudeDelta / 2 * 111_320)
  }
}
/// How many points of the flat map a metre is at a latitude, in degrees: by the 111,320 metres of a degree along the equator.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / max(1, 111_320 * cos(latitude * .pi / 180))
}
/// How many metres a point of the flat map is at a latitude, in degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  max(1, 111_320 * cos(latitude * .pi / 180))
}
