import QuoinMessages
import QuoinSources

/// Makes the chosen previews and writes what comes: a picture or one a page, a JSON of all, or a whole matrix.
struct PictureRun {
  private let settings: RenderSettings
  private let jobs: [RenderJob]
  private let paths: PicturePaths

  init(_ settings: RenderSettings, _ jobs: [RenderJob], allNames: [String]) {
    self.settings = settings
    self.jobs = jobs
    paths = PicturePaths(settings, allNames: allNames)
  }

  /// Answers whether everything came out.
  func run() throws(CommandFailure) -> Bool {
    if settings.format != .json, case .file(let path) = settings.output, jobs.count > 1 {
      throw CommandFailure(
        "\(path) is one file, but there are \(jobs.count) previews. Choose one with --preview, or give -o a folder:\n"
          + RenderJob.listing(jobs))
    }
    try paths.spare(sources: settings.unit.files)
    if settings.output != .standardOutput { try PicturePaths.makeFolder(of: paths.path(for: "any")) }
    if settings.format == .json { return try makeLayouts() }
    if settings.format == .txt, settings.output == .standardOutput { return try tellSteps() }
    guard let matrix = settings.matrix else {
      return try all(jobs) { job throws(CommandFailure) in
        try make(job, order(job)) { page in paths.path(for: job.name, page: page) }
      }
    }
    return try all(jobs) { job throws(CommandFailure) in try makeMatrix(job, matrix) }
  }

  /// Does `work` for every element, whatever became of those before.
  private func all<Element>(_ elements: [Element], _ work: (Element) throws(CommandFailure) -> Bool) throws(CommandFailure) -> Bool {
    var isComplete = true
    for element in elements where !(try work(element)) { isComplete = false }
    return isComplete
  }

  private func order(_ job: RenderJob, _ matrix: Matrix? = nil, cell: Int? = nil) -> RenderOrder {
    var order = RenderOrder(index: job.index, name: job.name, format: settings.format, choices: job.unit.choices, cell: cell)
    if let matrix, let cell {
      order.cellName = matrix.cell(cell).name
      order.choices = matrix.cell(cell).applied(to: job.unit.choices)
    }
    return order
  }

  /// Makes a preview and writes its pictures; answers whether all came out.
  private func make(_ job: RenderJob, _ order: RenderOrder, to path: (Int?) -> String) throws(CommandFailure) -> Bool {
    var isWritten = true
    let isMade = try say(job, order) { () throws(CommandFailure) in
      try job.unit.make(order) { bytes, page throws(CommandFailure) in
        if try !write(bytes, to: path(page)) { isWritten = false }
      }
    }
    return isMade && isWritten
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) -> Bool {
    do throws(CommandFailure) {
      try FileBytes.write(bytes, to: path, at: .chosen)
    } catch {
      Terminal.say("quoin: \(error.message)")
      return false
    }
    try Terminal.result(path + "\n")
    return true
  }

  /// Does the work and says what was doubtful about it, or why it failed.
  private func say(
    _ job: RenderJob, _ order: RenderOrder, _ work: () throws(CommandFailure) -> LoadedUnit.Outcome
  ) throws(CommandFailure) -> Bool {
    let cell = order.cellName.isEmpty ? "" : " [\(order.cellName)]"
    Terminal.progress("\((jobs.firstIndex { $0.name == job.name } ?? 0) + 1) of \(jobs.count): \(job.name)\(cell)")
    defer { Terminal.clearProgress() }
    switch try work() {
    case .made(let findings, let isWhole):
      let folder = FilePaths.absolute(".")
      for finding in findings { Terminal.say(finding.line(of: job.name + cell, from: folder)) }
      return isWhole
    case .failed(let reason):
      Terminal.say("quoin: the preview \"\(job.name)\"\(cell) was not made: \(reason.hasSuffix(".") ? reason : reason + ".")")
      return false
    }
  }

  // MARK: matrix

  /// The single pictures first, each as it is made, then the contact sheet of them. A cell that fails costs no other.
  private func makeMatrix(_ job: RenderJob, _ matrix: Matrix) throws(CommandFailure) -> Bool {
    var failed: [Int] = []
    try PicturePaths.makeFolder(of: paths.path(for: job.name, cell: "any", page: nil))
    var areWhole = true
    for cell in 0..<matrix.count {
      var wasMade = false
      let isWhole = try make(job, order(job, matrix, cell: cell)) { page in
        wasMade = true
        return paths.path(for: job.name, cell: matrix.cell(cell).fileName, page: page)
      }
      areWhole = areWhole && isWhole
      if !wasMade { failed.append(cell) }
    }
    guard settings.format.isPicture else { return areWhole && failed.isEmpty }
    let isSheetMade = try say(job, order(job)) { () throws(CommandFailure) in
      try job.unit.makeContactSheet(order(job), matrix, failed: failed) { bytes, _ throws(CommandFailure) in
        if try !write(bytes, to: paths.path(for: job.name)) { areWhole = false }
      }
    }
    return areWhole && isSheetMade
  }

  // MARK: words

  /// The steps of every layout on standard output, each under its preview's name where there are several.
  private func tellSteps() throws(CommandFailure) -> Bool {
    try all(jobs) { job throws(CommandFailure) in
      try say(job, order(job)) { () throws(CommandFailure) in
        try job.unit.make(order(job)) { bytes, _ throws(CommandFailure) in
          try Terminal.result((jobs.count > 1 ? "\(job.name)\n" : "") + String(decoding: bytes, as: UTF8.self))
        }
      }
    }
  }

  // MARK: JSON

  /// All layouts as one JSON array: to standard output, to the file named, or to one called after the first source file.
  private func makeLayouts() throws(CommandFailure) -> Bool {
    var layouts: [[UInt8]] = []
    let cells: [Int?] = settings.matrix.map { Array(0..<$0.count) } ?? [nil]
    let isComplete = try all(jobs) { job throws(CommandFailure) in
      try all(cells) { cell throws(CommandFailure) in
        let order = order(job, settings.matrix, cell: cell)
        return try say(job, order) { () throws(CommandFailure) in try job.unit.make(order) { bytes, _ in layouts.append(bytes) } }
      }
    }
    let document = Array("[\n".utf8) + layouts.joined(separator: Array(",\n".utf8)) + Array("\n]\n".utf8)
    guard settings.output != .standardOutput else {
      try Terminal.result(String(decoding: document, as: UTF8.self))
      return isComplete
    }
    guard !layouts.isEmpty || jobs.isEmpty else { return isComplete }
    return try write(document, to: paths.path(for: FilePaths.stem(of: settings.unit.files[0]))) && isComplete
  }
}

extension Matrix.Cell {
  /// The cell as a file's name: without spaces.
  var fileName: String {
    values.map { value in String(value.value.map { $0 == " " ? "-" : $0 }) }.joined(separator: "_")
  }
}
