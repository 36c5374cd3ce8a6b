import Glibc

/// Hears what a program says: passes the user's words on, keeps back what only helps to find a trap, and says why the program ended.
struct CrashWitness {
  private var tail: [UInt8] = []
  /// The line that is still being written.
  private var line: [UInt8] = []
  private var isInStackTrace = false
  /// Where the program stood in the user's code when it trapped, as offsets into it, the innermost first.
  private(set) var offsets: [String] = []

  private static let place = Array("quoin-runner: stopped at +".utf8)
  private static let stackTrace = Array("Current stack trace:".utf8)

  /// Takes in words; answers those that are for the user.
  mutating func hear(_ words: [UInt8]) -> [UInt8] {
    var passed: [UInt8] = []
    for byte in words {
      line.append(byte)
      guard byte == 0x0A else { continue }
      if isForUser() { passed += line }
      line = []
    }
    // A line without its end may be a question or a bar that grows, unless it begins like one of those kept back.
    if !line.isEmpty, !isInStackTrace, !Self.place.starts(with: line), !Self.stackTrace.starts(with: line), !line.starts(with: Self.place) {
      passed += line
      keep(line)
      line = []
    }
    return passed
  }

  private mutating func isForUser() -> Bool {
    if line.starts(with: Self.place) {
      offsets.append(String(decoding: line.dropFirst(Self.place.count).dropLast(), as: UTF8.self))
      return false
    }
    if line.starts(with: Self.stackTrace) {
      isInStackTrace = true
      return false
    }
    if isInStackTrace, let first = line.first, first >= 0x30, first <= 0x39 { return false }
    isInStackTrace = false
    keep(line)
    return true
  }

  private mutating func keep(_ words: [UInt8]) {
    tail += words
    if tail.count > 8192 { tail.removeFirst(tail.count - 8192) }
  }

  /// Why the program ended, as a part of a sentence: "it trapped in Card.swift:12: Index out of range".
  func sentence(for ending: ChildProcess.Ending, place: String?) -> String {
    let somewhere = place.map { " at \($0)" } ?? ""
    return switch ending {
    case .exit(0): "its code called exit(0)"
    case .exit(let code): "its code called exit(\(code))"
    case .signal(SIGKILL): "it was killed from outside; is there enough memory?"
    case .signal(SIGSEGV), .signal(SIGBUS):
      "it crashed on a bad memory access\(somewhere); a function or a body that calls itself without end does that"
    case .signal(let number):
      lastWords.map { "it trapped\(somewhere): \($0)" }
        ?? "it trapped\(somewhere) (signal \(number)): an overflow, a nil or an index that should not have been"
    }
  }

  /// The text of the last `Fatal error:` line.
  private var lastWords: String? {
    let mark = Array("Fatal error: ".utf8)
    guard tail.count >= mark.count else { return nil }
    for start in stride(from: tail.count - mark.count, through: 0, by: -1) where tail[start..<start + mark.count].elementsEqual(mark) {
      var words = tail[(start + mark.count)...].prefix { $0 != 0x0A }
      // The sentence that quotes them has a full stop of its own.
      if words.last == UInt8(ascii: ".") { words.removeLast() }
      return String(decoding: words, as: UTF8.self)
    }
    return nil
  }
}
