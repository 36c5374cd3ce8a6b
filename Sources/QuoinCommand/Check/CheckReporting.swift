import FoundationEssentials
import QuoinSources

/// Tells what came of a check: on the terminal, to GitHub, as JUnit's XML, and as a page to look at.
struct CheckReporting {
  private let settings: CheckSettings
  private let results: [CheckResult]
  /// How many snapshots there are of looks that the run did not make.
  private let otherLooks: [String: Int]
  private let seconds: Double
  private let compiled: Bool

  init(_ settings: CheckSettings, _ results: [CheckResult], otherLooks: [String: Int], seconds: Double, compiled: Bool) {
    self.settings = settings
    self.results = results
    self.otherLooks = otherLooks
    self.seconds = seconds
    self.compiled = compiled
  }

  func write() throws(CommandFailure) {
    for result in results where !result.isGood {
      Terminal.say("✘ \(result.job.title) \(result.word)")
      for line in result.lines { Terminal.say("    \(line)") }
    }
    if settings.tellsGitHub {
      for result in results where !result.isGood { try Terminal.result(annotation(result) + "\n") }
    }
    if let junit = settings.junit { try write(JUnitReport(results, seconds: seconds).text, to: junit) }
    let shown = results.filter { !$0.isGood && !$0.files.isEmpty }
    if !shown.isEmpty {
      try write(CheckPage(shown).text, to: settings.report)
      try Terminal.result("\(settings.report)\n")
    }
    Terminal.say(summary)
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    let folder = FilePaths.folder(of: path)
    guard FilePaths.makeFolder(folder) else { throw CommandFailure("the folder \(folder) cannot be made; name another file.") }
    try FileBytes.write(Array(text.utf8), to: path)
  }

  /// What is said of how many of some results: "998 same, 1 changed, 1 has no snapshot".
  private func counts(_ results: [CheckResult]) -> String {
    var counts: [(first: CheckResult, count: Int)] = []
    for result in results {
      if let index = counts.firstIndex(where: { $0.first.word == result.word }) {
        counts[index].count += 1
      } else {
        counts.append((result, 1))
      }
    }
    return counts.map { $0.first.words(of: $0.count) }.joined(separator: ", ")
  }

  /// "8 are of looks that this run does not make (dark, iPhone-SE)"; nil where there are none.
  private var others: String? {
    guard !otherLooks.isEmpty else { return nil }
    let count = otherLooks.values.reduce(0, +)
    let names = otherLooks.keys.sorted()
    let some = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
    return "\(count) \(count == 1 ? "is of a look" : "are of looks") that this run does not make (\(some))"
  }

  /// "1000 previews in 21.3 s: 998 same, 1 changed, 1 has no snapshot."
  private var summary: String {
    let strays = [counts(self.results.filter { $0.verdict == .stray }), others ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let results = self.results.filter { $0.verdict != .stray }
    let parts = counts(results)
    let time = (seconds * 10).rounded() / 10
    let shard = settings.shard.count > 1 ? " (part \(settings.shard.index + 1) of \(settings.shard.count))" : ""
    let looks = settings.looks.count > 1 ? " in \(settings.looks.count) looks" : settings.looks[0].words
    let made = settings.looks.count > 1 ? Set(results.map { "\($0.job.file)/\($0.job.name)" }).count : results.count
    return
      "\(made) preview\(made == 1 ? "" : "s")\(looks)\(shard) in \(time) s: \(parts.isEmpty ? "none made" : parts)\(strays.isEmpty ? "" : "; of snapshots, \(strays)")."
      + (results.contains { $0.verdict == .compared(.missing) && !$0.isRecorded }
        ? " Record with --record, and commit what it writes." : "")
  }

  /// A line that GitHub shows beside the code.
  private func annotation(_ result: CheckResult) -> String {
    func escaped(_ text: String, _ more: [(String, String)] = []) -> String {
      ([("%", "%25"), ("\r", "%0D"), ("\n", "%0A")] + more).reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    let place = result.place ?? (result.job.file, 1)
    let property = [(":", "%3A"), (",", "%2C")]
    return
      "::error file=\(escaped(place.file, property)),line=\(place.line),title=\(escaped("\(result.job.title) \(result.word)", property))::"
      + escaped(result.lines.joined(separator: "\n"))
  }
}
