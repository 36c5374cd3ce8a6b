import Foundation

/// Puts words in a row: “a, b, and c”.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Whose words stand between them; nil takes the user's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes what is no text yet.
  open var itemFormatter: Formatter?

  /// The words in a row, as the user's language has it.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// The things in a row.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
