/// A JSON value whose objects keep the order of their keys: in a style, later properties win over earlier ones.
indirect enum OrderedJSON {
  case null
  case bool(Bool)
  /// A number as it was written.
  case number(String)
  case string(String)
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  subscript(key: String) -> OrderedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// A string or a number as JSON, nil for anything else.
  var scalar: String? {
    switch self {
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    default: nil
    }
  }

  /// The value in an error: its text, or what kind of value it is.
  var words: String {
    switch self {
    case .string(let text), .number(let text): text
    case .null: "null"
    case .bool(let value): "\(value)"
    case .array: "[…]"
    case .object: "{…}"
    }
  }

  /// A string of JSON.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 32: quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A string, or a number as it was written.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

/// Reads one JSON text (RFC 8259).
struct OrderedJSONReader {
  /// What is wrong, and at which byte of the line.
  struct Failure: Error {
    let what: String
    let offset: Int
  }
  private let bytes: [UInt8]
  private var at = 0

  static func read(_ line: String) throws(Failure) -> OrderedJSON {
    var reader = OrderedJSONReader(bytes: Array(line.utf8))
    let value = try reader.value()
    reader.skipSpace()
    if reader.at < reader.bytes.count { throw Failure(what: "something follows the end of the object", offset: reader.at) }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fail(_ what: String) -> Failure { Failure(what: what, offset: at) }

  private mutating func skipSpace() {
    while at < bytes.count, [32, 9, 10, 13].contains(bytes[at]) { at += 1 }
  }

  private mutating func value() throws(Failure) -> OrderedJSON {
    skipSpace()
    guard at < bytes.count else { throw fail("the text ends where a value should stand") }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: OrderedJSON) throws(Failure) -> OrderedJSON {
    guard bytes[at...].starts(with: word.utf8) else { throw fail("no JSON value begins like this") }
    at += word.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> OrderedJSON {
    let start = at
    while at < bytes.count, "+-.0123456789Ee".utf8.contains(bytes[at]) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard Double(text) != nil else { throw fail("no JSON value begins like this") }
    return .number(text)
  }

  private mutating func object() throws(Failure) -> OrderedJSON {
    at += 1
    var members: [(key: String, value: OrderedJSON)] = []
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: "}") {
      at += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw fail("a key in quotes should stand here") }
      let key = try string()
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw fail("a colon should follow the key") }
      at += 1
      members.append((key, try value()))
      if try endsList(UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array() throws(Failure) -> OrderedJSON {
    at += 1
    var elements: [OrderedJSON] = []
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: "]") {
      at += 1
      return .array(elements)
    }
    while true {
      elements.append(try value())
      if try endsList(UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  private mutating func endsList(_ closing: UInt8) throws(Failure) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == closing || bytes[at] == UInt8(ascii: ",") else {
      throw fail("a comma or \"\(Character(Unicode.Scalar(closing)))\" should stand here")
    }
    at += 1
    return bytes[at - 1] == closing
  }

  private mutating func string() throws(Failure) -> String {
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\") {
        text.append(contentsOf: try escape())
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    guard at < bytes.count else { throw fail("a string is not closed") }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard at + 1 < bytes.count else { throw fail("a string is not closed") }
    at += 2
    switch bytes[at - 1] {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), at + 1 < bytes.count, bytes[at] == 92, bytes[at + 1] == UInt8(ascii: "u") {
        at += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [bytes[at - 1]]
    }
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    guard at + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16) else {
      throw fail("four hexadecimal digits should follow \\u")
    }
    at += 4
    return unit
  }
}
