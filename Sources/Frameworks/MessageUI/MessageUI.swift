@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// How a letter ended.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// How a message ended.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
/// Who is told how a letter ended; nobody ever is.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// So.
  func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
/// Writes a letter: here a plate.
open class MFMailComposeViewController: UINavigationController {
  /// Who is told.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Whether one can be sent: no.
  open class func canSendMail() -> Bool { false }
  /// From whom, of the user's addresses.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// What it is about.
  open func setSubject(_ subject: String) {}
  /// To whom.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// To whom besides.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// To whom besides, unseen.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Its words.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// A file with it.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open override func loadView() { view = MailPlate() }
}
private final class MailPlate: _ServicePlaceholderView {
  override var _serviceName: String { "MFMailComposeViewController" }
}
/// Who is told how a message ended; nobody ever is.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// So.
  func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
/// Writes a message: here a plate.
open class MFMessageComposeViewController: UINavigationController {
  /// Who is told.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom.
  open var recipients: [String]?
  /// Its words.
  open var body: String?
  /// What it is about.
  open var subject: String?
  /// Whether one can be sent: no.
  open class func canSendText() -> Bool { false }
  /// Whether a file can be sent: no.
  open class func canSendAttachments() -> Bool { false }
  /// A file with it.
  @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
  open override func loadView() { view = MessagePlate() }
}
private final class MessagePlate: _ServicePlaceholderView {
  override var _serviceName: String { "MFMessageComposeViewController" }
}
