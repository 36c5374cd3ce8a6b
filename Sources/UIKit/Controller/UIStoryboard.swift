// Archives of Interface Builder are not read here. The names are, so that what is written beside them compiles.

/// An archive of controllers. It is not read here: every controller out of it is an empty one.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String
  /// The archive of a name.
  public init(name: String, bundle storyboardBundle: Bundle?) { self.name = name }
  /// The first controller; an empty one here, as none is read.
  open func instantiateInitialViewController() -> UIViewController? { empty() }
  /// The first controller, made by `creator`; without a coder it is given none, so nothing is made.
  open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
    nil
  }
  /// A controller of a name; an empty one here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { empty() }
  /// A controller of a name; an empty one here.
  open func instantiateViewController(identifier: String) -> UIViewController { empty() }
  /// A controller of a name, which `creator` makes; it is given a coder that holds nothing.
  /// - Precondition: `creator` makes one, as on the phone where the archive has no controller of the class.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: @escaping (NSCoder) -> Controller?
  ) -> Controller {
    _ = empty()
    guard let made = creator(NSCoder()) else { fatalError("The creator of “\(identifier)” made no \(Controller.self) of an empty coder.") }
    return made
  }
  private func empty() -> UIViewController {
    LayoutFindings.report(
      LayoutFinding(
        subject: "UIStoryboard",
        message: "The storyboard \"\(name)\" is not read: Quoin knows no archives of Interface Builder. Make the view in code."))
    return UIViewController(nibName: nil, bundle: nil)
  }
}

/// A way from one controller to another in a storyboard; there are none here.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// Its name.
  public let identifier: String?
  /// Where it comes from.
  public let source: UIViewController
  /// Where it goes.
  public let destination: UIViewController
  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Goes; shows `destination`.
  open func perform() { source.show(destination, sender: nil) }
}

/// An archive of views. It is not read here.
@MainActor @preconcurrency open class UINib: NSObject {
  /// The archive of a name.
  public init(nibName: String, bundle: Bundle?) {}
  /// What it holds; nothing here.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  /// What an archive of views holds; nothing here.
  @MainActor @preconcurrency public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}

extension UITableView {
  /// Says which archive makes cells of a name; none is read, so the name has no class.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Says which archive makes headers or footers of a name; none is read.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// Says which archive makes cells of a name; none is read, so the name has no class.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Says which archive makes headers or footers of a name; none is read.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {}
}
