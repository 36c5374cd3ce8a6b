import Foundation
import QuoinObjectiveC

/// What went wrong about players.
public struct GKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = GKError
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress
    case invalidPlayer, scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid
    case underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge
    case turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState, invitationsDisabled
    case playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid, restrictedToAutomatch
    case apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete, iCloudUnavailable, lockdownMode
    case friendListDescriptionMissing = 100, friendListRestricted, friendListDenied, friendRequestNotAvailable
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "GKErrorDomain" }
}
extension GKError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var cancelled: Code { .cancelled }
  /// The reason of that name.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The reason of that name.
  public static var userDenied: Code { .userDenied }
  /// The reason of that name.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// The reason of that name.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The reason of that name.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// The reason of that name.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// The reason of that name.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// The reason of that name.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// The reason of that name.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// The reason of that name.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// The reason of that name.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// The reason of that name.
  public static var underage: Code { .underage }
  /// The reason of that name.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The reason of that name.
  public static var notSupported: Code { .notSupported }
  /// The reason of that name.
  public static var invalidParameter: Code { .invalidParameter }
  /// The reason of that name.
  public static var unexpectedConnection: Code { .unexpectedConnection }
  /// The reason of that name.
  public static var challengeInvalid: Code { .challengeInvalid }
  /// The reason of that name.
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  /// The reason of that name.
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  /// The reason of that name.
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  /// The reason of that name.
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  /// The reason of that name.
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
  /// The reason of that name.
  public static var invitationsDisabled: Code { .invitationsDisabled }
  /// The reason of that name.
  public static var playerPhotoFailure: Code { .playerPhotoFailure }
  /// The reason of that name.
  public static var ubiquityContainerUnavailable: Code { .ubiquityContainerUnavailable }
  /// The reason of that name.
  public static var matchNotConnected: Code { .matchNotConnected }
  /// The reason of that name.
  public static var gameSessionRequestInvalid: Code { .gameSessionRequestInvalid }
  /// The reason of that name.
  public static var restrictedToAutomatch: Code { .restrictedToAutomatch }
  /// The reason of that name.
  public static var apiNotAvailable: Code { .apiNotAvailable }
  /// The reason of that name.
  public static var notAuthorized: Code { .notAuthorized }
  /// The reason of that name.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The reason of that name.
  public static var apiObsolete: Code { .apiObsolete }
  /// The reason of that name.
  public static var iCloudUnavailable: Code { .iCloudUnavailable }
  /// The reason of that name.
  public static var lockdownMode: Code { .lockdownMode }
  /// The reason of that name.
  public static var friendListDescriptionMissing: Code { .friendListDescriptionMissing }
  /// The reason of that name.
  public static var friendListRestricted: Code { .friendListRestricted }
  /// The reason of that name.
  public static var friendListDenied: Code { .friendListDenied }
  /// The reason of that name.
  public static var friendRequestNotAvailable: Code { .friendRequestNotAvailable }
}
