import Foundation

/// A song.
public struct Song: _DescribedMusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable,
  MusicCatalogChartRequestable, MusicLibraryAddable, MusicPlaylistAddable, MusicRecentlyPlayedRequestable, FilterableMusicItem,
  MusicPropertyContainer, CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
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
