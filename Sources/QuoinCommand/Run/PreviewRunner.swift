import FoundationEssentials
import Glibc
import QuoinMessages

/// A running program of previews, from the outside: asks, waits for answers, and survives whatever user code does.
final class PreviewRunner {
  /// What came of a question.
  enum Reply {
    case answer(RunnerAnswer, bytes: [UInt8])
    /// The program ended by itself; the sentence says how.
    case ended(String)
    /// It did not answer in time and was ended; the line of the user's code where it was, if that can be told.
    case timedOut(at: String?)
  }

  private let installation: Installation
  private let program: String
  private let places: TrapSymbolizer
  private let memory: Double
  /// The program to start.
  private let executable: String
  private var child: ChildProcess?
  private var requests: Int32 = -1
  private var answers: Int32 = -1
  /// -1 also once its other end is closed: user code may do that and go on.
  private var errors: Int32 = -1
  private var received: [UInt8] = []
  /// How much of that is known to have no end of a line in it.
  private var searched = 0
  /// The picture whose line was received and whose bytes are on their way.
  private var coming: (line: RunnerAnswer, byteCount: Int)?
  private var crash = CrashLog()

  /// `memory` is what the program may take, in GB; `app` the folder it is started from, nil for where it was installed.
  init(installation: Installation, program: String, places: TrapSymbolizer, memory: Double, app: AppFolder? = nil) {
    executable = app?.runner ?? installation.runner
    self.memory = memory
    self.installation = installation
    self.program = program
    self.places = places
  }

  deinit { stop() }

  var isRunning: Bool { child != nil }

  func start() throws(CommandFailure) {
    stop()
    let asking = try Pipe()
    let answering = try Pipe()
    let complaining = try Pipe()
    child = try ChildProcess(
      executable, [program],
      descriptors: [
        (asking.reading, RunnerPipe.requests), (answering.writing, RunnerPipe.answers), (complaining.writing, 1), (complaining.writing, 2),
      ], environment: ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "QUOIN_RUNNER_MEMORY": "\(memory)"])
    close(asking.reading)
    close(answering.writing)
    close(complaining.writing)
    (requests, answers, errors) = (asking.writing, answering.reading, complaining.reading)
    (received, searched, coming, crash) = ([], 0, nil, CrashLog())
  }

  func stop() {
    guard let child else { return }
    child.kill()
    _ = child.wait()
    forget()
  }

  /// Ends a program that does not answer, and tells where it was.
  private func stopAndTell() -> String? {
    guard let child else { return nil }
    child.quit()
    // Its words come at once, unless it is stuck for good; the pipe's end says that it has ended.
    let deadline = ContinuousClock.now + Self.lastWords
    var waiting = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    while errors >= 0, ContinuousClock.now < deadline, poll(&waiting, 1, 50) >= 0 {
      guard waiting.revents != 0 else {
        // It may not have known; a little later it may.
        child.quit()
        continue
      }
      guard let words = Pipe.readSome(errors) else { break }
      Terminal.pass(crash.hear(words))
    }
    let place = places.trap(at: crash.offsets).line
    stop()
    return place
  }
  /// How long a program that is ended may say where it was.
  private static let lastWords = Duration.seconds(1)

  func send(_ request: RunnerRequest) throws(CommandFailure) {
    guard var line = try? [UInt8](JSONEncoder().encode(request)) else { throw CommandFailure("a request could not be written") }
    line.append(0x0A)
    // Where the runner has ended, the next answer says so.
    Pipe.writeAll(line, to: requests)
  }

  /// The next answer, waited for until the deadline.
  func answer(before deadline: ContinuousClock.Instant) -> Reply {
    while true {
      if let reply = takeAnswer() { return reply }
      var waiting = [pollfd(fd: answers, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
      let left = ContinuousClock.now.duration(to: deadline)
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      guard left > .zero else {
        return .timedOut(at: stopAndTell())
      }
      let ready = poll(&waiting, 2, Int32(min(milliseconds + 1, 1_000_000)))
      if ready < 0, errno != EINTR { return end() }
      guard ready > 0 else { continue }
      if waiting[1].revents != 0 { hearSome() }
      if waiting[0].revents != 0 {
        guard let piece = Pipe.readSome(answers) else { return end() }
        received += piece
      }
    }
  }

  /// Hears what the program says; at the end, waits no longer for it.
  private func hearSome() {
    if let words = Pipe.readSome(errors) { return Terminal.pass(crash.hear(words)) }
    close(errors)
    errors = -1
  }

  private func takeAnswer() -> Reply? {
    if coming == nil {
      guard let newline = received[searched...].firstIndex(of: 0x0A) else {
        searched = received.count
        return nil
      }
      guard let answer = try? JSONDecoder().decode(RunnerAnswer.self, from: Data(received[..<newline])) else {
        // What follows in the pipe can no longer be told apart: the next question goes to a new runner.
        stop()
        return .ended("it wrote into Quoin's own pipe")
      }
      received.removeSubrange(...newline)
      searched = 0
      guard case .picture(let byteCount, _) = answer else { return .answer(answer, bytes: []) }
      coming = (answer, byteCount)
    }
    guard let (line, byteCount) = coming, received.count >= byteCount else { return nil }
    let bytes = Array(received[..<byteCount])
    received.removeSubrange(..<byteCount)
    coming = nil
    return .answer(line, bytes: bytes)
  }

  private func end() -> Reply {
    guard let child else { return .ended("it is not running") }
    while errors >= 0 { hearSome() }
    let ending = child.wait()
    Terminal.pass(crash.rest(for: ending))
    forget()
    return .ended(crash.sentence(for: ending, trap: places.trap(at: crash.offsets), ownPlace: places.ownLine(crash.own)))
  }

  private func forget() {
    for descriptor in [requests, answers, errors] where descriptor >= 0 { close(descriptor) }
    child = nil
  }
}
