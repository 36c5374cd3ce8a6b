// Alerts as they were before iOS 8. Nobody shows them while a page is made: `show` keeps still.

/// Hears of an alert's buttons.
@MainActor @preconcurrency public protocol UIAlertViewDelegate: AnyObject {
  /// A button was chosen; never here.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// It is gone; never here.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}
extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
/// How an alert takes words.
public enum UIAlertViewStyle: Int, Sendable { case `default`, secureTextInput, plainTextInput, loginAndPasswordInput }

/// An alert.
open class UIAlertView: UIView {
  /// The words above.
  open var title = ""
  /// The words below.
  open var message: String?
  /// Who hears of its buttons.
  open weak var delegate: AnyObject?
  /// How it takes words; kept only.
  open var alertViewStyle = UIAlertViewStyle.default
  /// Which button leaves all as it was; -1 = none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private var fields: [Int: UITextField] = [:]

  /// An alert with its buttons.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String? = nil,
    _ moreButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in [firstButtonTitle].compactMap({ $0 }) + moreButtonTitles { addButton(withTitle: title) }
  }
  /// One button more; gives its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// A button's words.
  open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
  /// How many buttons.
  open var numberOfButtons: Int { titles.count }
  /// Whether it is to be seen: never here.
  open var isVisible: Bool { false }
  /// A field for words.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    if let field = fields[textFieldIndex] { return field }
    let field = UITextField()
    fields[textFieldIndex] = field
    return field
  }
  /// Nobody would see it.
  open func show() {}
  /// It was not to be seen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}

/// Hears of a sheet's buttons.
@MainActor @preconcurrency public protocol UIActionSheetDelegate: AnyObject {
  /// A button was chosen; never here.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
}
extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
}

/// A sheet of choices.
open class UIActionSheet: UIView {
  /// The words above.
  open var title = ""
  /// Who hears of its buttons.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// Which button leaves all as it was; -1 = none.
  open var cancelButtonIndex = -1
  /// Which button is red; -1 = none.
  open var destructiveButtonIndex = -1
  private var titles: [String] = []

  /// A sheet with its buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }
  /// One button more; gives its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// A button's words.
  open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
  /// How many buttons.
  open var numberOfButtons: Int { titles.count }
  /// Nobody would see it.
  open func show(in view: UIView) {}
  /// It was not to be seen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}
