/// Who gets the picture that the user chose.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing, where the delegate says nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing, where the delegate says nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
