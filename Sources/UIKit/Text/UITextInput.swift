/// A rectangle that shows a choice of letters.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  /// Nothing, for a subclass to say otherwise.
  public override init() {}
  /// Where.
  open var rect: CGRect { .zero }
  /// Which way its letters are read.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the choice begins in it.
  open var containsStart: Bool { false }
  /// Whether the choice ends in it.
  open var containsEnd: Bool { false }
  /// Whether its letters stand below each other.
  open var isVertical: Bool { false }
  /// How it is turned.
  open var transform: CGAffineTransform { .identity }
}
final class SelectedPart: UITextSelectionRect {
  private let part: CGRect
  private let ends: (first: Bool, last: Bool)
  init(_ part: CGRect, first: Bool, last: Bool) { (self.part, ends) = (part, (first, last)) }
  override var rect: CGRect { part }
  override var containsStart: Bool { ends.first }
  override var containsEnd: Bool { ends.last }
}

/// What text can be written into. Nobody writes here; what a text knows of its places is answered.
@MainActor @preconcurrency public protocol UITextInput: UIResponder {
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// What is chosen; nil when nothing can be.
  var selectedTextRange: UITextRange? { get set }
  /// What is being composed; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// The looks of what is being composed; nil = the system's.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Who hears of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Who knows where words and lines end.
  var tokenizer: any UITextInputTokenizer { get }
  /// In whose coordinates places are said.
  var textInputView: UIView { get }
  /// On which side of a line's end a caret stands.
  var selectionAffinity: UITextStorageDirection { get set }
  /// A place so many of UTF-16's units on; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A place so many letters or lines away; nil outside the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The place in a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// All from a place on in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// From one place to another.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// How many of UTF-16's units are between.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The letters in a range.
  func text(in range: UITextRange) -> String?
  /// Puts other letters into a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether other letters may be put into a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Writes what is being composed in the place of what was; nil for nothing.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// What was being composed is written.
  func unmarkText()
  /// Where a caret stands.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of a range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Rectangles that show a choice.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place nearest to a point in a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The letter at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Which way the letters at a place are read.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets which way letters are read.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The looks of the letters at a place.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
}
extension UITextInput {
  private var whole: UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }
  private func back(_ direction: UITextLayoutDirection) -> Bool { direction == .left || direction == .up }

  /// Nothing can be chosen, where the text says nothing.
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  /// Nothing, where the text says nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Kept only.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Kept only, as nothing is written.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }
  /// The usual one.
  public var tokenizer: any UITextInputTokenizer {
    if let known: UITextInputStringTokenizer = kept(nil, "tokenizer") { return known }
    let made = UITextInputStringTokenizer(textInput: self)
    keep(Optional(made), "tokenizer")
    return made
  }
  /// The text's own view; a new one for a text that is none.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// At the end of the line before.
  public var selectionAffinity: UITextStorageDirection {
    get { kept(.forward) }
    set { keep(newValue) }
  }
  /// No other place is known, where the text says nothing.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  /// So many letters on or back; lines are not known, where the text says nothing.
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    guard direction == .up || direction == .down else {
      return self.position(from: position, offset: back(direction) ? -offset : offset)
    }
    let caret = caretRect(for: position)
    let lines = CGFloat(back(direction) ? -offset : offset)
    return closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + caret.height * lines))
  }
  /// The range's end or its beginning.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    back(direction) ? range.start : range.end
  }
  /// To the text's end or its beginning.
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    back(direction) ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }
  /// By how many letters are between.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let between = offset(from: position, to: other)
    return between > 0 ? .orderedAscending : between < 0 ? .orderedDescending : .orderedSame
  }
  /// None, where the text says nothing.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  /// None, where the text says nothing.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// None, where the text says nothing.
  public func text(in range: UITextRange) -> String? { nil }
  /// Does nothing, where the text says nothing.
  public func replace(_ range: UITextRange, withText text: String) {}
  /// Yes, where the text says nothing.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Writes it at once, as nobody composes.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let range = selectedTextRange ?? textRange(from: endOfDocument, to: endOfDocument) else { return }
    replace(range, withText: markedText ?? "")
  }
  /// It is written.
  public func unmarkText() {}
  /// Nowhere, where the text says nothing.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// From the caret at its beginning to the one at its end, or to the end of the line where that one stands below.
  public func firstRect(for range: UITextRange) -> CGRect {
    if let first = selectionRects(for: range).first { return first.rect }
    let (begin, end) = (caretRect(for: range.start), caretRect(for: range.end))
    guard end.minY > begin.minY else { return begin.union(end) }
    return CGRect(x: begin.minX, y: begin.minY, width: max(0, textInputView.bounds.maxX - begin.minX), height: begin.height)
  }
  /// None, where the text says nothing.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The text's beginning, where the text says nothing.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  /// The place nearest to the point, or the end of the range that is nearer to it.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let found = closestPosition(to: point) else { return nil }
    if compare(found, to: range.start) == .orderedAscending { return range.start }
    return compare(found, to: range.end) == .orderedDescending ? range.end : found
  }
  /// The letter behind the place nearest to the point; nil at the text's end.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let begin = closestPosition(to: point), let end = position(from: begin, offset: 1) else { return nil }
    return textRange(from: begin, to: end)
  }
  /// As the letters themselves are.
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
  /// Does nothing, where the text says nothing.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Unknown, where the text says nothing.
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
}
