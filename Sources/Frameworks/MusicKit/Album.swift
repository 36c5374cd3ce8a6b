import Foundation

/// An album.
public struct Album: _DescribedMusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable,
  MusicCatalogChartRequestable, MusicLibraryAddable, MusicPlaylistAddable, FilterableMusicItem, MusicPropertyContainer,
  MusicLibrarySectionRequestable, CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var title: String { said?.name ?? "" }
  /// Who plays.
  public var artistName: String { said?.artistName ?? "" }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
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
