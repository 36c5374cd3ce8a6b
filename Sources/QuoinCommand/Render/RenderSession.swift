import QuoinMessages

/// One run of `quoin render`, step by step: compile, list, choose; `PictureRun` makes and writes.
struct RenderSession {
  private let settings: RenderSettings

  init(_ settings: RenderSettings) { self.settings = settings }

  /// Does everything; answers whether every preview came out.
  func run() throws(CommandFailure) -> Bool {
    let installation = try Installation.find()
    let toolchain = try Toolchain.find()
    let compiler = try Compiler(toolchain: toolchain, installation: installation, cache: .open(), languageMode: settings.languageMode)
    let (programs, compiled) = try PreviewPrograms.compile(settings.unit, with: compiler)
    guard !programs.isEmpty else { return false }
    var units: [LoadedUnit] = []
    for (unit, program) in programs {
      let loaded = LoadedUnit(program: program, unit: unit, settings: settings, installation: installation, toolchain: toolchain)
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
    let made = try PictureRun(settings, chosen, allNames: all.map(\.name)).run()
    return made && troubles.isEmpty && compiled
  }

  private func jobs(of units: [LoadedUnit]) -> [RenderJob] {
    let names = PreviewNames.names(for: units.flatMap(\.previews))
    let places = units.flatMap { unit in unit.previews.indices.map { (unit, $0) } }
    return zip(names, places).map { RenderJob(unit: $1.0, index: $1.1, name: $0) }
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
