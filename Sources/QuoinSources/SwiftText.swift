// What all that read and write Swift's source text share.

extension UInt8 {
  /// Whether it is a blank within a line.
  @inlinable package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
  @inlinable package var isNewline: Bool { self == UInt8(ascii: "\n") }
  /// Whether the byte may stand in a name: letters, digits, underscores, and all beyond ASCII.
  @inlinable package var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text as it stands between the quotes of a literal.
  package var escapedForLiteral: String { map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined() }
}
