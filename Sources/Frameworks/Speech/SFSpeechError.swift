import Foundation
import QuoinObjectiveC

/// Why words were not recognized.
public struct SFSpeechError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = SFSpeechError
    case internalServiceError = 1, audioReadFailed, undefinedTemplateClassName = 7, malformedSupplementalModel, timeout = 10
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "SFSpeechErrorDomain" }
}
extension SFSpeechError {
  /// The reason of that name.
  public static var internalServiceError: Code { .internalServiceError }
  /// The reason of that name.
  public static var audioReadFailed: Code { .audioReadFailed }
  /// The reason of that name.
  public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
  /// The reason of that name.
  public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
  /// The reason of that name.
  public static var timeout: Code { .timeout }
}
