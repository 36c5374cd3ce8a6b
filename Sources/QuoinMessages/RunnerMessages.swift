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
  /// Make a listed preview.
  case render(RenderOrder)
  /// Make one picture of a preview's whole matrix. Cells that were made in this runner are taken as they are, those that failed are
  /// shown as missing, any others are made again. `order.choices` are the choices before a cell changes them.
  case contactSheet(RenderOrder, matrix: Matrix, failed: [Int])
}

/// One preview to make.
public struct RenderOrder: Codable, Equatable, Sendable {
  /// Its place in the list of previews.
  public var index: Int
  /// What the command calls it.
  public var name: String
  /// What to print it to.
  public var format: PictureFormat
  /// What the user chose.
  public var choices: RenderChoices
  /// The cell of a matrix that this is, counted in the matrix's order; nil outside a matrix.
  public var cell: Int?
  /// What the cell is called; empty outside a matrix.
  public var cellName: String

  /// An order; `cell` is nil and `cellName` empty outside a matrix.
  public init(index: Int, name: String, format: PictureFormat, choices: RenderChoices, cell: Int? = nil, cellName: String = "") {
    self.index = index
    self.name = name
    self.format = format
    self.choices = choices
    self.cell = cell
    self.cellName = cellName
  }
}

/// What the runner answers.
public enum RunnerAnswer: Codable, Equatable, Sendable {
  /// The type with this name is about to run; said before user code does, so that a crash can be laid at its door.
  case entering(type: String)
  /// The previews of the program, in order.
  case previews([PreviewSummary])
  /// A choice cannot be met (an unknown device, a broken font): nothing can be made. The sentence says what to do.
  case refused(message: String)
  /// A picture; `byteCount` bytes follow the line. `page` counts from 1 where a preview comes as several pictures, one a page.
  case picture(byteCount: Int, page: Int?)
  /// All pictures of the preview were sent. `isWhole` is false when a file that the user has to bring is missing or broken.
  case made(findings: [String], isWhole: Bool)
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

  /// A preview by the name it was given, by one made of its place where it has none, and by its file.
  public init(name: String?, fallbackName: String, file: String) {
    self.name = name
    self.fallbackName = fallbackName
    self.file = file
  }
}
