import Foundation

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
    case .song(let song): song._record
    case .musicVideo(let film): film._record
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
