import QuoinMessages
import QuoinSources

/// One run of `quoin check`: compile, list, choose, compare on all cores, record, report.
struct CheckSession {
  private let settings: CheckSettings

  init(_ settings: CheckSettings) { self.settings = settings }

  /// Answers whether every preview is as it was recorded, or has been recorded now.
  func run() throws(CommandFailure) -> Bool {
    let begin = ContinuousClock.now
    let installation = try Installation.find()
    let toolchain = try Toolchain.find()
    let compiler = try Compiler(
      toolchain: toolchain, installation: installation, cache: .open(), languageMode: settings.render.languageMode)
    var programs: [CheckWorkers.Program] = []
    var isGood = true
    for unit in settings.units {
      let made = try PreviewPrograms(unit, with: compiler)
      for complaint in made.complaints { Terminal.say(complaint) }
      programs += made.programs.map { CheckWorkers.Program(unit: $0.unit, path: $0.path) }
      isGood = isGood && made.complaints.isEmpty
    }
    var jobs: [CheckJob] = []
    for (number, program) in programs.enumerated() {
      let unit = LoadedUnit(
        program: program.path, unit: program.unit, settings: settings.render, installation: installation, toolchain: toolchain)
      try unit.list()
      unit.rest(among: programs.count)
      for trouble in unit.troubles { Terminal.say("quoin: \(trouble)") }
      isGood = isGood && unit.troubles.isEmpty
      // A target that is compiled into another is checked as its own, once.
      let elsewhere = Set(programs.indices.filter { $0 != number }.flatMap { programs[$0].unit.files })
        .subtracting(program.unit.files)
      jobs += CheckJob.jobs(program: number, previews: unit.previews.filter { !elsewhere.contains($0.file) }, looks: settings.looks)
    }
    guard !jobs.isEmpty || programs.isEmpty else { throw CommandFailure(noPreview) }
    let chosen = try choose(from: jobs)
    let workers = try CheckWorkers(
      programs: programs, jobs: chosen, settings: settings, installation: installation, toolchain: toolchain)
    var results: [CheckResult] = []
    var pictures = 0
    try workers.run { result throws(CommandFailure) in
      var result = result
      if settings.records { record(&result) }
      // What was written need not be shown, nor held: there may be thousands.
      if result.isGood {
        result.files = [:]
      } else if !result.files.isEmpty {
        pictures += result.files.values.reduce(0) { $0 + $1.count }
        if pictures > Self.mostPictures {
          result.files = [:]
          result.lines.append(
            "Its pictures are not on the page, which is full; --only \"\(result.job.name)\(result.job.look.words)\" shows them.")
        }
      }
      results.append(result)
      let changed = results.count { !$0.isGood }
      Terminal.progress("\(results.count) of \(chosen.count)\(changed > 0 ? ", \(changed) not as recorded" : "")")
    }
    Terminal.clearProgress()
    // In the order of the files, whoever came first.
    results.sort { $0.job < $1.job }
    // Where not all previews are known, or not all are asked for, nobody knows what is left over.
    var left = StraySnapshots.Found()
    if isGood, settings.only.isEmpty, settings.shard.index == 0 {
      left = StraySnapshots(jobs: jobs, sources: settings.units.flatMap(\.files), folders: settings.folders).find()
      results += left.strays.map { stray in settings.records ? removed(stray) : stray }
    }
    let report = CheckReporting(
      settings, results, otherLooks: left.otherLooks, seconds: Self.seconds(since: begin), compiled: isGood)
    try report.write()
    return isGood && results.allSatisfy(\.isGood)
  }

  private static func seconds(since begin: ContinuousClock.Instant) -> Double {
    let time = begin.duration(to: .now)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  /// How many bytes of pictures a page of HTML may take: where everything has changed, the first tell it all.
  private static let mostPictures = 48 << 20

  // MARK: Choosing

  private func choose(from jobs: [CheckJob]) throws(CommandFailure) -> [CheckJob] {
    for word in settings.only where !jobs.contains(where: { $0.isCalled(word) }) {
      throw CommandFailure(
        "--only \(word): there is no such preview or file. There is:\n" + jobs.prefix(40).map { "  \($0.title)" }.joined(separator: "\n"))
    }
    let named = settings.only.isEmpty ? jobs : jobs.filter { job in settings.only.contains { job.isCalled($0) } }
    // Every n-th, so that slow neighbours are shared out.
    return named.enumerated().filter { $0.offset % settings.shard.count == settings.shard.index }.map(\.element)
  }

  private var noPreview: String {
    """
    there is no preview in these files. Add one at the end of a file:

        #Preview("Name") {
          MyView()
        }
    """
  }

  // MARK: Recording

  /// Writes what is not as recorded: the pictures, then the layout that seals them. What cannot be written fails by itself.
  private func record(_ result: inout CheckResult) {
    guard !result.isSame, let layout = result.files[0] else { return }
    do throws(CommandFailure) {
      try write(result, layout)
      result.isRecorded = true
    } catch {
      result.verdict = .unwritten
      result.lines = [error.message]
      result.files = [:]
    }
  }

  private func write(_ result: CheckResult, _ layout: [UInt8]) throws(CommandFailure) {
    let folder = FilePaths.folder(of: result.job.recorded)
    guard FilePaths.makeFolder(folder) else {
      throw CommandFailure("The folder \(folder) cannot be made: snapshots lie beside the files. May this user write there?")
    }
    let pictures = result.files.filter { $0.key > 0 }.sorted { $0.key < $1.key }
    for (page, bytes) in pictures {
      try FileBytes.write(bytes, to: pictures.count == 1 ? "\(result.job.recorded).png" : "\(result.job.recorded)-\(page).png")
    }
    try FileBytes.write(layout, to: "\(result.job.recorded).json")
  }

  // MARK: Snapshots without a preview

  private func removed(_ stray: CheckResult) -> CheckResult {
    var result = stray
    do throws(CommandFailure) {
      try StraySnapshots.remove(stray.job)
      result.isRecorded = true
    } catch {
      result.lines = [error.message]
    }
    return result
  }
}
