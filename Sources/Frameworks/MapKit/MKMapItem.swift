import CoreLocation

/// A place of interest.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// What is at a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// What is at a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
  /// What a search has found; at 0, 0 where that says no place.
  public init(placemark: CLPlacemark) {
    coordinate = (placemark as? MKPlacemark)?.coordinate ?? placemark.location?.coordinate ?? CLLocationCoordinate2D()
  }
  /// Its address in one line: not known.
  open var title: String? { nil }
}

/// Something on a map.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// Its name.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// What kind of place.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Something at a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Its address; nil = not known.
  open internal(set) var address: MKAddress?
  /// Something at a place, with its address; nil = not known.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    self.address = address
  }
  /// Where it is.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Where the phone is: 0°, 0°.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
  /// Whether it is where the phone is: no.
  open var isCurrentLocation: Bool { false }
  /// When it is there what it is here; nil = not known.
  open var timeZone: TimeZone?
  /// Opens nothing.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens nothing.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

extension MKPlacemark: MKAnnotation {}
