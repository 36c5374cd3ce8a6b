// Keyboards of an app's own.

/// The text around the caret of whoever a keyboard writes for.
@MainActor @preconcurrency public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret.
  var documentContextBeforeInput: String? { get }
  /// The text behind it.
  var documentContextAfterInput: String? { get }
  /// What is chosen.
  var selectedText: String? { get }
  /// The language that one types in.
  var documentInputMode: UITextInputMode? { get }
  /// Which text.
  var documentIdentifier: UUID { get }
  /// Moves the caret.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text that is not written yet.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// That text is written.
  func unmarkText()
}

// What the text asks of a keyboard; none of it is known of a text that nobody else sees.
extension UITextDocumentProxy {
  /// Which letters begin as capitals.
  public var autocapitalizationType: UITextAutocapitalizationType? { nil }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType? { nil }
  /// Whether words are checked.
  public var spellCheckingType: UITextSpellCheckingType? { nil }
  /// Which keyboard.
  public var keyboardType: UIKeyboardType? { nil }
  /// Its colours.
  public var keyboardAppearance: UIKeyboardAppearance? { nil }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType? { nil }
  /// Whether the return key waits for words.
  public var enablesReturnKeyAutomatically: Bool? { nil }
  /// Whether what is written is hidden.
  public var isSecureTextEntry: Bool? { nil }
}

/// The controller of a keyboard of an app's own.
open class UIInputViewController: UIViewController {
  /// What it writes into; a text that nobody else sees.
  public let textDocumentProxy: any UITextDocumentProxy = WrittenText()
  /// The language that it writes.
  open var primaryLanguage: String?
  /// Whether the system looks after its words.
  open var hasDictationKey = false
  /// Whether the user lets it into the network: no.
  open var hasFullAccess: Bool { false }
  /// Whether it needs a key for the next keyboard: yes.
  open var needsInputModeSwitchKey: Bool { true }
  /// Nobody is there to hide it.
  open func dismissKeyboard() {}
  /// There is no other.
  open func advanceToNextInputMode() {}
  /// There is no other.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// The user's words; none here.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) { completionHandler(UILexicon()) }
  /// The text is about to change.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Another choice is about to be made.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Another choice was made.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
extension UIInputViewController: UITextInputDelegate {}

/// What a keyboard writes into while a page is made.
private final class WrittenText: NSObject, UITextDocumentProxy {
  private var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
  var documentContextBeforeInput: String? { text.isEmpty ? nil : text }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { UITextInputMode() }
  let documentIdentifier = UUID()
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
  func unmarkText() {}
}

/// Words of the user's: names and shortcuts.
@MainActor @preconcurrency open class UILexicon: NSObject {
  /// Them.
  open var entries: [UILexiconEntry] { [] }
}
/// A shortcut and its words.
@MainActor @preconcurrency open class UILexiconEntry: NSObject {
  /// The words.
  open var documentText: String { "" }
  /// The shortcut.
  open var userInput: String { "" }
}
