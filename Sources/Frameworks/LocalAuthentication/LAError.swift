import Foundation
import QuoinObjectiveC

/// Why the user was not known.
public struct LAError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = LAError
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6
    case biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, companionNotAvailable = -11
    case biometryNotPaired = -12, biometryDisconnected = -13, invalidDimensions = -14, notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
}
extension LAError {
  /// The reason of that name.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The reason of that name.
  public static var userCancel: Code { .userCancel }
  /// The reason of that name.
  public static var userFallback: Code { .userFallback }
  /// The reason of that name.
  public static var systemCancel: Code { .systemCancel }
  /// The reason of that name.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The reason of that name.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The reason of that name.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The reason of that name.
  public static var biometryLockout: Code { .biometryLockout }
  /// The reason of that name.
  public static var appCancel: Code { .appCancel }
  /// The reason of that name.
  public static var invalidContext: Code { .invalidContext }
  /// The reason of that name.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// The reason of that name.
  public static var biometryNotPaired: Code { .biometryNotPaired }
  /// The reason of that name.
  public static var biometryDisconnected: Code { .biometryDisconnected }
  /// The reason of that name.
  public static var invalidDimensions: Code { .invalidDimensions }
  /// The reason of that name.
  public static var notInteractive: Code { .notInteractive }
}
