/// What can lie at the top or the bottom of the screen.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
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
