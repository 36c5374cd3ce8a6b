import QuoinMessages
import QuoinSources

/// A preview to compare, and where what was recorded of it lies.
struct CheckJob: Sendable {
  /// Which of the compiled programs it is in.
  var program: Int
  /// Its place in the program's list.
  var index: Int
  /// Its name within its file.
  var name: String
  /// Its file's path, as the user wrote it but for a "./" before it.
  var file: String
  /// The recorded files' path without its ending.
  var recorded: String
  /// What it is made for, where that is not all left to the preview.
  var look = CheckLook.plain

  /// "Card.swift, “Ticket” [iPhone SE, dark]".
  var title: String { "\(FilePaths.name(of: file)), “\(name)”\(look.words)" }

  /// The jobs of a program: every preview in every look. Names are told apart within a file, so that other files change nothing about them.
  static func jobs(program: Int, previews: [PreviewSummary], looks: [CheckLook]) -> [CheckJob] {
    var byFile: [String: [Int]] = [:]
    // A macro's file is told by the compiler, a provider's by its sources: without what only leads to where one is.
    for (index, preview) in previews.enumerated() { byFile[plain(preview.file), default: []].append(index) }
    let jobs = byFile.flatMap { file, indices in
      let names = PreviewNames.names(for: indices.map { previews[$0] })
      let plain = Set(names.map(PreviewNames.fileName))
      return zip(indices, names).flatMap { index, name in
        looks.map { look in
          CheckJob(
            program: program, index: index, name: name, file: file,
            recorded: FilePaths.join(folder(of: file), look.fileName(PreviewNames.fileName(name), beside: plain)), look: look)
        }
      }
    }
    return jobs.sorted(by: <)
  }

  /// The order of the files, the previews in them and their looks.
  static func < (one: CheckJob, other: CheckJob) -> Bool {
    (one.file, one.index, one.look.number) < (other.file, other.index, other.look.number)
  }

  private static func plain(_ path: String) -> String {
    var plain = Substring(path)
    while plain.hasPrefix("./") { plain = plain.dropFirst(2) }
    return String(plain)
  }

  /// Where the snapshots of a file's previews lie.
  static func folder(of file: String) -> String {
    FilePaths.join(FilePaths.join(FilePaths.folder(of: file), "__Snapshots__"), FilePaths.stem(of: file))
  }

  /// Whether `word` names the preview or its file.
  func isCalled(_ word: String) -> Bool {
    let names = [name, "\(name)\(look.words)"]
    return names.contains(word) || word == FilePaths.name(of: file) || word == FilePaths.stem(of: file) || word == file
      || names.contains { word == "\(FilePaths.name(of: file))/\($0)" }
  }
}

/// What came of a preview.
struct CheckResult: Sendable {
  enum Verdict: Sendable, Hashable {
    case compared(CheckReport.Verdict)
    /// It could not be made: it trapped, did not end, or has no size.
    case failed
    /// What was to be recorded could not be written.
    case unwritten
    /// A snapshot without a preview.
    case stray
  }
  var job: CheckJob
  var verdict: Verdict
  /// What differs or went wrong, a sentence each.
  var lines: [String]
  /// Where in the sources that comes from, where it is known.
  var place: (file: String, line: Int)?
  /// The layout (page 0), pictures (from 1) and differences (from -1 down) as they are now; empty when all is the same.
  var files: [Int: [UInt8]] = [:]
  var seconds: Double
  var isRecorded = false

  var isSame: Bool { verdict == .compared(.same) }
  /// Whether the run is good as far as this preview goes.
  var isGood: Bool { isSame || isRecorded }

  /// In a word or two, for lists.
  var word: String {
    if isRecorded { return verdict == .stray ? "removed" : "recorded" }
    return switch verdict {
    case .compared(.same): "same"
    case .compared(.missing): "has no snapshot"
    case .compared(.changed): "changed"
    case .compared(.broken): "its snapshot cannot be read"
    case .compared(.unfit): "is no snapshot to keep"
    case .failed: "could not be made"
    case .unwritten: "could not be recorded"
    case .stray: "belongs to no preview"
    }
  }

  /// The same of so many previews: "7 have no snapshot".
  func words(of count: Int) -> String {
    let several: [Verdict: String] = [
      .compared(.missing): "have no snapshot", .compared(.broken): "whose snapshots cannot be read",
      .compared(.unfit): "are no snapshots to keep", .stray: "belong to no preview",
    ]
    let one: [Verdict: String] = [.compared(.broken): "whose snapshot cannot be read"]
    return "\(count) \((isRecorded ? nil : count == 1 ? one[verdict] : several[verdict]) ?? word)"
  }
}
