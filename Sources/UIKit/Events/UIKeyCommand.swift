/// A key that does something; kept only.
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is done.
  public let action: Selector?
  /// What it is called in menus; kept only.
  open var title = ""
  /// The picture in menus; kept only.
  open var image: UIImage?
  /// Something of your own.
  public let propertyList: Any?
  /// How it looks in menus; kept only.
  open var attributes: UIMenuElement.Attributes = []
  /// How it is marked in menus; kept only.
  open var state = UIMenuElement.State.off
  /// What it does with other keys held.
  public let alternates: [UICommandAlternate]
  /// Whether it comes before what the system does with the key; kept only.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether other keyboards have it elsewhere; kept only.
  open var allowsAutomaticLocalization = true
  /// Whether it is mirrored where one writes from the right; kept only.
  open var allowsAutomaticMirroring = true
  /// What it is called where keys are listed.
  open var discoverabilityTitle: String?
  /// A key that does a method of whoever answers.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    (propertyList, alternates) = (nil, [])
  }
  /// A key of a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    super.init()
    (self.title, self.image, self.discoverabilityTitle) = (title, image, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
  }
  /// A key that is listed.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }
  /// A function key.
  public static let f1 = "UIKeyInputF1"
  /// The key that deletes forward.
  public static let inputDelete = "UIKeyInputDelete"
  /// The key to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key a page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key a page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that cancels.
  public static let inputEscape = "UIKeyInputEscape"
}
