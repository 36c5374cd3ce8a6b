/// An action of a menu that the responder in front does.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// What is done.
  public let action: Selector
  /// Something of your own.
  public let propertyList: Any?
  /// What it does with other keys held.
  public let alternates: [UICommandAlternate]
  /// What it is called where keys are listed; kept only.
  open var discoverabilityTitle: String?
  /// How it looks; kept only.
  open var attributes: UIMenuElement.Attributes
  /// How it is marked; kept only.
  open var state: UIMenuElement.State
  /// Words, a picture and what is done.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    (self.alternates, self.discoverabilityTitle) = (alternates, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}
/// Another action of a command, with keys.
@MainActor @preconcurrency open class UICommandAlternate: NSObject {
  /// The words.
  public let title: String
  /// What is done.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Words, what is done, and keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
