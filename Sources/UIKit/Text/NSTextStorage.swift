/// A text whose layout managers lay it out.
///
/// A class below may keep the text elsewhere: everything asks and changes it by `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, as on the phone, and such a class tells of its changes by
/// `edited(_:range:changeInLength:)`.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed of a text.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The actions with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Who lays it out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Told before and after changes are taken in.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What has changed and was not taken in yet.
  open private(set) var editedMask: EditActions = []
  /// Where something changed, in the text as it is now; nowhere when nothing did.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many characters of UTF-16 the text became longer.
  open private(set) var changeInLength = 0
  /// Told of every change.
  package var changed: (() -> Void)?
  private var depth = 0
  private var isProcessing = false
  /// Whether the text may be elsewhere.
  private var isOfClassBelow: Bool { type(of: self) != NSTextStorage.self }

  /// An empty text.
  public init() { super.init(string: "") }
  /// A text without attributes.
  public override init(string: String) { super.init(string: string) }
  /// A text that has the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  /// The text of another one.
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  /// A text out of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One more lays it out.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { manager.textStorage = storage }
  }
  /// One no longer does.
  open func removeLayoutManager(_ manager: NSLayoutManager) { layoutManagers.removeAll { $0 === manager } }

  // MARK: - Telling of changes

  /// Several changes come, which are taken in together.
  open override func beginEditing() { depth += 1 }
  /// The changes have come.
  open override func endEditing() {
    depth = max(depth - 1, 0)
    takeIn()
  }
  /// Tells that something changed at `range`, as the text was before; by `delta` characters it became longer. Between `beginEditing` and
  /// `endEditing`, and while changes are taken in, it is only kept.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: range.location, length: max(range.length + delta, 0))
    editedRange = editedRange.location == NSNotFound ? new : NSUnionRange(editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    takeIn()
  }
  /// Takes changes in; a class below looks at them before it calls `super`.
  open func processEditing() {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }
  private func takeIn() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    changed?()
  }

  // MARK: - Changing

  open override func replaceCharacters(in range: NSRange, with text: String) {
    super.replaceCharacters(in: range, with: text)
    edited(.editedCharacters, range: range, changeInLength: text.utf16.count - range.length)
  }
  open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attributes, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    together {
      replaceCharacters(in: range, with: text.string)
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
        setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attributes) { _, new in new } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { change(range) { $0[name] = nil } }

  private func together(_ body: () -> Void) {
    beginEditing()
    body()
    endEditing()
  }
  private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    together {
      for (found, part) in runs(in: range) {
        var attributes = found
        body(&attributes)
        setAttributes(attributes, range: part)
      }
    }
  }

  // MARK: - Asking

  open override var length: Int { isOfClassBelow ? string.utf16.count : super.length }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for (attributes, part) in runs(in: range) {
      text.setAttributes(attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return text
  }
  open override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange)
    -> [NSAttributedString.Key: Any]
  {
    guard isOfClassBelow else { return super.attributes(at: location, longestEffectiveRange: range, in: limit) }
    var part = NSRange(location: location, length: 1)
    let found = attributes(at: location, effectiveRange: &part)
    range?.pointee = NSIntersectionRange(part, limit)
    return found
  }
  open override func attribute(_ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
    isOfClassBelow
      ? attributes(at: location, effectiveRange: range)[name] : super.attribute(name, at: location, effectiveRange: range)
  }
  open override func attribute(
    _ name: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
  ) -> Any? {
    isOfClassBelow
      ? attributes(at: location, longestEffectiveRange: range, in: limit)[name]
      : super.attribute(name, at: location, longestEffectiveRange: range, in: limit)
  }

  /// The text with its attributes, as it is now.
  package var copied: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

  private func runs(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    let end = min(range.location + range.length, length)
    var place = range.location
    while place < end {
      var part = NSRange(location: place, length: end - place)
      let attributes = attributes(at: place, effectiveRange: &part)
      // What a class below says of itself may be wrong; each step goes on.
      let next = min(max(part.location + part.length, place + 1), end)
      runs.append((attributes, NSRange(location: place, length: next - place)))
      place = next
    }
    return runs
  }
}

/// Told of a text's changes.
public protocol NSTextStorageDelegate: AnyObject {
  /// Changes will be taken in; more may be made.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Changes were taken in.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  /// Changes will be taken in: nothing more is made.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Changes were taken in: nothing is done.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
