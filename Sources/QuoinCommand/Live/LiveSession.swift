import Glibc
import QuoinMessages
import QuoinSources

/// One run of `quoin preview`: compiles, watches, and answers what the page asks, one thing after the other.
final class LiveSession {
  private let command: PreviewCommand
  private var settings: RenderSettings
  private let installation: Installation
  private let toolchain: Toolchain
  private let cache: CompileCache
  private let plans = CompilePlans()
  private var watch = SourceWatch()

  private var jobs: [RenderJob] = []
  /// The compiler's words about the files as they are; nil where they compile.
  private var errors: String?
  private var times: (compile: Double, load: Double) = (0, 0)
  /// Counts the programs, so that a preview of an older one is opened anew.
  private var version = 0
  /// What is open, and of which program.
  private var open: (job: RenderJob, version: Int)?

  init(_ command: PreviewCommand) throws(CommandFailure) {
    self.command = command
    settings = try RenderSettings(live: command.previews)
    installation = try Installation.find()
    toolchain = try Toolchain.find()
    cache = try CompileCache.open()
  }

  /// Serves until the server ends or a signal comes.
  func run() throws(CommandFailure) {
    let token = try PageToken.find(in: cache)
    let page = try PageProgram.start(in: installation, toolchain, port: command.port, token: token)
    let address = "http://127.0.0.1:\(page.port)/#\(token)"
    // The page comes first: what takes long to compile is waited for there.
    try Terminal.result(address + "\n")
    if !command.noOpen { Self.show(address) }
    try compileAndTell(page)
    while true {
      if isAsked(page) {
        guard case .question(let number, let body) = page.next() else {
          throw CommandFailure("the page's server has ended.")
        }
        page.answer(number, answer(body))
      }
      if watch.hasChanged() {
        do throws(CommandFailure) { try compileAndTell(page) } catch {
          errors = error.message
          page.tell(["kind": "changed"])
        }
      }
    }
  }

  /// Waits until the page asks or it is time to look at the files; whether the page asks.
  private func isAsked(_ page: PageProgram) -> Bool {
    guard !page.hasMore else { return true }
    var waiting = [page.descriptor, watch.descriptor].compactMap { $0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&waiting, nfds_t(waiting.count), watch.interval) > 0 && waiting[0].revents != 0
  }

  private func compileAndTell(_ page: PageProgram) throws(CommandFailure) {
    page.tell(["kind": "compiling"])
    Terminal.say("quoin: compiling…")
    try compile()
    page.tell(["kind": "changed"])
    Terminal.say(errors == nil ? "quoin: compiled in \(Int(times.compile)) ms" : "quoin: not compiled")
  }

