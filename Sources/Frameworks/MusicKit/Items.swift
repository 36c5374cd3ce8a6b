import Foundation

/// A song.
public struct Song:
  PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, MusicPlaylistAddable, MusicRecentlyPlayedRequestable, FilterableMusicItem, MusicPropertyContainer, Hashable,
  Codable, Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var title: String { said?.name ?? "" }
  /// Who plays.
  public var artistName: String { said?.artistName ?? "" }
  /// What its album is called; nil = not said.
  public var albumTitle: String? { said?.albumName }
  /// Who wrote it; nil = not said.
  public var composerName: String? { said?.composerName }
  /// How long it takes, in seconds; nil = not said.
  public var duration: TimeInterval? { said?.durationInMillis.map { Double($0) / 1000 } }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
  /// Its page.
  public var url: URL? { said?.url }
  /// Whose page.
  public var artistURL: URL? { said?.artistUrl }
  /// When it came out; nil = not said.
  public var releaseDate: Date? { _MusicAttributes.date(said?.releaseDate) }
  /// Its place; nil = not said.
  public var trackNumber: Int? { said?.trackNumber }
  /// On which disc; nil = not said.
  public var discNumber: Int? { said?.discNumber }
  /// Its number among recordings; nil = not said.
  public var isrc: String? { said?.isrc }
  /// Whether it is for everybody; nil = not said.
  public var contentRating: ContentRating? { said?.contentRating.flatMap(ContentRating.init) }
  /// Whether its words are known.
  public var hasLyrics: Bool { said?.hasLyrics ?? false }
  /// Whether it was made for this catalogue; nil = not said.
  public var isAppleDigitalMaster: Bool? { said?.isMasteredForItunes }
  /// Of which work it is; nil = not said.
  public var workName: String? { said?.workName }
  /// Which part of it; nil = not said.
  public var movementName: String? { said?.movementName }
  /// Which part of it; nil = not said.
  public var movementNumber: Int? { said?.movementNumber }
  /// Of how many; nil = not said.
  public var movementCount: Int? { said?.movementCount }
  /// After whom; nil = not said.
  public var attribution: String? { said?.attribution }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// Pieces to be heard before; nil = none.
  public var previewAssets: [PreviewAsset]? { said?.previews }
  /// What a player needs to know; nil = it can't be played.
  public var playParameters: PlayParameters? { said?.playParams.map { _ in PlayParameters() } }
  /// How it sounds; nil = not said.
  public var audioVariants: [AudioVariant]? { nil }
  /// When one heard it last: not known here.
  public var lastPlayedDate: Date? { nil }
  /// When one took it into one's library: not known here.
  public var libraryAddedDate: Date? { nil }
  /// How often one heard it: not known here.
  public var playCount: Int? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var albums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var artists: MusicItemCollection<Artist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var genres: MusicItemCollection<Genre>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var composers: MusicItemCollection<Artist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var station: Station? { nil }
  public var description: String { "Song(id: \"\(id)\", title: \"\(title)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let isrc: String
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
    /// By this.
    public let albumTitle: String
  }
  /// What it is picked by in a library.
  public struct LibraryFilter: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let isrc: String
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
    /// By this.
    public let albumTitle: String
    /// By this.
    public let artists: Artist
    /// By this.
    public let albums: Album
  }
  /// What it is put in order by in a library.
  public struct LibrarySortProperties: Sendable {
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
    /// By this.
    public let albumTitle: String?
    /// By this.
    public let lastPlayedDate: Date?
    /// By this.
    public let libraryAddedDate: Date?
    /// By this.
    public let playCount: Int?
    /// By this.
    public let releaseDate: Date?
    /// By this.
    public let trackNumber: Int?
  }
}
/// An album.
public struct Album:
  PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, MusicPlaylistAddable, FilterableMusicItem, MusicPropertyContainer, MusicLibrarySectionRequestable, Hashable,
  Codable, Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var title: String { said?.name ?? "" }
  /// Who plays.
  public var artistName: String { said?.artistName ?? "" }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
  /// Its page.
  public var url: URL? { said?.url }
  /// Whose page.
  public var artistURL: URL? { said?.artistUrl }
  /// When it came out; nil = not said.
  public var releaseDate: Date? { _MusicAttributes.date(said?.releaseDate) }
  /// How many are on it.
  public var trackCount: Int { said?.trackCount ?? 0 }
  /// Its number among goods; nil = not said.
  public var upc: String? { said?.upc }
  /// Whether it is for everybody; nil = not said.
  public var contentRating: ContentRating? { said?.contentRating.flatMap(ContentRating.init) }
  /// Whether it was made for this catalogue; nil = not said.
  public var isAppleDigitalMaster: Bool? { said?.isMasteredForItunes }
  /// Whether it is a short one; nil = not said.
  public var isSingle: Bool? { said?.isSingle }
  /// Whether all of it is there; nil = not said.
  public var isComplete: Bool? { said?.isComplete }
  /// Whether it was put together; nil = not said.
  public var isCompilation: Bool? { said?.isCompilation }
  /// Whose it is; nil = not said.
  public var copyright: String? { said?.copyright }
  /// Who published it; nil = not said.
  public var recordLabelName: String? { said?.recordLabel }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// What a player needs to know; nil = it can't be played.
  public var playParameters: PlayParameters? { said?.playParams.map { _ in PlayParameters() } }
  /// How it sounds; nil = not said.
  public var audioVariants: [AudioVariant]? { nil }
  /// When one heard it last: not known here.
  public var lastPlayedDate: Date? { nil }
  /// When one took it into one's library: not known here.
  public var libraryAddedDate: Date? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var tracks: MusicItemCollection<Track>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var artists: MusicItemCollection<Artist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var genres: MusicItemCollection<Genre>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var relatedAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var otherVersions: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var appearsOn: MusicItemCollection<Playlist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var relatedVideos: MusicItemCollection<MusicVideo>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var recordLabels: MusicItemCollection<RecordLabel>? { nil }
  public var description: String { "Album(id: \"\(id)\", title: \"\(title)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let upc: String
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
  }
  /// What it is picked by in a library.
  public struct LibraryFilter: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let upc: String
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
    /// By this.
    public let artists: Artist
  }
  /// What it is put in order by in a library.
  public struct LibrarySortProperties: Sendable {
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
    /// By this.
    public let lastPlayedDate: Date?
    /// By this.
    public let libraryAddedDate: Date?
    /// By this.
    public let releaseDate: Date?
  }
}
/// Somebody who plays.
public struct Artist:
  MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, FilterableMusicItem, MusicPropertyContainer,
  MusicLibrarySectionRequestable, Hashable, Codable, Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
  /// Its page.
  public var url: URL? { said?.url }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// When one took it into one's library: not known here.
  public var libraryAddedDate: Date? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var albums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var genres: MusicItemCollection<Genre>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var topSongs: MusicItemCollection<Song>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var fullAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var singles: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var latestRelease: Album? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var similarArtists: MusicItemCollection<Artist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var featuredAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var appearsOnAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var liveAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var compilationAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var essentialAlbums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var playlists: MusicItemCollection<Playlist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var topMusicVideos: MusicItemCollection<MusicVideo>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var station: Station? { nil }
  public var description: String { "Artist(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let name: String
  }
  /// What it is picked by in a library.
  public struct LibraryFilter: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let name: String
  }
  /// What it is put in order by in a library.
  public struct LibrarySortProperties: Sendable {
    /// By this.
    public let name: String
    /// By this.
    public let libraryAddedDate: Date?
  }
}
/// Songs that somebody put together.
public struct Playlist:
  PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, FilterableMusicItem, MusicPropertyContainer, MusicLibrarySectionRequestable, Hashable, Codable, Identifiable,
  CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Who put it together; nil = not said.
  public var curatorName: String? { said?.curatorName }
  /// What is said of it; nil = nothing.
  public var standardDescription: String? { said?.description?.standard }
  /// What is said of it in short; nil = nothing.
  public var shortDescription: String? { said?.description?.short }
  /// Its page.
  public var url: URL? { said?.url }
  /// When it was last changed; nil = not said.
  public var lastModifiedDate: Date? { _MusicAttributes.date(said?.lastModifiedDate) }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// What a player needs to know; nil = it can't be played.
  public var playParameters: PlayParameters? { said?.playParams.map { _ in PlayParameters() } }
  /// When one heard it last: not known here.
  public var lastPlayedDate: Date? { nil }
  /// When one took it into one's library: not known here.
  public var libraryAddedDate: Date? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var tracks: MusicItemCollection<Track>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var entries: MusicItemCollection<Playlist.Entry>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var curator: Curator? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var featuredArtists: MusicItemCollection<Artist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var moreByCurator: MusicItemCollection<Playlist>? { nil }
  public var description: String { "Playlist(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let name: String
  }
  /// What it is picked by in a library.
  public struct LibraryFilter: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let name: String
  }
  /// What it is put in order by in a library.
  public struct LibrarySortProperties: Sendable {
    /// By this.
    public let name: String
    /// By this.
    public let lastPlayedDate: Date?
    /// By this.
    public let libraryAddedDate: Date?
    /// By this.
    public let curatorName: String?
  }
  /// One song of a playlist, with its place.
  public struct Entry: MusicItem, Hashable, Codable, Identifiable {
    /// What it is.
    public let item: Item?
    public var id: MusicItemID { item?.id ?? "" }
    /// What it is called.
    public var title: String { item?.track.title ?? "" }
    /// Who plays.
    public var artistName: String { item?.track.artistName ?? "" }
    /// Its picture.
    public var artwork: Artwork? { item?.track.artwork }
    /// How long it takes, in seconds.
    public var duration: TimeInterval? { item?.track.duration }
    /// A song or a film.
    public enum Item: MusicItem, Hashable, Codable {
      case song(Song), musicVideo(MusicVideo)
      public var id: MusicItemID { track.id }
      var track: Track {
        switch self {
        case .song(let song): .song(song)
        case .musicVideo(let film): .musicVideo(film)
        }
      }
    }
  }
  /// Who put it together.
  public enum Kind: String, Hashable, Codable, Sendable { case editorial, external, personalMix, replay, userShared }
  /// Who put it together: not said.
  public var kind: Kind? { nil }
}
/// A film of a song.
public struct MusicVideo:
  PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, MusicPlaylistAddable, FilterableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable,
  CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var title: String { said?.name ?? "" }
  /// Who plays.
  public var artistName: String { said?.artistName ?? "" }
  /// What its album is called; nil = not said.
  public var albumTitle: String? { said?.albumName }
  /// How long it takes, in seconds; nil = not said.
  public var duration: TimeInterval? { said?.durationInMillis.map { Double($0) / 1000 } }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
  /// Its page.
  public var url: URL? { said?.url }
  /// Whose page.
  public var artistURL: URL? { said?.artistUrl }
  /// When it came out; nil = not said.
  public var releaseDate: Date? { _MusicAttributes.date(said?.releaseDate) }
  /// Its place; nil = not said.
  public var trackNumber: Int? { said?.trackNumber }
  /// Its number among recordings; nil = not said.
  public var isrc: String? { said?.isrc }
  /// Whether it is for everybody; nil = not said.
  public var contentRating: ContentRating? { said?.contentRating.flatMap(ContentRating.init) }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// Pieces to be heard before; nil = none.
  public var previewAssets: [PreviewAsset]? { said?.previews }
  /// What a player needs to know; nil = it can't be played.
  public var playParameters: PlayParameters? { said?.playParams.map { _ in PlayParameters() } }
  /// Of which work it is; nil = not said.
  public var workName: String? { said?.workName }
  /// Known once it was asked for, which finds nothing here.
  public var albums: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var artists: MusicItemCollection<Artist>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var genres: MusicItemCollection<Genre>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var songs: MusicItemCollection<Song>? { nil }
  public var description: String { "MusicVideo(id: \"\(id)\", title: \"\(title)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let isrc: String
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
  }
  /// What it is picked by in a library.
  public struct LibraryFilter: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let isrc: String
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
  }
  /// What it is put in order by in a library.
  public struct LibrarySortProperties: Sendable {
    /// By this.
    public let title: String
    /// By this.
    public let artistName: String
    /// By this.
    public let albumTitle: String?
    /// By this.
    public let releaseDate: Date?
    /// By this.
    public let trackNumber: Int?
  }
}
/// A station that goes on and on.
public struct Station:
  PlayableMusicItem, MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable,
  CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Its page.
  public var url: URL? { said?.url }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// How long it takes, in seconds; nil = not said.
  public var duration: TimeInterval? { said?.durationInMillis.map { Double($0) / 1000 } }
  /// Whether it is for everybody; nil = not said.
  public var contentRating: ContentRating? { said?.contentRating.flatMap(ContentRating.init) }
  /// Who sends it; nil = not said.
  public var stationProviderName: String? { said?.stationProviderName }
  /// Whether it is sent now.
  public var isLive: Bool { said?.isLive ?? false }
  /// What a player needs to know; nil = it can't be played.
  public var playParameters: PlayParameters? { said?.playParams.map { _ in PlayParameters() } }
  public var description: String { "Station(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
  }
}
/// A kind of music.
public struct Genre:
  FilterableMusicItem, MusicLibraryRequestable, MusicPropertyContainer, MusicLibrarySectionRequestable, Hashable, Codable,
  Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Known once it was asked for, which finds nothing here.
  public var parent: Genre? { nil }
  public var description: String { "Genre(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let name: String
  }
  /// What it is picked by in a library.
  public struct LibraryFilter: Sendable {
    /// By this.
    public let id: MusicItemID
    /// By this.
    public let name: String
  }
  /// What it is put in order by in a library.
  public struct LibrarySortProperties: Sendable {
    /// By this.
    public let name: String
  }
}
/// Somebody who puts songs together.
public struct Curator:
  MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Its page.
  public var url: URL? { said?.url }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// Known once it was asked for, which finds nothing here.
  public var playlists: MusicItemCollection<Playlist>? { nil }
  public var description: String { "Curator(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
  }
}
/// Who publishes.
public struct RecordLabel:
  MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Its page.
  public var url: URL? { said?.url }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// Known once it was asked for, which finds nothing here.
  public var latestReleases: MusicItemCollection<Album>? { nil }
  /// Known once it was asked for, which finds nothing here.
  public var topReleases: MusicItemCollection<Album>? { nil }
  public var description: String { "RecordLabel(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
  }
}
/// Something that is sent.
public struct RadioShow:
  MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, Hashable, Codable, Identifiable, CustomStringConvertible
{
  let record: _MusicRecord
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  public init(from decoder: any Decoder) throws { record = try _MusicRecord(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Its page.
  public var url: URL? { said?.url }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// Known once it was asked for, which finds nothing here.
  public var playlists: MusicItemCollection<Playlist>? { nil }
  public var description: String { "RadioShow(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
  }
}
/// A song or a film of one.
public enum Track:
  PlayableMusicItem, MusicPlaylistAddable, MusicLibraryAddable, MusicLibraryRequestable, MusicRecentlyPlayedRequestable, Hashable, Codable,
  Identifiable
{
  /// What it is picked by in a library.
  public typealias LibraryFilter = Song.LibraryFilter
  /// What it is put in order by in a library.
  public typealias LibrarySortProperties = Song.LibrarySortProperties
  case song(Song), musicVideo(MusicVideo)
  public init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: _MusicKeys.self).decodeIfPresent(String.self, forKey: .type) ?? ""
    self = kind.contains("video") ? .musicVideo(try MusicVideo(from: decoder)) : .song(try Song(from: decoder))
  }
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .song(let song): try song.encode(to: encoder)
    case .musicVideo(let film): try film.encode(to: encoder)
    }
  }
  private var record: _MusicRecord {
    switch self {
    case .song(let song): song.record
    case .musicVideo(let film): film.record
    }
  }
  private var said: _MusicAttributes? { record.attributes }
  public var id: MusicItemID { record.id }
  /// What it is called.
  public var title: String { said?.name ?? "" }
  /// Who plays.
  public var artistName: String { said?.artistName ?? "" }
  /// What its album is called; nil = not said.
  public var albumTitle: String? { said?.albumName }
  /// How long it takes, in seconds; nil = not said.
  public var duration: TimeInterval? { said?.durationInMillis.map { Double($0) / 1000 } }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
  /// Its page.
  public var url: URL? { said?.url }
  /// When it came out; nil = not said.
  public var releaseDate: Date? { _MusicAttributes.date(said?.releaseDate) }
  /// Its place; nil = not said.
  public var trackNumber: Int? { said?.trackNumber }
  /// On which disc; nil = not said.
  public var discNumber: Int? { said?.discNumber }
  /// Its number among recordings; nil = not said.
  public var isrc: String? { said?.isrc }
  /// Whether it is for everybody; nil = not said.
  public var contentRating: ContentRating? { said?.contentRating.flatMap(ContentRating.init) }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
  /// Pieces to be heard before; nil = none.
  public var previewAssets: [PreviewAsset]? { said?.previews }
  /// What a player needs to know; nil = it can't be played.
  public var playParameters: PlayParameters? { said?.playParams.map { _ in PlayParameters() } }
  /// When one heard it last: not known here.
  public var lastPlayedDate: Date? { nil }
  /// When one took it into one's library: not known here.
  public var libraryAddedDate: Date? { nil }
  /// How often one heard it: not known here.
  public var playCount: Int? { nil }
}
