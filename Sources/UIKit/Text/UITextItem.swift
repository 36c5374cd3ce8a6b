/// A link or a picture in a text, as its delegate is told of it.
@MainActor @preconcurrency open class UITextItem: NSObject {
  /// What it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture.
    case textAttachment(NSTextAttachment)
    /// Words of your own.
    case tag(String)
  }
  /// What it is.
  public let content: Content
  /// Where it stands.
  public let range: NSRange
  init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
  /// What is shown beside a menu.
  @MainActor @preconcurrency open class MenuPreview: NSObject {
    /// The text itself.
    public static let `default` = MenuPreview(view: UIView())
    /// A view of your own.
    public init(view: UIView) {}
  }
  /// The menu of an item.
  @MainActor @preconcurrency open class MenuConfiguration: NSObject {
    /// A menu.
    public convenience init(menu: UIMenu) { self.init(preview: nil, menu: menu) }
    /// A menu and what is shown beside it.
    public init(preview: MenuPreview?, menu: UIMenu) {}
  }
}
extension UITextViewDelegate {
  /// What a tap does: as the system says. Never asked.
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    defaultAction
  }
  /// What a long press opens: the system's menu. Never asked.
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem
    .MenuConfiguration?
  {
    nil
  }
  /// What chosen words open: the system's menu. Never asked.
  public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}
