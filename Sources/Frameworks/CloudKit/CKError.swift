import Foundation
import QuoinObjectiveC

/// What went wrong about records that are kept at Apple's; everything here fails as without a network.
public struct CKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CKError
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "CKErrorDomain" }
  /// After how many seconds one may try again: not known.
  public var retryAfterSeconds: Double? { nil }
}
extension CKError {
  /// The reason of that name.
  public static var internalError: Code { .internalError }
  /// The reason of that name.
  public static var partialFailure: Code { .partialFailure }
  /// The reason of that name.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The reason of that name.
  public static var networkFailure: Code { .networkFailure }
  /// The reason of that name.
  public static var badContainer: Code { .badContainer }
  /// The reason of that name.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// The reason of that name.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The reason of that name.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The reason of that name.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The reason of that name.
  public static var permissionFailure: Code { .permissionFailure }
  /// The reason of that name.
  public static var unknownItem: Code { .unknownItem }
  /// The reason of that name.
  public static var invalidArguments: Code { .invalidArguments }
  /// The reason of that name.
  public static var resultsTruncated: Code { .resultsTruncated }
  /// The reason of that name.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The reason of that name.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// The reason of that name.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// The reason of that name.
  public static var assetFileModified: Code { .assetFileModified }
  /// The reason of that name.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// The reason of that name.
  public static var constraintViolation: Code { .constraintViolation }
  /// The reason of that name.
  public static var operationCancelled: Code { .operationCancelled }
  /// The reason of that name.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// The reason of that name.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// The reason of that name.
  public static var zoneBusy: Code { .zoneBusy }
  /// The reason of that name.
  public static var badDatabase: Code { .badDatabase }
  /// The reason of that name.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The reason of that name.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The reason of that name.
  public static var limitExceeded: Code { .limitExceeded }
  /// The reason of that name.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// The reason of that name.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// The reason of that name.
  public static var alreadyShared: Code { .alreadyShared }
  /// The reason of that name.
  public static var referenceViolation: Code { .referenceViolation }
  /// The reason of that name.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// The reason of that name.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// The reason of that name.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// The reason of that name.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// The reason of that name.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
