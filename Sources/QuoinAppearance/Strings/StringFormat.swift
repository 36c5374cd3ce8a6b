import Foundation

/// Puts arguments into a localized text: `%@`, `%lld`, `%d`, `%u`, `%x`, `%f` with widths and precisions, `%1$@`, `%%`.
public enum StringFormat {
  /// The text with its arguments.
  ///
  /// A specifier without an argument stays as it is written, so that the gap is seen.
  /// - Parameter locale: Writes numbers as this locale does, with its grouping and decimal separator (`12,345`), as SwiftUI's
  ///   texts are; nil writes plain digits.
  public static func fill(_ format: String, with arguments: [StringArgument], locale: Locale? = nil) -> String {
    var result = ""
    // All that is written for an argument is ASCII, so bytes are read: characters cost far more.
    var rest = Substring(format).utf8
    var next = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[percent...]
      guard let found = Specifier(rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(found.written.utf8.count)
      if found.conversion == "%" {
        result += "%"
        continue
      }
      let index = found.position.map { $0 - 1 } ?? next
      if found.position == nil { next += 1 }
      result += arguments.indices.contains(index) ? text(arguments[index], found, locale) : String(found.written)
    }
    return result + Substring(rest)
  }

  private static func text(_ argument: StringArgument, _ specifier: Specifier, _ locale: Locale?) -> String {
    switch (argument, specifier.conversion) {
    case (.text(let value), _): return value
    case (.integer(let value), "f"), (.integer(let value), "g"), (.integer(let value), "e"):
      return String(format: "%\(specifier.style)\(specifier.conversion)", locale: locale, Double(value))
    case (.integer(let value), "@"): return "\(value)"
    case (.integer(let value), "d"):
      return plain(value, specifier, locale) ?? String(format: "%\(specifier.style)ld", locale: locale, value)
    case (.integer(let value), let conversion): return String(format: "%\(specifier.style)l\(conversion)", locale: locale, value)
    case (.number(let value), "@"): return "\(value)"
    case (.number(let value), "d"), (.number(let value), "i"), (.number(let value), "u"), (.number(let value), "x"):
      return value.isFinite && abs(value) < 9e18 ? "\(Int(value))" : "\(value)"
    case (.number(let value), let conversion): return String(format: "%\(specifier.style)\(conversion)", locale: locale, value)
    }
  }

  /// A number without flags, as the locale writes it; nil where the system's formatter must be asked.
  private static func plain(_ value: Int, _ specifier: Specifier, _ locale: Locale?) -> String? {
    guard specifier.style.isEmpty else { return nil }
    guard let locale else { return String(value) }
    return LocalizedInteger.of(locale)?.text(value)
  }

  /// One `%…` of a format.
  struct Specifier {
    var position: Int?
    /// Flags, width and precision, as written.
    var style: String
    var conversion: Character
    var written: Substring

    /// Nil when the text does not begin with a whole specifier.
    init?(_ text: Substring.UTF8View) {
      var rest = text.dropFirst()
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
        position = Int(Substring(digits))
        rest = rest.dropFirst(digits.count + 1)
      }
      let styled = rest.prefix { "+- #0123456789.'".utf8.contains($0) }
      rest = rest.dropFirst(styled.count)
      rest = rest.drop { "lhqzjtL".utf8.contains($0) }
      guard let last = rest.first, "@dDiuUxXofeEgGcsp%".utf8.contains(last), styled.count <= 12 else { return nil }
      style = String(Substring(styled))
      // Characters and pointers have no argument of ours; text takes their place.
      conversion =
        switch Character(Unicode.Scalar(last)) {
        case "D": "d"
        case "U": "u"
        case "c", "s", "p": "@"
        case let other: other
        }
      written = Substring(text.prefix(text.count - rest.count + 1))
    }
  }
}
