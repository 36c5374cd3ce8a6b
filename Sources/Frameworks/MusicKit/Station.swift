import Foundation

/// A station that goes on and on.
public struct Station: _DescribedMusicItem, PlayableMusicItem, MusicCatalogSearchable, FilterableMusicItem, MusicPropertyContainer,
  CustomStringConvertible
{
  /// What the catalogue says of it.
  public let _record: _MusicRecord
  /// What a record says.
  public init(_record: _MusicRecord) { self._record = _record }
  /// What it is called.
  public var name: String { said?.name ?? "" }
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
