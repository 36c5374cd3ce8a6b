import Foundation

/// Where the phone is: not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where: at 0°, 0°.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Where, with height and time: not known.
  open var location: CLLocation? { nil }
  /// Which way: not known.
  open var heading: CLHeading? { nil }
  /// Whether it is being found out: no.
  open var isUpdating: Bool { false }
  /// Its words.
  open var title: String? = "My Location"
  /// More words.
  open var subtitle: String?
}
/// How a map follows the phone.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
extension MKRoute {
  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// What is to be done.
    open var instructions: String { "" }
    /// In metres.
    open var distance: CLLocationDistance { 0 }
    /// What is to be known: nothing.
    open var notice: String? { nil }
    /// How one goes.
    open var transportType: MKDirectionsTransportType { .any }
    /// Its line.
    @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }
  /// Its parts: none.
  public var steps: [Step] { [] }
}
