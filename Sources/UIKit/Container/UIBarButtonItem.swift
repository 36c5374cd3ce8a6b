import QuoinAppearance

/// A button in a bar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// A view instead of a button.
  open var customView: UIView? { didSet { bar?.itemChanged() } }
  /// The colour; nil = the bar's.
  open var tintColor: UIColor? { didSet { bar?.itemChanged() } }
  /// What it does.
  open var primaryAction: UIAction?
  /// The menu it opens; kept only.
  open var menu: UIMenu?
  /// Its width; 0 = by content.
  open var width: CGFloat = 0 { didSet { bar?.itemChanged() } }
  /// How it looks.
  open var style = Style.plain { didSet { bar?.itemChanged() } }
  /// Whether its picture may stand on one plate with those beside it, where bars have plates (documented:
  /// uikit/uibarbuttonitem/sharesbackground).
  open var sharesBackground = true { didSet { bar?.itemChanged() } }
  /// Whether it stands alone and on no plate, where bars have plates (documented: uikit/uibarbuttonitem/hidessharedbackground).
  open var hidesSharedBackground = false { didSet { bar?.itemChanged() } }
  /// Whether it is where the search of its navigation item stands in a toolbar.
  final var placesSearch = false
  let system: SystemItem?

  /// An empty item.
  public override init() {
    system = nil
    super.init()
  }
  /// Words.
  public convenience init(title: String?, style: Style, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }
  /// A picture.
  public convenience init(image: UIImage?, style: Style, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }
  /// Words, a picture, what it does and the menu it opens.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    if let image = image ?? primaryAction?.image { self.image = image } else if self.title == nil { self.image = nil }
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Words, a picture, the method of `target` that a tap performs and the menu it opens.
  // Steps back for the one above, which the same call with neither target nor action means.
  @_disfavoredOverload
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    (self.target, self.action) = (target, action)
  }
  /// Words, and the method of `target` that a tap performs.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// A picture, and the method of `target` that a tap performs.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// A picture, one for low bars, and the method of `target` that a tap performs.
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style, target: target, action: action)
  }
  /// An item of the system, and the method of `target` that a tap performs.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    system = nil
    super.init()
  }
  /// Whose method a tap performs.
  open weak var target: AnyObject?
  /// The method that a tap performs.
  open var action: Selector?
  /// An item of the system.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    system = systemItem
    super.init()
    self.primaryAction = primaryAction
    self.menu = menu
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    title = systemItem.words
    style = systemItem == .done ? .done : .plain
  }
  /// A view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Room that grows.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Room of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Room without a width: what stands at its sides does not share a plate (documented: uikit/uibarbuttonitem/fixedspace()).
  public static func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

  /// Whether it is only room between others.
  var isRoom: Bool { customView == nil && (system == .flexibleSpace || system == .fixedSpace) }

  /// The view that shows it; nil for room.
  func makeView(_ measures: BarMeasures, in bar: UIView) -> UIView? {
    if let customView { return customView }
    guard !isRoom, !placesSearch else { return nil }
    let button: UIButton
    if let badge {
      let badged = BadgedButton(type: .system)
      badged.show(badge)
      button = badged
    } else {
      button = UIButton(type: .system)
    }
    button.isEnabled = isEnabled
    if let image { button.setImage(image, for: .normal) } else { button.setTitle(title ?? primaryAction?.title, for: .normal) }
    let weight = UIFont.Weight(known: style == .done ? .semibold : measures.itemWeight)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
    if style == .done, measures.item > 0 {
      button.tintColor = .white
    } else if let tintColor {
      button.tintColor = tintColor
    } else if !measures.itemsAreTinted, bar.viewState.tintColor == nil {
      button.tintColor = .label
    }
    if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
    if let action { button.addAction(UIAction { [weak self] _ in action(on: self?.target, with: self) }, for: .touchUpInside) }
    return button
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain
    /// Bold.
    case done = 2
    /// What one came for: the newer name of `done`.
    public static let prominent = Style.done
  }
  /// Items of the system.
  public enum SystemItem: Int, Sendable {
    /// The kinds of the phone.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
    /// Opens writing tools.
    case writingTools = 25
    /// Turned the page up, long ago.
    case pageCurl = 23

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .action: "square.and.arrow.up"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .trash: "trash"
      case .camera: "camera"
      case .bookmarks: "book"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .reply: "arrowshape.turn.up.left"
      case .organize: "folder"
      case .stop, .close: "xmark"
      case .writingTools: "apple.writing.tools"
      default: nil
      }
    }
    var words: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
}
