import Foundation
import RandomViews

/// Answers trials from standard input, a line each: a seed or a trial's JSON in, "ok" or the law that was broken out.
@MainActor func work() {
  while let line = readLine() {
    let trial: Trial
    var thorough = true
    if let seed = UInt64(line) {
      trial = Trial(seed: seed)
      // The laws that need further layouts take most of the time.
      thorough = seed % 4 == 0
    } else if let told = try? Trial(json: line) {
      trial = told
    } else {
      tell("no trial")
      continue
    }
    let words = trial.breach(thorough: thorough).map { "broken: " + $0.replacingOccurrences(of: "\n", with: " ") }
    tell(words ?? "ok")
  }
}

/// Writes a line at once, which `print` does not where standard output is a pipe or a file.
func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// A process of this program that works.
final class Worker {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var received = Data()
  private let complaints: URL

  init() throws {
    complaints = FileManager.default.temporaryDirectory.appendingPathComponent("random-views-\(UUID().uuidString)")
    try Data().write(to: complaints)
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--worker"]
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = try FileHandle(forWritingTo: complaints)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    try process.run()
  }

  deinit {
    try? FileManager.default.removeItem(at: complaints)
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// The answer to a line; nil, and why in `end`, when there was none within `patience` seconds or the process ended.
  func ask(_ line: String, patience: Double, end: inout String) -> String? {
    try? questions.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    let deadline = Date(timeIntervalSinceNow: patience)
    while true {
      if let newline = received.firstIndex(of: 10) {
        let answer = String(decoding: received[received.startIndex..<newline], as: UTF8.self)
        received.removeSubrange(received.startIndex...newline)
        return answer
      }
      var poll = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else {
        end = "it took more than \(Int(patience)) seconds"
        return nil
      }
      guard Glibc.poll(&poll, 1, Int32(min(left * 1000, 1000))) > 0 else { continue }
      let piece = answers.fileHandleForReading.availableData
      if piece.isEmpty {
        process.waitUntilExit()
        let words = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
        end = "it ended the process (\(process.terminationStatus)) \(Self.gist(of: words))"
        return nil
      }
      received += piece
    }
  }

  /// The first lines that say something.
  private static func gist(of words: String) -> String {
    let lines = words.split(separator: "\n").filter { $0.contains("rror") || $0.contains("atal") || $0.contains("SUMMARY") }
    return lines.prefix(3).joined(separator: " / ")
  }
}
