import Foundation
import QuoinObjectiveC

/// What a device answers to a wish about its values that it does not grant.
public struct CBATTError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CBATTError
    case success = 0, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported
    case invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "CBATTErrorDomain" }
}
extension CBATTError {
  /// The reason of that name.
  public static var success: Code { .success }
  /// The reason of that name.
  public static var invalidHandle: Code { .invalidHandle }
  /// The reason of that name.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The reason of that name.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The reason of that name.
  public static var invalidPdu: Code { .invalidPdu }
  /// The reason of that name.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The reason of that name.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The reason of that name.
  public static var invalidOffset: Code { .invalidOffset }
  /// The reason of that name.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// The reason of that name.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// The reason of that name.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The reason of that name.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The reason of that name.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The reason of that name.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// The reason of that name.
  public static var unlikelyError: Code { .unlikelyError }
  /// The reason of that name.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The reason of that name.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// The reason of that name.
  public static var insufficientResources: Code { .insufficientResources }
}
