/// A thing in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// The words.
  open var title: String? { didSet { bar?.itemChanged() } }
  /// The picture.
  open var image: UIImage? {
    didSet {
      MissingPicture.shows(image, "\(type(of: self)) \(title ?? "")".trimmingCharacters(in: .whitespaces))
      bar?.itemChanged()
    }
  }
  /// Whether it can be used.
  open var isEnabled = true { didSet { bar?.itemChanged() } }
  /// The bar that shows it.
  final weak var bar: (any ItemBar)?
  /// A number for your own use.
  open var tag = 0
}

/// A bar that shows items, and hears of it when one of them changes.
@MainActor protocol ItemBar: AnyObject {
  func itemChanged()
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
