import QuoinAppearance
import QuoinDrawing

/// A line of text to be edited.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// Whether a font of a style, or one that `UIFontMetrics` has scaled, follows the text size where the field stands.
  open var adjustsFontForContentSizeCategory = false { didSet { contentSizeChanged() } }
  private var words = ""
  private var richText: NSAttributedString?
  /// The text.
  open var text: String? {
    get { richText?.string ?? words }
    set {
      words = newValue ?? ""
      richText = nil
      contentSizeChanged()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { richText ?? NSAttributedString(string: words, attributes: [.font: font as Any]) }
    set {
      richText = newValue
      contentSizeChanged()
    }
  }
  /// The font; 17 points of the system's at first.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? ownFont?.adapted(to: traitCollection) : ownFont }
    set {
      ownFont = newValue
      contentSizeChanged()
    }
  }
  private var ownFont: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the letters.
  open var textColor: UIColor? = .label
  /// Where the line stands.
  open var textAlignment = NSTextAlignment.natural
  /// The words shown while there is no text.
  open var placeholder: String? { didSet { contentSizeChanged() } }
  /// The words shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentSizeChanged() } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { contentSizeChanged() } }
  /// Who is asked.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A view before the text.
  open var leftView: UIView? { didSet { swap(oldValue, leftView) } }
  /// A view after the text.
  open var rightView: UIView? { didSet { swap(oldValue, rightView) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { besideChanged() } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { besideChanged() } }
  /// When a button that empties the field is shown, if there is text and no view after it.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// Whether dots are shown.
  open var isSecureTextEntry = false
  /// Whether the font shrinks to fit; kept only.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of a font that shrinks; kept only.
  open var minimumFontSize: CGFloat = 0
  /// The keyboard; kept only.
  open var keyboardType = UIKeyboardType.default
  /// The return key; kept only.
  open var returnKeyType = UIReturnKeyType.default
  /// Capitals; kept only.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Corrections; kept only.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What is to be written; kept only.
  open var textContentType: UITextContentType?
  /// Whether words are checked; kept only.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the keyboard is dark; kept only.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for text; kept only.
  open var enablesReturnKeyAutomatically = false
  /// The view in the keyboard's place; kept only.
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
  /// The view above the keyboard; kept only.
  open var inputAccessoryViewContent: UIView?
  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// True.
  open override var canBecomeFirstResponder: Bool { true }
  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds what is typed.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// Attributes of all text that has none of its own; kept only.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of what is typed next; kept only.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether editing begins with an empty field; kept only.
  open var clearsOnBeginEditing = false
  /// What is chosen; behind the text at first.
  open var selectedTextRange: UITextRange? {
    get { kept(UITextRange((text ?? "").utf16.count, (text ?? "").utf16.count)) }
    set { keep(newValue) }
  }
  /// Where a caret stands: at the text's start.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let line = textRect(forBounds: bounds)
    return CGRect(x: line.minX, y: line.minY, width: 2, height: line.height)
  }
  /// Rectangles that show a choice; none.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place nearest to a point: the text's start.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  /// Draws the text; the field draws it itself, never by this.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; the field draws it itself, never by this.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Where the border goes.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Whether attributes can be changed; kept only.
  open var allowsEditingTextAttributes = false
  /// The picture behind; kept only.
  open var background: UIImage?
  /// The picture behind when it cannot be used; kept only.
  open var disabledBackground: UIImage?

  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentSizeChanged()
  }
  private func besideChanged() {
    contentSizeChanged()
    setNeedsLayout()
  }
  /// How wide the views beside the text are, where they are shown.
  private var besideWidth: CGFloat {
    (isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0) + (isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0)
  }

  private func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing) }
  private var showsClearButton: Bool {
    isShown(clearButtonMode) && !(text ?? "").isEmpty && (rightView == nil || !isShown(rightViewMode))
  }

  /// The room for the border and the views beside the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin: CGFloat =
      borderStyle == .roundedRect || borderStyle == .bezel ? TextFieldLook.margins.horizontal : borderStyle == .line ? 4 : 0
    var rect = bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    if isShown(leftViewMode), let width = leftView?.bounds.width {
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0))
    }
    if isShown(rightViewMode), let width = rightView?.bounds.width {
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width))
    }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      rect =
        isRightToLeft
        ? rect.inset(by: UIEdgeInsets(top: 0, left: max(0, button.maxX - rect.minX), bottom: 0, right: 0))
        : rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: max(0, rect.maxX - button.minX)))
    }
    return rect
  }
  /// The room for the words shown while there is no text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The room for the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The room for the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  /// The room for the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  /// The room for the button that empties the field: 19 square, 5 from the end of a border (assumed).
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    let x = isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - 19
    return CGRect(x: x, y: bounds.minY + ((bounds.height - 19) / 2).rounded(.down), width: 19, height: 19)
  }
  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  private var shown: (block: TextBlock, isPlaceholder: Bool)? {
    let text = self.text ?? ""
    let isPlaceholder = text.isEmpty
    let content =
      isPlaceholder
      ? placeholder ?? attributedPlaceholder?.string ?? "" : isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    guard !content.isEmpty else { return nil }
    var plain = TextBlock.Plain(
      text: content, font: font ?? .systemFont(ofSize: 17), color: isPlaceholder ? .placeholderText : textColor ?? .label)
    plain.alignment = textAlignment
    plain.rightToLeft = isRightToLeft
    plain.scale = UITraitCollection.current.displayScale
    let rich = isPlaceholder ? attributedPlaceholder : isSecureTextEntry ? nil : richText
    return (rich.map { TextBlock($0, plain) } ?? TextBlock(plain), isPlaceholder)
  }

  /// The text's size with the border's room and the views beside the text; the height of an empty line at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scale = max(UITraitCollection.current.displayScale, 1)
    let line = ((font ?? .systemFont(ofSize: 17)).lineHeight * scale).rounded(.up) / scale
    var content = shown?.block.size(nil) ?? CGSize(width: 0, height: line)
    content.width += besideWidth
    let height = max(content.height, line)
    switch borderStyle {
    case .none:
      // Recorded: 22 for a line of 20.29 (swiftui-web uikit/controls/basic, iOS 26.0; AccessibilitySnapshot, iOS 17.5).
      return CGSize(width: content.width, height: ((height + 1.5) * scale - 0.001).rounded(.up) / scale)
    case .line: return CGSize(width: content.width + 8, height: height + 8)
    case .bezel, .roundedRect:
      return CGSize(
        width: content.width + 2 * TextFieldLook.margins.horizontal,
        height: max(TextFieldLook.height, ((height + 1.5) * scale - 0.001).rounded(.up) / scale + 12))
    }
  }
  /// As `sizeThatFits` without a limit.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override func paintContent(_ painter: inout ContentPainter) {
    let context = lookContext(painter)
    switch borderStyle {
    case .none: break
    case .line, .bezel: painter.stroke(Path(bounds.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1), .label)
    case .roundedRect:
      painter.add(
        TextFieldLook.roundedBorder(in: painter.page(bounds), displayScale: Double(painter.traits.displayScale), context: context))
    }
    if showsClearButton { paintClearButton(&painter) }
    guard let (block, isPlaceholder) = shown else { return }
    block.paint(&painter, in: isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  private func paintClearButton(_ painter: inout ContentPainter) {
    let symbol = UIImage(systemName: "xmark.circle.fill")?.applyingSymbolConfiguration(.init(pointSize: 15))
    guard let symbol else { return }
    let (room, size) = (clearButtonRect(forBounds: bounds), symbol.size)
    let rect = CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    symbol.withRenderingMode(.alwaysTemplate).paint(&painter, inPage: painter.page(rect), tint: .tertiaryLabel)
  }

  package override var flexBaseline: CGFloat? {
    let room: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 4 : 7
    return (font ?? .systemFont(ofSize: 17)).ascender + room
  }
  package override func firstBaseline(in size: CGSize) -> CGFloat? {
    let font = font ?? .systemFont(ofSize: 17)
    return (size.height - font.lineHeight) / 2 + font.ascender
  }
  package override func lastBaseline(in size: CGSize) -> CGFloat? { firstBaseline(in: size) }

  /// Borders.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A sunken edge; a line here.
    case bezel
    /// Rounded corners.
    case roundedRect
  }
  /// When a part is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While edited.
    case whileEditing
    /// While not edited.
    case unlessEditing
    /// Always.
    case always
  }
  /// Puts other letters into a range.
  open func replace(_ range: UITextRange, withText text: String) { put(range, text) }
}

/// Who is asked about a text field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the button at the end clears.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Other characters are chosen.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the characters may change.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed
    /// The text was dropped.
    case cancelled
  }
}

extension UITextFieldDelegate {
  /// Agrees, where the delegate says nothing.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// Agrees, where the delegate says nothing.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Agrees, where the delegate says nothing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Agrees, where the delegate says nothing.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing, where the delegate says nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Agrees, where the delegate says nothing.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    true
  }
}

/// Keyboards; kept only.
public enum UIKeyboardType: Int, Sendable {
  /// The kinds of the phone.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
  /// Letters; another name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Return keys; kept only.
public enum UIReturnKeyType: Int, Sendable {
  /// The kinds of the phone.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Capitals; kept only.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// The kinds of the phone.
  case none, words, sentences, allCharacters
}

/// Corrections; kept only.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The kinds of the phone.
  case `default`, no, yes
}
