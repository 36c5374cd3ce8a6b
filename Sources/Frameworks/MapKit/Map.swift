import CoreLocation
import SwiftUI
import UIKit

/// A map: here a plate of its size, with the names of what is on it.
public struct Map<Content>: View {
  private let overlays: [AnyView]
  public var body: some View {
    _ServicePlaceholder("Map", symbol: "map")
  }
  init(overlays: [AnyView]) { self.overlays = overlays }
}

extension Map where Content == Never {
  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(overlays: []) }
  /// A map of a region with annotations.
  public init<Items: RandomAccessCollection, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable { self.init(overlays: []) }
  /// A map of a rectangle.
  public init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false) {
    self.init(overlays: [])
  }
}
extension Map where Content: MapContent {
  /// A map with what is on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
  /// A map with what is on it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
  /// A map whose places can be chosen.
  public init<Selection>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
  /// A map whose places can be chosen.
  public init<Selection>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
}
extension Map where Content == EmptyMapContent {
  /// A map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(overlays: []) }
  /// A map.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(overlays: []) }
}

/// Something on a map.
@MainActor @preconcurrency public protocol MapContent {}
/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  /// Nothing.
  public init() {}
}
extension Optional: MapContent where Wrapped: MapContent {}
extension ForEach: MapContent where Content: MapContent {
  /// Content for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_data: data, _id: { $0.id }, _content: content) }
  /// Content for each element; `id` tells elements apart.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, _id: { $0[keyPath: id] }, _content: content)
  }
}
/// Makes content out of lines.
@MainActor @preconcurrency @resultBuilder public enum MapContentBuilder {
  /// Several.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> EmptyMapContent { EmptyMapContent() }
  /// One.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// One line.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither(first: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  /// The second branch.
  public static func buildEither(second: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: some MapContent) -> EmptyMapContent { EmptyMapContent() }
}

extension MapContent {
  /// Kept by nobody.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Kept by nobody.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  /// Kept by nobody.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Kept by nobody.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Kept by nobody.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Kept by nobody.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Kept by nobody.
  public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle) -> some MapContent { self }
  /// Kept by nobody.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
