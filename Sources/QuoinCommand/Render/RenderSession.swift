import QuoinMessages

/// One run of `quoin render`, step by step: compile, list, choose; `PictureRun` makes and writes.
struct RenderSession {
  private let settings: RenderSettings

  init(_ settings: RenderSettings) { self.settings = settings }

  /// Does everything; answers whether every preview came out.
  func run() throws(CommandFailure) -> Bool {
    let loaded = try load()
    guard let chosen = try choose(from: loaded) else { return false }
    if settings.onlyLists {
      for job in chosen { try Terminal.result(job.name + "\n") }
      return loaded.isWhole
    }
    let made = try PictureRun(settings, chosen, allNames: loaded.jobs.map(\.name)).run()
    return made && loaded.isWhole
  }

  /// The previews of a run, compiled and listed.
  struct Loaded {
    /// In order; empty where nothing compiled.
    var jobs: [RenderJob]
    /// Whether all compiled, and every type could be listed.
    var isWhole: Bool
    /// Whether at least one file compiled.
    var hasPrograms: Bool
  }

  /// Compiles and lists.
  func load() throws(CommandFailure) -> Loaded {
    let installation = try Installation.find()
    let toolchain = try Toolchain.find()
    let compiler = try Compiler(toolchain: toolchain, installation: installation, cache: .open(), languageMode: settings.languageMode)
    let made = try PreviewPrograms(settings.unit, with: compiler)
    for complaint in made.complaints { Terminal.say(complaint) }
    let programs = made.programs
    guard !programs.isEmpty else { return Loaded(jobs: [], isWhole: false, hasPrograms: false) }
    var units: [LoadedUnit] = []
    for (unit, program) in programs {
      let loaded = LoadedUnit(program: program, unit: unit, settings: settings, installation: installation, toolchain: toolchain)
      try loaded.list()
      loaded.rest(among: programs.count)
      units.append(loaded)
    }
    let troubles = units.flatMap(\.troubles)
    for trouble in troubles { Terminal.say("quoin: \(trouble)") }
    return Loaded(jobs: RenderJob.jobs(of: units), isWhole: troubles.isEmpty && made.complaints.isEmpty, hasPrograms: true)
  }

  /// The jobs that are asked for; nil where nothing compiled, which was said.
  func choose(from loaded: Loaded) throws(CommandFailure) -> [RenderJob]? {
    guard loaded.hasPrograms else { return nil }
    guard !loaded.jobs.isEmpty || !loaded.isWhole else { throw CommandFailure(noPreview) }
    return try choose(from: loaded.jobs)
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

  private func choose(from jobs: [RenderJob]) throws(CommandFailure) -> [RenderJob] {
    guard !settings.wanted.isEmpty else { return jobs }
    for name in settings.wanted where !jobs.contains(where: { $0.name == name }) {
      throw CommandFailure("there is no preview \"\(name)\". There is:\n" + RenderJob.listing(jobs))
    }
    return jobs.filter { settings.wanted.contains($0.name) }
  }
}
