import Foundation

/// A kind of music.
public struct Genre: _RecordedMusicItem, FilterableMusicItem, MusicLibraryRequestable, MusicPropertyContainer,
  MusicLibrarySectionRequestable, CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
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
