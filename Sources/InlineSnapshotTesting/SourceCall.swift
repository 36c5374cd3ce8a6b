/// A call in a Swift source, as far as its closures go: read by hand, with strings, comments and brackets understood.
package struct SourceCall {
  /// A closure of the call.
  package struct Closure: Equatable {
    /// Its label; nil for the first trailing one.
    package var label: Range<Int>?
    /// From its opening brace behind its closing one.
    package var range: Range<Int>
  }
  let bytes: [UInt8]
  /// Where the call begins.
  let start: Int
  /// Closures that stand among the arguments.
  private(set) var inner: [Closure] = []
  /// Closures that stand behind them.
  private(set) var trailing: [Closure] = []
  /// Behind the arguments' closing bracket, or behind the callee where there are none.
  private(set) var argumentsEnd: Int

  /// The call at a line and a column, both counted from 1; nil when there is none.
  package init?(_ bytes: [UInt8], line: Int, column: Int) {
    self.bytes = bytes
    guard var at = Self.offset(of: line, column, in: bytes) else { return nil }
    start = at
    // The callee: names, dots, generic arguments.
    while at < bytes.count, bytes[at] != UInt8(ascii: "("), bytes[at] != UInt8(ascii: "{") {
      if bytes[at] == UInt8(ascii: "\n") || bytes[at] == UInt8(ascii: ";") { return nil }
      at += 1
    }
    guard at < bytes.count else { return nil }
    argumentsEnd = at
    if bytes[at] == UInt8(ascii: "(") {
      guard let end = readArguments(from: at) else { return nil }
      argumentsEnd = end
    } else {
      while argumentsEnd > start, Self.isSpace(bytes[argumentsEnd - 1]) { argumentsEnd -= 1 }
    }
    readTrailing()
  }

  /// The closure that a descriptor means; nil when it is not there yet.
  func closure(_ descriptor: InlineSnapshotSyntaxDescriptor) -> Closure? {
    let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
    if let named = (inner + trailing).first(where: { $0.label.map { labels.contains(text($0)) } ?? false }) { return named }
    // Closures among the arguments count as standing before.
    guard descriptor.trailingClosureOffset <= inner.count, let first = trailing.first, first.label == nil else { return nil }
    return first
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The white space at the beginning of the line that an offset lies in.
  func margin(at offset: Int) -> String {
    var begin = offset
    while begin > 0, bytes[begin - 1] != UInt8(ascii: "\n") { begin -= 1 }
    var end = begin
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return text(begin..<end)
  }

  // MARK: Reading

  private mutating func readArguments(from open: Int) -> Int? {
    var at = open + 1
    var label: Range<Int>?
    var beginsArgument = true
    while at < bytes.count {
      let byte = bytes[at]
      if let next = Self.skipped(bytes, at) {
        at = next
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") { beginsArgument = false }
        continue
      }
      switch byte {
      case UInt8(ascii: ")"): return at + 1
      case UInt8(ascii: ","):
        (label, beginsArgument) = (nil, true)
        at += 1
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        guard let end = Self.matching(bytes, at) else { return nil }
        if byte == UInt8(ascii: "{"), beginsArgument { inner.append(Closure(label: label, range: at..<end)) }
        at = end
        beginsArgument = false
      default:
        if Self.isWord(byte), beginsArgument {
          let begin = at
          while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
          if at < bytes.count, bytes[at] == UInt8(ascii: ":"), label == nil {
            label = begin..<at
            at += 1
          } else {
            beginsArgument = false
          }
        } else {
          if !Self.isSpace(byte) { beginsArgument = false }
          at += 1
        }
      }
    }
    return nil
  }

  private mutating func readTrailing() {
    var at = argumentsEnd
    while true {
      var next = at
      while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
      var label: Range<Int>?
      if !trailing.isEmpty {
        let begin = next
        while next < bytes.count, Self.isWord(bytes[next]) { next += 1 }
        guard next > begin, next < bytes.count, bytes[next] == UInt8(ascii: ":") else { return }
        label = begin..<next
        next += 1
        while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
      }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "{"), let end = Self.matching(bytes, next) else { return }
      trailing.append(Closure(label: label, range: next..<end))
      at = end
    }
  }

  private static func offset(of line: Int, _ column: Int, in bytes: [UInt8]) -> Int? {
    var (at, number) = (0, 1)
    while number < line, at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { number += 1 }
      at += 1
    }
    let offset = at + column - 1
    return number == line && offset < bytes.count ? offset : nil
  }

  /// Behind the bracket that closes the one at `open`; nil when none does.
  private static func matching(_ bytes: [UInt8], _ open: Int) -> Int? {
    var depth = 0
    var at = open
    while at < bytes.count {
      if let next = skipped(bytes, at) {
        at = next
        continue
      }
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return at + 1 }
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Behind a comment or a string that begins here; nil when neither does.
  private static func skipped(_ bytes: [UInt8], _ at: Int) -> Int? {
    func follows(_ text: StaticString, _ at: Int) -> Bool {
      guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }
    if follows("//", at) {
      var next = at
      while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      return next
    }
    if follows("/*", at) {
      var (next, depth) = (at + 2, 1)
      while next < bytes.count, depth > 0 {
        if follows("/*", next) {
          (depth, next) = (depth + 1, next + 2)
        } else if follows("*/", next) {
          (depth, next) = (depth - 1, next + 2)
        } else {
          next += 1
        }
      }
      return next
    }
    var hashes = 0
    while at + hashes < bytes.count, bytes[at + hashes] == UInt8(ascii: "#") { hashes += 1 }
    guard follows("\"", at + hashes) else { return nil }
    let isLong = follows("\"\"\"", at + hashes)
    let quotes = isLong ? 3 : 1
    var next = at + hashes + quotes
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "\\"),
        (0..<hashes).allSatisfy({ next + 1 + $0 < bytes.count && bytes[next + 1 + $0] == UInt8(ascii: "#") })
      {
        let behind = next + 1 + hashes
        // What is interpolated may hold strings of its own.
        if behind < bytes.count, bytes[behind] == UInt8(ascii: "("), let end = matching(bytes, behind) {
          next = end
        } else {
          next = behind + 1
        }
        continue
      }
      let isEnd =
        (0..<quotes).allSatisfy { next + $0 < bytes.count && bytes[next + $0] == UInt8(ascii: "\"") }
        && (0..<hashes).allSatisfy { next + quotes + $0 < bytes.count && bytes[next + quotes + $0] == UInt8(ascii: "#") }
      if isEnd { return next + quotes + hashes }
      if !isLong, bytes[next] == UInt8(ascii: "\n") { return next }
      next += 1
    }
    return next
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F || byte >= 0x80
  }
}
