import Foundation
import FoundationNetworking

/// What a search of the catalogue found.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  /// Songs: none.
  public let songs: MusicItemCollection<Song> = []
  /// Albums: none.
  public let albums: MusicItemCollection<Album> = []
  /// Artists: none.
  public let artists: MusicItemCollection<Artist> = []
  /// Playlists: none.
  public let playlists: MusicItemCollection<Playlist> = []
  /// Films: none.
  public let musicVideos: MusicItemCollection<MusicVideo> = []
  /// Stations: none.
  public let stations: MusicItemCollection<Station> = []
  /// Those who put songs together: none.
  public let curators: MusicItemCollection<Curator> = []
  /// Publishers: none.
  public let recordLabels: MusicItemCollection<RecordLabel> = []
  /// What is sent: nothing.
  public let radioShows: MusicItemCollection<RadioShow> = []
  /// What fits best: nothing.
  public let topResults: MusicItemCollection<TopResult> = []
  /// What fits best, of any kind.
  public enum TopResult: MusicItem, Hashable, Identifiable {
    case album(Album), artist(Artist), curator(Curator), musicVideo(MusicVideo), playlist(Playlist), radioShow(RadioShow)
    case recordLabel(RecordLabel), song(Song), station(Station)
    public var id: MusicItemID {
      switch self {
      case .album(let item): item.id
      case .artist(let item): item.id
      case .curator(let item): item.id
      case .musicVideo(let item): item.id
      case .playlist(let item): item.id
      case .radioShow(let item): item.id
      case .recordLabel(let item): item.id
      case .song(let item): item.id
      case .station(let item): item.id
      }
    }
  }
}
/// Searches the catalogue; nobody has signed in, so it fails.
public struct MusicCatalogSearchRequest: Sendable {
  /// For words.
  public init(term: String, types: [any MusicCatalogSearchable.Type]) { (self.term, self.types) = (term, types) }
  /// The words.
  public let term: String
  /// Of which kinds.
  public let types: [any MusicCatalogSearchable.Type]
  /// How many at most; nil = as the catalogue likes.
  public var limit: Int?
  /// How many are passed over; nil = none.
  public var offset: Int?
  /// Whether what fits best comes first.
  public var includeTopResults = false
  /// What is found.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}
/// Words that a search might mean.
public struct MusicCatalogSearchSuggestionsResponse: Hashable, Sendable {
  /// Words: none.
  public let suggestions: [Suggestion] = []
  /// What fits best: nothing.
  public let topResults: MusicItemCollection<MusicCatalogSearchResponse.TopResult> = []
  /// Some words.
  public struct Suggestion: Hashable, Identifiable, Sendable {
    public let id: String
    /// As they are shown.
    public let displayTerm: String
    /// As they are searched.
    public let searchTerm: String
  }
}
/// Asks for words that a search might mean; it fails.
public struct MusicCatalogSearchSuggestionsRequest: Sendable {
  /// For what was typed.
  public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) { self.term = term }
  /// What was typed.
  public let term: String
  /// How many at most.
  public var limit: Int?
  /// The words.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicCatalogSearchSuggestionsResponse { throw MusicTokenRequestError.permissionDenied }
}
/// What was picked out of the catalogue.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  /// What was found: nothing.
  public let items: MusicItemCollection<MusicItemType> = []
}
/// Picks something out of the catalogue; it fails.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
  /// Everything.
  public init() {}
  /// What is equal to something.
  public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value)
  where MusicItemType: FilterableMusicItem {}
  /// What is one of some.
  public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value])
  where MusicItemType: FilterableMusicItem {}
  /// How many at most.
  public var limit: Int?
  /// What is asked for besides.
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
  /// What is found.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}
