import QuoinDrawing
import QuoinText

/// Text that is read, not edited.
@MainActor @preconcurrency open class UILabel: UIView {
  @exclusivity(unchecked) private var plain = TextBlock.Plain(text: "", font: .systemFont(ofSize: 17), color: .label)
  private var hasText = false
  @exclusivity(unchecked) private var attributed: NSAttributedString?
  @exclusivity(unchecked) private var kept: TextBlock?
  @exclusivity(unchecked) private var keptTraits: UITraitCollection?
  @exclusivity(unchecked) private var keptVersion = -1
  @exclusivity(unchecked) private var keptSemantics = UISemanticContentAttribute.unspecified

  /// A label at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; nil = none. Setting it drops the attributes.
  open var text: String? {
    get { attributed?.string ?? (hasText ? plain.text : nil) }
    set {
      attributed = nil
      hasText = newValue != nil
      change { $0.text = newValue ?? "" }
    }
  }
  /// The text with attributes; nil = none.
  open var attributedText: NSAttributedString? {
    get { attributed ?? (hasText ? NSAttributedString(string: plain.text, attributes: [.font: font as Any]) : nil) }
    set {
      attributed = newValue
      hasText = newValue != nil
      change { _ in }
    }
  }
  /// The font; 17 points of the system's at first.
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? plain.font.adapted(to: traitCollection) : plain.font }
    set { change { $0.font = newValue ?? .systemFont(ofSize: 17) } }
  }
  /// The colour of the letters.
  open var textColor: UIColor! {
    get { plain.color }
    set { change { $0.color = newValue ?? .label } }
  }
  /// Where lines stand; where reading begins at first.
  open var textAlignment: NSTextAlignment {
    get { plain.alignment }
    set { change { $0.alignment = newValue } }
  }
  /// What gives way; the end at first.
  open var lineBreakMode: NSLineBreakMode {
    get { plain.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }
  /// How lines are broken; `standard` at first. Without `pushOut` the second of two lines may hold a word of its own.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { change { $0.avoidsLoneWords = lineBreakStrategy.contains(.pushOut) } }
  }
  /// At most so many lines; 0 = as many as it takes. 1 at first.
  open var numberOfLines: Int {
    get { plain.lines }
    set { change { $0.lines = max(newValue, 0) } }
  }
  /// Whether a single line shrinks its font to fit the width, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { change { _ in } } }
  /// How far the font may shrink; 0 = not at all.
  open var minimumScaleFactor: CGFloat = 0 { didSet { change { _ in } } }
  /// Where a shrunken line stands; kept only.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters may come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a style, or one that `UIFontMetrics` has scaled, follows the text size where the label stands.
  open var adjustsFontForContentSizeCategory = false { didSet { change { _ in } } }
  /// The width at which a label of several lines finds its intrinsic height; 0 = that of its bounds by Auto Layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { change { _ in } } }
  /// The letters' colour while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether it looks enabled; grey when not.
  open var isEnabled = true
  /// The colour of the letters' hard shadow; nil = none.
  open var shadowColor: UIColor?
  /// How far right and down the shadow lies; one point up at first.
  open var shadowOffset = CGSize(width: 0, height: -1)

  private func change(_ body: (inout TextBlock.Plain) -> Void) {
    body(&plain)
    kept = nil
    contentSizeChanged()
    arranger?.setNeedsLayout()
  }
  /// Who places the label where that is not its superview: a cell, those in its content view.
  weak var arranger: UIView?

  var block: TextBlock {
    let (version, semantics) = (TreeVersion.now, viewState.semantics)
    if let kept, keptVersion == version, keptSemantics == semantics { return kept }
    let traits = traitCollection
    let isStill =
      keptSemantics == semantics && keptTraits.map(traits.textIsAlike) == true
      && (!adjustsFontForContentSizeCategory || keptTraits?.preferredContentSizeCategory == traits.preferredContentSizeCategory)
    let block = isStill ? kept ?? makeBlock(traits) : makeBlock(traits)
    (kept, keptTraits, keptVersion, keptSemantics) = (block, traits, version, semantics)
    return block
  }

  private func makeBlock(_ traits: UITraitCollection, color: UIColor? = nil, lines: Int? = nil) -> TextBlock {
    var plain = plain
    if let color { plain.color = color }
    if let lines { plain.lines = lines }
    plain.scale = traits.displayScale
    plain.rightToLeft = isRightToLeft
    if adjustsFontForContentSizeCategory { plain.font = plain.font.adapted(to: traits) }
    if adjustsFontSizeToFitWidth { plain.minimumScale = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1 }
    return attributed.map { TextBlock($0, plain) } ?? TextBlock(plain)
  }

  private var isEmpty: Bool { attributed.map { $0.length == 0 } ?? plain.text.isEmpty }

  /// The text's size. One line takes the width it needs; several break at the width given (0 = no limit). Empty = zero.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isEmpty else { return .zero }
    let limit: CGFloat? = plain.lines == 1 || size.width <= 0 || size.width >= 1e6 ? nil : size.width
    return block.size(limit)
  }

  /// The text's size, at `preferredMaxLayoutWidth` when that is set and there are several lines.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Where text is drawn: all of the bounds unless overridden.
  open func drawText(in rect: CGRect) { drawing?(rect) }
  /// The rectangle text takes in `bounds` with at most `lines` lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let block = lines == plain.lines ? block : makeBlock(traitCollection, lines: max(lines, 0))
    return CGRect(origin: bounds.origin, size: block.size(bounds.width > 0 ? bounds.width : nil))
  }

  private var drawing: ((CGRect) -> Void)?

  package override func paintContent(_ painter: inout ContentPainter) {
    guard !isEmpty else { return }
    var target = bounds
    // An override of drawText(in:) may call super with another rectangle.
    drawing = { target = $0 }
    drawText(in: bounds)
    drawing = nil
    let color = !isEnabled ? .tertiaryLabel : isHighlighted ? highlightedTextColor : nil
    let shown = color.map { makeBlock(painter.traits, color: $0) } ?? block
    if let shadowColor {
      var group = DisplayGroup()
      group.shadow = Shadow(color: shadowColor.paint(painter.traits), radius: 0, x: shadowOffset.width, y: shadowOffset.height)
      painter.builder.push(group)
    }
    shown.paint(&painter, in: target)
    if shadowColor != nil { painter.builder.pop() }
  }

  package override var flexBaseline: CGFloat? { font.ascender }
  package override func firstBaseline(in size: CGSize) -> CGFloat? { baselines(in: size)?.first }
  package override func lastBaseline(in size: CGSize) -> CGFloat? { baselines(in: size)?.last }

  private func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard !isEmpty else { return nil }
    let measure = block.paragraph.measure(width: size.width > 0 ? size.width : nil)
    let top = max(0, (size.height - measure.size.height) / 2)
    return (top + measure.firstBaseline, top + measure.lastBaseline)
  }
}

/// Where a shrunken line stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top left.
  case none
}
