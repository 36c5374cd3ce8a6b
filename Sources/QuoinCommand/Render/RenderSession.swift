import QuoinMessages

/// One run of `quoin render`, step by step: compile, list, choose, plan, make, write.
struct RenderSession {
  private let settings: RenderSettings

  init(_ settings: RenderSettings) { self.settings = settings }

  /// One picture to make.
  private struct Job {
    var unit: LoadedUnit
    var index: Int
    var name: String
  }

  /// Does everything; answers whether every preview came out.
  func run() throws(CommandFailure) -> Bool {
    let installation = try Installation.find()
    let compiler = try Compiler(
      toolchain: .find(), installation: installation, cache: .open(), languageMode: settings.languageMode)
    let (programs, compiled) = try compile(with: compiler)
    guard !programs.isEmpty else { return false }
    var units: [LoadedUnit] = []
    for (unit, program) in programs {
      let loaded = LoadedUnit(program: program, unit: unit, settings: settings, installation: installation)
      try loaded.list()
      units.append(loaded)
    }
    let troubles = units.flatMap(\.troubles)
    for trouble in troubles { Terminal.say("quoin: \(trouble)") }
    let all = jobs(of: units)
    guard !all.isEmpty || !troubles.isEmpty || !compiled else { throw CommandFailure(noPreview) }
    let chosen = try choose(from: all)
    if settings.onlyLists {
      for job in chosen { try Terminal.result(job.name + "\n") }
      return troubles.isEmpty && compiled
    }
    let made = try make(chosen)
    return made && troubles.isEmpty && compiled
  }

  /// Compiles the files together. Files that claim the same names may be meant to stand alone: then each by itself.
  private func compile(with compiler: Compiler) throws(CommandFailure) -> (programs: [(SourceUnit, String)], all: Bool) {
    let together = settings.unit
    switch try compiler.program(for: together) {
    case .program(let path): return ([(together, path)], true)
    case .errors(let text):
      if together.files.count > 1, together.dependencies.isEmpty, CompilerMessages.areAboutSharedNames(text) {
        return try compileApart(with: compiler)
      }
      Terminal.say(text)
      return ([], false)
    }
  }

  private func compileApart(with compiler: Compiler) throws(CommandFailure) -> (programs: [(SourceUnit, String)], all: Bool) {
    var programs: [(SourceUnit, String)] = []
    var all = true
    for unit in settings.unit.apart {
      switch try compiler.program(for: unit) {
      case .program(let path): programs.append((unit, path))
      case .errors(let text):
        Terminal.say(text)
        all = false
      }
    }
    return (programs, all)
  }

  private func jobs(of units: [LoadedUnit]) -> [Job] {
    let names = PreviewNames.names(for: units.flatMap(\.previews))
    let places = units.flatMap { unit in unit.previews.indices.map { (unit, $0) } }
    return zip(names, places).map { Job(unit: $1.0, index: $1.1, name: $0) }
  }

  private var noPreview: String {
    let files = settings.unit.files
    return """
      \(files.count == 1 ? files[0] : "these files") \(files.count == 1 ? "has" : "have") no preview. Add one at the end of the file:

          #Preview("Name") {
            MyView()
          }
      """
  }

  private func choose(from jobs: [Job]) throws(CommandFailure) -> [Job] {
    guard !settings.wanted.isEmpty else { return jobs }
    for name in settings.wanted where !jobs.contains(where: { $0.name == name }) {
      throw CommandFailure("there is no preview \"\(name)\". There is:\n" + listing(jobs))
    }
    return jobs.filter { settings.wanted.contains($0.name) }
  }

  private func listing(_ jobs: [Job]) -> String { jobs.map { "  \($0.name)" }.joined(separator: "\n") }

  private func make(_ jobs: [Job]) throws(CommandFailure) -> Bool {
    if settings.format == .json { return try makeDocument(jobs) }
    if case .file(let path) = settings.output, jobs.count > 1 {
      throw CommandFailure(
        "\(path) is one file, but there are \(jobs.count) previews. Choose one with --preview, or give -o a folder:\n" + listing(jobs))
    }
    try spareSources()
    try makeFolders()
    var isComplete = true
    for (number, job) in jobs.enumerated() {
      guard let (bytes, isWhole) = try picture(of: job, number, of: jobs.count) else {
        isComplete = false
        continue
      }
      isComplete = isComplete && isWhole
      let path = path(for: job.name)
      do throws(CommandFailure) {
        try FileBytes.write(bytes, to: path)
        try Terminal.result(path + "\n")
      } catch {
        Terminal.say("quoin: \(error.message)")
        isComplete = false
      }
    }
    return isComplete
  }

  private func path(for name: String) -> String {
    switch settings.output {
    case .folder(let folder): FilePaths.join(folder, "\(PreviewNames.fileName(name)).\(settings.format.rawValue)")
    case .file(let path): path
    case .standardOutput: "/dev/stdout"
    }
  }

  /// All layouts as one JSON array: to standard output, to the file named, or to one called after the first source file.
  private func makeDocument(_ jobs: [Job]) throws(CommandFailure) -> Bool {
    try spareSources()
    try makeFolders()
    var layouts: [[UInt8]] = []
    var areWhole = true
    for (number, job) in jobs.enumerated() {
      guard let (bytes, isWhole) = try picture(of: job, number, of: jobs.count) else { continue }
      layouts.append(bytes)
      areWhole = areWhole && isWhole
    }
    let isComplete = areWhole && layouts.count == jobs.count
    let document = Array("[\n".utf8) + layouts.joined(separator: Array(",\n".utf8)) + Array("\n]\n".utf8)
    guard settings.output != .standardOutput else {
      try Terminal.result(String(decoding: document, as: UTF8.self))
      return isComplete
    }
    let path = path(for: FilePaths.stem(of: settings.unit.files[0]))
    if !layouts.isEmpty || jobs.isEmpty {
      try FileBytes.write(document, to: path)
      try Terminal.result(path + "\n")
    }
    return isComplete
  }

  /// A picture must not replace the source it is made of.
  private func spareSources() throws(CommandFailure) {
    guard case .file(let path) = settings.output, let real = FilePaths.absolute(path) else { return }
    if settings.unit.files.contains(where: { FilePaths.absolute($0) == real }) {
      throw CommandFailure("\(path) is the source itself; give -o another name.")
    }
  }

  private func makeFolders() throws(CommandFailure) {
    let folder: String
    switch settings.output {
    case .folder(let path): folder = path
    case .file(let path): folder = FilePaths.folder(of: path)
    case .standardOutput: return
    }
    guard FilePaths.makeFolder(folder) else {
      throw CommandFailure("the folder \(folder) cannot be made. Give -o a place that may be written.")
    }
  }

  /// The bytes of one preview, and whether nothing in it is missing; nil when it could not be made, which is then said.
  private func picture(of job: Job, _ number: Int, of count: Int) throws(CommandFailure) -> (bytes: [UInt8], isWhole: Bool)? {
    Terminal.progress("\(number + 1) of \(count): \(job.name)")
    defer { Terminal.clearProgress() }
    switch try job.unit.make(job.index, name: job.name, format: settings.format) {
    case .made(let bytes, let findings, let isWhole):
      for finding in findings { Terminal.say("\(job.name): \(finding)") }
      return (bytes, isWhole)
    case .failed(let reason):
      Terminal.say("quoin: the preview \"\(job.name)\" was not made: \(reason).")
      return nil
    }
  }
}