/// How high something lies on a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A balloon.
public struct Marker<Label>: MapContent {}
extension Marker where Label == Text {
  /// A balloon with words.
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with words.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with letters.
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  /// A balloon of an item.
  public init(item: MKMapItem) {}
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// A balloon with a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a picture.
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
}
extension Marker where Label: View {
  /// A balloon with a view.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}
/// A view on a map.
public struct Annotation<Label, Content>: MapContent {}
extension Annotation where Label == Text, Content: View {
  /// A view at a place.
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// A view at a place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}
extension Annotation where Label: View, Content: View {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
/// Where the phone is.
public struct UserAnnotation: MapContent {
  /// A dot.
  public init(anchor: UnitPoint = .center) {}
}
/// A line on a map.
public struct MapPolyline: MapContent {
  /// A way's line.
  public init(_ route: MKRoute) {}
  /// A line.
  public init(_ polyline: MKPolyline) {}
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// How a line runs.
  public enum ContourStyle: Sendable { case straight, geodesic }
}
/// An area on a map.
public struct MapPolygon: MapContent {
  /// An area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}
/// A circle on a map.
public struct MapCircle: MapContent {
  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// What a map shows.
public struct MapCameraPosition: Sendable, Equatable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// What is on it.
  public static let automatic = MapCameraPosition("automatic")
  /// Where the phone is.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition("region \(region.center.latitude) \(region.center.longitude) \(region.span.latitudeDelta)")
  }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition("rect") }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition("camera \(camera.centerCoordinate)") }
  /// An item.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { MapCameraPosition("item") }
  /// Whether it follows the phone: no.
  public var followsUserLocation: Bool { false }
  /// Its region; not known.
  public var region: MKCoordinateRegion? { nil }
}
/// From where a map is seen.
public struct MapCamera: Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// In metres.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from above.
  public var pitch: Double
  /// A camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
}
extension MapCamera {
  /// UIKit's camera.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
      pitch: Double(camera.pitch))
  }
}
/// How far a camera may go.
public struct MapCameraBounds: Sendable {
  /// Bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Bounds of a region.
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
/// What fingers may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let pan = Self(rawValue: 1)
  /// Make it larger.
  public static let zoom = Self(rawValue: 2)
  /// Tilt it.
  public static let pitch = Self(rawValue: 4)
  /// Turn it.
  public static let rotate = Self(rawValue: 8)
  /// Everything.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
/// Whether a map follows the phone.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// A pin of an older map.
public struct MapMarker {
  /// A pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A pin of an older map.
public struct MapPin {
  /// A pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A view on an older map.
public struct MapAnnotation<Content: View> {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {}
}

/// How a map looks.
public protocol MapStyle {}
/// Streets.
public struct StandardMapStyle: MapStyle {}
/// How high things stand.
public struct MapElevation: Sendable {
  /// What suits.
  public static let automatic = MapElevation()
  /// Flat.
  public static let flat = MapElevation()
  /// As they are.
  public static let realistic = MapElevation()
}
/// Which places of interest show.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  /// All but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}
extension MapStyle where Self == StandardMapStyle {
  /// Streets.
  public static var standard: StandardMapStyle { StandardMapStyle() }
  /// Pictures from above.
  public static var imagery: StandardMapStyle { StandardMapStyle() }
  /// Pictures from above, and streets.
  public static var hybrid: StandardMapStyle { StandardMapStyle() }
  /// Streets.
  public static func standard(
    elevation: MapElevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> StandardMapStyle { StandardMapStyle() }
  /// Pictures from above.
  public static func imagery(elevation: MapElevation = .automatic) -> StandardMapStyle { StandardMapStyle() }
  /// Pictures from above, and streets.
  public static func hybrid(
    elevation: MapElevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> StandardMapStyle { StandardMapStyle() }
}
/// What a map's camera was.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public var camera: MapCamera
  /// The region.
  public var region: MKCoordinateRegion
}
/// When one is told of a camera.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
  /// How maps look; a plate looks as it does.
  nonisolated public func mapStyle(_ style: some MapStyle) -> some View { self }
  /// Which controls show; none do.
  nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  /// Whether controls show; none do.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Never called: no camera moves.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Never called: no camera moves.
  nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
    self
  }
  /// Names a map for its controls.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
/// A button that shows where the phone is; it does not show.
public struct MapUserLocationButton: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A compass; it does not show.
public struct MapCompass: View {
  /// A compass.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A scale; it does not show.
public struct MapScaleView: View {
  /// A scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A button that tilts; it does not show.
public struct MapPitchToggle: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// What closures around a map are told.
public struct MapProxy {
  /// Not known.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  /// Not known.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}
/// Gives what is around a map a proxy.
public struct MapReader<Content: View>: View {
  private let content: Content
  /// What `content` makes of the proxy.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}
/// A picture from a street; a plate.
public struct LookAroundPreview: View {
  /// A plate.
  public init(initialScene: MKLookAroundScene?) {}
  /// A plate.
  public init(scene: Binding<MKLookAroundScene?>) {}
  public var body: some View { _ServicePlaceholder("Look Around", symbol: "binoculars") }
}
/// A picture from a street.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
/// Finds pictures from a street; none here.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// A question.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// A question.
  public init(mapItem: MKMapItem) {}
  /// None.
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

// MARK: UIKit

/// Who is told of a map view.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  /// A view for an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// The region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// How an overlay is drawn.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// A view was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Something was left.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A button beside words was tapped.
  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// The phone is elsewhere.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Views were put on the map.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// The map will show another part.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
}
extension MKMapViewDelegate {
  /// None.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// One that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
}
/// A map: here a plate.
open class MKMapView: _ServicePlaceholderView {
  /// Who would be told.
  open weak var delegate: (any MKMapViewDelegate)?
  /// Kept.
  open var mapType = MKMapType.standard
  /// Kept.
  open var region = MKCoordinateRegion()
  /// The middle of its region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Kept.
  open var showsUserLocation = false
  /// Kept.
  open var isZoomEnabled = true
  /// Kept.
  open var isScrollEnabled = true
  /// Kept.
  open var isRotateEnabled = true
  /// Kept.
  open var isPitchEnabled = true
  /// Kept.
  open var showsCompass = true
  /// Kept.
  open var showsScale = false
  /// What was put on it.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What was laid over it.
  open private(set) var overlays: [any MKOverlay] = []
  /// Kept.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Kept.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Kept.
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  /// Kept.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Kept.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Taken away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Taken away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { for annotation in annotations { removeAnnotation(annotation) } }
  /// Does nothing.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// Kept.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Taken away.
  open func removeOverlays(_ overlays: [any MKOverlay]) { self.overlays.removeAll { one in overlays.contains { $0 === one } } }
  /// Takes something off the map.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Lays something over the map.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Lays things over the map.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Chosen things: none.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// Chooses something; not shown.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Chooses nothing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  /// How the map follows the phone; kept.
  open var userTrackingMode = MKUserTrackingMode.none
  /// How the map follows the phone; kept.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// Where the phone is.
  open var userLocation: MKUserLocation { MKUserLocation() }
  /// Whether the phone is in the map: no.
  open var isUserLocationVisible: Bool { false }
  /// Kept.
  open var showsBuildings = true
  /// Kept.
  open var showsTraffic = false
  /// Kept.
  open var showsPointsOfInterest = true
  /// The map's rectangle; kept.
  open var visibleMapRect = MKMapRect.world
  /// Shows a rectangle; kept.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) { visibleMapRect = mapRect }
  /// A rectangle as the view can show it: the same.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  /// A rectangle as the view can show it: the same.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
  /// Where its middle may be; nil = anywhere. Kept.
  open var cameraBoundary: CameraBoundary?
  /// Where its middle may be; nil = anywhere. Kept.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
  /// How near and how far one may look; nil = as one likes. Kept.
  open var cameraZoomRange: CameraZoomRange!
  /// How near and how far one may look; nil = as one likes. Kept.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) { self.cameraZoomRange = cameraZoomRange }
  /// What of the map itself can be chosen; kept.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Whether a button for its tilt is shown; kept.
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  /// Whether a button that follows the phone is shown; kept.
  open var showsUserTrackingButton = false
  /// The part in which what stands on it is seen: all of it.
  open var annotationVisibleRect: CGRect { bounds }
  /// What was laid over it in a layer: all of it.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  /// Lays things over the map.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  /// Lays something over the map, so many from below.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { overlays.insert(overlay, at: min(max(0, index), overlays.count)) }
  /// Lays something over the map, so many from below.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { insertOverlay(overlay, at: index) }
  /// Lays something over something else.
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (overlays.firstIndex { $0 === sibling } ?? overlays.count - 1) + 1)
  }
  /// Lays something below something else.
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
  }
  /// Lets two change places.
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let one = overlays.firstIndex(where: { $0 === overlay1 }), let other = overlays.firstIndex(where: { $0 === overlay2 }) else {
      return
    }
    overlays.swapAt(one, other)
  }
  /// The rectangle of a part of the earth: by the region's span over the view.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let (top, left) = (region.center.latitude + half.0, region.center.longitude - half.1)
    let corner = convert(CLLocationCoordinate2D(latitude: top, longitude: left), toPointTo: view)
    let other = convert(
      CLLocationCoordinate2D(latitude: region.center.latitude - half.0, longitude: region.center.longitude + half.1), toPointTo: view)
    return CGRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
  }
  /// The part of the earth in a rectangle: by the region's span over the view.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let corner = convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view)
    let other = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: convert(CGPoint(x: rect.midX, y: rect.midY), toCoordinateFrom: view),
      span: MKCoordinateSpan(
        latitudeDelta: abs(corner.latitude - other.latitude), longitudeDelta: abs(other.longitude - corner.longitude)))
  }
  /// A region as the view can show it: the same.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The place at a point: by the region's span over the view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    return CLLocationCoordinate2D(
      latitude: region.center.latitude + (0.5 - point.y / bounds.height) * region.span.latitudeDelta,
      longitude: region.center.longitude + (point.x / bounds.width - 0.5) * region.span.longitudeDelta)
  }
  /// The point at a place: by the region's span over the view.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    guard region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    return CGPoint(
      x: bounds.width * (0.5 + (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta),
      y: bounds.height * (0.5 - (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta))
  }
  /// The view of something on the map: not made.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// A view to be used again: a new one.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  /// Does nothing.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// None is kept.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}
