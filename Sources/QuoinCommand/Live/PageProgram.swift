import Glibc
import QuoinSources

/// The page's server, a program of its own: built when it is first needed, and talked to over two pipes.
final class PageProgram {
  private let child: ChildProcess
  private let questions: Int32
  private let answers: Int32
  private var received: [UInt8] = []
  /// Where the page is.
  let port: UInt16

  /// What comes from the server.
  enum Message {
    /// A page asks something; the answer carries the number.
    case question(number: Int, body: JSONValue)
    case ended
  }

  /// Starts the server on `port`, or on the first free one from 8421 on.
  static func start(in installation: Installation, _ toolchain: Toolchain, port: UInt16?, token: String) throws(CommandFailure)
    -> PageProgram
  {
    guard let root = installation.packageRoot, FilePaths.isFolder("\(root)/Preview") else {
      throw CommandFailure(
        "the page's server is built from Quoin's checkout, which is not where this command was built. Use ./quoin there.")
    }
    let program = try build(in: root, toolchain)
    var why = ""
    for candidate in port.map({ $0...$0 }) ?? 8421...8440 {
      let started = try PageProgram(program, page: "\(root)/Preview/Page", port: candidate, token: token)
      guard let failure = started.failure else { return started }
      why = failure
    }
    let taken =
      why.contains("inUse") || why.contains("98") || why.contains("Address")
      ? "is taken: end what uses it, or give another with --port" : why
    throw CommandFailure(port.map { "port \($0) \(taken)." } ?? "no port from 8421 to 8440 is free (\(why)). Give one with --port.")
  }

  /// Why the server did not start; nil once it listens.
  private var failure: String?

  private init(_ program: String, page: String, port: UInt16, token: String) throws(CommandFailure) {
    self.port = port
    let asking = try Pipe()
    let answering = try Pipe()
    child = try ChildProcess(
      program, [page, "\(port)"], descriptors: [(answering.reading, 0), (asking.writing, 1)],
      environment: ["QUOIN_PREVIEW_TOKEN": token])
    close(answering.reading)
    close(asking.writing)
    (questions, answers) = (asking.reading, answering.writing)
    failure = "it does not answer"
    var waiting = pollfd(fd: questions, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 10_000) > 0, let line = nextLine() else { return }
    let text = String(decoding: line, as: UTF8.self)
    failure = text.hasPrefix("listening") ? nil : JSONValue(line.drop { $0 != UInt8(ascii: "{") })?["why"]?.text ?? text
  }

  deinit {
    close(answers)
    close(questions)
    child.kill()
    _ = child.wait()
  }

  /// The descriptor that has something to read when a page asks.
  var descriptor: Int32 { questions }

  /// The next question; waits for it.
  func next() -> Message {
    while true {
      guard let line = nextLine() else { return .ended }
      guard let space = line.firstIndex(of: 0x20), let number = Int(String(decoding: line[..<space], as: UTF8.self)),
        let body = JSONValue(line[(space + 1)...])
      else { continue }
      return .question(number: number, body: body)
    }
  }

  /// Whether a question is there already.
  var hasMore: Bool { received.contains(0x0A) }

  private func nextLine() -> [UInt8]? {
    while true {
      if let newline = received.firstIndex(of: 0x0A) {
        let line = Array(received[..<newline])
        received.removeSubrange(...newline)
        return line
      }
      guard let piece = Pipe.readSome(questions) else { return nil }
      received += piece
    }
  }

  func answer(_ number: Int, _ body: [UInt8]) { say("\(number) ", body) }
  func tell(_ event: JSONValue) { say("event ", event.bytes) }

  private func say(_ head: String, _ body: [UInt8]) {
    var line = Array(head.utf8)
    line += body.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    line.append(0x0A)
    // Where the server has ended, the next question says so.
    Pipe.writeAll(line, to: answers)
  }

  // MARK: Building

  private static func build(in root: String, _ toolchain: Toolchain) throws(CommandFailure) -> String {
    let scratch = "\(root)/.build/preview"
    let program = "\(scratch)/release/quoin-preview-server"
    if isFresh(program, root) { return program }
    Terminal.say("quoin: building the page's server, once (half a minute or two)…")
    let swift = "\(FilePaths.folder(of: toolchain.compiler))/swift"
    let (ending, output) = try ChildProcess.run(
      swift, ["build", "--package-path", "\(root)/Preview", "--scratch-path", scratch, "-c", "release", "-debug-info-format", "none"])
    guard ending == .exit(0), FilePaths.exists(program) else {
      throw CommandFailure(
        "the page's server could not be built. It needs the package FlyingFox from GitHub.\n"
          + String(decoding: output.suffix(4000), as: UTF8.self))
    }
    utimes(program, nil)
    return program
  }

  private static func isFresh(_ program: String, _ root: String) -> Bool {
    guard let built = changed(program) else { return false }
    let folder = "\(root)/Preview/Sources/PreviewServer"
    let sources = (FilePaths.names(in: folder) ?? []).map { "\(folder)/\($0)" } + ["\(root)/Preview/Package.swift"]
    return sources.allSatisfy { changed($0).map { $0 <= built } ?? true }
  }

  private static func changed(_ path: String) -> Int? {
    var state = stat()
    return stat(path, &state) == 0 ? state.st_mtim.tv_sec : nil
  }
}
