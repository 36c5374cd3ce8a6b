// On the phone delegates are objects of Objective-C, which can be asked whether they have a method.

extension UIScrollViewDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UITableViewDataSource {
  /// Whether the source has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UICollectionViewDataSource {
  /// Whether the source has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UITextFieldDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UIGestureRecognizerDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UINavigationControllerDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UITextViewDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UITabBarControllerDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UIPageViewControllerDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UISearchBarDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
extension UIViewControllerTransitioningDelegate {
  /// Whether the delegate has the method that `#selector` names.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
}
