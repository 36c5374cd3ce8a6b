import QuoinMessages
import QuoinSources

/// The command line of `quoin render` and `quoin explain`, checked: every number is in its bounds, every folder is there.
struct RenderSettings {
  var unit: SourceUnit
  var choices = RenderChoices()
  var output: OutputPlace
  var format: PictureFormat
  /// The names asked for; empty for all.
  var wanted: [String]
  var onlyLists: Bool
  var timeLimit: Duration
  /// How much memory the previews' program may take, in GB.
  var memory: Double
  var languageMode: String
  /// All combinations to make instead of one picture; nil for one.
  var matrix: Matrix?

  init(render command: RenderCommand) throws(CommandFailure) {
    try self.init(command.previews, OutputPlace.read(output: command.output, format: command.format))
    onlyLists = command.list
    guard ["selectable", "outlines"].contains(command.svgText) else {
      throw CommandFailure("--svg-text is selectable or outlines, not \(command.svgText).")
    }
    choices.outlinesText = command.svgText == "outlines"
    choices.hasGround = format == .gif
    choices.namesNodes = command.svgIDs && format == .svg
    try setMatrix(command.matrix, command.previews)
    choices.moment = try command.at.map { text throws(CommandFailure) in try Self.seconds(text, "--at", from: 0) }
    if let length = command.animate {
      guard format.canMove else {
        throw CommandFailure("--animate writes moving pictures as png, webp or gif, not \(format.rawValue).")
      }
      guard matrix == nil else { throw CommandFailure("--animate makes one moving picture a preview; leave --matrix out.") }
      let seconds = try Self.seconds(length, "--animate", from: 0.01)
      guard let rate = Double(command.fps), rate >= 1, rate <= 120 else {
        throw CommandFailure("--fps is a number from 1 to 120, not \(command.fps).")
      }
      guard format != .gif || rate <= 50 else {
        throw CommandFailure("A GIF shows 50 pictures a second at most: give --fps 50, or write png or webp.")
      }
      choices.film = RenderChoices.Film(seconds: seconds, rate: rate)
    }
    if format == .txt { choices.explanation = RenderChoices.Explanation() }
  }

  init(explain command: ExplainCommand) throws(CommandFailure) {
    try self.init(command.previews, (.standardOutput, command.json ? .json : .txt))
    var explanation = RenderChoices.Explanation()
    explanation.about = command.about
    explanation.why = command.why
    explanation.tellsRepeats = command.all
    guard command.why.isEmpty || (command.about.isEmpty && !command.json) else {
      throw CommandFailure("--why answers in sentences, --about and --json tell steps; use one of them.")
    }
    guard command.compare == nil || (command.why.isEmpty && command.about.isEmpty && !command.json) else {
      throw CommandFailure("--compare tells what differs, and goes without --why, --about and --json.")
    }
    choices.explanation = explanation
  }

  /// What `quoin preview` begins with; the page's controls change it.
  init(live command: PreviewOptions) throws(CommandFailure) { try self.init(command, (.standardOutput, .svg)) }

  /// What `quoin check` makes previews by; `unit` is one of those that it compiles.
  init(check command: CheckCommand, unit: SourceUnit) throws(CommandFailure) {
    try self.init(command.previews, (.standardOutput, .png), unit: unit)
    try setMatrix(command.matrix, command.previews)
  }

  private mutating func setMatrix(_ text: String?, _ command: PreviewOptions) throws(CommandFailure) {
    guard let text else { return }
    let read = try MatrixReader.read(text)
    try MatrixReader.check(read, against: command)
    (matrix, choices.matrix) = (read, read)
  }

  private init(
    _ command: PreviewOptions, _ result: (place: OutputPlace, format: PictureFormat), unit known: SourceUnit? = nil
  ) throws(CommandFailure) {
    unit =
      if let known { known } else {
        try command.unit()
      }
    (output, format) = result
    wanted = command.preview
    onlyLists = false
    timeLimit = try Self.timeLimit(command.timeout)
    memory = try Self.memory(command.memory)
    languageMode = command.swiftVersion ?? "5"
    try Compiler.checkLanguageMode(languageMode)
    guard command.size == nil || command.device == nil else {
      throw CommandFailure("--size and --device both give the canvas; use one of them.")
    }
    choices.size = try command.size.map { text throws(CommandFailure) in try CanvasSize.read(text) }
    choices.device = command.device
    choices.scale = try command.scale.map { text throws(CommandFailure) in try CanvasSize.readScale(text) }
    try CanvasSize.check(choices.size, scale: choices.scale)
    choices.isDark = command.dark
    choices.isRightToLeft = command.rtl ? true : nil
    choices.locale = command.locale
    choices.date = command.date
    choices.dynamicType = command.dynamicType
    choices.system = command.os
    choices.accessibility =
      try command.accessibility.map { text throws(CommandFailure) in try Self.accessibility(text, "--accessibility") } ?? []
    choices.fontFolders = try Self.folders(command.fontDir, option: "--font-dir")
    choices.besideFolders = unit.resourceFolders
    choices.assetFolders = try Self.folders(command.assets, option: "--assets")
  }

  /// A time such as `0.25` or `2s`.
  private static func seconds(_ text: String, _ option: String, from least: Double) throws(CommandFailure) -> Double {
    let number = text.hasSuffix("s") ? String(text.dropLast()) : text
    guard let seconds = Double(number), seconds >= least, seconds <= 600 else {
      throw CommandFailure("\(option) is a number of seconds, 600 at most, not \(text).")
    }
    return seconds
  }

  /// Settings of the phone's Accessibility such as `bold-text+increase-contrast`.
  static func accessibility(_ text: String, _ option: String) throws(CommandFailure) -> [AccessibilitySetting] {
    guard let settings = AccessibilitySetting.all(in: text) else {
      throw CommandFailure(
        "\(option) takes \(AccessibilitySetting.allCases.map(\.rawValue).joined(separator: ", ")), several joined by +, "
          + "or \(AccessibilitySetting.none); not \(text).")
    }
    return settings
  }

  private static func timeLimit(_ text: String) throws(CommandFailure) -> Duration {
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw CommandFailure("--timeout is a number of seconds above 0, not \(text).")
    }
    return .seconds(seconds)
  }

  private static func memory(_ text: String) throws(CommandFailure) -> Double {
    guard let memory = Double(text), memory >= 1, memory <= 1_000_000 else {
      throw CommandFailure("--memory is a number of GB from 1, not \(text).")
    }
    return memory
  }

  private static func folders(_ paths: [String], option: String) throws(CommandFailure) -> [String] {
    for path in paths where !FilePaths.isFolder(path) {
      throw CommandFailure(
        "\(option) \(path): " + (FilePaths.exists(path) ? "that is a file; name its folder." : "there is no such folder."))
    }
    return paths
  }
}
