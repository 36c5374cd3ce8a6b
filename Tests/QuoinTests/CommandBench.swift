import Foundation
import Testing

/// A folder to run the built command in, as a user would, and what came of a run.
struct CommandBench {
  /// The folder, empty at first.
  let folder: URL

  /// Everything that this run of the tests leaves in the temporary folder; gone when it ends. What runs that crashed left goes first.
  static let root: URL = {
    let temporary = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? [] where name.hasPrefix("quoin-test-") {
      guard let owner = pid_t(name.dropFirst("quoin-test-".count)), kill(owner, 0) != 0 else { continue }
      try? FileManager.default.removeItem(at: temporary.appendingPathComponent(name))
    }
    atexit { try? FileManager.default.removeItem(at: CommandBench.root) }
    return temporary.appendingPathComponent("quoin-test-\(getpid())")
  }()

  init() throws {
    folder = Self.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  struct Outcome {
    var status: Int32
    var wasSignalled: Bool
    var output: String
    var complaints: String
    var paths: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Beside the running tests lies what was built with them.
  static let products: String = {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return (own as NSString?)?.deletingLastPathComponent ?? "."
  }()

  /// Compiled previews are shared by the tests of one run, as they are by a user's runs; by many runs where the environment names a folder.
  static let cache = ProcessInfo.processInfo.environment["QUOIN_TEST_CACHE"] ?? root.appendingPathComponent("cache").path

  @discardableResult func write(_ name: String, _ source: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try source.write(to: file, atomically: true, encoding: .utf8)
    return name
  }

  /// A run of the command, not started yet.
  func process(_ command: String, _ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.products + "/quoin")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": Self.cache]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  func render(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run("render", arguments, environment: environment)
  }

  func check(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run("check", arguments, environment: environment)
  }
  func check(_ arguments: [String]) throws -> Outcome { try run("check", arguments) }
  func render(_ arguments: [String]) throws -> Outcome { try run("render", arguments, environment: [:]) }
  func initialize(_ arguments: String...) throws -> Outcome { try run("init", arguments) }
  func test(_ arguments: String...) throws -> Outcome { try run("test", arguments) }
  /// The command with whatever follows its name.
  func quoin(_ arguments: String...) throws -> Outcome { try run(arguments[0], Array(arguments.dropFirst())) }
  func explain(_ arguments: String...) throws -> Outcome { try run("explain", arguments) }

  private func run(_ command: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let output = Pipe()
    let errors = folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + ".log")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let complaints = try FileHandle(forWritingTo: errors)
    let process = process(command, arguments, environment: environment)
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: bytes, as: UTF8.self), complaints: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
  }

  /// How long a run of the command kept the processor busy, without the programs it started, in seconds; sampled ten times a second.
  func spent(_ command: String, _ arguments: String..., environment: [String: String] = [:]) throws -> Double {
    let process = process(command, arguments, environment: environment)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    var ticks = 0
    while process.isRunning {
      // After the name in brackets the times stand at the twelfth and the thirteenth place.
      let facts = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      let numbers = facts?.split(separator: ")").last?.split(separator: " ").dropFirst(11).prefix(2).compactMap { Int($0) } ?? []
      ticks = max(ticks, numbers.reduce(0, +))
      usleep(100_000)
    }
    return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The names in the folder, hidden ones too.
  func names(in name: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)) ?? []).sorted()
  }

  /// The programs that run in the folder, started by none that still runs there; a run of the command is none.
  func orphans(of command: pid_t) -> Set<pid_t> {
    var parents: [pid_t: pid_t] = [:]
    for id in ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap({ pid_t($0) }) {
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")) == folder.path,
        let facts = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        // After the name in brackets: a letter for how it stands, and its parent.
        let parent = facts.split(separator: ")").last?.split(separator: " ").dropFirst().first.flatMap({ pid_t($0) })
      else { continue }
      parents[id] = parent
    }
    return Set(parents.filter { $0.key != command && parents[$0.value] == nil }.keys)
  }

  func bytes(_ name: String) -> Data { (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data() }

  /// Width and height in pixels, out of a PNG's head.
  func pixels(_ name: String) -> [Int] {
    let head = [UInt8](bytes(name).prefix(24))
    guard head.count == 24, head[1...3].elementsEqual("PNG".utf8) else { return [] }
    return [16, 20].map { start in head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// The layouts of `quoin render --format json`, by the previews' names.
  func layouts(_ text: String) throws -> [String: [String: Any]] {
    let array = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    return Dictionary(array.map { ($0["name"] as? String ?? "", $0) }) { first, _ in first }
  }
}
