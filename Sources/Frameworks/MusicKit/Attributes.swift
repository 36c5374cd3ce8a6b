import Foundation
import UIKit

enum _MusicKeys: String, CodingKey { case id, type, href, attributes, data }

/// What the catalogue's answers say of an item, by the names of the Apple Music API.
struct _MusicAttributes: Hashable, Codable, Sendable {
  var name: String?
  var artistName: String?
  var albumName: String?
  var composerName: String?
  var curatorName: String?
  var stationProviderName: String?
  var durationInMillis: Int?
  var genreNames: [String]?
  var url: URL?
  var artistUrl: URL?
  var releaseDate: String?
  var lastModifiedDate: String?
  var trackNumber: Int?
  var trackCount: Int?
  var discNumber: Int?
  var isrc: String?
  var upc: String?
  var contentRating: String?
  var hasLyrics: Bool?
  var isSingle: Bool?
  var isComplete: Bool?
  var isCompilation: Bool?
  var isMasteredForItunes: Bool?
  var isLive: Bool?
  var workName: String?
  var movementName: String?
  var movementNumber: Int?
  var movementCount: Int?
  var attribution: String?
  var copyright: String?
  var recordLabel: String?
  var artwork: Artwork?
  var editorialNotes: EditorialNotes?
  var description: EditorialNotes?
  var previews: [PreviewAsset]?
  var playParams: _Ignored?

  /// What is there, whatever it says.
  struct _Ignored: Hashable, Codable, Sendable {
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: _MusicKeys.self) }
  }

  /// A day as the catalogue writes it, or a time of ISO 8601; nil when it is neither.
  static func date(_ text: String?) -> Date? {
    guard let text else { return nil }
    let reader = DateFormatter()
    reader.locale = Locale(identifier: "en_US_POSIX")
    reader.timeZone = TimeZone(identifier: "UTC")
    for format in ["yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM", "yyyy"] {
      reader.dateFormat = format
      if let date = reader.date(from: text) { return date }
    }
    return nil
  }
}
/// An item by its name and what is said of it.
public struct _MusicRecord: Hashable, Codable, Sendable {
  var id: MusicItemID
  var attributes: _MusicAttributes?

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _MusicKeys.self)
    id = try container.decode(MusicItemID.self, forKey: .id)
    attributes = try container.decodeIfPresent(_MusicAttributes.self, forKey: .attributes)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _MusicKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(attributes, forKey: .attributes)
  }
}
/// Whether something is for everybody.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }
/// How something sounds.
public enum AudioVariant: Hashable, Codable, Sendable {
  case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio
}
/// A piece of something to be heard before.
public struct PreviewAsset: Hashable, Codable, Sendable {
  /// Where it is.
  public let url: URL?
  /// Its picture.
  public let artwork: Artwork?
  /// The same as it comes in pieces.
  public let hlsURL: URL?
  enum CodingKeys: String, CodingKey { case url, artwork, hlsURL = "hlsUrl" }
}
/// What editors say of something.
public struct EditorialNotes: Hashable, Codable, Sendable {
  /// In short.
  public let short: String?
  /// At length.
  public let standard: String?
  /// A name.
  public let name: String?
  /// A line.
  public let tagline: String?
}
/// A picture of a catalogue.
public struct Artwork: Hashable, Codable, Sendable {
  /// How wide it is at most, in pixels.
  public let maximumWidth: Int
  /// How high it is at most, in pixels.
  public let maximumHeight: Int
  private let address: String
  private let colors: [String?]
  /// Other words for it.
  public var alternateText: String? { nil }

  enum CodingKeys: String, CodingKey { case width, height, url, bgColor, textColor1, textColor2, textColor3, textColor4 }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    maximumWidth = try container.decodeIfPresent(Int.self, forKey: .width) ?? 0
    maximumHeight = try container.decodeIfPresent(Int.self, forKey: .height) ?? 0
    address = try container.decode(String.self, forKey: .url)
    colors = try [CodingKeys.bgColor, .textColor1, .textColor2, .textColor3, .textColor4].map {
      try container.decodeIfPresent(String.self, forKey: $0)
    }
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(maximumWidth, forKey: .width)
    try container.encode(maximumHeight, forKey: .height)
    try container.encode(address, forKey: .url)
    for (key, color) in zip([CodingKeys.bgColor, .textColor1, .textColor2, .textColor3, .textColor4], colors) {
      try container.encodeIfPresent(color, forKey: key)
    }
  }
  /// Where it is in a size, in pixels; nil = the address can't be read.
  public func url(width: Int, height: Int) -> URL? {
    URL(string: address.replacingOccurrences(of: "{w}", with: "\(width)").replacingOccurrences(of: "{h}", with: "\(height)"))
  }
  /// Its ground; nil = not said.
  public var backgroundColor: CGColor? { color(0) }
  /// A colour for words on it.
  public var primaryTextColor: CGColor? { color(1) }
  /// A colour for words on it.
  public var secondaryTextColor: CGColor? { color(2) }
  /// A colour for words on it.
  public var tertiaryTextColor: CGColor? { color(3) }
  /// A colour for words on it.
  public var quaternaryTextColor: CGColor? { color(4) }

  private func color(_ index: Int) -> CGColor? {
    guard let text = colors[index], text.count == 6, let bits = UInt32(text, radix: 16) else { return nil }
    let parts = [bits >> 16 & 255, bits >> 8 & 255, bits & 255].map { CGFloat($0) / 255 }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
