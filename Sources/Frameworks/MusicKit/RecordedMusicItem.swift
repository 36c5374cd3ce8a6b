import Foundation

/// An item that is what a catalogue's record says of it: its name and its coding are the record's.
public protocol _RecordedMusicItem: MusicItem, Hashable, Codable, Identifiable {
  /// The record.
  var _record: _MusicRecord { get }
  /// The item of a record.
  init(_record: _MusicRecord)
}
extension _RecordedMusicItem {
  /// Its name in the catalogue.
  public var id: MusicItemID { _record.id }
  /// An item as Apple Music's JSON has it.
  /// - Throws: what is wrong with it, as `DecodingError`.
  public init(from decoder: any Decoder) throws { self.init(_record: try _MusicRecord(from: decoder)) }
  /// Writes the record.
  public func encode(to encoder: any Encoder) throws { try _record.encode(to: encoder) }
  /// What the record says; nil = nothing but the name.
  var said: _MusicAttributes? { _record.attributes }
}

/// An item with a page, a picture and words of editors.
public protocol _DescribedMusicItem: _RecordedMusicItem {}
extension _DescribedMusicItem {
  /// Its page.
  public var url: URL? { said?.url }
  /// Its picture; nil = it has none.
  public var artwork: Artwork? { said?.artwork }
  /// What editors say of it; nil = nothing.
  public var editorialNotes: EditorialNotes? { said?.editorialNotes }
}
