import QuoinSources

// Going through a source word by word, past comments and texts.
extension PhoneSource {
  /// What a walk comes upon.
  enum Step {
    case opens, closes
    /// A word, and where it begins.
    case word(String, at: Int)
  }

  /// Goes behind the next brace or word, counting braces in `depth`; nil at the end.
  mutating func step(_ depth: inout Int) -> Step? {
    while at < text.count {
      if skipBlind() { continue }
      if text[at].isWord {
        let begin = at
        let word = word
        at += word.utf8.count
        return .word(word, at: begin)
      }
      let byte = text[at]
      at += 1
      if byte == UInt8(ascii: "{") {
        depth += 1
        return .opens
      }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        return .closes
      }
    }
    return nil
  }

  mutating func skipToBrace() {
    while at < text.count, text[at] != UInt8(ascii: "{") { if !skipBlind() { at += 1 } }
  }

  mutating func skipSpace() {
    while at < text.count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(text[at]) { at += 1 }
  }

  /// What stands between the braces that begin here.
  var body: String {
    var source = self
    var depth = 0
    while let step = source.step(&depth) {
      if case .closes = step, depth == 0 { return String(decoding: text[(at + 1)..<(source.at - 1)], as: UTF8.self) }
    }
    return ""
  }
}
