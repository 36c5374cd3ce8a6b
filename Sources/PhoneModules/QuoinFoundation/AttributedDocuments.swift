import Foundation

extension NSAttributedString {
  /// How a text with looks is written.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// RTF.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with pictures.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }
  /// What a reader is told.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it is written.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How its letters are written.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// What looks it has first.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// How many seconds its parts from elsewhere may take; kept only.
    public static let timeout = DocumentReadingOptionKey(rawValue: "Timeout")
    /// What stands before addresses without a place; kept only.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    /// Whether marks of lists are written as before iOS 16; kept only.
    public static let textKit1ListMarkerFormatDocumentOption = DocumentReadingOptionKey(rawValue: "TextKit1ListMarkerFormat")
  }
  /// What is told of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it is written.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How its letters are written.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The words of a document. Of HTML the words alone are read: paragraphs and lines stay, looks and pictures go. RTF is not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType {
    case .html?: self.init(string: HTMLWords.read(text))
    case .rtf?, .rtfd?: throw CocoaError(.fileReadUnknown)
    default: self.init(string: text.hasPrefix("<!DOCTYPE") || text.hasPrefix("<html") ? HTMLWords.read(text) : text)
    }
  }
  /// The words of a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws { try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict) }

  /// The words of a part as a document: plain text, or HTML without looks.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let words = (string as NSString).substring(with: range)
    guard dict[.documentType] as? DocumentType == .html else { return Data(words.utf8) }
    let escaped = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "<br>")].reduce(words) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    return Data("<!DOCTYPE html><html><body><p>\(escaped)</p></body></html>".utf8)
  }
}

/// Reads the words of HTML.
private enum HTMLWords {
  static func read(_ text: String) -> String {
    var rest = text[...]
    var words = ""
    while let character = rest.first {
      guard character == "<" else {
        // Spaces are one, wherever they are several.
        if character.isWhitespace { if !words.isEmpty, words.last?.isWhitespace != true { words += " " } } else { words.append(character) }
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if ["script", "style", "head", "title"].contains(name), !tag.hasPrefix("/"),
        let close = rest.range(of: "</\(name)", options: .caseInsensitive)
      {
        rest = rest[close.lowerBound...]
      } else if name == "br" || (tag.hasPrefix("/") && ["p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"].contains(name)) {
        while words.last == " " { words.removeLast() }
        words += "\n"
      }
    }
    for (entity, letter) in [
      ("&nbsp;", "\u{a0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      words = words.replacingOccurrences(of: entity, with: letter)
    }
    return words
  }
}
