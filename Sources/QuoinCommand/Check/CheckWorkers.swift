import Glibc
import QuoinMessages
import Synchronization

/// Compares previews on several threads, each with runners of its own; whoever started them takes the results as they come.
final class CheckWorkers: Sendable {
  /// What all threads share.
  private struct State: Sendable {
    var next = 0
    var results: [CheckResult] = []
    var failure: CommandFailure?
  }
  struct Program: Sendable {
    var unit: SourceUnit
    var path: String
  }

  private let programs: [Program]
  private let jobs: [CheckJob]
  private let settings: CheckSettings
  private let installation: Installation
  private let toolchain: Toolchain
  private let state = Mutex(State())
  /// A byte for each result, so that the one who waits sleeps.
  private let pipe: Pipe

  init(programs: [Program], jobs: [CheckJob], settings: CheckSettings, installation: Installation, toolchain: Toolchain)
    throws(CommandFailure)
  {
    self.programs = programs
    self.jobs = jobs
    self.settings = settings
    self.installation = installation
    self.toolchain = toolchain
    pipe = try Pipe()
  }

  /// Does all jobs; `take` is given each result on this thread.
  func run(_ take: (CheckResult) throws(CommandFailure) -> Void) throws(CommandFailure) {
    var threads: [pthread_t] = []
    for _ in 0..<min(settings.jobs, jobs.count) {
      var thread = pthread_t()
      let worker = Unmanaged.passRetained(self).toOpaque()
      let code = pthread_create(
        &thread, nil,
        { context in
          Unmanaged<CheckWorkers>.fromOpaque(context!).takeRetainedValue().work()
          return nil
        }, worker)
      if code == 0 { threads.append(thread) } else { Unmanaged<CheckWorkers>.fromOpaque(worker).release() }
    }
    guard !threads.isEmpty || jobs.isEmpty else { throw CommandFailure("no thread could be started: is the machine out of memory?") }
    var taken = 0
    while taken < jobs.count {
      let (results, failure) = state.withLock { state in
        defer { state.results = [] }
        return (state.results, state.failure)
      }
      for result in results { try take(result) }
      taken += results.count
      if let failure { throw failure }
      if results.isEmpty, taken < jobs.count { _ = Pipe.readSome(pipe.reading) }
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(pipe.writing, &byte, 1)
  }

  /// One thread: the next job, until there is none. Neighbours are of one program, which stays loaded.
  private func work() {
    var loaded: (program: Int, unit: LoadedUnit)?
    while let job = state.withLock({ state -> CheckJob? in
      guard state.next < jobs.count, state.failure == nil else { return nil }
      state.next += 1
      return jobs[state.next - 1]
    }) {
      do throws(CommandFailure) {
        if loaded?.program != job.program {
          let program = programs[job.program]
          let unit = LoadedUnit(
            program: program.path, unit: program.unit, settings: settings.render, installation: installation, toolchain: toolchain)
          try unit.list()
          loaded = (job.program, unit)
        }
        if let unit = loaded?.unit {
          let result = try compare(job, unit)
          state.withLock { $0.results.append(result) }
        }
      } catch {
        state.withLock { $0.failure = error }
      }
      wake()
    }
  }

  private func compare(_ job: CheckJob, _ unit: LoadedUnit) throws(CommandFailure) -> CheckResult {
    let begin = ContinuousClock.now
    let order = RenderOrder(index: job.index, name: job.name, format: .png, choices: job.look.cell.applied(to: unit.choices))
    var files: [Int: [UInt8]] = [:]
    let outcome = try unit.check(
      CheckOrder(
        order: order, recorded: job.recorded, variant: job.look.variantName(of: job.recorded, job.name), levels: settings.levels,
        share: settings.share,
        otherSources: programs[job.program].unit.dependencies.flatMap(\.files))
    ) { bytes, page in files[page] = bytes }
    let time = begin.duration(to: .now)
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    switch outcome {
    case .compared(let report):
      let place = report.file.flatMap { file in report.line.map { (file, $0) } }
      var lines = report.lines
      if report.verdict == .missing, !job.look.variant.isPlain {
        lines = ["There is no snapshot \(job.recorded).json yet. This records it: \(settings.recording(job))"]
      }
      return CheckResult(job: job, verdict: .compared(report.verdict), lines: lines, place: place, files: files, seconds: seconds)
    case .failed(let reason):
      return CheckResult(job: job, verdict: .failed, lines: [reason.hasSuffix(".") ? reason : reason + "."], seconds: seconds)
    }
  }
}
