import CoreLocation
import Foundation
import UIKit

// More of what lies on maps. Maps are plates here, so none of it is drawn.

/// Something with a name at a place.
open class MKShape: NSObject {
  /// Its name.
  open var title: String?
  /// Smaller words.
  open var subtitle: String?
}
/// An area between points.
open class MKPolygon: NSObject, MKOverlay {
  /// Where it stands on the earth, in degrees.
  public let coordinate: CLLocationCoordinate2D
  /// Its name.
  open var title: String?
  /// Smaller words.
  open var subtitle: String?
  /// Its corners.
  public let coordinates: [CLLocationCoordinate2D]
  /// What is cut out.
  public let interiorPolygons: [MKPolygon]?
  /// How many corners.
  open var pointCount: Int { coordinates.count }
  /// Between points of a flat map.
  public convenience init(points: [MKMapPoint], count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.init(coordinates: points.map(\.coordinate), count: count, interiorPolygons: interiorPolygons)
  }
  /// Its corners on a flat map. They stay as long as the program runs, because nothing here tells how long they are looked at.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { MapPoints.kept(coordinates) }
  /// The smallest rectangle around it.
  open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
  /// Between points.
  public init(coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.coordinates = Array(coordinates.prefix(count))
    self.interiorPolygons = interiorPolygons
    coordinate = coordinates.first ?? CLLocationCoordinate2D()
  }
}
/// A line along the earth.
open class MKGeodesicPolyline: MKPolyline {}
/// Pictures that lie over a map; none are fetched.
open class MKTileOverlay: NSObject, MKOverlay {
  /// Where it stands on the earth, in degrees.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Where they come from.
  public let urlTemplate: String?
  /// Whether the map below is left out.
  open var canReplaceMapContent = false
  /// How large they are.
  open var tileSize = CGSize(width: 256, height: 256)
  /// From how far.
  open var minimumZ = 0
  /// To how near.
  open var maximumZ = 21
  /// Whether they are counted from below.
  open var isGeometryFlipped = false
  /// From nowhere: a class below says where.
  public override convenience init() { self.init(urlTemplate: nil) }
  /// From a place.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// Where one of them comes from: the template with its numbers.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let numbers = [("{x}", path.x), ("{y}", path.y), ("{z}", path.z), ("{scale}", Int(path.contentScaleFactor))]
    let text = numbers.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: String($1.1)) }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  /// Fetches one; nothing is fetched, and nobody is told.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {}
}
/// Which of the pictures over a map: column, row, how near, and how many pixels a point has.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// How near: the earth is 2 to this many columns wide.
  public var z: Int
  /// How many pixels a point has.
  public var contentScaleFactor: CGFloat
  /// The whole earth.
  public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }
  /// One of them.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}
/// How such pictures lie; kept only.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Of pictures.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Reads the pictures anew; none were read.
  open func reloadData() {}
}
extension NSValue {
  /// A place as an object.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(mapNumbers: coordinate.latitude, coordinate.longitude)
  }
  /// How much of a map is seen, as an object.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) { self.init(mapNumbers: span.latitudeDelta, span.longitudeDelta) }
  /// The place; 0°, 0° where it is something else.
  public var mkCoordinateValue: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: mapNumbers.0, longitude: mapNumbers.1) }
  /// How much of a map is seen; nothing where it is something else.
  public var mkCoordinateSpanValue: MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: mapNumbers.0, longitudeDelta: mapNumbers.1) }

  private convenience init(mapNumbers first: Double, _ second: Double) { self.init(cgPoint: CGPoint(x: first, y: second)) }
  private var mapNumbers: (Double, Double) { (Double(cgPointValue.x), Double(cgPointValue.y)) }
}
/// From where a map is seen.
open class MKMapCamera: NSObject {
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// From how far.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// From how high.
  open var altitude: CLLocationDistance = 0
  /// How far from straight down.
  open var pitch: CGFloat = 0
  /// What is up.
  open var heading: CLLocationDirection = 0
  /// From nowhere.
  public override init() {}
  /// On a place, from so far.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
  }
  /// On a place, from another.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init()
    (self.centerCoordinate, altitude) = (centerCoordinate, eyeAltitude)
  }
}
/// How a map looks.
open class MKMapConfiguration: NSObject {
  /// Flat or with hills.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  /// Flat or with hills; kept only.
  open var elevationStyle = ElevationStyle.flat
}
/// Streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How loud its colours are.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  /// How loud its colours are; kept only.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places are named; kept only.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; kept only.
  open var showsTraffic = false
  /// Streets.
  public override init() {}
  /// Streets, flat or with hills.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}
