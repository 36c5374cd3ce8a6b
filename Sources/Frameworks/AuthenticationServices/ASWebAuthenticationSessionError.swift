import Foundation
import QuoinObjectiveC

/// Why a page to sign in at gave no answer.
public struct ASWebAuthenticationSessionError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = ASWebAuthenticationSessionError
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
}
extension ASWebAuthenticationSessionError {
  /// The reason of that name.
  public static var canceledLogin: Code { .canceledLogin }
  /// The reason of that name.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The reason of that name.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
