import CoreLocation

/// Something on a map view.
@MainActor @preconcurrency public protocol MKAnnotation: NSObjectProtocol, _AnnotationWords {
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

/// What the words of annotations are besides: on the phone they need not be there at all, so that an annotation that is not known better
/// has them twice optional, `annotation.title!!`. Not for users.
@MainActor @preconcurrency public protocol _AnnotationWords {}
extension _AnnotationWords {
  /// Its words, where they are there.
  @_disfavoredOverload public var title: String?? { (self as? any MKAnnotation).map { $0.title as String? } }
  /// More words, where they are there.
  @_disfavoredOverload public var subtitle: String?? { (self as? any MKAnnotation).map { $0.subtitle as String? } }
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
