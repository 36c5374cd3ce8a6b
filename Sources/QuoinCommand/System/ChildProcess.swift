import Glibc
import QuoinSources

/// A program that was started, and its pipes.
struct ChildProcess {
  let id: pid_t

  /// How a program ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Starts a program.
  /// - Parameters:
  ///   - descriptors: which of our descriptors the program gets, and under which number.
  ///   - environment: variables set for the program beside our own.
  ///   - group: the process group the program joins, 0 for one of its own; nil for ours.
  init(
    _ program: String, _ arguments: [String], descriptors: [(ours: Int32, theirs: Int32)], environment: [String: String] = [:],
    group: pid_t? = nil
  ) throws(CommandFailure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for pair in descriptors { posix_spawn_file_actions_adddup2(&actions, pair.ours, pair.theirs) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&heard, number) }
    posix_spawnattr_setsigdefault(&attributes, &heard)
    if let group { posix_spawnattr_setpgroup(&attributes, group) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | (group == nil ? 0 : POSIX_SPAWN_SETPGROUP)))

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = Self.environment(with: environment).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw CommandFailure("\(program) could not be started: \(String(cString: strerror(code))).") }
    self.id = id
  }

  private static func environment(with changes: [String: String]) -> [String] {
    var lines: [String] = []
    var at = environ
    while let line = at.pointee {
      let text = String(cString: line)
      if changes[String(text.prefix { $0 != "=" })] == nil { lines.append(text) }
      at += 1
    }
    return lines + changes.map { "\($0.key)=\($0.value)" }
  }

  /// Waits until the program has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }

  func kill() { Glibc.kill(id, SIGKILL) }

  /// Asks the program to say where it stands, and to end.
  func quit() { Glibc.kill(id, SIGQUIT) }

  /// Ends the program and those that it started itself, from whichever of its threads: a compiler's driver that is gone leaves the
  /// compiler itself busy for minutes.
  func killAll() {
    for thread in FilePaths.names(in: "/proc/\(id)/task") ?? [] {
      let own = FileBytes.readGrowing("/proc/\(id)/task/\(thread)/children").map { String(decoding: $0, as: UTF8.self) } ?? ""
      for child in own.split(whereSeparator: \.isWhitespace).compactMap({ pid_t($0) }) { Glibc.kill(child, SIGKILL) }
    }
    kill()
  }

  /// Runs a program to its end and gives back what it wrote to both outputs, in the order written.
  ///
  /// When it says nothing for `patience` milliseconds, `isFutile` is asked once; if that says so, the program is ended. When it has said
  /// nothing `slow` milliseconds later, `whenSlow` is called once.
  static func run(
    _ program: String, _ arguments: [String], merging: Bool = true, patience: Int32 = 0, isFutile: () -> Bool = { false },
    slow: Int32 = 0, whenSlow: () -> Void = {}
  ) throws(CommandFailure) -> (ending: Ending, output: [UInt8]) {
    let pipe = try Pipe()
    // With those that it starts itself in a group that ends with us, however we end.
    let outer = Interruption.group
    let child = try ChildProcess(
      program, arguments, descriptors: [(ours: pipe.writing, theirs: Int32(1))] + (merging ? [(ours: pipe.writing, theirs: Int32(2))] : []),
      group: outer)
    if outer == 0 { Interruption.toEnd(group: child.id) }
    defer { if outer == 0 { Interruption.toEnd(group: 0) } }
    close(pipe.writing)
    var output: [UInt8] = []
    if patience > 0 {
      var waiting = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
      if poll(&waiting, 1, patience) == 0 {
        if isFutile() {
          child.killAll()
        } else if slow > 0, poll(&waiting, 1, slow) == 0 {
          whenSlow()
        }
      }
    }
    while let piece = Pipe.readSome(pipe.reading) { output += piece }
    close(pipe.reading)
    return (child.wait(), output)
  }
}

/// A pipe whose ends our children do not inherit unless they are given them.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(CommandFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CommandFailure("no pipe could be opened: \(String(cString: strerror(errno))).") }
    // Numbers far from those that a child gets its pipes under, so that arranging one never closes another.
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 16)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
    close(ends[0])
    close(ends[1])
  }

  /// The bytes that are there, or the next to come; nil at the end.
  static func readSome(_ descriptor: Int32) -> [UInt8]? {
    let most = 1 << 16
    while true {
      var got = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        got = read(descriptor, buffer.baseAddress, most)
        count = max(0, got)
      }
      if got < 0, errno == EINTR { continue }
      return got > 0 ? bytes : nil
    }
  }

  /// Writes all of the bytes; 0, or the number of what went wrong.
  @discardableResult static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var sent = 0
    while sent < bytes.count {
      let put = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, $0.count - sent) }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return put < 0 ? errno : EIO }
      sent += put
    }
    return 0
  }
}