/// From the air.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// From the air.
  public override init() {}
  /// From the air, flat or with hills.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
/// Streets from the air.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which places are named; kept only.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; kept only.
  open var showsTraffic = false
  /// Streets from the air.
  public override init() {}
  /// Streets from the air, flat or with hills.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
/// Which places are named.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  /// These.
  public init(including categories: [MKPointOfInterestCategory]) { (named, isWithout) = (Set(categories), false) }
  /// All but these.
  public init(excluding categories: [MKPointOfInterestCategory]) { (named, isWithout) = (Set(categories), true) }
  /// Whether a kind is among them.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { named.contains(category) != isWithout }
  /// Whether a kind is not among them.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
  private let named: Set<MKPointOfInterestCategory>
  private let isWithout: Bool
}
/// Several marks in one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// Where it stands on the earth, in degrees.
  public var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
  /// Its name.
  open var title: String?
  /// Smaller words.
  open var subtitle: String?
  /// The marks.
  public let memberAnnotations: [any MKAnnotation]
  /// Of marks.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
/// Where north is; a plate.
open class MKCompassButton: UIView {
  /// Of a map.
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
  /// When it is shown; kept only.
  open var compassVisibility = MKFeatureVisibility.adaptive
}
/// How far things are; a plate.
open class MKScaleView: UIView {
  /// Of a map.
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
  /// When it is shown; kept only.
  open var scaleVisibility = MKFeatureVisibility.adaptive
}
/// Goes to where the user is; a plate.
open class MKUserTrackingButton: UIView {
  /// Of a map.
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
/// Goes to where the user is; in a bar.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// Of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
  }
}
/// When something is shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
/// Writes distances.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// By which measures.
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  /// How long words are.
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  /// By which measures.
  open var units = Units.default
  /// How long words are.
  open var unitStyle = DistanceUnitStyle.default
  /// So many metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    distance < 1000 ? "\(Int(distance.rounded())) m" : String(format: "%.1f km", distance / 1000)
  }
}
/// Makes a picture of a map: none.
open class MKMapSnapshotter: NSObject {
  /// Of what, and how large.
  open class Options: NSObject {
    /// Kept.
    open var region = MKCoordinateRegion()
    /// Kept.
    open var size = CGSize(width: 256, height: 256)
    /// Kept.
    open var scale: CGFloat = 1
    /// Kept.
    open var mapType = MKMapType.standard
    /// Kept.
    open var showsBuildings = true
    /// Kept.
    open var camera = MKMapCamera()
    /// Kept.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Kept.
    open var traitCollection = UITraitCollection.current
    /// As usual.
    public override init() {}
  }
  /// A picture of a map.
  open class Snapshot: NSObject {
    /// The picture.
    open var image: UIImage { UIImage() }
    /// Where a place lies in it.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// As told.
  public init(options: Options) {}
  /// No picture.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
  /// No picture.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// No picture.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Makes nothing.
  open func cancel() {}
}
extension MKMapView {
  /// From where it is seen; kept by nobody.
  public var camera: MKMapCamera {
    get { MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: 0, pitch: 0, heading: 0) }
    set { centerCoordinate = newValue.centerCoordinate }
  }
  /// From where it is seen.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// How it looks; kept by nobody.
  public var preferredConfiguration: MKMapConfiguration {
    get { MKStandardMapConfiguration() }
    set {}
  }
  /// Which places are named; kept by nobody.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { nil }
    set {}
  }
  /// How a line or an area looks: not known.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
  /// Marks in a part of it.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { [] }
}
extension MKPinAnnotationView {
  /// Whether it falls into its place.
  public var animatesDrop: Bool {
    get { false }
    set {}
  }
  /// Its colour, as it was before iOS 9.
  public enum PinColor: UInt, Sendable { case red, green, purple }
  /// Its colour, as it was before iOS 9.
  public var pinColor: PinColor {
    get { .red }
    set {}
  }
  /// Red, as pins of places are.
  public class func redPinColor() -> UIColor { .systemRed }
}
/// The name that plain marks are kept under.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name that several marks in one are kept under.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
/// How to go there, as a key.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As is best.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// What is in the middle, as a key.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much is shown, as a key.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
