import Foundation
import UIKit

/// Who says what becomes of what is pasted into a text; never asked, as nobody pastes.
@MainActor @preconcurrency public protocol UITextPasteDelegate: AnyObject {
  /// Makes text of a thing.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: UITextPasteItem)
}
extension UITextPasteDelegate {
  /// Its own.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: UITextPasteItem
  ) { item.setDefaultResult() }
}
/// A text into which things can be pasted.
@MainActor @preconcurrency public protocol UITextPasteConfigurationSupporting: AnyObject {
  /// Who is asked; nobody here.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
/// A thing that is pasted.
@MainActor @preconcurrency open class UITextPasteItem: NSObject {
  /// What it is.
  open var itemProvider: NSItemProvider { NSItemProvider() }
  /// It becomes these words.
  open func setResult(string: String) {}
  /// It becomes this text.
  open func setResult(attributedString string: NSAttributedString) {}
  /// It becomes this picture.
  open func setResult(attachment textAttachment: NSTextAttachment) {}
  /// Nothing becomes of it.
  open func setNoResult() {}
  /// It becomes what it would.
  open func setDefaultResult() {}
}
extension UITextView: UITextPasteConfigurationSupporting {
  /// Who is asked when something is pasted; kept by nobody, as nothing is.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { nil }
    set {}
  }
}
extension UITextField: UITextPasteConfigurationSupporting {
  /// Who is asked when something is pasted; kept by nobody, as nothing is.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { nil }
    set {}
  }
}
