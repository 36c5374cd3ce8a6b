import QuoinAppearance
import QuoinDrawing

/// A button: words, a picture, or both.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  private var contents: [UIControl.State: StateContent] = [:]
  private lazy var label = makeLabel()
  private lazy var picture = makePicture()
  private lazy var secondLabel = UILabel()
  private var spinner: UIActivityIndicatorView?
  private lazy var backdrop = UIImageView()

  private struct StateContent {
    var title: String?
    var attributed: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
    var symbol: UIImage.SymbolConfiguration?
  }

  /// A button of the plain kind at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A button of a kind. (A static method made it on the phone too: the class of the result may differ.)
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
  /// Takes the kind that an archive says.
  public final func _become(_ type: ButtonType) {
    buttonType = type
    label.font = font
    refresh()
  }
  /// A button of a kind that runs `primaryAction`, with its title and picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  /// A button of a configuration that runs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    refresh()
    take(primaryAction)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  /// The looks and content as a value; nil = by title, image and insets.
  open var configuration: Configuration? { didSet { refresh() } }
  /// Called before layout to bring `configuration` up to date with the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Asks for `configurationUpdateHandler`.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Brings the configuration up to date.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The menu it opens; kept only.
  open var menu: UIMenu?
  /// Points around the content, without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentSizeChanged() } }
  /// Moves the words, without a configuration; the size does not change.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture, without a configuration; the size does not change.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the picture darkens under a finger; kept only.
  open var adjustsImageWhenHighlighted = true

  /// The label of the words.
  open var titleLabel: UILabel? { label }
  /// The view of the picture.
  open var imageView: UIImageView? { picture }
  /// The words now.
  open var currentTitle: String? { content(\.title) }
  /// The words with attributes now.
  open var currentAttributedTitle: NSAttributedString? { content(\.attributed) }
  /// The picture now.
  open var currentImage: UIImage? { content(\.image) }
  /// The picture behind now.
  open var currentBackgroundImage: UIImage? { content(\.background) }
  /// The colour of the words now.
  open var currentTitleColor: UIColor { content(\.color) ?? (buttonType == .system ? tintColor : .white) }

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { set(state) { $0.title = title } }
  /// Sets the words with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { set(state) { $0.attributed = title } }
  /// Sets the colour of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(state) { $0.color = color } }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    MissingPicture.shows(image, LayoutFindings.name(self))
    set(state) { $0.image = image }
  }
  /// Sets the picture behind for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    MissingPicture.shows(image, LayoutFindings.name(self))
    set(state) { $0.background = image }
  }
  /// Sets how the symbol is chosen for a state.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
    set(state) { $0.symbol = configuration }
  }
  /// Sets the colour of the words' shadow; kept by the phone only.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// The words for a state.
  open func title(for state: UIControl.State) -> String? { contents[state]?.title }
  /// The picture for a state.
  open func image(for state: UIControl.State) -> UIImage? { contents[state]?.image }
  /// The colour of the words for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { contents[state]?.color }

  /// Where the words lie in the content; asked for by the phone, which places them so.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { label.frame }
  /// Where the picture lies in the content; asked for by the phone, which places it so.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { picture.frame }
  /// Where the picture behind lies in the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  private func set(_ state: UIControl.State, _ change: (inout StateContent) -> Void) {
    change(&contents[state, default: StateContent()])
    refresh()
  }

  private func content<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  package override func stateChanged() {
    if configurationUpdateHandler != nil { configurationUpdateHandler?(self) }
    refresh()
  }
  /// The tint colours the words and symbols.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private var font: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }
  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = font
    label.lineBreakMode = .byTruncatingMiddle
    label.isHidden = true
    addSubview(label)
    return label
  }

  private func makePicture() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.isHidden = true
    insertSubview(view, at: 0)
    return view
  }

  /// Brings label and picture up to date with state and configuration.
  private func refresh() {
    if let configuration {
      show(configuration)
    } else {
      spin(false)
      showContents()
    }
    contentSizeChanged()
  }

  private func showContents() {
    let title = content(\.title)
    let attributed = content(\.attributed)
    if title != nil || attributed != nil {
      if let attributed { label.attributedText = attributed } else { label.text = title }
      label.textColor = isEnabled || contents[.disabled]?.color != nil || buttonType == .custom ? currentTitleColor : .tertiaryLabel
    }
    label.isHidden = title == nil && attributed == nil
    let image = content(\.image)
    picture.show(image?.preferring(content(\.symbol)))
    picture.isHidden = image == nil
    // A symbol is dimmed as the words are.
    picture.tintColor = isEnabled || buttonType == .custom ? nil : .tertiaryLabel
    if let background = content(\.background) {
      backdrop.image = background
      if backdrop.superview !== self { insertSubview(backdrop, at: 0) }
    }
  }

  private func show(_ configuration: Configuration) {
    let color = configuration.baseForegroundColor ?? (configuration.kind == .prominent ? .white : tintColor!)
    label.font = .preferredFont(
      forTextStyle: configuration.buttonSize == .small || configuration.buttonSize == .mini ? .subheadline : .body)
    if configuration.buttonSize == .large { label.font = UIFont.systemFont(ofSize: label.font.pointSize, weight: .semibold) }
    label.numberOfLines = 0
    label.text = configuration.title ?? currentTitle
    label.textColor = isEnabled ? color : .tertiaryLabel
    if let words = configuration.ownTitle(font: label.font, color: label.textColor) { label.attributedText = words }
    label.isHidden = label.text == nil
    secondLabel.text = configuration.subtitle
    secondLabel.font = .preferredFont(forTextStyle: .footnote)
    secondLabel.textColor = label.textColor
    if let words = configuration.ownSubtitle(font: secondLabel.font, color: label.textColor) { secondLabel.attributedText = words }
    if configuration.subtitle != nil, secondLabel.superview !== self { addSubview(secondLabel) }
    let symbol = configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: label.font)
    let image = configuration.image ?? currentImage
    picture.show(image?.preferring(symbol))
    picture.tintColor = label.textColor
    picture.isHidden = image == nil || configuration.showsActivityIndicator
    spin(configuration.showsActivityIndicator)
  }

  /// Shows spokes in place of the picture.
  private func spin(_ isOn: Bool) {
    guard isOn else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let spokes = spinner ?? UIActivityIndicatorView(style: .medium)
    spokes.color = label.textColor
    spokes.startAnimating()
    if spokes.superview !== self { addSubview(spokes) }
    spinner = spokes
  }

  // MARK: Size and layout

  private var parts: ButtonParts {
    ButtonParts(
      title: label.isHidden ? nil : label, second: secondLabel.superview === self ? secondLabel : nil,
      image: spinner ?? (picture.isHidden ? nil : picture), configuration: configuration)
  }

  /// Content with the room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration {
      let insets = configuration.contentInsets
      let room = size.width > 0 && size.width < 1e6 ? size.width - insets.leading - insets.trailing : 0
      let content = parts.size(room)
      return CGSize(
        width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
    }
    let content = parts.size(0)
    var result = CGSize(
      width: content.width + contentEdgeInsets.horizontal, height: content.height + contentEdgeInsets.vertical)
    // Words without room of their own keep the phone's six points above and below; a button without anything is 30 × 34.
    if contentEdgeInsets == .zero {
      // Recorded: a button is at least 30 wide (swiftui-web uikit/controls/intrinsic, "Tap").
      if !label.isHidden {
        result.height = max(result.height, label.sizeThatFits(.zero).height + 12)
        result.width = max(result.width, 30)
      }
      if label.isHidden, picture.isHidden {
        result = currentBackgroundImage?.size ?? CGSize(width: 30, height: label.font.lineHeight.rounded(.up) + 12)
      }
    }
    return result
  }
  /// As `sizeThatFits` without a limit.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The room for content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.resolved(rightToLeft: isRightToLeft) ?? contentEdgeInsets)
  }

  /// Places words and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if backdrop.superview === self { backdrop.frame = bounds }
    parts.place(
      in: contentRect(forBounds: bounds), horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      rightToLeft: isRightToLeft)
    // Subclasses say where words and picture lie; without one, where they are.
    if !label.isHidden { label.frame = titleRect(forContentRect: contentRect(forBounds: bounds)) }
    if !picture.isHidden { picture.frame = imageRect(forContentRect: contentRect(forBounds: bounds)) }
    guard configuration == nil else { return }
    label.frame = label.frame.shifted(by: titleEdgeInsets)
    picture.frame = picture.frame.shifted(by: imageEdgeInsets)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    guard let configuration else { return }
    let context = ControlContext(
      appearance: painter.traits.appearance, tint: .color((configuration.baseBackgroundColor ?? tintColor).paint(painter.traits)),
      isEnabled: isEnabled, isRightToLeft: isRightToLeft)
    let own = configuration.background
    let rect = painter.page(bounds.inset(by: own.backgroundInsets.resolved(rightToLeft: isRightToLeft)))
    let shape: ButtonLook.Shape =
      own.cornerRadius > 0 ? .rounded(own.cornerRadius) : configuration.cornerStyle.known(on: context.appearance.system)
    let path = ButtonLook.path(shape, size: configuration.buttonSize.known, in: rect)
    if let color = own.backgroundColor ?? (configuration.kind == .bordered ? configuration.baseBackgroundColor : nil) {
      painter.builder.fill(path, with: color.paint(painter.traits))
    } else {
      painter.add(
        ButtonLook.items(
          configuration.kind, size: configuration.buttonSize.known, shape: shape, isPressed: isHighlighted, in: rect, context: context))
    }
    if let stroke = own.strokeColor, own.strokeWidth > 0 {
      painter.builder.stroke(path, style: StrokeStyle(lineWidth: own.strokeWidth), with: .color(stroke.paint(painter.traits)))
    }
  }

  package override func firstBaseline(in size: CGSize) -> CGFloat? {
    label.isHidden ? nil : label.firstBaseline(in: label.frame.size).map { $0 + label.frame.minY }
  }

  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// White words, nothing else.
    case custom
    /// Words in the tint.
    case system
    /// A disclosure sign.
    case detailDisclosure
    /// An i in a circle.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// Words in the tint.
    case plain
    /// A cross in a circle.
    case close
  }
}
