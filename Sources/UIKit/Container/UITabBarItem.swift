/// What a controller shows in a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The picture while chosen.
  open var selectedImage: UIImage?
  /// The words in the badge at the symbol's upper end; nil = none.
  open var badgeValue: String?
  /// The colour of the badge; nil = red.
  open var badgeColor: UIColor?
  /// How far the words are moved; kept only.
  open var titlePositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Sets the looks of the badge's words; kept only.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// The bar's looks while this is chosen; kept only.
  open var standardAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The bar's looks over content that ends above it, while this is chosen; kept only.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
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
