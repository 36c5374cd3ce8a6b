// Coming back to where one was; an app begins anew here.

/// What is kept of an object until the app comes back.
@MainActor @preconcurrency public protocol UIStateRestoring: NSObjectProtocol {
  /// Whose it is.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Writes what is kept.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads what is kept.
  func decodeRestorableState(with coder: NSCoder)
  /// All is read.
  func applicationFinishedRestoringState()
}
extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}
/// Makes a controller when the app comes back.
@MainActor @preconcurrency public protocol UIViewControllerRestoration {
  /// The controller at the end of a path of names.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
/// Makes an object when the app comes back.
@MainActor @preconcurrency public protocol UIObjectRestoration {
  /// The object at the end of a path of names.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
extension UIViewController {
  private enum RestorationKey {}
  /// Who makes it when the app comes back; kept by nobody.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { nil }
    set {}
  }
}
/// Says where the things of a list are, so that it can come back to them.
@MainActor @preconcurrency public protocol UIDataSourceModelAssociation {
  /// The name of what is at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where something of a name is.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
