import Foundation

/// Takes numbers, arc flags and command letters from SVG text, where separators may be left out (`1-.5.25`, `0 01.5`).
struct SVGNumbers {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return index >= bytes.count
    }
  }

  var nextIsNumber: Bool {
    mutating get {
      skipSeparators()
      guard index < bytes.count else { return false }
      return Self.isDigit(bytes[index]) || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(bytes[index])
    }
  }

  /// A command letter, if one comes next.
  mutating func takeLetter() -> UInt8? {
    skipSeparators()
    guard index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20) else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// A flag of an arc: one digit, 0 or 1, which needs no separator behind it.
  mutating func takeFlag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  /// A number; nil when none comes next.
  mutating func takeNumber() -> Double? {
    skipSeparators()
    let start = index
    takeSign()
    let whole = takeDigits()
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = takeDigits()
    }
    guard whole + fraction > 0 else {
      index = start
      return nil
    }
    takeExponent()
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    return value?.isFinite == true ? value : nil
  }

  private mutating func takeExponent() {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    let before = index
    index += 1
    takeSign()
    if takeDigits() == 0 { index = before }
  }

  private mutating func takeSign() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    return index - start
  }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] <= 0x20 { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
