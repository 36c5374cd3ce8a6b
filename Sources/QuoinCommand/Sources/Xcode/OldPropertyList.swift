/// A property list in the old style, as Xcode writes projects: `{ key = value; }`, `( a, b )`, words and quoted strings.
enum OldPropertyList: Equatable {
  case text(String)
  case list([OldPropertyList])
  case table([String: OldPropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [OldPropertyList]? { if case .list(let list) = self { list } else { nil } }
  var table: [String: OldPropertyList]? { if case .table(let table) = self { table } else { nil } }
  /// The words of a list; a word alone is a list of one.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }
  subscript(key: String) -> OldPropertyList? { table?[key] }

  /// What is wrong with a list, and in which line.
  struct Fault: Error {
    var line: Int
    var message: String
  }

  /// Time linear in the bytes.
  static func read(_ bytes: [UInt8]) throws(Fault) -> OldPropertyList {
    var reader = Reader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.at == bytes.count else { throw reader.fault("something follows its end") }
    return value
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func fault(_ message: String) -> Fault { Fault(line: 1 + bytes[..<min(at, bytes.count)].count { $0 == 0x0A }, message: message) }
    private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }
    private func follows(_ words: StaticString) -> Bool {
      at + words.utf8CodeUnitCount <= bytes.count && (0..<words.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == words.utf8Start[$0] }
    }

    mutating func skipBlanks() {
      while let byte {
        if byte == 0x20 || (0x09...0x0D).contains(byte) {
          at += 1
        } else if follows("//") {
          while let byte = self.byte, byte != 0x0A { at += 1 }
        } else if follows("/*") {
          at += 2
          while at < bytes.count, !follows("*/") { at += 1 }
          at = min(bytes.count, at + 2)
        } else {
          return
        }
      }
    }

    mutating func value(depth: Int) throws(Fault) -> OldPropertyList {
      // Projects are a few levels deep; a file of brackets alone must not run the stack out.
      guard depth < 64 else { throw fault("more than 64 brackets are open") }
      skipBlanks()
      switch byte {
      case UInt8(ascii: "{"): return .table(try table(depth: depth))
      case UInt8(ascii: "("): return .list(try list(depth: depth))
      case nil: throw fault("it ends before it is whole")
      default: return .text(try word())
      }
    }

    private mutating func table(depth: Int) throws(Fault) -> [String: OldPropertyList] {
      at += 1
      var table: [String: OldPropertyList] = [:]
      while true {
        skipBlanks()
        if byte == UInt8(ascii: "}") {
          at += 1
          return table
        }
        let key = try word()
        try expect("=")
        table[key] = try value(depth: depth + 1)
        try expect(";")
      }
    }

    private mutating func list(depth: Int) throws(Fault) -> [OldPropertyList] {
      at += 1
      var list: [OldPropertyList] = []
      while true {
        skipBlanks()
        if byte == UInt8(ascii: ")") {
          at += 1
          return list
        }
        list.append(try value(depth: depth + 1))
        skipBlanks()
        if byte == UInt8(ascii: ",") { at += 1 } else if byte != UInt8(ascii: ")") { throw fault("a comma or ) is missing") }
      }
    }

    private mutating func expect(_ sign: Unicode.Scalar) throws(Fault) {
      skipBlanks()
      guard byte == UInt8(ascii: sign) else { throw fault("\(sign) is missing") }
      at += 1
    }

    private mutating func word() throws(Fault) -> String {
      guard let first = byte else { throw fault("it ends before it is whole") }
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
      let start = at
      while let byte, Self.isPlain(byte), !follows("//"), !follows("/*") { at += 1 }
      guard at > start else { throw fault("a word is missing") }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(Fault) -> String {
      at += 1
      var text: [UInt8] = []
      while let byte {
        at += 1
        if byte == quote { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let next = self.byte else {
          text.append(byte)
          continue
        }
        at += 1
        switch next {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        default: text.append(next)
        }
      }
      throw fault("a quote is not closed")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        true
      default: "_.$/:-+@~<>".utf8.contains(byte)
      }
    }
  }
}
