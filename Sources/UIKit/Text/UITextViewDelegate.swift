/// Who is asked about a text view. Nobody edits while a page is made.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the characters may change.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text became another.
  func textViewDidChange(_ textView: UITextView)
  /// Other characters are chosen.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
}

extension UITextViewDelegate {
  /// Agrees, where the delegate says nothing.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Agrees, where the delegate says nothing.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing, where the delegate says nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Agrees, where the delegate says nothing.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Does nothing, where the delegate says nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing, where the delegate says nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Agrees, where the delegate says nothing.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What is done with a link or picture in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Followed.
  case invokeDefaultAction
  /// Asked what can be done.
  case presentActions
  /// Looked at.
  case preview
}
