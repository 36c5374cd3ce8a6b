import CoreLocation
import UIKit

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

/// What a map shows.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
