/// Several lines of text that may be edited and scrolled.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  private var words = ""
  private var richText: NSAttributedString?
  /// The text.
  open var text: String! {
    get { richText?.string ?? words }
    set {
      words = newValue ?? ""
      richText = nil
      contentSizeChanged()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: words, attributes: [.font: usedFont]) }
    set {
      richText = newValue
      contentSizeChanged()
    }
  }
  /// The font; nil = 12 points of the system's.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? ownFont?.adapted(to: traitCollection) : ownFont }
    set {
      ownFont = newValue
      contentSizeChanged()
    }
  }
  private var ownFont: UIFont?
  /// The colour of the letters.
  open var textColor: UIColor? = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Points around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentSizeChanged() } }
  /// The room for lines.
  public let textContainer = NSTextContainer()
  /// Whether it can be edited; kept only.
  open var isEditable = true
  /// Whether it can be selected; kept only.
  open var isSelectable = true
  /// What is recognised; kept only.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The looks of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The keyboard; kept only.
  open var keyboardType = UIKeyboardType.default
  /// The return key; kept only.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether a font of a style, or one that `UIFontMetrics` has scaled, follows the text size where the view stands.
  open var adjustsFontForContentSizeCategory = false { didSet { contentSizeChanged() } }
  /// True while it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// The view that keys come from instead of a keyboard; kept only.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard; kept only.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// The characters that are chosen; kept only.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// How capitals come; kept only.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; kept only.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked; kept only.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// How light and dark the keyboard is; kept only.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Attributes of what is typed next; kept only.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether attributes can be changed; kept only.
  open var allowsEditingTextAttributes = false
  /// Scrolls until characters are seen; nothing is scrolled here.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Where a caret stands: 2 points wide (assumed), as high as the line.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { place(nearestTo: point) }
  /// Rectangles that show a choice, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { parts(of: range.range) }
  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds what is typed.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }

  /// A text view at `frame`.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A text view at `frame`. The container is its own; of the one that is given it takes the text storage.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let storage = textContainer?.layoutManager?.textStorage else { return }
    follow(storage)
    if storage.length > 0 { show(storage) }
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tells where its letters lie, in points of its container.
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    manager.source = { [unowned self] in
      (attributedText, usedFont, bounds.width - textContainerInset.left - textContainerInset.right)
    }
    manager.textStorage = textStorage
    return manager
  }()
  /// Its text, which may be changed in place.
  open var textStorage: NSTextStorage {
    let text = attributedText ?? NSAttributedString(string: "")
    if let known = ownStorage, known.copied.isEqual(to: text) { return known }
    let storage = NSTextStorage(attributedString: text)
    follow(storage)
    return storage
  }
  private func follow(_ storage: NSTextStorage) {
    storage.changed = { [weak self, unowned storage] in
      nonisolated(unsafe) let changed = (self, storage)
      MainActor.assumeIsolated { changed.0?.show(changed.1) }
    }
    ownStorage = storage
  }
  private func show(_ storage: NSTextStorage) {
    richText = storage.copied
    contentSizeChanged()
  }
  private var ownStorage: NSTextStorage?

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private var insets: UIEdgeInsets {
    let side = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private var block: TextBlock? {
    guard !(text ?? "").isEmpty else { return nil }
    var plain = TextBlock.Plain(text: words, font: usedFont, color: textColor ?? .label)
    plain.alignment = textAlignment
    plain.lines = textContainer.maximumNumberOfLines
    plain.lineBreakMode = textContainer.lineBreakMode
    plain.rightToLeft = isRightToLeft
    plain.scale = UITraitCollection.current.displayScale
    return richText.map { TextBlock($0, plain) } ?? TextBlock(plain)
  }

  /// The size of the text at a width, with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let limit = size.width > 0 && size.width < 1e6 ? max(size.width - insets.horizontal, 1) : nil
    let scale = max(UITraitCollection.current.displayScale, 1)
    let content = block?.size(limit) ?? CGSize(width: 0, height: (usedFont.lineHeight * scale).rounded(.up) / scale)
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }
  /// The text's size at the present width when it does not scroll; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
  /// The size of all text.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height) }
    set { super.contentSize = newValue }
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    let room = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: max(contentSize.height, bounds.height))).inset(by: insets)
    block?.paint(&painter, in: room, centered: false)
  }

  package override var flexBaseline: CGFloat? { usedFont.ascender + contentInset.top + textContainerInset.top }
  package override func firstBaseline(in size: CGSize) -> CGFloat? { usedFont.ascender + textContainerInset.top }
  /// What is chosen.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange.location, selectedRange.location + selectedRange.length) }
    set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
  }
  /// Whether letters are hidden; kept only.
  open var isSecureTextEntry: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// The room of a text.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// Points left and right of the lines.
  open var lineFragmentPadding: CGFloat = 5
  /// At most so many lines; 0 = no limit.
  open var maximumNumberOfLines = 0
  /// Where lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Its room in points; a text view's own is as wide as the view.
  open var size: CGSize
  /// Whether it is as wide as its view; kept only.
  open var widthTracksTextView = false
  /// Whether it is as high as its view; kept only.
  open var heightTracksTextView = false
  /// What lines go around on the phone; here they go straight on, and a finding says so.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      LayoutFindings.report(
        LayoutFinding(
          subject: "NSTextContainer", message: "exclusionPaths are kept only: lines do not go around them here as they do on the phone."))
    }
  }
  /// Who lays text out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Whether it is a rectangle without what lines go around.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// The room of a line in a rectangle that is proposed for it: all of it. Lines are broken without asking.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    return proposedRect
  }
  /// A room of a size; zero = without an end.
  public init(size: CGSize = .zero) {
    self.size = size == .zero ? CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) : size
    super.init()
  }
  /// A room without an end.
  public convenience override init() { self.init(size: .zero) }
}

/// What is recognised in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The types with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
