@_exported import Contacts
import SwiftUI
@_exported import UIKit

/// Who is told of a choice; nobody ever is.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
  /// Nobody was chosen.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Somebody was.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Some were.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
/// Lets a contact be chosen: here a plate.
open class CNContactPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which properties are shown.
  open var displayedPropertyKeys: [String]?
  open override func loadView() { view = ContactPlate() }
}
/// Who is told how a contact was looked at; nobody ever is.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {
  /// It is done with.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  /// Does nothing.
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
/// Shows a contact: here a plate.
open class CNContactViewController: UIViewController {
  /// Who is shown.
  public private(set) var contact = CNContact()
  /// Who is told.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store that saves it.
  open var contactStore: CNContactStore?
  /// Whether it may be changed.
  open var allowsEditing = true
  /// Whether it may be called and written to.
  open var allowsActions = true
  /// Shows a contact.
  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }
  /// Asks for a new one.
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  /// Shows one that no store knows.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  open override func loadView() { view = ContactPlate() }
}
private final class ContactPlate: _ServicePlaceholderView {
  override var _serviceName: String { "Contacts" }
}
