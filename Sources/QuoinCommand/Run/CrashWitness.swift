import Glibc

/// Remembers what a program said before it died, to say why.
struct CrashWitness {
  private var tail: [UInt8] = []

  mutating func hear(_ words: [UInt8]) {
    tail += words
    if tail.count > 8192 { tail.removeFirst(tail.count - 8192) }
  }

  /// Why the program ended, as a part of a sentence: "it trapped: Index out of range".
  func sentence(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exit(0): "its code called exit(0)"
    case .exit(let code): "its code called exit(\(code))"
    case .signal(SIGKILL): "it was killed from outside; is there enough memory?"
    case .signal(SIGSEGV), .signal(SIGBUS):
      "it crashed on a bad memory access; a function or a body that calls itself without end does that"
    case .signal(let number):
      lastWords.map { "it trapped: \($0)" } ?? "it trapped (signal \(number)): an overflow, a nil or an index that should not have been"
    }
  }

  /// The text of the last `Fatal error:` line.
  private var lastWords: String? {
    let mark = Array("Fatal error: ".utf8)
    guard tail.count >= mark.count else { return nil }
    for start in stride(from: tail.count - mark.count, through: 0, by: -1) where tail[start..<start + mark.count].elementsEqual(mark) {
      return String(decoding: tail[(start + mark.count)...].prefix { $0 != 0x0A }, as: UTF8.self)
    }
    return nil
  }
}