  /// Opens the address in the browser of the desktop, where there is one.
  private static func show(_ address: String) {
    guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return }
    _ = try? ChildProcess("/usr/bin/xdg-open", [address], descriptors: [])
  }

  // MARK: Compiling

  /// Compiles the files as they are, and lists their previews. What was open stays until something compiles again.
  private func compile() throws(CommandFailure) {
    do throws(CommandFailure) {
      settings = try RenderSettings(live: command.previews)
    } catch {
      // The files are gone for now: what is there is looked at again.
      errors = error.message
      return
    }
    watch.watch(settings.unit, command.previews.paths)
    let compiler = Compiler(
      toolchain: toolchain, installation: installation, cache: cache, languageMode: settings.unit.languageMode ?? settings.languageMode,
      plans: plans)
    let start = ContinuousClock.now
    let made = try PreviewPrograms(settings.unit, with: compiler)
    times.compile = start.milliseconds
    errors = made.complaints.isEmpty ? nil : made.complaints.joined(separator: "\n")
    if let errors { Terminal.say(errors) }
    guard !made.programs.isEmpty else { return }
    try load(made.programs)
  }

  private func load(_ programs: [(unit: SourceUnit, path: String)]) throws(CommandFailure) {
    let start = ContinuousClock.now
    var units: [LoadedUnit] = []
    for (unit, program) in programs {
      let loaded = LoadedUnit(program: program, unit: unit, settings: settings, installation: installation, toolchain: toolchain)
      try loaded.list()
      loaded.rest(among: programs.count)
      for trouble in loaded.troubles { Terminal.say("quoin: \(trouble)") }
      units.append(loaded)
    }
    jobs = RenderJob.jobs(of: units)
    version += 1
    times.load = start.milliseconds
  }

  // MARK: Answers

  private func answer(_ question: JSONValue) -> [UInt8] {
    do throws(CommandFailure) {
      switch question["do"]?.text {
      case "state": return state.bytes
      case "show": return try show(question)
      case "touch": return try act(.tap(x: try number(question, "x"), y: try number(question, "y")))
      case "drag": return try act(.drag(x: try number(question, "x"), y: try number(question, "y")))
      case "lift": return try act(.lift(x: try number(question, "x"), y: try number(question, "y")))
      case "scroll":
        return try act(
          .scroll(
            x: try number(question, "x"), y: try number(question, "y"), dx: try number(question, "dx"), dy: try number(question, "dy")))
      case "type": return try act(.type(try text(question, "text")))
      case "choose": return try act(.choose(Int(try number(question, "index"))))
      case "wait": return try act(.wait)
      case "inspect": return try ask(.inspect)
      case "still": return try still(question)
      case "export": return try export(question)
      default: throw CommandFailure("That is not something to ask.")
      }
    } catch {
      let hasEnded = open.map { !$0.job.unit.isRunning } ?? false
      return (["error": .string(error.message), "ended": .bool(hasEnded)] as JSONValue).bytes
    }
  }

  private func number(_ question: JSONValue, _ name: String) throws(CommandFailure) -> Double {
    guard let number = question[name]?.number, number.isFinite, abs(number) < 1e6 else { throw CommandFailure("\(name) is a number.") }
    return number
  }
  private func text(_ question: JSONValue, _ name: String) throws(CommandFailure) -> String {
    guard let text = question[name]?.text else { throw CommandFailure("\(name) is a text.") }
    return text
  }

  private var state: JSONValue {
    let paths = command.previews.paths
    let arguments =
      paths
      + [("--package", command.previews.package), ("--project", command.previews.project), ("--target", command.previews.target)]
      .flatMap { option, value in value.map { [option, $0] } ?? [] }
    return [
      "title": .string(FilePaths.name(of: paths.first ?? command.previews.package ?? command.previews.project ?? "Quoin")),
      "folder": .string(FilePaths.rooted(".").map { $0.hasSuffix("/.") ? String($0.dropLast(2)) : $0 } ?? ""),
      "paths": .array(arguments.map { .string($0) }),
      "previews": .array(
        jobs.map { job in
          let summary = job.unit.previews[job.index]
          return [
            "name": .string(job.name), "file": .string(summary.file), "line": summary.line.map { .number(Double($0)) } ?? .null,
          ]
        }),
      "errors": errors.map { .string($0) } ?? .null, "version": .number(Double(version)),
      "ms": ["compile": .number(times.compile), "load": .number(times.load)],
    ]
  }

  /// The choices of the page over those of the command line.
  private func choices(_ question: JSONValue, for job: RenderJob) throws(CommandFailure) -> RenderChoices {
    var choices = job.unit.choices
    guard let wished = question["choices"] else { return choices }
    func text(_ name: String) -> String? { wished[name]?.text.flatMap { $0.isEmpty ? nil : $0 } }
    if let size = text("size") {
      choices.size = try CanvasSize.read(size)
      choices.device = nil
    } else if let device = text("device") {
      (choices.device, choices.size) = (device, nil)
    }
    if let scale = text("scale") { choices.scale = try CanvasSize.readScale(scale) }
    try CanvasSize.check(choices.size, scale: choices.scale)
    if let locale = text("locale") { choices.locale = locale }
    if let type = text("dynamicType") { choices.dynamicType = type }
    if let settings = text("accessibility") { choices.accessibility = try RenderSettings.accessibility(settings, "accessibility") }
    if let system = text("os") { choices.system = system }
    if wished["dark"]?.isTrue == true { choices.isDark = true }
    if wished["rtl"]?.isTrue == true { choices.isRightToLeft = true }
    return choices
  }

  private func job(_ question: JSONValue) throws(CommandFailure) -> RenderJob {
    let name = try text(question, "preview")
    guard let job = jobs.first(where: { $0.name == name }) else { throw CommandFailure("There is no preview \(name) any more.") }
    return job
  }

  private func show(_ question: JSONValue) throws(CommandFailure) -> [UInt8] {
    let job = try job(question)
    let choices = try choices(question, for: job)
    let order = RenderOrder(index: job.index, name: job.name, format: .svg, choices: choices)
    let isSame = open.map { $0.job.name == job.name && $0.version == version && $0.job.unit === job.unit } ?? false
    open = (job, version)
    return try ask(isSame && question["fresh"]?.isTrue != true && job.unit.isRunning ? .adapt(order) : .open(order))
  }

  private func act(_ touch: LiveTouch) throws(CommandFailure) -> [UInt8] { try ask(.touch(touch)) }

  private func ask(_ question: LiveQuestion) throws(CommandFailure) -> [UInt8] {
    guard let open, open.version == version || !jobs.isEmpty else { throw CommandFailure("No preview is open.") }
    return try result { () throws(CommandFailure) in
      var bytes: [UInt8] = []
      let outcome = try open.job.unit.live(question) { piece, _ in bytes = piece }
      return (outcome, bytes)
    }
  }

  private func result(
    _ make: () throws(CommandFailure) -> (LoadedUnit.Outcome, [UInt8])
  ) throws(CommandFailure) -> [UInt8] {
    let (outcome, bytes) = try make()
    if case .failed(let reason) = outcome { throw CommandFailure(reason.hasSuffix(".") ? reason : reason + ".") }
    return bytes
  }

  /// A picture of a preview beside the one that is open.
  private func still(_ question: JSONValue) throws(CommandFailure) -> [UInt8] {
    let job = try job(question)
    var order = RenderOrder(index: job.index, name: job.name, format: .svg, choices: try choices(question, for: job))
    order.choices.outlinesText = true
    let bytes = try result { () throws(CommandFailure) in
      var bytes: [UInt8] = []
      let outcome = try job.unit.make(order) { piece, _ in if bytes.isEmpty { bytes = piece } }
      return (outcome, bytes)
    }
    return (["svg": .string(String(decoding: bytes, as: UTF8.self))] as JSONValue).bytes
  }

  private func export(_ question: JSONValue) throws(CommandFailure) -> [UInt8] {
    let types = ["png": "image/png", "svg": "image/svg+xml", "pdf": "application/pdf"]
    guard let name = question["format"]?.text, let type = types[name], let format = PictureFormat(rawValue: name) else {
      throw CommandFailure("A picture is exported as png, svg or pdf.")
    }
    let bytes = try ask(.export(format))
    return
      ([
        "name": .string("\(open?.job.name ?? "Preview").\(name)"), "type": .string(type), "data": .string(Base64.text(bytes)),
      ] as JSONValue).bytes
  }
}

extension ContinuousClock.Instant {
  /// The time since then.
  fileprivate var milliseconds: Double {
    let passed = duration(to: .now).components
    return Double(passed.seconds) * 1000 + Double(passed.attoseconds) / 1e15
  }
}
