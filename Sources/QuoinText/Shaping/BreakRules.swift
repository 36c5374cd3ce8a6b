import CICU
import Synchronization

/// Where a line may end (UAX 14, by ICU, with its dictionaries for Thai and its like).
enum BreakRules {
  /// Marks `breaks[i]` where a line may begin at UTF-16 offset i; `breaks` starts as false throughout and is one longer
  /// than the text. Beginning and end are never marked.
  static func mark(_ text: UnsafeBufferPointer<UInt16>, language: String?, keepsHangulWords: Bool, in breaks: inout [Bool]) {
    guard text.count > 1 else { return }
    if !markPlain(text, &breaks) { markWithICU(text, language, &breaks) }
    if keepsHangulWords { dropBreaksInsideHangul(text, &breaks) }
  }

  /// Texts of ASCII letters, digits, blanks and a few signs break after blanks and nowhere else; that needs no rules' table.
  /// Returns false, with nothing marked, if the text has anything else.
  private static func markPlain(_ text: UnsafeBufferPointer<UInt16>, _ breaks: inout [Bool]) -> Bool {
    for index in text.indices {
      guard isPlain(text[index]) else { return false }
      // A sign after a blank is glued to it, or not, depending on what follows: leave that to the rules.
      if isSign(text[index]), index == 0 || text[index - 1] == 0x20 { return false }
    }
    for index in text.indices.dropFirst() where text[index] != 0x20 && text[index - 1] == 0x20 { breaks[index] = true }
    return true
  }

  private static func isSign(_ unit: UInt16) -> Bool { unit == 0x2C || unit == 0x2E || unit == 0x3A || unit == 0x3B }

  private static func isPlain(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: isSign(unit)
    }
  }

  /// Breaks by ICU's tables for a language.
  static func markWithICU(_ text: UnsafeBufferPointer<UInt16>, _ language: String?, _ breaks: inout [Bool]) {
    guard let iterator = IteratorPool.shared.take(language) else {
      for index in text.indices.dropFirst() where text[index] != 0x20 && text[index - 1] == 0x20 { breaks[index] = true }
      return
    }
    defer { IteratorPool.shared.giveBack(iterator, language) }
    var status: Int32 = 0
    swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
    guard status <= 0 else { return }
    while true {
      let next = swift_ubrk_next(iterator)
      if next < 0 || next >= text.count { break }
      breaks[Int(next)] = true
    }
  }

  /// Korean breaks between words, not between syllables (what ICU calls `lw=keepall`, but leaving Chinese and Japanese alone).
  private static func dropBreaksInsideHangul(_ text: UnsafeBufferPointer<UInt16>, _ breaks: inout [Bool]) {
    for index in text.indices.dropFirst() where breaks[index] {
      let before = text[index - 1]
      let after = text[index]
      guard isHangul(before) || isHangul(after) else { continue }
      if joinsHangul(before) && joinsHangul(after) { breaks[index] = false }
    }
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  private static func joinsHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x4E00...0x9FFF: true
    default: isHangul(unit)
    }
  }
}

/// Break iterators by language; opening one reads ICU's tables, so they are kept and lent to one caller at a time.
private final class IteratorPool: Sendable {
  static let shared = IteratorPool()
  private struct Box: @unchecked Sendable { let iterator: OpaquePointer }
  private let idle = Mutex<[String: [Box]]>([:])

  func take(_ language: String?) -> OpaquePointer? {
    let tag = language ?? "en"
    if let box = idle.withLock({ $0[tag]?.popLast() }) { return box.iterator }
    var status: Int32 = 0
    let lineBreaks: Int32 = 2  // UBRK_LINE
    let iterator = swift_ubrk_open(lineBreaks, tag, nil, 0, &status)
    return status <= 0 ? iterator : nil
  }

  func giveBack(_ iterator: OpaquePointer, _ language: String?) {
    // The text belongs to the borrower; do not keep a pointer to it.
    var status: Int32 = 0
    swift_ubrk_setText(iterator, nil, 0, &status)
    let box = Box(iterator: iterator)
    idle.withLock { $0[language ?? "en", default: []].append(box) }
  }
}
