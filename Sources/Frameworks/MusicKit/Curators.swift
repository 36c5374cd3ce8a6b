import Foundation

/// Somebody who puts songs together.
public struct Curator: _DescribedMusicItem, MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, CustomStringConvertible {
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var name: String { said?.name ?? "" }
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
public struct RecordLabel: _DescribedMusicItem, MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var name: String { said?.name ?? "" }
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
public struct RadioShow: _DescribedMusicItem, MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer, CustomStringConvertible {
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var name: String { said?.name ?? "" }
  /// Known once it was asked for, which finds nothing here.
  public var playlists: MusicItemCollection<Playlist>? { nil }
  public var description: String { "RadioShow(id: \"\(id)\", name: \"\(name)\")" }
  /// What it is picked by.
  public struct FilterType: Sendable {
    /// By this.
    public let id: MusicItemID
  }
}
