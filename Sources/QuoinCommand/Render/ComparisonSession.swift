import Glibc
import QuoinMessages
import QuoinSources

/// One run of `quoin explain --compare`: each preview beside the one of its name in another file, or beside itself on another canvas.
struct ComparisonSession {
  private let settings: RenderSettings
  private let command: ExplainCommand
  private let word: String

  init(_ settings: RenderSettings, with word: String, _ command: ExplainCommand) {
    self.settings = settings
    self.word = word
    self.command = command
  }

  /// Answers whether every preview could be compared.
  func run() throws(CommandFailure) -> Bool {
    if FilePaths.exists(word) || word.hasSuffix(".swift") { return try compareFiles() }
    let otherwise = try choices()
    let session = RenderSession(settings)
    let loaded = try session.load()
    guard let jobs = try session.choose(from: loaded) else { return false }
    return try tell(jobs, isWhole: loaded.isWhole) { job throws(CommandFailure) in
      var choices = otherwise
      choices.sources = job.unit.choices.sources
      choices.besideFolders = job.unit.choices.besideFolders
      return .choices(choices)
    }
  }

  /// The choices of the run with the one that the word names.
  private func choices() throws(CommandFailure) -> RenderChoices {
    var choices = settings.choices
    let small = word.lowercased()
    if small == "dark" || small == "light" {
      choices.isDark = small == "dark"
    } else if small == "rtl" || small == "ltr" {
      choices.isRightToLeft = small == "rtl"
    } else if let settings = AccessibilitySetting.all(in: small) {
      choices.accessibility = settings
    } else if Self.typeSizes.contains(small) {
      choices.dynamicType = word
    } else if small == "fit" || small.allSatisfy({ $0.isNumber || $0 == "x" || $0 == "." }) {
      choices.size = try CanvasSize.read(word)
      choices.device = nil
    } else if small.count <= 6, small.dropFirst(2).first.map({ $0 == "_" || $0 == "-" }) ?? (small.count == 2) {
      choices.locale = word
    } else {
      choices.device = word
      choices.size = nil
    }
    return choices
  }

  private static let typeSizes: Set<String> = [
    "xsmall", "small", "medium", "large", "xlarge", "xxlarge", "xxxlarge", "accessibility1", "accessibility2", "accessibility3",
    "accessibility4", "accessibility5",
  ]

  private func compareFiles() throws(CommandFailure) -> Bool {
    var options = command.previews
    (options.paths, options.package, options.project, options.target) = ([word], nil, nil, nil)
    var second = command
    (second.previews, second.compare) = (options, nil)
    let news = RenderSession(try RenderSettings(explain: second))
    let olds = RenderSession(settings)
    let (old, new) = (try olds.load(), try news.load())
    guard let before = try olds.choose(from: old), let after = try news.choose(from: new) else { return false }
    guard let folder = TemporaryFolder() else { throw CommandFailure("no temporary folder can be made. Is the disk full?") }
    defer { folder.remove() }
    let pairs = after.compactMap { job in
      (before.first { $0.name == job.name } ?? (after.count == 1 && before.count == 1 ? before[0] : nil)).map { (job, $0) }
    }
    guard !pairs.isEmpty else {
      throw CommandFailure(
        "no preview of one name is in both. There is:\n" + RenderJob.listing(before) + "\nand:\n" + RenderJob.listing(after))
    }
    return try tell(pairs.map(\.0), isWhole: old.isWhole && new.isWhole) { job throws(CommandFailure) in
      guard let (_, one) = pairs.first(where: { $0.0.name == job.name }) else { return nil }
      var order = RenderOrder(index: one.index, name: one.name, format: .json, choices: one.unit.choices)
      order.choices.explanation = RenderChoices.Explanation()
      let path = folder.path + "/layout.json"
      let outcome = try one.unit.make(order) { bytes, _ throws(CommandFailure) in try FileBytes.write(bytes, to: path, at: .chosen) }
      if case .failed(let reason) = outcome {
        Terminal.say("quoin: the preview \"\(one.name)\" was not made: \(reason.hasSuffix(".") ? reason : reason + ".")")
        return nil
      }
      return .layout(path: path)
    }
  }

  private func tell(
    _ jobs: [RenderJob], isWhole: Bool, _ counterpart: (RenderJob) throws(CommandFailure) -> LayoutCounterpart?
  ) throws(CommandFailure) -> Bool {
    var areAll = isWhole
    for job in jobs {
      guard let other = try counterpart(job) else {
        areAll = false
        continue
      }
      let order = RenderOrder(index: job.index, name: job.name, format: .txt, choices: job.unit.choices)
      let outcome = try job.unit.compare(order, with: other) { bytes, _ throws(CommandFailure) in
        try Terminal.result((jobs.count > 1 ? "\(job.name)\n" : "") + String(decoding: bytes, as: UTF8.self))
      }
      if case .failed(let reason) = outcome {
        Terminal.say("quoin: the preview \"\(job.name)\" was not compared: \(reason.hasSuffix(".") ? reason : reason + ".")")
        areAll = false
      }
    }
    return areAll
  }
}

/// A folder of this run's own, for what its parts hand each other.
struct TemporaryFolder {
  let path: String

  /// nil where none can be made.
  init?() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(base)/quoin-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { FilePaths.removeTree(path) }
}
