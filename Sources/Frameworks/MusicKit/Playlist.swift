import Foundation

/// Songs that somebody put together.
public struct Playlist: _DescribedMusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibrarySearchable, MusicLibraryRequestable,
  MusicCatalogChartRequestable, MusicLibraryAddable, FilterableMusicItem, MusicPropertyContainer, MusicLibrarySectionRequestable,
  CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Who put it together; nil = not said.
  public var curatorName: String? { said?.curatorName }
  /// What is said of it; nil = nothing.
  public var standardDescription: String? { said?.description?.standard }
  /// What is said of it in short; nil = nothing.
  public var shortDescription: String? { said?.description?.short }
  /// When it was last changed; nil = not said.
  public var lastModifiedDate: Date? { _MusicAttributes.date(said?.lastModifiedDate) }
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
