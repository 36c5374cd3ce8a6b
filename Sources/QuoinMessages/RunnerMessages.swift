// What `quoin` and its runner say to each other: one JSON object per line, over two pipes. A picture follows its line as raw bytes.

/// The pipes' numbers in the runner's process.
public enum RunnerPipe {
  /// The runner reads what it is to do here.
  public static let requests: Int32 = 3
  /// The runner answers here. Its standard output is the user's code's own, and goes to standard error.
  public static let answers: Int32 = 4
}

/// What the command asks of the runner.
public enum RunnerRequest: Codable, Equatable, Sendable {
  /// Find the previews. `skipped` are the registered types that ended an earlier runner and are left alone now.
  case list(RenderChoices, skipped: [String])
  /// Make one of the listed previews, by its index in the list; `name` is what the command calls it.
  case render(index: Int, name: String, format: PictureFormat)
}

/// What the runner answers.
public enum RunnerAnswer: Codable, Equatable, Sendable {
  /// The type with this name is about to run; said before user code does, so that a crash can be laid at its door.
  case entering(type: String)
  /// The previews of the program, in order.
  case previews([PreviewSummary])
  /// A choice cannot be met (an unknown device, a broken font): nothing can be made. The sentence says what to do.
  case refused(message: String)
  /// The picture; `byteCount` bytes follow the line. `isWhole` is false when a file that the user has to bring is missing or broken.
  case picture(byteCount: Int, findings: [String], isWhole: Bool)
  /// This preview could not be made.
  case failed(message: String)
}

/// One preview of a program.
public struct PreviewSummary: Codable, Equatable, Sendable {
  /// Its name; nil when it has none of its own and is called after `fallbackName`.
  public var name: String?
  /// What it is called without a name: its file's name, or the provider's.
  public var fallbackName: String
  /// The path of its file, as the user wrote it.
  public var file: String

  public init(name: String?, fallbackName: String, file: String) {
    self.name = name
    self.fallbackName = fallbackName
    self.file = file
  }
}

/// The formats that a preview can be printed to.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
  case png, svg, pdf, json
}

/// What the user chose for all previews of a run. A choice that is nil is left to the preview.
public struct RenderChoices: Codable, Equatable, Sendable {
  /// The canvas of `--size`.
  public enum Size: Codable, Equatable, Sendable {
    case fit
    case fixed(width: Double, height: Double)
  }
  public var size: Size?
  public var device: String?
  /// Pixels per point.
  public var scale: Double?
  public var isDark = false
  public var isRightToLeft = false
  public var locale: String?
  public var dynamicType: String?
  /// Whether an SVG's words stay text (false) or become shapes.
  public var outlinesText = false
  /// Folders of fonts, and of pictures and catalogues, that were named on the command line.
  public var fontFolders: [String] = []
  public var assetFolders: [String] = []
  /// Folders of the files themselves, where loose fonts, pictures and catalogues may lie.
  public var besideFolders: [String] = []
  /// The user's files, as written.
  public var sources: [String] = []

  public init() {}
}
