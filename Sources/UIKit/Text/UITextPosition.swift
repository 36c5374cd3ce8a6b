/// A place between two letters.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// How many of UTF-16's units stand before.
  let offset: Int
  init(offset: Int) { self.offset = offset }
  /// A place that a subclass knows.
  public override init() { offset = 0 }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}
/// From one place of a text to another.
@MainActor @preconcurrency open class UITextRange: NSObject {
  /// Where it begins.
  open private(set) var start: UITextPosition
  /// Where it ends.
  open private(set) var end: UITextPosition
  /// Whether nothing is between.
  open var isEmpty: Bool { start.offset == end.offset }
  /// A range that a subclass knows.
  public override init() { (start, end) = (UITextPosition(offset: 0), UITextPosition(offset: 0)) }
  init(_ from: Int, _ to: Int) { (start, end) = (UITextPosition(offset: from), UITextPosition(offset: to)) }
  var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}
/// Hears of what changes in a text under a caret; nobody types here.
@MainActor @preconcurrency public protocol UITextInputDelegate: AnyObject {
  /// Another choice is about to be made.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another choice was made.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
/// Which way one goes in a text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

@MainActor protocol TextPlaces: UITextInput {
  var wholeText: String { get set }
}
extension UITextField: UITextInput, TextPlaces {
  var wholeText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(offset: wholeText.utf16.count) }
  /// A place so many of UTF-16's units on; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(position, offset) }
  /// From one place to another.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// How many of UTF-16's units are between.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The letters in a range.
  public func text(in range: UITextRange) -> String? { letters(range) }
  /// What is being composed: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Whether the words before are copied when one begins to write; kept only.
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension UITextView: UITextInput, TextPlaces {
  var wholeText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(offset: wholeText.utf16.count) }
  /// A place so many of UTF-16's units on; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(position, offset) }
  /// From one place to another.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// How many of UTF-16's units are between.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The letters in a range.
  public func text(in range: UITextRange) -> String? { letters(range) }
  /// Puts other letters into a range.
  public func replace(_ range: UITextRange, withText text: String) { put(range, text) }
  /// What is being composed: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Whether the words before are copied when one begins to write; kept only.
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether text can be sought; kept only.
  public var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether text is scaled as other platforms do; kept only.
  public var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What the text is; kept only.
  public var textContentType: UITextContentType? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the return key waits for words; kept only.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension TextPlaces {
  fileprivate func place(_ from: UITextPosition, _ offset: Int) -> UITextPosition? {
    let to = from.offset + offset
    return to >= 0 && to <= wholeText.utf16.count ? UITextPosition(offset: to) : nil
  }
  fileprivate func letters(_ range: UITextRange) -> String? { Range(range.range, in: wholeText).map { String(wholeText[$0]) } }
  func put(_ range: UITextRange, _ text: String) {
    if let found = Range(range.range, in: wholeText) { wholeText.replaceSubrange(found, with: text) }
  }
}
/// What writing has besides letters; kept only.
extension UITextField {
  /// Whether quotation marks are made round; kept only.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether dashes are made long; kept only.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether spaces are put in and out; kept only.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// What a password must have; kept only.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is beside the suggestions above the keyboard; kept only.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
extension UITextView {
  /// Whether quotation marks are made round; kept only.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether dashes are made long; kept only.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether spaces are put in and out; kept only.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }
}
/// Whether quotation marks are made round.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether dashes are made long.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are put in and out.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// What a password must have.
@MainActor @preconcurrency open class UITextInputPasswordRules: NSObject {
  /// In words.
  public let passwordRulesDescriptor: String
  /// Rules in words.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}
/// What is beside the suggestions above the keyboard.
@MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
  /// Where reading begins.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Where reading ends.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
/// What is done with text everywhere.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: AnyObject {
  /// Cuts what is chosen.
  func cut(_ sender: Any?)
  /// Copies what is chosen.
  func copy(_ sender: Any?)
  /// Puts in what was copied.
  func paste(_ sender: Any?)
  /// Chooses a word.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is chosen.
  func delete(_ sender: Any?)
}
extension UIResponder: UIResponderStandardEditActions {}
extension UITextContentType {
  /// A day of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// A month of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// A year of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// When a card ends.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// A card's number at the back.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// A card's owner.
  public static let creditCardName = Self(rawValue: "cc-name")
}
