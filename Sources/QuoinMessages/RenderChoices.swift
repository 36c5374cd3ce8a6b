/// The formats that a preview can be printed to.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
  case png, svg, pdf, json, webp, gif
  /// The layout's steps as sentences.
  case txt

  /// Whether it shows what the preview looks like.
  public var isPicture: Bool { self != .json && self != .txt }
  /// Whether it is made of pixels, of which there is a largest number.
  public var hasPixels: Bool { self == .png || self == .webp || self == .gif }
  /// Whether a file of it can hold a moving picture.
  public var canMove: Bool { self == .png || self == .webp || self == .gif }
}

/// What the user chose for all previews of a run. A choice that is nil is left to the preview.
public struct RenderChoices: Codable, Equatable, Sendable {
  /// What is told of a layout's steps.
  public struct Explanation: Codable, Equatable, Sendable {
    /// Only what concerns these: identifiers, texts, views or kinds; empty for everything.
    public var about: [String] = []
    /// Why these are as they are, in a few sentences each, in place of the steps; empty for the steps.
    public var why: [String] = []
    /// Questions that were answered before, too.
    public var tellsRepeats = false
    /// Everything is told, once.
    public init() {}
  }
  /// The canvas of `--size`.
  public enum Size: Codable, Equatable, Sendable {
    case fit
    case fixed(width: Double, height: Double)
  }
  /// The canvas; nil leaves it to the preview.
  public var size: Size?
  /// The device's name; nil leaves it to the preview.
  public var device: String?
  /// Pixels per point.
  public var scale: Double?
  /// Whether pages are dark; false leaves it to the preview.
  public var isDark = false
  /// Whether text runs from right to left; nil does as ``locale`` does, which leaves it to the preview where it runs from left to right.
  public var isRightToLeft: Bool?
  /// The reader's language and region, such as `ko_KR`; nil leaves it to the preview.
  public var locale: String?
  /// What day and time it is on the phone, as ISO 8601 writes it, such as `2026-11-26T09:41`; nil is now, or where time is counted
  /// (`moment`, `film`) the same date every time.
  public var date: String?
  /// The text size, such as `xxxLarge`; nil leaves it to the preview.
  public var dynamicType: String?
  /// What the reader turned on in the phone's settings; none leaves it to the preview.
  public var accessibility: [AccessibilitySetting] = []
  /// The generation of the system, such as `26`; nil takes the usual one.
  public var system: String?
  /// Whether the layout's steps are kept, and which of them are told; nil = not.
  public var explanation: Explanation?
  /// The moment to show, in seconds after the page came; nil shows it at rest, where every change has come to its end.
  public var moment: Double?
  /// A moving picture in place of a still; nil for a still.
  public var film: Film?
  /// A moving picture of the page from its coming on, or from `moment` on.
  public struct Film: Codable, Equatable, Sendable {
    /// How long it is, in seconds.
    public var seconds: Double
    /// Pictures a second.
    public var rate: Double
    /// So many seconds at so many pictures a second.
    public init(seconds: Double, rate: Double) {
      self.seconds = seconds
      self.rate = rate
    }
  }
  /// Whether pages that are cut out as large as their view stand on the system's background all the same: a GIF knows no half of a pixel.
  public var hasGround = false
  /// Whether an SVG's words stay text (false) or become shapes.
  public var outlinesText = false
  /// Whether an SVG says which node of the layout its parts are.
  public var namesNodes = false
  /// Every combination that will be made, so that unknown values are refused before the first is.
  public var matrix: Matrix?
  /// Folders of fonts, and of pictures and catalogues, that were named on the command line.
  public var fontFolders: [String] = []
  /// Folders of pictures, colours and catalogues that were named on the command line.
  public var assetFolders: [String] = []
  /// Folders of the files themselves, where loose fonts, pictures and catalogues may lie.
  public var besideFolders: [String] = []
  /// The user's files, as written.
  public var sources: [String] = []

  /// Nothing chosen: everything is left to the previews.
  public init() {}
}
