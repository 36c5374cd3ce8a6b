extension UINavigationBar {
  /// The picture of the way back; kept only.
  public var backIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What the picture of the way back is cut with; kept only.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The bar's looks where there is little height, over content that begins below it; kept only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Shows the last of the items that were given, where some were.
  func showItems() {
    let items: [UINavigationItem]? = kept(nil, "items")
    if let last = items?.last { show(last, back: backTitle(of: items), action: {}, large: prefersLargeTitles) }
  }
  private func backTitle(of items: [UINavigationItem]?) -> String? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2].backButtonTitle ?? items[items.count - 2].title ?? "Back"
  }
  /// What is shown by the way back.
  public var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// Sets a picture behind the bar at a place; kept only.
  public func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// The picture behind the bar: none.
  public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
  /// Moves the title; kept only.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
}

extension UIBarAppearance {
  /// A copy for bars of an idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// The same looks once more.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (backgroundColor, backgroundEffect, backgroundImage) = (
      barAppearance.backgroundColor, barAppearance.backgroundEffect, barAppearance.backgroundImage
    )
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
  }
}
extension UINavigationBarAppearance {
  /// The looks of items; kept only.
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { keptOnce { UIBarButtonItemAppearance() } }
    set { keep(newValue) }
  }
  /// The looks of items that finish; kept only.
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { keptOnce { UIBarButtonItemAppearance() } }
    set { keep(newValue) }
  }
  /// The looks of items that are prominent; kept only.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { keptOnce { UIBarButtonItemAppearance() } }
    set { keep(newValue) }
  }
  /// The looks of the way back; kept only.
  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { keptOnce { UIBarButtonItemAppearance() } }
    set { keep(newValue) }
  }
  /// How far the title is moved; kept only.
  public var titlePositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The picture of the way back; kept only.
  public var backIndicatorImage: UIImage { kept(UIImage()) }
  /// Sets the picture of the way back; kept only.
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
    keep(backIndicatorImage ?? UIImage(), "backIndicatorImage")
  }
}
extension UIBarAppearance {
  /// A value that is made when first asked for.
  func keptOnce<Value: NSObject>(_ name: String = #function, _ make: () -> Value) -> Value {
    let value = kept(make(), name)
    keep(value, name)
    return value
  }
}

/// The looks of a bar's items; kept only.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// Items as they are.
  public let normal = UIBarButtonItemStateAppearance()
  /// Items under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Items that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Items with the keyboard's focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// As the system's.
  public override init() {}
  /// As the system's of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// As the system's of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
/// The looks of a bar's items in one state; kept only.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// The looks of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind.
  open var backgroundImage: UIImage?
  /// How far that is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
/// The looks of a bar of tools; kept only.
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of items.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of items that finish.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
extension UIToolbar {
  /// The bar's looks; kept only.
  public var standardAppearance: UIToolbarAppearance {
    get { kept(UIToolbarAppearance()) }
    set { keep(newValue) }
  }
  /// The bar's looks where there is little height; kept only.
  public var compactAppearance: UIToolbarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The bar's looks over content that ends above it; kept only.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
