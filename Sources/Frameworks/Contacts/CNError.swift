import Foundation
import QuoinObjectiveC

/// What went wrong about people.
public struct CNError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CNError
    case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessibleWritableContainers, unauthorizedKeys
    case featureDisabledByUser, featureNotAvailable, recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle
    case containmentScope, parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
    case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError, predicateInvalid = 400
    case policyViolation = 500, clientIdentifierInvalid = 600, clientIdentifierDoesNotExist, clientIdentifierCollision
    case changeHistoryExpired, changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest, vCardMalformed = 700, vCardSummarizationError
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "CNErrorDomain" }
}
extension CNError {
  /// The reason of that name.
  public static var communicationError: Code { .communicationError }
  /// The reason of that name.
  public static var dataAccessError: Code { .dataAccessError }
  /// The reason of that name.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// The reason of that name.
  public static var noAccessibleWritableContainers: Code { .noAccessibleWritableContainers }
  /// The reason of that name.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The reason of that name.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// The reason of that name.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// The reason of that name.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The reason of that name.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// The reason of that name.
  public static var containmentCycle: Code { .containmentCycle }
  /// The reason of that name.
  public static var containmentScope: Code { .containmentScope }
  /// The reason of that name.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The reason of that name.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The reason of that name.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The reason of that name.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// The reason of that name.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// The reason of that name.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// The reason of that name.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The reason of that name.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// The reason of that name.
  public static var policyViolation: Code { .policyViolation }
  /// The reason of that name.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// The reason of that name.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// The reason of that name.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// The reason of that name.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// The reason of that name.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// The reason of that name.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// The reason of that name.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// The reason of that name.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
