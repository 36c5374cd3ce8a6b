import Foundation
import QuoinObjectiveC

/// What went wrong about health.
public struct HKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = HKError
    case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed
    case errorDataSizeExceeded, errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "com.apple.healthkit" }
}
extension HKError {
  /// The reason of that name.
  public static var noError: Code { .noError }
  /// The reason of that name.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// The reason of that name.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// The reason of that name.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The reason of that name.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The reason of that name.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The reason of that name.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The reason of that name.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// The reason of that name.
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  /// The reason of that name.
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  /// The reason of that name.
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  /// The reason of that name.
  public static var errorNoData: Code { .errorNoData }
  /// The reason of that name.
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
  /// The reason of that name.
  public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
  /// The reason of that name.
  public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
  /// The reason of that name.
  public static var errorNotPermissibleForGuestUserMode: Code { .errorNotPermissibleForGuestUserMode }
}
