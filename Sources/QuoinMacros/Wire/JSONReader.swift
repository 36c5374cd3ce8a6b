/// Reads one JSON value from UTF-8. A message that is not JSON gives nil: the compiler is then told that nothing was expanded.
struct JSONReader {
  private let bytes: [UInt8]
  private var at = 0

  static func read(_ bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes: bytes)
    return reader.value()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func value() -> JSONValue? {
    skipBlanks()
    guard at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    default: return word()
    }
  }

  private mutating func object() -> JSONValue? {
    var members: [String: JSONValue] = [:]
    guard take("{") else { return nil }
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let member = value() else { return nil }
      members[key] = member
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    guard take("[") else { return nil }
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func word() -> JSONValue? {
    let start = at
    while at < bytes.count, ![0x20, 0x0A, 0x0D, 0x09, 0x2C, 0x5D, 0x7D].contains(bytes[at]) { at += 1 }
    switch String(decoding: bytes[start..<at], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let number: return Int(number).map(JSONValue.number) ?? Double(number).map { .number(Int($0)) }
    }
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var out: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: out, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        out.append(byte)
      } else if !escape(into: &out) {
        return nil
      }
    }
    return nil
  }

  private mutating func escape(into out: inout [UInt8]) -> Bool {
    guard at < bytes.count else { return false }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): out.append(0x0A)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "r"): out.append(0x0D)
    case UInt8(ascii: "b"): out.append(0x08)
    case UInt8(ascii: "f"): out.append(0x0C)
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else { return false }
      out += Array(String(Character(scalar)).utf8)
    default: out.append(byte)
    }
    return true
  }

  /// The scalar of one `\uXXXX`, or of two that are a surrogate pair.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let high = fourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else { return "\u{FFFD}" }
    at += 2
    guard let low = fourDigits(), low >= 0xDC00 else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    defer { at += 4 }
    return UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
  }
}
