import Foundation
import QuoinObjectiveC

/// What went wrong about the watch.
public struct WCError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = WCError
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
    case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut
    case fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "WCErrorDomain" }
}
extension WCError {
  /// The reason of that name.
  public static var genericError: Code { .genericError }
  /// The reason of that name.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The reason of that name.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The reason of that name.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The reason of that name.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The reason of that name.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The reason of that name.
  public static var notReachable: Code { .notReachable }
  /// The reason of that name.
  public static var invalidParameter: Code { .invalidParameter }
  /// The reason of that name.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// The reason of that name.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// The reason of that name.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// The reason of that name.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// The reason of that name.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// The reason of that name.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// The reason of that name.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// The reason of that name.
  public static var sessionInactive: Code { .sessionInactive }
  /// The reason of that name.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// The reason of that name.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// The reason of that name.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}
