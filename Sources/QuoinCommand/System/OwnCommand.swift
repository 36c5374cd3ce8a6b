import Glibc
import QuoinSources

/// Runs this program's other commands as a user would: what they do to themselves costs nobody else.
enum OwnCommand {
  struct Outcome {
    /// Whether it ended with status 0.
    var isGood: Bool
    var output: [UInt8]
    var complaints: String
  }

  /// The most that is kept of either output, in bytes.
  private static let most = 64 << 20

  /// Runs `quoin ARGUMENTS` to its end, or for `seconds` at most.
  static func run(_ arguments: [String], seconds: Int = 600) throws(CommandFailure) -> Outcome {
    guard let program = FilePaths.absolute("/proc/self/exe") else { throw CommandFailure("this program cannot find itself in /proc.") }
    let (results, words) = (try Pipe(), try Pipe())
    let child = try ChildProcess(program, arguments, descriptors: [(results.writing, 1), (words.writing, 2)])
    close(results.writing)
    close(words.writing)
    defer {
      close(results.reading)
      close(words.reading)
    }
    let deadline = ContinuousClock.now + .seconds(seconds)
    var (output, complaints): ([UInt8], [UInt8]) = ([], [])
    var open = [results.reading, words.reading]
    while !open.isEmpty {
      var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&waiting, nfds_t(waiting.count), 500)
      if ready < 0, errno != EINTR { break }
      if ContinuousClock.now > deadline || output.count + complaints.count > most {
        child.kill()
        _ = child.wait()
        let why = output.count + complaints.count > most ? "It said more than fits." : "It was stopped after \(seconds) s."
        return Outcome(isGood: false, output: output, complaints: String(decoding: complaints, as: UTF8.self) + why)
      }
      for entry in waiting where entry.revents != 0 {
        guard let piece = Pipe.readSome(entry.fd) else {
          open.removeAll { $0 == entry.fd }
          continue
        }
        if entry.fd == results.reading { output += piece } else { complaints += piece }
      }
    }
    return Outcome(isGood: child.wait() == .exit(0), output: output, complaints: String(decoding: complaints, as: UTF8.self))
  }
}