/// A view on a map view.
open class MKAnnotationView: UIView {
  /// What it stands for.
  open var annotation: (any MKAnnotation)?
  /// Its picture.
  open var image: UIImage?
  /// Kept.
  open var canShowCallout = false
  /// Kept.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the start of its words.
  open var leftCalloutAccessoryView: UIView?
  /// The view below its words.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it can be moved.
  open var isDraggable = false
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// How far it is moved.
  open var centerOffset = CGPoint.zero
  /// How far its words are moved.
  open var calloutOffset = CGPoint.zero
  /// What it comes before others by.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// With what it is put together.
  open var clusteringIdentifier: String?
  /// For what it is used.
  open var reuseIdentifier: String? { nil }
  /// It will be used again.
  open func prepareForReuse() {}
  /// Whether it is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// How it meets others.
  open var collisionMode = CollisionMode.rectangle
  /// The view that stands for it and others; nil: nothing is put together.
  open weak var cluster: MKAnnotationView?
  /// How far it is dragged.
  open var dragState = DragState.none
  /// How far it is dragged.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// How far a view beside its words is moved.
  open var accessoryOffset = CGPoint.zero
  /// What it lies before others by.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// What it lies before others by once it is chosen.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// It is about to be shown.
  open func prepareForDisplay() {}
  /// How a view meets others.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  /// How far a view is dragged.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  /// A view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.annotation = annotation
  }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// A balloon on a map view.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor?
  /// Its picture.
  open var glyphImage: UIImage?
  /// Its letter.
  open var glyphText: String?
  /// The picture's colour.
  open var glyphTintColor: UIColor?
  /// Its picture once it is chosen.
  open var selectedGlyphImage: UIImage?
  /// Whether its words are shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether its smaller words are shown.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it comes with a movement.
  open var animatesWhenAdded = false
}
/// A pin on a map view.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour.
  open var pinTintColor: UIColor?
  /// Green: where something begins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Purple: what the user chose.
  open class func purplePinColor() -> UIColor { .systemPurple }
}
