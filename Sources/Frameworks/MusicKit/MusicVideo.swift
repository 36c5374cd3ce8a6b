import Foundation

/// A film of a song.
public struct MusicVideo: _DescribedMusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable,
  MusicCatalogChartRequestable, MusicLibraryAddable, MusicPlaylistAddable, FilterableMusicItem, MusicPropertyContainer,
  CustomStringConvertible
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
  /// Its number among recordings; nil = not said.
  public var isrc: String? { said?.isrc }
  /// Whether it is for everybody; nil = not said.
  public var contentRating: ContentRating? { said?.contentRating.flatMap(ContentRating.init) }
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
