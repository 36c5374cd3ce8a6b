import CoreLocation

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
