/// Something that can be done with a view besides tapping it.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  /// What a reader calls it.
  open var name: String
  /// What a reader calls it, with attributes.
  open var attributedName: NSAttributedString
  /// A picture of it; kept only.
  open var image: UIImage?
  /// Does it; false = it could not be done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Whose method does it.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector?

  /// An action that `handler` does.
  public init(name: String, image: UIImage? = nil, actionHandler handler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    actionHandler = handler
  }
  /// An action that a method of `target` does.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
}
