import Glibc
import QuoinMessages

/// A compiled unit with its runner: lists its previews and makes their pictures, one at a time.
final class LoadedUnit {
  private let runner: PreviewRunner
  /// What the user chose, with the unit's files and folders.
  let choices: RenderChoices
  private let timeLimit: Duration
  /// Types that ended a runner while they were listed.
  private var skipped: [String] = []
  private(set) var previews: [PreviewSummary] = []
  /// What went wrong with whole types, each a sentence.
  private(set) var troubles: [String] = []

  init(program: String, unit: SourceUnit, settings: RenderSettings, installation: Installation, toolchain: Toolchain) {
    let places = TrapSymbolizer(compiler: toolchain.compiler, program: program, files: unit.files)
    let app = AppFolder.make(for: unit, installation: installation, cache: try? CompileCache.open())
    runner = PreviewRunner(installation: installation, program: program, places: places, memory: settings.memory, app: app)
    timeLimit = settings.timeLimit
    var choices = settings.choices
    choices.sources = unit.files
    choices.besideFolders = unit.resourceFolders
    self.choices = choices
  }

  /// Finds the previews. User code runs for it (the bodies of preview providers), so it may take several runners.
  func list() throws(CommandFailure) {
    while true {
      if let list = try listOnce() {
        previews = list
        return
      }
    }
  }

  /// Lets the program end where it is one of many; it is started again when it is asked something.
  func rest(among count: Int) {
    if count > 4 { runner.stop() }
  }

  /// nil when a type ended the runner and was put aside.
  private func listOnce() throws(CommandFailure) -> [PreviewSummary]? {
    try runner.start()
    try runner.send(.list(choices, skipped: skipped))
    var entered: String?
    while true {
      let reason: String
      switch runner.answer(before: .now + timeLimit) {
      case .answer(.previews(let list), _): return list
      case .answer(.refused(let message), _): throw CommandFailure(message)
      case .answer(.entering(let type), _):
        entered = type
        continue
      case .answer: continue
      case .ended(let why): reason = why
      case .timedOut(let place): reason = "it did not finish within \(timeLimit.seconds) s\(Self.at(place)) (--timeout)"
      }
      guard let entered, !skipped.contains(entered) else {
        throw CommandFailure("the compiled file could not be loaded: \(reason).")
      }
      troubles.append("\(entered): \(reason).")
      skipped.append(entered)
      return nil
    }
  }

  /// What one preview came to.
  enum Outcome {
    /// All its pictures were handed over.
    case made(findings: [ToldFinding], isWhole: Bool)
    case failed(String)
  }

  /// Makes one preview and hands over its pictures as they come, with the number of the page where there are several.
  func make(_ order: RenderOrder, receive: ([UInt8], Int?) throws(CommandFailure) -> Void) throws(CommandFailure) -> Outcome {
    try ask(.render(order), patience: timeLimit, receive: receive)
  }

  /// Makes one picture of all cells of a matrix; `failed` are those that cannot be made.
  func makeContactSheet(
    _ order: RenderOrder, _ matrix: Matrix, failed: [Int], receive: ([UInt8], Int?) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Outcome {
    // A crash in a late cell leaves all others to be made once more.
    try ask(.contactSheet(order, matrix: matrix, failed: failed), patience: timeLimit * max(1, matrix.count), receive: receive)
  }

  /// Tells in words in what a preview's layout differs from another.
  func compare(
    _ order: RenderOrder, with other: LayoutCounterpart, receive: ([UInt8], Int?) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Outcome {
    try ask(.compare(order, with: other), patience: timeLimit, receive: receive)
  }

  /// Whether the program that holds the previews runs; false after it ended by itself.
  var isRunning: Bool { runner.isRunning }

  /// Asks something about the preview that stays open.
  func live(_ question: LiveQuestion, receive: ([UInt8], Int?) throws(CommandFailure) -> Void) throws(CommandFailure) -> Outcome {
    // An open preview has gone with the program that held it.
    if !runner.isRunning, case .touch = question { return .failed("its program has ended") }
    return try ask(.live(question), patience: patience(for: question), receive: receive)
  }

  /// Who touches something waits for it; more than `--timeout`'s default is given only where it is asked for.
  private func patience(for question: LiveQuestion) -> Duration {
    guard case .touch = question, timeLimit <= .seconds(30) else { return timeLimit }
    return min(timeLimit, .seconds(10))
  }

  /// Where a program was that did not finish.
  private static func at(_ place: String?) -> String { place.map { " and was at \($0)" } ?? "" }

  /// What comparing a preview came to.
  enum Comparison {
    case compared(CheckReport)
    case failed(String)
  }

  /// Compares one preview with what was recorded of it, and hands over its files with their numbers when it is not the same.
  func check(_ order: CheckOrder, receive: ([UInt8], Int) -> Void) throws(CommandFailure) -> Comparison {
    var report: CheckReport?
    let outcome = try ask(.check(order), patience: timeLimit, hear: { report = $0 }) { bytes, page in
      if let page { receive(bytes, page) }
    }
    if let report { return .compared(report) }
    switch outcome {
    case .failed(let reason): return .failed(reason)
    case .made: return .failed("it was not compared")
    }
  }

  private func ask(
    _ request: RunnerRequest, patience: Duration, hear: (CheckReport) -> Void = { _ in },
    receive: ([UInt8], Int?) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Outcome {
    if !runner.isRunning {
      // The last preview ended its runner; a new one finds the same previews.
      guard try listOnce() != nil else { return .failed("its file could not be loaded again") }
    }
    try runner.send(request)
    var deadline = ContinuousClock.now + patience
    while true {
      switch runner.answer(before: deadline) {
      case .answer(.picture(_, let page), let bytes):
        try receive(bytes, page)
        // Each page of a long document has the time of a preview.
        deadline = ContinuousClock.now + patience
      case .answer(.made(let findings, let isWhole), _): return .made(findings: findings, isWhole: isWhole)
      case .answer(.checked(let report), _):
        hear(report)
        return .made(findings: report.findings, isWhole: report.verdict != .unfit)
      case .answer(.failed(let message), _): return .failed(message)
      case .answer: continue
      case .ended(let reason): return .failed(reason)
      case .timedOut(let place):
        return .failed("it did not finish within \(patience.seconds) s\(Self.at(place)); --timeout gives it longer")
      }
    }
  }
}

extension Duration {
  /// In seconds, as people write it.
  fileprivate var seconds: String {
    let value = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
