/// One choice of an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// The words.
  public let title: String?
  /// The role.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { owner?.refill() } } }
  weak var owner: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?
  /// A choice of a role; `handler` is kept, for nobody chooses while a page is made.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
  /// The roles of choices.
  public enum Style: Int, Sendable {
    /// One of several.
    case `default`
    /// Leaves all as it is: the last, or the first of two.
    case cancel
    /// Takes something away: red.
    case destructive
  }
}
