@_exported import Foundation

/// Something of a catalogue of music.
public protocol MusicItem: Sendable {
  /// Its name in the catalogue.
  var id: MusicItemID { get }
}
/// A name in a catalogue of music.
public struct MusicItemID: RawRepresentable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ string: String) { rawValue = string }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}
/// What can be played.
public protocol PlayableMusicItem: MusicItem {
  /// What a player needs to know; nil = it can't be played.
  var playParameters: PlayParameters? { get }
}
/// What a player needs to know of something.
public struct PlayParameters: Hashable, Codable, Sendable {}
/// What a catalogue can be searched for.
public protocol MusicCatalogSearchable: MusicItem {}
/// What one's own library can be searched for.
public protocol MusicLibrarySearchable: MusicItem {}
/// What one's own library can be asked for.
public protocol MusicLibraryRequestable: MusicItem {
  /// What it can be picked by.
  associatedtype LibraryFilter
  /// What it can be put in order by.
  associatedtype LibrarySortProperties
}
/// What charts are made of.
public protocol MusicCatalogChartRequestable: MusicItem {}
/// What a library can be divided by.
public protocol MusicLibrarySectionRequestable: MusicItem {}
/// What can be put into a library.
public protocol MusicLibraryAddable: MusicItem {}
/// What can be put into a playlist.
public protocol MusicPlaylistAddable: MusicItem {}
/// What was played lately.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
/// What can be picked out of a catalogue.
public protocol FilterableMusicItem: MusicItem {
  /// What it can be picked by.
  associatedtype FilterType
}
/// What more can be asked of something.
public protocol MusicPropertyContainer: MusicItem {}
extension MusicPropertyContainer {
  /// The same with more of it: there is no catalogue, so it is as it was.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { self }
  /// The same with more of it: there is no catalogue, so it is as it was.
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { self }
}
/// Where more of something is looked for.
public enum MusicPropertySource: Hashable, Sendable { case catalog, library }
/// Something that has to be asked for.
public struct PartialMusicAsyncProperty<Root>: Hashable, Sendable {
  fileprivate let name: String
}
extension PartialMusicAsyncProperty where Root == Song {
  /// The albums it is on.
  public static var albums: Self { .init(name: "albums") }
  /// Those who play.
  public static var artists: Self { .init(name: "artists") }
  /// Of what kind it is.
  public static var genres: Self { .init(name: "genres") }
  /// A station that goes on from it.
  public static var station: Self { .init(name: "station") }
  /// Those who wrote it.
  public static var composers: Self { .init(name: "composers") }
  /// Its films.
  public static var musicVideos: Self { .init(name: "musicVideos") }
}
extension PartialMusicAsyncProperty where Root == Album {
  /// What is on it.
  public static var tracks: Self { .init(name: "tracks") }
  /// Those who play.
  public static var artists: Self { .init(name: "artists") }
  /// Of what kind it is.
  public static var genres: Self { .init(name: "genres") }
  /// Others like it.
  public static var relatedAlbums: Self { .init(name: "relatedAlbums") }
  /// Others of it.
  public static var otherVersions: Self { .init(name: "otherVersions") }
  /// Where it stands.
  public static var appearsOn: Self { .init(name: "appearsOn") }
  /// Its films.
  public static var relatedVideos: Self { .init(name: "relatedVideos") }
  /// Who published it.
  public static var recordLabels: Self { .init(name: "recordLabels") }
}
extension PartialMusicAsyncProperty where Root == Artist {
  /// Their albums.
  public static var albums: Self { .init(name: "albums") }
  /// Of what kind they are.
  public static var genres: Self { .init(name: "genres") }
  /// What is heard most.
  public static var topSongs: Self { .init(name: "topSongs") }
  /// Their long albums.
  public static var fullAlbums: Self { .init(name: "fullAlbums") }
  /// Their short ones.
  public static var singles: Self { .init(name: "singles") }
  /// Their newest.
  public static var latestRelease: Self { .init(name: "latestRelease") }
  /// Others like them.
  public static var similarArtists: Self { .init(name: "similarArtists") }
  /// Albums one should know.
  public static var featuredAlbums: Self { .init(name: "featuredAlbums") }
  /// Albums they are on.
  public static var appearsOnAlbums: Self { .init(name: "appearsOnAlbums") }
  /// Those recorded before an audience.
  public static var liveAlbums: Self { .init(name: "liveAlbums") }
  /// Those put together later.
  public static var compilationAlbums: Self { .init(name: "compilationAlbums") }
  /// Playlists with them.
  public static var playlists: Self { .init(name: "playlists") }
  /// Playlists one should know.
  public static var featuredPlaylists: Self { .init(name: "featuredPlaylists") }
  /// Their films.
  public static var musicVideos: Self { .init(name: "musicVideos") }
  /// The films that are seen most.
  public static var topMusicVideos: Self { .init(name: "topMusicVideos") }
  /// A station that goes on from them.
  public static var station: Self { .init(name: "station") }
}
extension PartialMusicAsyncProperty where Root == Playlist {
  /// What is in it.
  public static var tracks: Self { .init(name: "tracks") }
  /// What is in it, each with its place.
  public static var entries: Self { .init(name: "entries") }
  /// Who put it together.
  public static var curator: Self { .init(name: "curator") }
  /// Who plays.
  public static var featuredArtists: Self { .init(name: "featuredArtists") }
  /// Others like it.
  public static var moreByCurator: Self { .init(name: "moreByCurator") }
}
/// Items in an order, perhaps with more to come; here all there are.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private var items: [MusicItemType]
  /// Those of a sequence.
  public init<S: Sequence>(_ sequence: S) where S.Element == MusicItemType { items = Array(sequence) }
  public init(arrayLiteral elements: MusicItemType...) { items = elements }
  /// None.
  public init() { items = [] }
  /// What they are called together; nil = nothing.
  public var title: String? { nil }
  /// Whether there are more: no.
  public var hasNextBatch: Bool { false }
  /// More of them: none.
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }
  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  /// One of them.
  public subscript(position: Int) -> MusicItemType { items[position] }
  /// Both, one after the other.
  public static func + (left: Self, right: Self) -> Self { Self(left.items + right.items) }
  /// Adds others.
  public static func += (left: inout Self, right: Self) { left.items += right.items }
}
extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
  public init(from decoder: any Decoder) throws {
    if let list = try? decoder.singleValueContainer().decode([MusicItemType].self) {
      items = list
    } else {
      items = try decoder.container(keyedBy: _MusicKeys.self).decode([MusicItemType].self, forKey: .data)
    }
  }
}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _MusicKeys.self)
    try container.encode(items, forKey: .data)
  }
}
