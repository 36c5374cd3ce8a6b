import Foundation

/// What the pages of a module's rows were when somebody last looked at them: a line a row in the folder `Recorded`, a fingerprint and the
/// row's words.
///
/// It says nothing of what is right, which is the rows' own word. It says that something is otherwise than before, and in which row: a
/// change that shows is a change to look at. `scripts/ledger pages FOLDER` writes every page into a folder, `scripts/ledger record` notes
/// what was looked at. Where fonts, symbols or libraries are others than those it was noted with, nothing is compared.
@MainActor final class RecordedPages {
  private static var modules: [String: RecordedPages] = [:]
  private static let environment = ProcessInfo.processInfo.environment
  private static let isRecording = environment["QUOIN_LEDGER_RECORD"] != nil
  private static let folder = environment["QUOIN_LEDGER_PAGES"].map { URL(fileURLWithPath: $0) }

  static func of(_ module: String) -> RecordedPages {
    if let known = modules[module] { return known }
    let made = RecordedPages(module)
    modules[module] = made
    return made
  }

  private let file: URL
  private var fingerprints: [String: String] = [:]
  /// Whether the record was noted on a machine that draws as this one.
  private(set) var isOfThisMachine = true
  private static let stampKey = "what it was noted with: fonts, symbols and libraries"

  private init(_ module: String) {
    file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Recorded/\(module).txt")
    for line in (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { fingerprints[String(parts[1])] = String(parts[0]) }
    }
    isOfThisMachine = fingerprints.removeValue(forKey: Self.stampKey) == RecordingMachine.stamp
  }

  /// Notes a failure where the pages that `judge` has seen are not those of the record; where the ledger is written, the record is.
  func compare(_ row: Row, _ judge: Judge) {
    // The pages of the other worlds are made when they are asked for.
    guard isOfThisMachine || Self.isRecording || Self.folder != nil else { return }
    let pages = judge.pages
    guard !pages.isEmpty else { return }
    if let folder = Self.folder {
      for (number, page) in pages.enumerated() {
        try? Data(page.utf8).write(to: folder.appendingPathComponent("\(row.id)-\(number + 1).txt"))
      }
    }
    let (key, now) = (Self.key(row), PageWords.fingerprint(pages))
    let before = fingerprints[key]
    if Self.isRecording {
      fingerprints[key] = now
    } else if isOfThisMachine {
      judge.expect(
        before == now,
        (before == nil ? "nobody has looked at its pages yet" : "its pages are not what they were when they were last looked at")
          + "; `scripts/ledger pages FOLDER` shows them, `scripts/ledger record` notes that they are right", at: row.line)
    }
  }

  /// Writes the lines of these rows, where the ledger is written; those of rows that are gone go too.
  func write(_ topics: [Ledger.Topic]) throws {
    guard Self.isRecording else { return }
    let lines = topics.flatMap(\.rows).compactMap { row in fingerprints[Self.key(row)].map { "\($0) \(Self.key(row))\n" } }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try ("\(RecordingMachine.stamp) \(Self.stampKey)\n" + lines.joined()).write(to: file, atomically: true, encoding: .utf8)
  }

  /// A row by its words, since its line moves.
  private static func key(_ row: Row) -> String {
    "\(row.id.split(separator: ":")[0]) \(row.names.joined(separator: ", ")): \(row.says)".replacingOccurrences(of: "\n", with: " ")
  }
}
