import Foundation

/// Somebody who plays.
public struct Artist: _DescribedMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable, FilterableMusicItem,
  MusicPropertyContainer, MusicLibrarySectionRequestable, CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Of what kinds it is.
  public var genreNames: [String] { said?.genreNames ?? [] }
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
