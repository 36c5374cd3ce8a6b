import Foundation
import QuoinObjectiveC

/// Why nobody was authorized.
public struct ASAuthorizationError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = ASAuthorizationError
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential, credentialImport
    case credentialExport
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
}
extension ASAuthorizationError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var canceled: Code { .canceled }
  /// The reason of that name.
  public static var invalidResponse: Code { .invalidResponse }
  /// The reason of that name.
  public static var notHandled: Code { .notHandled }
  /// The reason of that name.
  public static var failed: Code { .failed }
  /// The reason of that name.
  public static var notInteractive: Code { .notInteractive }
  /// The reason of that name.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  /// The reason of that name.
  public static var credentialImport: Code { .credentialImport }
  /// The reason of that name.
  public static var credentialExport: Code { .credentialExport }
}
