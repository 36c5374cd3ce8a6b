import Glibc
import QuoinSources

/// Hears what a program says: passes the user's words on, keeps back what only helps to find a trap, and says why the program ended.
struct CrashLog {
  private var tail: [UInt8] = []
  /// The line that is still being written.
  private var line: [UInt8] = []
  private var isInStackTrace = false
  /// Lines that tell of a trap, kept back: the sentence about it quotes them.
  private var held: [UInt8] = []
  /// Where the program stood in the user's code when it trapped, as offsets into it, the innermost first.
  private(set) var offsets: [String] = []

  /// Where Quoin's own code trapped: paths of its library and offsets, the innermost first. Empty where it was the user's code.
  private(set) var own: [(file: String, offset: String)] = []
  private var lacksStack = false
  /// The sentence about a picture that was asked for last and is not there.
  private var missingPicture: String?

  private static let place = Array("quoin-runner: stopped at +".utf8)
  private static let ownPlace = Array("quoin-runner: stopped in Quoin at ".utf8)
  private static let noPicture = Array("quoin-runner: stopped without a picture: ".utf8)
  private static let noStack = Array("quoin-runner: stopped for want of stack".utf8)
  /// What begins the lines that are for the command alone.
  private static let begin = Array("quoin-runner: stopped ".utf8)
  private static let stackTrace = Array("Current stack trace:".utf8)
  /// Where a variable was being changed, and where somebody else came to it.
  private static let earlierAccess = Array("Previous access (".utf8)
  private static let access = Array("Current access (".utf8)
  /// What begins lines that are not for the user.
  private static let kept = [begin, stackTrace, earlierAccess, access] + starts.map { Array($0.utf8) }

  /// Takes in words; answers those that are for the user.
  mutating func hear(_ words: [UInt8]) -> [UInt8] {
    var passed: [UInt8] = []
    for byte in words {
      line.append(byte)
      guard byte == 0x0A else { continue }
      let isForUser = isForUser()
      if isForUser, tellsTrap {
        held += line
      } else if isForUser {
        // The program went on, so nothing had trapped.
        passed += held + line
        held = []
      }
      line = []
    }
    // A line without its end may be a question or a bar that grows, unless it begins like one of those kept back.
    if !line.isEmpty, !isInStackTrace, !Self.kept.contains(where: { $0.starts(with: line) || line.starts(with: $0) }) {
      passed += line
      keep(line)
      line = []
    }
    return passed
  }

  /// What was kept back for nothing: the program ended without a trap.
  mutating func rest(for ending: ChildProcess.Ending) -> [UInt8] {
    defer { held = [] }
    if case .signal = ending { return [] }
    return held
  }

  private var tellsTrap: Bool {
    let words = String(decoding: line, as: UTF8.self)
    return Self.marks.contains { words.contains($0) }
  }

