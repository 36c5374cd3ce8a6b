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
  /// Make a listed preview and compare it with what was recorded of it.
  case check(CheckOrder)
  /// Make a listed preview and tell in words, sent as a picture, in what its layout differs from another.
  case compare(RenderOrder, with: LayoutCounterpart)
  /// Something about the preview that stays open; the answer is sent as a picture.
  case live(LiveQuestion)
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
  case made(findings: [ToldFinding], isWhole: Bool)
  /// This preview could not be made.
  case failed(message: String)
  /// The preview was compared. Unless it is the same, its files came before as pictures: page 0 is the layout, pages from 1 on are the
  /// pictures as they are, those from -1 down what differs in them.
  case checked(CheckReport)
}

/// One preview of a program.
public struct PreviewSummary: Codable, Equatable, Sendable {
  /// Its name; nil when it has none of its own and is called after `fallbackName`.
  public var name: String?
  /// What it is called without a name: its file's name, or the provider's.
  public var fallbackName: String
  /// The path of its file, as the user wrote it.
  public var file: String
  /// The line of its `#Preview`, from 1; nil for a provider's and an app's.
  public var line: Int?

  /// A preview by the name it was given, by one made of its place where it has none, and by its file.
  public init(name: String?, fallbackName: String, file: String, line: Int? = nil) {
    self.name = name
    self.fallbackName = fallbackName
    self.file = file
    self.line = line
  }
}

/// One preview to compare.
public struct CheckOrder: Codable, Equatable, Sendable {
  /// Which preview, and for what canvas.
  public var order: RenderOrder
  /// The recorded files' path without its ending: `.json` is the layout, `.png` the picture, `-1.png` … those of pages.
  public var recorded: String
  /// What of their names tells the look from the plain one, such as `dark`; nil for the plain one.
  public var variant: String?
  /// How far a colour may be off, of 255 levels.
  public var levels: Int
  /// The share of pixels that may be off by more, 0…1.
  public var share: Double
  /// Files of other modules that a difference may come from.
  public var otherSources: [String]

  /// An order to compare a preview with files that were recorded.
  public init(
    order: RenderOrder, recorded: String, variant: String? = nil, levels: Int, share: Double, otherSources: [String] = []
  ) {
    self.order = order
    self.recorded = recorded
    self.variant = variant
    self.levels = levels
    self.share = share
    self.otherSources = otherSources
  }
}

/// What came of comparing a preview.
public struct CheckReport: Codable, Equatable, Sendable {
  /// In a word.
  public enum Verdict: String, Codable, Sendable {
    /// As it was recorded.
    case same
    /// Nothing was recorded yet.
    case missing
    /// Otherwise than recorded.
    case changed
    /// What was recorded cannot be read.
    case broken
    /// The preview is no snapshot to keep: it does not settle, or lacks a file.
    case unfit
  }
  /// In a word.
  public var verdict: Verdict
  /// What differs, a sentence each.
  public var lines: [String]
  /// The path of the file that the difference comes from, and its line from 1, where they can be told.
  public var file: String?
  /// The line in ``file``, from 1.
  public var line: Int?
  /// How many pages there are.
  public var pages: Int
  /// What was doubtful besides.
  public var findings: [ToldFinding]

  /// A report; `pages` is 1 but for documents.
  public init(_ verdict: Verdict, lines: [String] = [], pages: Int = 1, findings: [ToldFinding] = []) {
    self.verdict = verdict
    self.lines = lines
    self.pages = pages
    self.findings = findings
  }
}

/// The other layout of a comparison.
public enum LayoutCounterpart: Codable, Equatable, Sendable {
  /// The same preview, made otherwise.
  case choices(RenderChoices)
  /// A layout with its trace, in the file of this path, as the runner prints it as JSON.
  case layout(path: String)
}

/// What is asked of the preview that stays open.
public enum LiveQuestion: Codable, Equatable, Sendable {
  /// Open a listed preview in place of the one before. The answer is its picture with what is to say of it, as JSON.
  case open(RenderOrder)
  /// Show the open preview for other choices, with the state it has; opened anew where it is another.
  case adapt(RenderOrder)
  /// A hand does something. The answer is the picture after it.
  case touch(LiveTouch)
  /// The views and the steps of their layout, as JSON.
  case inspect
  /// The picture as it is, in a format.
  case export(PictureFormat)
}

/// What a hand does; places in points from the page's top left.
public enum LiveTouch: Codable, Equatable, Sendable {
  case tap(x: Double, y: Double)
  /// The finger of the last tap has moved on.
  case drag(x: Double, y: Double)
  /// The finger went up.
  case lift(x: Double, y: Double)
  /// By how far the content moves up and to the left.
  case scroll(x: Double, y: Double, dx: Double, dy: Double)
  /// The words of the field that was tapped last.
  case type(String)
  /// An option of the menu that was opened last.
  case choose(Int)
  /// Nothing: time passes.
  case wait
}
