/// Who hears which colour was chosen.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing, where the delegate says nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
