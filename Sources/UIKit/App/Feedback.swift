// What a phone lets its user feel. A page cannot be felt: these do nothing.

/// Something that can be felt.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Makes ready; nothing to do.
  open func prepare() {}
}

/// Another thing was chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells it; nothing is felt.
  open func selectionChanged() {}
}

extension UIResponder {
  /// Sent before a keyboard comes; never here.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Sent when a keyboard has come; never here.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Sent before a keyboard goes; never here.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Sent when a keyboard has gone; never here.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Sent before a keyboard moves; never here.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where the keyboard was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long it takes.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
