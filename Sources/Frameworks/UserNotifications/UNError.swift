import Foundation
import QuoinObjectiveC

/// What went wrong about notifications.
public struct UNError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = UNError
    case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
    case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt, notificationInvalidNoDate = 1400
    case notificationInvalidNoContent, contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid, badgeInputInvalid = 1600
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "UNErrorDomain" }
}
extension UNError {
  /// The reason of that name.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The reason of that name.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The reason of that name.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The reason of that name.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The reason of that name.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The reason of that name.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The reason of that name.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The reason of that name.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The reason of that name.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The reason of that name.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The reason of that name.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The reason of that name.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
