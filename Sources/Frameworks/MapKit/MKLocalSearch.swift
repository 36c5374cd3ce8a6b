import Foundation

/// Finds places; none here.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What to find.
  open class Request: NSObject, @unchecked Sendable {
    /// In words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What kinds of results.
    open var resultTypes = ResultType()
    /// Which places of interest; nil = all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether only what lies in the region is wanted.
    open var regionPriority = MKLocalSearchRegionPriority.default
    /// Nothing yet.
    public override init() {}
    /// Words.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    /// Words.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }
  /// What kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and rivers.
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places: none.
    open var mapItems: [MKMapItem] { [] }
    /// Where.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// A search.
  public init(request: Request) {}
  /// A search for what lies around a place.
  public init(request: MKLocalPointsOfInterestRequest) {}
  /// Whether it is asked: no.
  open var isSearching: Bool { false }
  /// Asks no more.
  open func cancel() {}
  /// Finds nothing.
  /// - Throws: that there is no server.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Finds nothing.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, MKError(.serverFailure)) }
}

/// A guess at what is sought.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// Which parts of its words were written: none.
  open var titleHighlightRanges: [NSValue] { [] }
  /// Which parts of its smaller words were written: none.
  open var subtitleHighlightRanges: [NSValue] { [] }
  /// Its words.
  open var title: String { "" }
  /// More words.
  open var subtitle: String { "" }
}

/// Who is told of guesses.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are some.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Guesses what is sought; nothing here.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Which parts of addresses are found; nil = all; kept only.
  open var addressFilter: MKAddressFilter?
  /// The words so far.
  open var queryFragment = ""
  /// Where.
  open var region = MKCoordinateRegion()
  /// What kinds of results.
  open var resultTypes = ResultType()
  /// What kinds of results; the numbers are those of MapKit's headers.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to search for.
    public static let query = ResultType(rawValue: 4)
    /// Mountains and rivers.
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  /// None.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Who would be told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Which places of interest; nil = all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether only what lies in the region is wanted.
  open var regionPriority = MKLocalSearchRegionPriority.default
  /// What is guessed, by its older name.
  open var filterType = FilterType.locationsAndQueries
  /// What is guessed, by its older name.
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
  /// Whether it guesses: no.
  open var isSearching: Bool { false }
  /// Guesses no more.
  open func cancel() {}
  /// One that guesses nothing.
  public override init() {}
}

/// Whether a search is for what lies in its region alone.
public enum MKLocalSearchRegionPriority: Int, Sendable { case `default`, required }
