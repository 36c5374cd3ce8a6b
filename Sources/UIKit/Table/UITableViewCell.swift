import QuoinAppearance
import QuoinDrawing

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// The name under which it waits to be used again; nil = it does not.
  public internal(set) var reuseIdentifier: String?
  /// Where its own views go.
  public let contentView = UIView()
  private let style: CellStyle
  private lazy var title = makeLabel(17, .label)
  private lazy var detail = makeLabel(style == .subtitle ? 12 : 17, style == .subtitle ? .label : .secondaryLabel)
  private lazy var picture = makePicture()
  /// What stands at the end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// How it looks when chosen; kept only.
  open var selectionStyle = SelectionStyle.default
  /// How far the line under it stands in.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// How deep its content is indented; kept only.
  open var indentationLevel = 0
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content when chosen; kept only.
  open var selectedBackgroundView: UIView?
  /// Content described by a value; it fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  private var configured: UIView?
  /// The line under the cell; nil = none.
  var separator: (color: UIColor?, inset: UIEdgeInsets)?

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .systemBackground
    addSubview(contentView)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The first words.
  open var textLabel: UILabel? { title }
  /// The second words; nil in the style without them.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }
  /// The picture before the words.
  open var imageView: UIImageView? { picture }
  /// Called before the cell is used again.
  open func prepareForReuse() {}
  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Marks it as touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// The configuration of a plain list's row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func makeLabel(_ size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makePicture() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  private func showConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    guard let configured else { return }
    configured.frame = contentView.bounds
    configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(configured)
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 16 }
    return accessoryType == .none ? 0 : 36
  }

  /// Places the content view and the plain words.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let room = CGRect(x: isRightToLeft ? accessoryWidth : 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
    if contentView.frame != room { contentView.frame = room }
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: isRightToLeft ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
      )
    }
    layoutWords(room.size)
  }

  private func layoutWords(_ room: CGSize) {
    var x: CGFloat = 16
    let flip = isRightToLeft
    func put(_ view: UIView, _ rect: CGRect) {
      view.frame = flip ? CGRect(x: room.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    if picture.image != nil {
      let size = picture.sizeThatFits(.zero)
      put(picture, CGRect(x: x, y: (room.height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + 16
    }
    let width = max(0, room.width - x - 16)
    let first = title.sizeThatFits(CGSize(width: width, height: 0))
    guard style != .default, detail.text != nil else {
      put(title, CGRect(x: x, y: 0, width: width, height: room.height))
      return
    }
    let second = detail.sizeThatFits(CGSize(width: width, height: 0))
    if style == .subtitle {
      let top = (room.height - first.height - second.height) / 2
      put(title, CGRect(x: x, y: top, width: min(first.width, width), height: first.height))
      put(detail, CGRect(x: x, y: top + first.height, width: min(second.width, width), height: second.height))
    } else {
      put(title, CGRect(x: x, y: 0, width: max(0, width - second.width - 8), height: room.height))
      put(detail, CGRect(x: x + width - second.width, y: 0, width: second.width, height: room.height))
    }
  }

  /// The height the content wants at a width: by its constraints, its configuration, or the plain words; 44 at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - accessoryWidth)
    if let configured { return CGSize(width: size.width, height: max(44, configured.sizeThatFits(CGSize(width: width, height: 0)).height)) }
    if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    }
    let room = CGSize(width: max(0, width - 32), height: 0)
    var height = title.sizeThatFits(room).height
    if style == .subtitle { height += detail.sizeThatFits(room).height }
    return CGSize(width: size.width, height: max(44, height + 22))
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    if let separator, let color = separator.color {
      let line = 1 / max(painter.traits.displayScale, 1)
      let lead = separator.inset.left
      let rect = CGRect(
        x: isRightToLeft ? separator.inset.right : lead, y: bounds.height - line, width: bounds.width - lead - separator.inset.right,
        height: line)
      painter.fill(Path(rect), color)
    }
    guard accessoryView == nil else { return }
    let context = lookContext(painter)
    let x = isRightToLeft ? 16 : bounds.width - 16
    switch accessoryType {
    case .none: break
    case .disclosureIndicator:
      let size = DisclosureLook.size
      let rect = CGRect(x: isRightToLeft ? x : x - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      painter.add(DisclosureLook.items(in: painter.page(rect), context: context))
    case .checkmark, .detailButton, .detailDisclosureButton:
      guard let glyph = Symbol.named(accessoryType == .checkmark ? "checkmark" : "info.circle") else { return }
      let size = glyph.size(pointSize: 17)
      let rect = CGRect(x: isRightToLeft ? x : x - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      painter.add(glyph.items(filling: painter.page(rect), paint: context.tint))
    }
  }

  /// What is in a plain cell.
  public enum CellStyle: Int, Sendable {
    /// Words.
    case `default`
    /// Words, and words at the end.
    case value1
    /// Words, and words beside them.
    case value2
    /// Words, and smaller ones below.
    case subtitle
  }
  /// What stands at the end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// An i and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An i.
    case detailButton
  }
  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// Grey.
    case `default`
  }
}

/// Content as a value that makes its view.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// The view of the content.
  func makeContentView() -> UIView
}

/// Words and a picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The first words.
  public var text: String?
  /// The second words, below.
  public var secondaryText: String?
  /// The picture before them.
  public var image: UIImage?
  /// The looks of the first words.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  /// The looks of the second words.
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)

  /// The looks of words.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// At most so many lines; 0 = no limit.
    public var numberOfLines = 0
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with smaller words below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with words at the end; they stand below here.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A stack of picture and words.
  public func makeContentView() -> UIView {
    let words = UIStackView()
    words.axis = .vertical
    words.alignment = .leading
    for (text, looks) in [(text, textProperties), (secondaryText, secondaryTextProperties)] where text != nil {
      let label = UILabel()
      label.text = text
      label.font = looks.font
      label.textColor = looks.color
      label.numberOfLines = looks.numberOfLines
      words.addArrangedSubview(label)
    }
    let row = UIStackView()
    row.spacing = 16
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    if let image {
      let view = UIImageView(image: image)
      view.setContentHuggingPriority(.required, for: .horizontal)
      row.addArrangedSubview(view)
    }
    row.addArrangedSubview(words)
    return row
  }
}