  private mutating func isForUser() -> Bool {
    if line.starts(with: Self.place) {
      offsets.append(String(decoding: line.dropFirst(Self.place.count).dropLast(), as: UTF8.self))
      return false
    }
    if line.starts(with: Self.ownPlace) {
      let words = String(decoding: line.dropFirst(Self.ownPlace.count).dropLast(), as: UTF8.self)
      if let plus = words.range(of: " +", options: .backwards) {
        own.append((String(words[..<plus.lowerBound]), String(words[plus.upperBound...])))
      }
      return false
    }
    if line.starts(with: Self.noPicture) {
      missingPicture = String(decoding: line.dropFirst(Self.noPicture.count).dropLast(), as: UTF8.self)
      return false
    }
    if line.starts(with: Self.noStack) {
      lacksStack = true
      return false
    }
    if line.starts(with: Self.stackTrace) || line.starts(with: Self.access) {
      isInStackTrace = true
      return false
    }
    if line.starts(with: Self.earlierAccess) { return false }
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
  /// `trap` is what the user's code tells of it, `ownPlace` the line of Quoin's where the trap was in that.
  func sentence(for ending: ChildProcess.Ending, trap: TrapSymbolizer.Trap, ownPlace: String?) -> String {
    let place = trap.line ?? trap.file.flatMap { file in lastTrap?.line(in: file).map { "\(file):\($0)" } }
    let somewhere = place.map { " at \($0)" } ?? ""
    // Words that are not Swift's own are meant for the user: something missing in the environment, for example.
    if !own.isEmpty, case .signal(let number) = ending, number != SIGKILL, !lacksStack, lastWords == nil || wordsAreSwifts {
      let what = lastWords.map { ": \($0)" } ?? ""
      let within = ownPlace.map { " (\($0))" } ?? ""
      if let place { return "it trapped at \(place), within Quoin\(within)\(what)" }
      return "this is a fault in Quoin\(within)\(what). Please report it with the file that shows it"
    }
    return switch ending {
    case .exit(0): "its code called exit(0)"
    case .exit(let code): "its code called exit(\(code))"
    case .signal(SIGKILL): "it was killed from outside; is there enough memory?"
    case .signal(SIGSEGV) where !lacksStack, .signal(SIGBUS) where !lacksStack: "it crashed on a bad memory access\(somewhere)"
    case .signal(SIGSEGV), .signal(SIGBUS):
      "it crashed on a bad memory access\(somewhere); a function or a body that calls itself without end does that"
    case .signal(let number):
      (explainedWords(at: place) ?? trap.reason).map { "it trapped\(somewhere): \($0)" }
        ?? "it trapped\(somewhere) (signal \(number)), and did not say why"
    }
  }

  /// What Swift writes before the words of `fatalError`, `precondition` and `assert`.
  private static let heads = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
  /// What begins the words of Swift's runtime, which has no such head: of `as!`, and of a variable that is changed while it is read.
  private static let starts = ["Could not cast value of type ", "Simultaneous accesses to "]
  private static let marks = heads + starts + ["Fatal access conflict detected"]

  /// The last words, and where they tell of nothing at a place that asks for a picture, which one is not there.
  private func explainedWords(at place: String?) -> String? {
    guard let words = lastWords, words.contains("found nil"), let missingPicture, let colon = place?.lastIndex(of: ":"),
      let file = place?[..<colon], let number = place.flatMap({ Int($0[colon...].dropFirst()) }), let bytes = FileBytes.read(String(file))
    else { return lastWords }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1), lines[number - 1].firstRange(of: Self.picture) != nil else { return words }
    return "\(words). \(missingPicture.last == "." ? String(missingPicture.dropLast()) : missingPicture)"
  }
  private static let picture = Array("UIImage(".utf8)

  /// The words of the last line that tells of a trap.
  private var lastWords: String? { lastTrap?.words }
  /// Whether they are said by Swift's library, of an index or a range.
  private var wordsAreSwifts: Bool { lastTrap?.isSwifts ?? false }

  /// What Swift's library says of a trap, and what stands before it: `Module/Card.swift:12: `, or nothing.
  private struct Words {
    var words: String
    var place: Substring
    var isSwifts: Bool { place.hasPrefix("Swift/") }

    /// The line that is said with them, if it is one of `file`'s.
    func line(in file: String) -> Int? {
      let parts = place.split(separator: ":")
      guard parts.count >= 2, FilePaths.name(of: String(parts[0])) == FilePaths.name(of: file) else { return nil }
      return Int(parts[1])
    }
  }

  private var lastTrap: Words? {
    for line in tail.split(separator: 0x0A).reversed() {
      let line = String(decoding: line, as: UTF8.self)
      var place = Substring()
      let words: String
      if let start = Self.heads.compactMap({ line.firstRange(of: $0)?.upperBound }).min() {
        words = String(line[start...])
        place = line[..<start]
      } else if let start = Self.starts.compactMap({ line.firstRange(of: $0)?.lowerBound }).min() {
        words = Self.plain(line[start...])
      } else {
        continue
      }
      // The sentence that quotes them has a full stop of its own.
      return Words(words: words.last == "." ? String(words.dropLast()) : words, place: place)
    }
    return nil
  }

  /// The runtime's words without addresses, and without the module of the user's own types, whose name nobody wrote.
  private static func plain(_ words: Substring) -> String {
    if words.hasPrefix(starts[1]) { return starts[1] + "one variable" + words.drop { $0 != "," } }
    var result = ""
    var rest = words
    while let next = [" (0x", "QuoinPreviews."].compactMap({ rest.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }) {
      result += rest[..<next.lowerBound]
      let isAddress = rest[next.lowerBound] == " "
      rest = isAddress ? rest[next.upperBound...].drop { $0 != ")" }.dropFirst() : rest[next.upperBound...]
    }
    return result + rest
  }
}
