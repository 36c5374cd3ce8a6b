/// One offer of a row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What it does: gets itself, its view, and whom to tell whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The role.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour behind.
  open var backgroundColor: UIColor!
  /// An offer of a role.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
  /// The roles.
  public enum Style: Int, Sendable {
    /// Any.
    case normal
    /// Takes the row away.
    case destructive
  }
}
