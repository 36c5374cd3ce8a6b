// What a keyboard asks of what is written into. Nobody types while a page is made, so nothing of it is asked.

/// How a keyboard looks and helps for what is written into; all of it may be left out.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}
extension UITextInputTraits {
  /// Which letters begin as capitals: those of sentences.
  @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether words are corrected: as the system says.
  @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether words are checked: as the system says.
  @_disfavoredOverload public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Which keyboard: the usual one.
  @_disfavoredOverload public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Its colours: as the surroundings.
  @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The word on its return key: the usual one.
  @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether letters are hidden: no.
  @_disfavoredOverload public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Whether the return key waits for words: no.
  @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
}

/// What letters can be put into and taken from, one at a time.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Letters are typed.
  func insertText(_ text: String)
  /// The letter before the caret is deleted.
  func deleteBackward()
}
extension UITextField: UIKeyInput {}
extension UITextView: UIKeyInput {}

/// How much of a text is gone over at once.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
/// Which way one goes over letters as they lie.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}
/// Which way, as a number of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// On or back in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
  /// As letters lie.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}
/// Whether words are foretold while one types; kept only.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// Says where words, lines and sentences begin and end.
@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  /// What of a size lies around a place.
  func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextRange?
  /// Whether a place is an end of something of a size.
  func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
  /// The next end of something of a size.
  func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextPosition?
  /// Whether a place is within something of a size.
  func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> Bool
}
/// A language that one types in.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
  /// Its name, as `en-US`.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  /// The ones that are switched on: the user's.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Told when another is chosen; never here.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
extension UIResponder {
  /// The language that one types in.
  public var textInputMode: UITextInputMode? { UITextInputMode() }
  /// Under which name that is kept; none.
  public var textInputContextIdentifier: String? { nil }
}

/// What wants a click with every key; here nothing is heard.
@MainActor @preconcurrency public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether it does.
  var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
  /// Says no.
  public var enableInputClicksWhenVisible: Bool { false }
}
