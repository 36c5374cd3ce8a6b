import CoreLocation
import UIKit

// Places by their addresses: there is no map, so nothing is found.

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
  /// All of it.
  public let fullAddress: String
  /// The short form; nil = none.
  public let shortAddress: String?
  /// An address; nil without words.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
/// Forms of an address: none is known.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  /// How much stands beside the city.
  public enum ContextStyle: Int, Sendable { case automatic = 0, short, full }
  override init() {}
  /// The city.
  open var cityName: String? { nil }
  /// The city with what tells it from others.
  open var cityWithContext: String? { nil }
  /// The country.
  open var regionName: String? { nil }
  /// The city with as much beside it as is asked for.
  open func cityWithContext(_ style: ContextStyle) -> String? { nil }
  /// All of it, with the country or without, in a line or several.
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}
/// Which parts of addresses are found.
open class MKAddressFilter: NSObject, @unchecked Sendable {
  /// The parts of addresses.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Countries.
    public static let country = Options(rawValue: 1)
    /// Their parts.
    public static let administrativeArea = Options(rawValue: 2)
    /// Parts of those.
    public static let subAdministrativeArea = Options(rawValue: 4)
    /// Cities.
    public static let locality = Options(rawValue: 8)
    /// Parts of cities.
    public static let subLocality = Options(rawValue: 16)
    /// The numbers before them.
    public static let postalCode = Options(rawValue: 32)
  }
  private let found: Options
  private let isAll: Bool
  private init(found: Options, isAll: Bool) { (self.found, self.isAll) = (found, isAll) }
  /// All.
  public static let includingAll = MKAddressFilter(excluding: [])
  /// None.
  public static let excludingAll = MKAddressFilter(including: [])
  /// Some alone.
  public convenience init(including options: Options) { self.init(found: options, isAll: false) }
  /// All but some.
  public convenience init(excluding options: Options) { self.init(found: options, isAll: true) }
  /// Whether some are found.
  open func includes(_ options: Options) -> Bool { isAll ? found.isDisjoint(with: options) : found.isSuperset(of: options) }
  /// Whether some are not found.
  open func excludes(_ options: Options) -> Bool { !includes(options) }
}
/// Looks for the place of an address: there is no map, so it finds none.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  /// The address.
  public let addressString: String
  /// Around where; kept only.
  open var region = MKCoordinateRegion()
  /// In whose language; kept only.
  open var preferredLocale: Locale?
  /// Whether it was ended.
  open private(set) var isCancelled = false
  /// Whether it still looks: no.
  open var isLoading: Bool { false }
  /// Looks for an address; nil without words.
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }
  /// What is there.
  /// - Throws: `MKError.serverFailure`.
  open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
  /// What is there: `MKError.serverFailure`.
  open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Ends it.
  open func cancel() { isCancelled = true }
}
/// Looks for the address of a place: there is no map, so it finds none.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation
  /// In whose language; kept only.
  open var preferredLocale: Locale?
  /// Whether it was ended.
  open private(set) var isCancelled = false
  /// Whether it still looks: no.
  open var isLoading: Bool { false }
  /// Looks for a place; nil for one that is none.
  public init?(location: CLLocation) {
    guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
    self.location = location
  }
  /// What is there.
  /// - Throws: `MKError.serverFailure`.
  open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
  /// What is there: `MKError.serverFailure`.
  open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Ends it.
  open func cancel() { isCancelled = true }
}
extension MKMapItem {
  /// What a place is known by.
  public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    /// What a place is known by; nil without words.
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
  }
  /// What it is known by: nothing.
  public var identifier: Identifier? { nil }
  /// What else it is known by: nothing.
  public var alternateIdentifiers: Set<Identifier> { [] }
  /// Forms of its address: none is known.
  public var addressRepresentations: MKAddressRepresentations? { nil }
}
/// Looks for a place by what it is known by: there is no map, so it finds none.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  /// What it is known by.
  public let mapItemIdentifier: MKMapItem.Identifier?
  /// Looks for a place.
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) { mapItemIdentifier = identifier }
  /// The place.
  /// - Throws: `MKError.serverFailure`.
  open var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
  /// Ends it.
  open func cancel() {}
}
/// A place on a map.
open class MKMapItemAnnotation: NSObject, MKAnnotation {
  /// The place.
  public let mapItem: MKMapItem
  /// A place on a map.
  public init(mapItem: MKMapItem) { self.mapItem = mapItem }
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
  /// Its name.
  open var title: String? { mapItem.name }
}
/// What shows more of a place that is chosen.
@MainActor @preconcurrency open class MKSelectionAccessory: NSObject {
  /// How it is shown.
  public struct MapItemDetailPresentationStyle: Sendable {
    private init() {}
    /// As suits.
    public static func automatic(presentationViewController: UIViewController?) -> Self { Self() }
    /// Beside the place.
    public static var callout: Self { Self() }
    /// On a sheet.
    public static func sheet(presentedIn viewController: UIViewController) -> Self { Self() }
    /// In Maps.
    public static var openInMaps: Self { Self() }
  }
  /// More of a place; nothing shows it.
  open class func mapItemDetail(_ style: MapItemDetailPresentationStyle) -> MKSelectionAccessory { MKSelectionAccessory() }
}
/// Who is told that a place's page is left.
@MainActor @preconcurrency public protocol MKMapItemDetailViewControllerDelegate: AnyObject {
  /// It is left.
  func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}
/// A place's page: a plate.
@MainActor @preconcurrency open class MKMapItemDetailViewController: UIViewController {
  /// The place.
  open var mapItem: MKMapItem?
  /// Who is told.
  open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
  /// A place's page.
  public convenience init(mapItem: MKMapItem?) { self.init(mapItem: mapItem, displaysMap: true) }
  /// A place's page, with a map or without.
  public init(mapItem: MKMapItem?, displaysMap: Bool) {
    self.mapItem = mapItem
    super.init(nibName: nil, bundle: nil)
  }
  /// Not from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A plate.
  open override func loadView() { view = PlaceView() }
  private final class PlaceView: _ServicePlaceholderView {
    override var _serviceName: String { "Place" }
  }
}

/// Which kind of map Maps opens with, as a key.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether Maps shows traffic, as a key.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// From where Maps looks, as a key.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// The domain of maps' errors.
public let MKErrorDomain = "MKErrorDomain"

extension MKMapPoint {
  /// The corner of the map.
  public init() { self.init(x: 0, y: 0) }
}
extension MKMapSize {
  /// Nothing.
  public init() { self.init(width: 0, height: 0) }
  /// All of the map.
  public static let world = MKMapRect.world.size
}
extension MKMapRect {
  /// Nothing, at the corner of the map.
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
}
extension MKMapSnapshotter {
  /// Whether it still draws: no.
  public var isLoading: Bool { false }
}