/// What is heard most.
public enum MusicCatalogChartKind: Hashable, Sendable { case mostPlayed, cityTop, dailyGlobalTop }
/// A chart.
public struct MusicCatalogChart<MusicItemType: MusicItem>: Identifiable, Sendable {
  public let id: String
  /// What it is called.
  public let title: String
  /// Of what it is.
  public let kind: MusicCatalogChartKind
  /// What stands on it.
  public let items: MusicItemCollection<MusicItemType>
}
extension MusicCatalogChart: Equatable where MusicItemType: Equatable {}
extension MusicCatalogChart: Hashable where MusicItemType: Hashable {}
/// Charts.
public struct MusicCatalogChartsResponse: Sendable {
  /// Of songs: none.
  public let songCharts: [MusicCatalogChart<Song>] = []
  /// Of albums: none.
  public let albumCharts: [MusicCatalogChart<Album>] = []
  /// Of playlists: none.
  public let playlistCharts: [MusicCatalogChart<Playlist>] = []
  /// Of films: none.
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>] = []
}
/// Asks for charts; it fails.
public struct MusicCatalogChartsRequest: Sendable {
  /// Of a kind of music, of some kinds of items; nil = of all music.
  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed], types: [any MusicCatalogChartRequestable.Type]
  ) { self.genre = genre }
  /// Of which kind of music.
  public let genre: Genre?
  /// How many at most.
  public var limit: Int?
  /// How many are passed over.
  public var offset: Int?
  /// The charts.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicCatalogChartsResponse { throw MusicTokenRequestError.permissionDenied }
}
/// What was found in one's library.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  /// What was found: nothing.
  public let items: MusicItemCollection<MusicItemType> = []
}
/// Asks one's library; it fails.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  /// For everything.
  public init() {}
  /// How many at most.
  public var limit: Int?
  /// How many are passed over.
  public var offset: Int?
  /// Whether only what is on the phone counts.
  public var includeOnlyDownloadedContent = false
  /// Only what is equal to something.
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value) {}
  /// Only what is one of some.
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]) {}
  /// Only what has a text.
  public mutating func filter(text: String) {}
  /// In an order.
  public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool) {}
  /// What is found.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicLibrary.Error.permissionDenied }
}
/// A part of one's library, and what is in it.
@dynamicMemberLookup public struct MusicLibrarySection<Section: MusicItem, Item: MusicItem>: Identifiable, Sendable {
  /// What is in it.
  public let items: MusicItemCollection<Item>
  private let section: Section
  public var id: MusicItemID { section.id }
  /// What is said of the part.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Section, Value>) -> Value { section[keyPath: keyPath] }
}
/// Parts of one's library.
public struct MusicLibrarySectionedResponse<Section: MusicItem, Item: MusicItem>: Sendable {
  /// The parts: none.
  public let sections: [MusicLibrarySection<Section, Item>] = []
}
/// Asks one's library for parts; it fails.
public struct MusicLibrarySectionedRequest<
  Section: MusicLibrarySectionRequestable & MusicLibraryRequestable, Item: MusicLibraryRequestable
