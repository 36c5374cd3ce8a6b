extension UIBarItem {
  /// Sets the looks of the words in a state; kept only.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    keep(attributes, "title \(state.rawValue)")
  }
  /// The looks of the words in a state; nil when none were set.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { kept(nil, "title \(state.rawValue)") }
  /// How far the picture is moved; kept only.
  public var imageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The picture of low bars; kept only.
  public var landscapeImagePhone: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How tests find it.
  public var accessibilityIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is read aloud.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What it does, read aloud.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Its value, read aloud.
  public var accessibilityValue: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What kind of thing it is for those who hear.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Whether it is read aloud.
  public var isAccessibilityElement: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}
extension UIBarButtonItem {
  /// The words it may come to show, for which room is kept; kept only.
  public var possibleTitles: Set<String>? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it is away.
  public var isHidden: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      bar?.itemChanged()
    }
  }
  /// Whether it is chosen; kept only.
  public var isSelected: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether choosing of its menu changes it; kept only.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Words, a picture, the method that a tap performs, and a menu.
  public convenience init(title: String? = nil, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil) {
    self.init(image: image, style: .plain, target: target, action: action)
    (self.title, self.menu) = (title, menu)
  }
  /// Moves the words of the way back; kept only.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keep(adjustment, "words back moved \(barMetrics.rawValue)")
  }
  /// How far the words of the way back are moved.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(.zero, "words back moved \(barMetrics.rawValue)")
  }
  /// Sets the picture behind the way back; kept only.
  public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keep(backgroundImage, "back ground \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// The picture behind the way back; nil = none.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept(nil, "back ground \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// Sets the picture behind; kept only.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keep(backgroundImage, "ground \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// The picture behind; nil = none.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept(nil, "ground \(state.rawValue) \(barMetrics.rawValue)")
  }
  /// Moves the words; kept only.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keep(adjustment, "words moved \(barMetrics.rawValue)")
  }
  /// How far the words are moved.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(.zero, "words moved \(barMetrics.rawValue)")
  }
  /// The looks that items inside others begin with; kept only.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarButtonItem {
    appearance()
  }
}
extension UITabBarItem: UIAppearance {
  private static let looks = UITabBarItem()
  /// The looks that tabs begin with; kept only.
  public static func appearance() -> UITabBarItem { looks }
  /// The looks that tabs inside others begin with; kept only.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITabBarItem { looks }
}
