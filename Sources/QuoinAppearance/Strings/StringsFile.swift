import Foundation

/// Reads the older formats: `.strings` (`"key" = "text";` with comments, or a property list) and `.stringsdict`.
enum StringsFile {
  static func read(_ path: String) throws(StringsError) -> [String: StringEntry] {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
    if path.hasSuffix(".stringsdict") || data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      guard let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw .broken(path: path, detail: "it is not a property list")
      }
      return plist.compactMapValues(entry)
    }
    let text = String(data: data, encoding: data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf8)
    guard let text else { throw .broken(path: path, detail: "it is neither UTF-8 nor UTF-16") }
    var reader = StringsReader(text)
    guard let pairs = reader.read() else { throw .broken(path: path, detail: "line \(reader.line) is not of the form \"key\" = \"text\";") }
    return pairs.mapValues { .text($0) }
  }

  /// A row of a property list: a text, or a `.stringsdict` rule with its format and variables.
  private static func entry(_ value: Any) -> StringEntry? {
    if let text = value as? String { return .text(text) }
    guard let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: StringSubstitution] = [:]
    for (name, value) in rule {
      guard let variable = value as? [String: Any] else { continue }
      let valueType = variable["NSStringFormatValueTypeKey"] as? String ?? "d"
      var forms: [PluralCategory: StringEntry] = [:]
      for (key, text) in variable {
        guard let category = PluralCategory(rawValue: key), let text = text as? String else { continue }
        forms[category] = .text(text)
      }
      substitutions[name] = StringSubstitution(argument: position(of: name, in: format), format: valueType, entry: .plural(forms))
    }
    // Variables without a number take their arguments in the order in which the format names them.
    return .text(format, substitutions: substitutions)
  }

  private static func position(of name: String, in format: String) -> Int {
    if let place = format.range(of: "$#@\(name)@") {
      // `%2$#@name@` says which one it is.
      let digits = format[..<place.lowerBound].reversed().prefix { $0.isASCII && $0.isNumber }
      return Int(String(digits.reversed())) ?? 1
    }
    guard let place = format.range(of: "%#@\(name)@") else { return 1 }
    return format[..<place.lowerBound].components(separatedBy: "#@").count
  }
}

/// Takes `"key" = "text";` rows and comments apart.
struct StringsReader {
  private var rest: Substring
  /// The line the reader has come to, from 1.
  private(set) var line = 1

  init(_ text: String) { rest = Substring(text.replacing("\r\n", with: "\n").drop { $0 == "\u{FEFF}" }) }

  /// All rows; nil when one does not follow the form, with ``line`` at its place.
  mutating func read() -> [String: String]? {
    var result: [String: String] = [:]
    while skipBlank(), !rest.isEmpty {
      guard let key = word(), skipBlank() else { return nil }
      if take("=") {
        guard skipBlank(), let value = word(), skipBlank() else { return nil }
        result[key] = value
      } else {
        result[key] = key
      }
      guard take(";") else { return nil }
    }
    return rest.isEmpty ? result : nil
  }

  private mutating func advance(_ count: Int) {
    line += rest.prefix(count).count { $0 == "\n" }
    rest = rest.dropFirst(count)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    advance(text.count)
    return true
  }

  /// Passes over white space and comments; false when a comment has no end.
  private mutating func skipBlank() -> Bool {
    while let first = rest.first {
      if first.isWhitespace {
        advance(1)
      } else if rest.hasPrefix("//") {
        advance(rest.prefix { $0 != "\n" }.count)
      } else if rest.hasPrefix("/*") {
        guard let end = rest.range(of: "*/") else { return false }
        advance(rest.distance(from: rest.startIndex, to: end.upperBound))
      } else {
        break
      }
    }
    return true
  }

  /// A quoted text with its escapes, or a bare word.
  private mutating func word() -> String? {
    guard take("\"") else {
      let bare = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
      advance(bare.count)
      return bare.isEmpty ? nil : String(bare)
    }
    var result = ""
    while let character = rest.first {
      advance(1)
      switch character {
      case "\"": return result
      case "\\":
        guard let escaped = escape() else { return nil }
        result.append(escaped)
      default: result.append(character)
      }
    }
    return nil
  }

  private mutating func escape() -> Character? {
    guard let kind = rest.first else { return nil }
    advance(1)
    switch kind {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
      advance(digits.count)
      return Character(scalar)
    default: return kind
    }
  }
}