>:
  Sendable
{
  /// For everything.
  public init() {}
  /// How many at most.
  public var limit: Int?
  /// Whether only what is on the phone counts.
  public var includeOnlyDownloadedContent = false
  /// Only what has a text.
  public mutating func filterItems(text: String) {}
  /// Items in an order.
  public mutating func sortItems<Value>(by keyPath: KeyPath<Item.LibrarySortProperties, Value>, ascending: Bool) {}
  /// Parts in an order.
  public mutating func sortSections<Value>(by keyPath: KeyPath<Section.LibrarySortProperties, Value>, ascending: Bool) {}
  /// What is found.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicLibrarySectionedResponse<Section, Item> { throw MusicLibrary.Error.permissionDenied }
}
/// What a search of one's library found.
public struct MusicLibrarySearchResponse: Hashable, Sendable {
  /// Songs: none.
  public let songs: MusicItemCollection<Song> = []
  /// Albums: none.
  public let albums: MusicItemCollection<Album> = []
  /// Artists: none.
  public let artists: MusicItemCollection<Artist> = []
  /// Playlists: none.
  public let playlists: MusicItemCollection<Playlist> = []
  /// Films: none.
  public let musicVideos: MusicItemCollection<MusicVideo> = []
  /// What fits best: nothing.
  public let topResults: MusicItemCollection<TopResult> = []
  /// What fits best, of any kind.
  public enum TopResult: MusicItem, Hashable, Identifiable {
    case album(Album), artist(Artist), musicVideo(MusicVideo), playlist(Playlist), song(Song)
    public var id: MusicItemID {
      switch self {
      case .album(let item): item.id
      case .artist(let item): item.id
      case .musicVideo(let item): item.id
      case .playlist(let item): item.id
      case .song(let item): item.id
      }
    }
  }
}
/// Searches one's library; it fails.
public struct MusicLibrarySearchRequest: Sendable {
  /// For words.
  public init(term: String, types: [any MusicLibrarySearchable.Type]) { (self.term, self.types) = (term, types) }
  /// The words.
  public let term: String
  /// Of which kinds.
  public let types: [any MusicLibrarySearchable.Type]
  /// How many at most.
  public var limit: Int?
  /// Whether what fits best comes first.
  public var includeTopResults = false
  /// What is found.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicLibrarySearchResponse { throw MusicLibrary.Error.permissionDenied }
}
/// An album, a playlist or a station that was played lately.
public enum RecentlyPlayedMusicItem: MusicItem, Hashable, Codable, Identifiable {
  case album(Album), playlist(Playlist), station(Station)
  public var id: MusicItemID {
    switch self {
    case .album(let item): item.id
    case .playlist(let item): item.id
    case .station(let item): item.id
    }
  }
  /// What it is called.
  public var title: String {
    switch self {
    case .album(let item): item.title
    case .playlist(let item): item.name
    case .station(let item): item.name
    }
  }
  /// What is said below; nil = nothing.
  public var subtitle: String? {
    switch self {
    case .album(let item): item.artistName
    case .playlist(let item): item.curatorName
    case .station: nil
    }
  }
  /// Its picture.
  public var artwork: Artwork? {
    switch self {
    case .album(let item): item.artwork
    case .playlist(let item): item.artwork
    case .station(let item): item.artwork
    }
  }
}
/// What was played lately.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
  /// What was played: nothing.
  public let items: MusicItemCollection<MusicItemType> = []
}
/// Asks what was played lately; it fails.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  /// For everything.
  public init() {}
  /// How many at most.
  public var limit: Int?
  /// How many are passed over.
  public var offset: Int?
  /// What was played.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> { throw MusicTokenRequestError.permissionDenied }
}
/// Asks which albums and playlists were played lately; it fails.
public struct MusicRecentlyPlayedContainerRequest: Sendable {
  /// For everything.
  public init() {}
  /// How many at most.
  public var limit: Int?
  /// What was played.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicRecentlyPlayedResponse<RecentlyPlayedMusicItem> {
    throw MusicTokenRequestError.permissionDenied
  }
}
/// What one may like.
public struct MusicPersonalRecommendation: MusicItem, Hashable, Codable, Identifiable {
  public let id: MusicItemID
  /// What it is called.
  public let title: String?
  /// Why.
  public let reason: String?
  /// Albums: none.
  public var albums: MusicItemCollection<Album> { [] }
  /// Playlists: none.
  public var playlists: MusicItemCollection<Playlist> { [] }
  /// Stations: none.
  public var stations: MusicItemCollection<Station> { [] }
  /// All of it: nothing.
  public var items: MusicItemCollection<Item> { [] }
  /// What one may like, of any kind.
  public typealias Item = RecentlyPlayedMusicItem
}
/// What one may like.
public struct MusicPersonalRecommendationsResponse: Sendable {
  /// What it is: nothing.
  public let recommendations: MusicItemCollection<MusicPersonalRecommendation> = []
}
/// Asks what one may like; it fails.
public struct MusicPersonalRecommendationsRequest: Sendable {
  /// For everything.
  public init() {}
  /// How many at most.
  public var limit: Int?
  /// What one may like.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicPersonalRecommendationsResponse { throw MusicTokenRequestError.permissionDenied }
}
/// An answer of the service in bytes.
public struct MusicDataResponse {
  /// The bytes.
  public let data: Data
  /// What the service says of them.
  public let urlResponse: URLResponse
}
/// Asks the service for bytes; it fails.
public struct MusicDataRequest: Sendable {
  /// An address with what is said of it.
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  /// What is asked.
  public let urlRequest: URLRequest
  /// Of which country one's account is: not known.
  public static var currentCountryCode: String { get async throws { throw MusicTokenRequestError.permissionDenied } }
  /// The bytes.
  /// - Throws: that there is no leave.
  public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
  /// What went wrong.
  public struct Error: Swift.Error, Sendable {
    /// Its number with the service.
    public let code: Int
    /// What it is called.
    public let title: String
    /// What is said of it.
    public let detailText: String
    /// The answer's number.
    public let status: Int
    /// Its name.
    public let id: String
  }
}
