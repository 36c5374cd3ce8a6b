/// An archive of controllers. Its views come out with their frames, constraints, outlets and texts; where it has none of the name, or the
/// app's resources have no such file, a controller is an empty one with a finding.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  /// Its name, without the ending.
  public let _name: String
  /// Where it is looked for.
  public let _bundle: Bundle
  /// The archive of a name, in the app's resources when `storyboardBundle` is nil.
  public required init(name: String, bundle storyboardBundle: Bundle?) { (_name, _bundle) = (name, storyboardBundle ?? .main) }
  /// Makes a controller in place of its class; nil leaves that to the class.
  public var _creator: ((NSCoder) -> UIViewController?)?

  /// The first controller.
  open func instantiateInitialViewController() -> UIViewController? { controller(nil) ?? empty(nil) }
  /// The first controller, made by `creator`.
  open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
    _creator = creator.map { make in { make($0) } }
    defer { _creator = nil }
    return controller(nil) as? Controller
  }
  /// The controller of a name.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { controller(identifier) ?? empty(identifier) }
  /// The controller of a name.
  open func instantiateViewController(identifier: String) -> UIViewController { controller(identifier) ?? empty(identifier) }
  /// The controller of a name, as the class that is asked for; one that is made without an archive where it has none of the class.
  /// - Precondition: the class can be made without an archive then, as on the phone.
  open func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
    if let made = (controller(identifier) ?? Controller(coder: NSCoder())) as? Controller { return made }
    guard let made = Controller(coder: NSCoder()) else { fatalError("“\(identifier)” is no \(Controller.self).") }
    return made
  }
  /// The controller of a name, which `creator` makes; it is given a coder that holds nothing.
  /// - Precondition: `creator` makes one where the archive has no controller of the class, as on the phone.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: @escaping (NSCoder) -> Controller?
  ) -> Controller {
    _creator = { creator($0) }
    let made = controller(identifier) as? Controller
    _creator = nil
    if let made { return made }
    _ = empty(identifier)
    guard let made = creator(NSCoder()) else { fatalError("The creator of “\(identifier)” made no \(Controller.self) of an empty coder.") }
    return made
  }

  private func controller(_ identifier: String?) -> UIViewController? { _InterfaceArchives.reader?.controller(identifier, of: self) }
  private func empty(_ identifier: String?) -> UIViewController {
    _InterfaceArchives.doubt(
      "UIStoryboard",
      "\(_name).storyboard with \(identifier.map { "a controller “\($0)”" } ?? "a first controller") is not among the app's resources,"
        + " so an empty controller stands for it. Put the storyboard beside the sources, or use --project.")
    return UIViewController(nibName: nil, bundle: nil)
  }
}

/// A way from one controller to another in a storyboard.
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

/// An archive of views, a `.xib`.
@MainActor @preconcurrency open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle
  /// The archive of a name, in the app's resources when `bundle` is nil.
  public init(nibName: String, bundle: Bundle?) { (name, self.bundle) = (nibName, bundle ?? .main) }
  /// What it holds, made anew and connected to `owner`; nothing, with a finding, where there is no such file.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    if let found = _InterfaceArchives.reader?.objects(of: name, in: bundle, owner: owner) { return found }
    _InterfaceArchives.doubt("UINib", "\(name).xib is not among the app's resources, so nothing comes out of it.")
    return []
  }
}

extension Bundle {
  /// What an archive of views holds, connected to `owner`; nil when there is no such file.
  @MainActor @preconcurrency public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    _InterfaceArchives.reader?.objects(of: name, in: self, owner: owner)
  }
}

extension UITableView {
  /// Says which archive makes cells of a name; nil forgets it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    _register(identifier) { nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
  }
  /// Says which archive makes headers or footers of a name; nil forgets it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    cellPool.register(header: identifier) {
      nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
    }
  }
}

extension UICollectionView {
  /// Says which archive makes cells of a name; nil forgets it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _register(identifier) { nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first }
  }
  /// Says which archive makes headers or footers of a name; nil forgets it.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    _register(kind + identifier) { nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
  }
}
