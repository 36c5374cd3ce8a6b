/// A thing in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number for your own use.
  open var tag = 0
}

/// A button in a bar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// A view instead of a button.
  open var customView: UIView?
  /// The colour; nil = the bar's.
  open var tintColor: UIColor?
  /// What it does.
  open var primaryAction: UIAction?
  /// The menu it opens; kept only.
  open var menu: UIMenu?
  /// Its width; 0 = by content.
  open var width: CGFloat = 0
  /// How it looks.
  open var style = Style.plain
  let system: SystemItem?

  /// An empty item.
  public override init() {
    system = nil
    super.init()
  }
  /// Words.
  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }
  /// A picture.
  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }
  /// Words, a picture, what it does and the menu it opens.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Words, and the method of `target` that a tap performs.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, style: style)
    (self.target, self.action) = (target, action)
  }
  /// A picture, and the method of `target` that a tap performs.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image, style: style)
    (self.target, self.action) = (target, action)
  }
  /// A picture, one for low bars, and the method of `target` that a tap performs.
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image, style: style, target: target, action: action)
  }
  /// An item of the system, and the method of `target` that a tap performs.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target, action)
  }
  /// Archives are not read here.
  public required convenience init?(coder: NSCoder) { self.init() }
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

  /// The view that shows it; nil for room.
  func makeView() -> UIView? {
    if let customView { return customView }
    guard system != .flexibleSpace, system != .fixedSpace else { return nil }
    let button = UIButton(type: .system)
    button.isEnabled = isEnabled
    if let image { button.setImage(image, for: .normal) } else { button.setTitle(title ?? primaryAction?.title, for: .normal) }
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    if let tintColor { button.tintColor = tintColor }
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
  }
  /// Items of the system.
  public enum SystemItem: Int, Sendable {
    /// The kinds of the phone.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

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

/// What a controller shows in a navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The words in the middle.
  open var title: String?
  /// A view in the middle.
  open var titleView: UIView?
  /// The items where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items where reading ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the way back is not shown.
  open var hidesBackButton = false
  /// The words of the way back to this one.
  open var backButtonTitle: String?
  /// The item of the way back to this one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The search below the title; nil = none.
  open var searchController: UISearchController?
  /// Words above the title; kept only.
  open var prompt: String?
  /// How the way back is shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The bar's looks while this is shown; nil = the bar's own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The bar's looks over content that begins below it; nil = the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar's looks where there is little height; kept only.
  open var compactAppearance: UINavigationBarAppearance?
  /// Sets the items where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the items where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Whether scrolling hides the search; kept only.
  open var hidesSearchBarWhenScrolling = true
  /// The first item where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// A title.
  public init(title: String) { self.title = title }
  /// Nothing.
  public override init() {}
  /// How the way back is shown.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title before.
    case `default`
    /// With the word "Back".
    case generic
    /// As a chevron alone.
    case minimal
  }
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
}

/// What a controller shows in a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The picture while chosen.
  open var selectedImage: UIImage?
  /// The words in the badge at the symbol's upper end; nil = none.
  open var badgeValue: String?
  /// The colour of the badge; nil = red.
  open var badgeColor: UIColor?
  /// Words and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// An item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (words, symbol) = systemItem.look
    self.init(title: words, image: UIImage(systemName: symbol), selectedImage: nil)
    self.tag = tag
  }
  /// Items of the system.
  public enum SystemItem: Int, Sendable {
    /// The kinds of the phone.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    var look: (String, String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }
  /// Words, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}

extension UIViewController {
  /// The navigation controller around.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The tab bar controller around.
  public var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
  /// What the controller shows in the toolbar of a navigation controller around it; see `UINavigationController.isToolbarHidden`.
  public var toolbarItems: [UIBarButtonItem]? {
    get { controllerState.toolbarItems }
    set {
      controllerState.toolbarItems = newValue
      parent?.loadedView?.setNeedsLayout()
    }
  }
  /// Sets what the controller shows in a toolbar.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}
