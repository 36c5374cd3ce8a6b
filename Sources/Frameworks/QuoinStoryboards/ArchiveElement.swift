import Foundation

/// An element of an archive's XML with all that stands in it.
final class ArchiveElement {
  let name: String
  private let attributes: [String: String]
  private(set) var children: [ArchiveElement] = []
  /// The words in it.
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

  subscript(_ attribute: String) -> String? { attributes[attribute] }
  func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
  func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) } }
  var id: String { attributes["id"] ?? "" }

  /// The first element of a name in it.
  func first(_ name: String) -> ArchiveElement? { children.first { $0.name == name } }
  /// The elements in the first element of a name.
  func all(in name: String) -> [ArchiveElement] { first(name)?.children ?? [] }
  /// The element that says `key`, of a name if one is given.
  func value(_ key: String, _ name: String? = nil) -> ArchiveElement? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }
  /// A text: an attribute, or an element when it has several lines.
  func words(_ key: String) -> String? { attributes[key] ?? value(key, "string")?.string }
  /// The words of an element `string`, which are in base 64 when they would not survive as XML.
  private var string: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    var code = text.filter { !$0.isWhitespace }
    while code.count % 4 != 0 { code += "=" }
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The element at the root of a text; nil when it is no XML of one root.
  static func root(of text: String) -> ArchiveElement? {
    let top = ArchiveElement("", [:])
    var open = [top]
    var rest = Substring(text)
    while let begin = rest.firstIndex(of: "<") {
      if open.count > 1 { open[open.count - 1].text += plain(rest[..<begin]) }
      rest = rest[rest.index(after: begin)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.hasPrefix("![CDATA[") {
        guard let end = rest.range(of: "]]>") else { return nil }
        open[open.count - 1].text += rest[..<end.lowerBound].dropFirst("![CDATA[".count)
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = end(ofTag: rest) else { return nil }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        guard open.count > 1 else { return nil }
        open.removeLast()
        continue
      }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      let element = ArchiveElement(String(name), readAttributes(tag.dropFirst(name.count)))
      open[open.count - 1].children.append(element)
      if !tag.hasSuffix("/") { open.append(element) }
    }
    return open.count == 1 ? top.children.first : nil
  }

  /// Where a tag ends: at a `>` outside of quotes.
  private static func end(ofTag text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private static func readAttributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].filter { !$0.isWhitespace }
      guard let begin = rest[equals...].firstIndex(where: { $0 == "\"" || $0 == "'" }) else { break }
      let value = rest[rest.index(after: begin)...]
      guard let end = value.firstIndex(of: rest[begin]) else { break }
      found[name] = plain(value[..<end])
      rest = value[value.index(after: end)...]
    }
    return found
  }

  /// A text with its entities as what they stand for.
  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var made = ""
    var rest = text
    while let begin = rest.firstIndex(of: "&") {
      made += rest[..<begin]
      guard let end = rest[begin...].firstIndex(of: ";") else {
        made += rest[begin...]
        return made
      }
      made += meaning(rest[rest.index(after: begin)..<end])
      rest = rest[rest.index(after: end)...]
    }
    return made + rest
  }

  private static func meaning(_ entity: Substring) -> String {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : entity.hasPrefix("#") ? UInt32(entity.dropFirst()) : nil
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "&\(entity);"
    }
  }
}
