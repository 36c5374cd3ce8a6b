/// Cuts Swift source into tokens. It knows strings (raw, multi-line, interpolated), regex literals, nested comments and
/// brackets, which is all that the macros need in order never to mistake a bracket in a string for one in code.
struct Scanner {
  let bytes: [UInt8]
  private var at = 0
  private var tokens: [Token] = []

  static func tokens(of source: String) -> [Token] {
    var scanner = Scanner(bytes: Array(source.utf8))
    scanner.scan()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ ahead: Int = 0) -> UInt8 { at + ahead < bytes.count ? bytes[at + ahead] : 0 }
  private func starts(_ text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  private mutating func scan() {
    var startsLine = true
    var spaced = false
    while at < bytes.count {
      let start = at
      if skipBlank(startsLine: &startsLine) {
        spaced = true
        if !tokens.isEmpty { tokens[tokens.count - 1].spaceAfter = true }
        continue
      }
      let kind = consume()
      let text = String(decoding: bytes[start..<at], as: UTF8.self)
      tokens.append(Token(kind: kind, range: start..<at, text: text, startsLine: startsLine, spaceBefore: spaced))
      startsLine = false
      spaced = false
    }
  }

  /// Moves over one blank or one comment. A comment that spans lines counts as a new line.
  private mutating func skipBlank(startsLine: inout Bool) -> Bool {
    if peek() == 0x0A || peek() == 0x0D {
      startsLine = true
      at += 1
    } else if peek() == 0x20 || peek() == 0x09 {
      at += 1
    } else if starts("//") {
      while at < bytes.count, peek() != 0x0A { at += 1 }
    } else if starts("/*") {
      let start = at
      skipBlockComment()
      if bytes[start..<at].contains(0x0A) { startsLine = true }
    } else {
      return false
    }
    return true
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        at += 2
      } else if starts("*/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < bytes.count
  }

  private mutating func consume() -> Token.Kind {
    let byte = peek()
    if let hashes = rawStringHashes() {
      consumeString(hashes: hashes)
      return .literal
    }
    if byte == UInt8(ascii: "/"), let end = regexEnd() {
      at = end
      return .literal
    }
    if Self.isWord(byte) || byte == UInt8(ascii: "`") || (byte == UInt8(ascii: "#") && Self.isWord(peek(1))) {
      at += 1
      while Self.isWord(peek()) || (byte == UInt8(ascii: "`") && peek() == byte) { at += 1 }
      return .word
    }
    at += 1
    if "([{".utf8.contains(byte) { return .open }
    if ")]}".utf8.contains(byte) { return .close }
    if Self.isOperator(byte) { while Self.isOperator(peek()), !starts("//"), !starts("/*") { at += 1 } }
    return .symbol
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "=+-*/<>!&|^~?%.".utf8.contains(byte) }
}

// Literals that may hold brackets.
extension Scanner {
  /// How many `#` stand before the quote that starts a string here; nil when none starts.
  private func rawStringHashes() -> Int? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return peek(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func consumeString(hashes: Int) {
    at += hashes
    let quotes = starts("\"\"\"") ? 3 : 1
    at += quotes
    while at < bytes.count {
      if closes(quotes: quotes, hashes: hashes) {
        at += quotes + hashes
        return
      }
      if peek() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
        at += 1 + hashes
        if peek() == UInt8(ascii: "(") { consumeInterpolation() } else { at += 1 }
      } else if quotes == 1, peek() == 0x0A {
        return  // a string without its end: the compiler says so itself
      } else {
        at += 1
      }
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func consumeInterpolation() {
    var depth = 0
    var startsLine = false
    repeat {
      if skipBlank(startsLine: &startsLine) { continue }
      let before = peek()
      let kind = consume()
      if kind == .open, before == UInt8(ascii: "(") { depth += 1 }
      if kind == .close, before == UInt8(ascii: ")") { depth -= 1 }
    } while depth > 0 && at < bytes.count
  }

  /// The end of a `/…/` literal that starts here; nil when the slash is an operator.
  private func regexEnd() -> Int? {
    if let last = tokens.last, last.kind == .word || last.kind == .literal || last.kind == .close { return nil }
    if peek(1) == 0x20 || peek(1) == 0x09 || peek(1) == UInt8(ascii: "/") { return nil }
    var end = at + 1
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
