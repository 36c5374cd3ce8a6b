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

// On the phone the delegate of a table says so by its type; here files that ask it go through these, which are put in as they compile.
extension UIScrollViewDelegate {
  /// The delegate as a table's; nil for another's.
  public var _ofTable: (any UITableViewDelegate)? { self as? any UITableViewDelegate }
  /// The delegate as a collection's; nil for another's.
  public var _ofCollection: (any UICollectionViewDelegate)? { self as? any UICollectionViewDelegate }
  /// The delegate as a text's; nil for another's.
  public var _ofText: (any UITextViewDelegate)? { self as? any UITextViewDelegate }
}
