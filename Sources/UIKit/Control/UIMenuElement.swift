/// Something that can be chosen: a title, a picture and what to do.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The words.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// Words below; kept only.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// How it is marked.
  public enum State: Int, Sendable {
    /// Not at all.
    case off
    /// Chosen.
    case on
    /// In part.
    case mixed
  }
  /// Its role.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The roles with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grey.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out.
    public static let hidden = Attributes(rawValue: 4)
  }
}
