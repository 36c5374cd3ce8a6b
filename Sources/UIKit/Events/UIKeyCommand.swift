/// A key that does something; kept only.
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is done.
  public let action: Selector?
  /// What it is called where keys are listed.
  open var discoverabilityTitle: String?
  /// A key that does a method of whoever answers.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }
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
