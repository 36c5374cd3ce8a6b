/// What can lie at the top or the bottom of the screen.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}
/// Says where a bar lies.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: AnyObject {
  /// Where it lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  /// As it is put.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
/// Is asked before items of a bar come and go, and told afterwards.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item came.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// It may.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
extension UINavigationBar: UIBarPositioning {
  /// At the top.
  public var barPosition: UIBarPosition { .top }
}
extension UISearchBar: UIBarPositioning {
  /// As it is put.
  public var barPosition: UIBarPosition { .any }
}
extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}
