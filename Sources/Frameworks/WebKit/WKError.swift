import Foundation
import QuoinObjectiveC

/// Why something about pages failed.
public struct WKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = WKError
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential, malformedCredential
    case credentialNotFound
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "WKErrorDomain" }
}
extension WKError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The reason of that name.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The reason of that name.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The reason of that name.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// The reason of that name.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// The reason of that name.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// The reason of that name.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// The reason of that name.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// The reason of that name.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// The reason of that name.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// The reason of that name.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The reason of that name.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The reason of that name.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  /// The reason of that name.
  public static var duplicateCredential: Code { .duplicateCredential }
  /// The reason of that name.
  public static var malformedCredential: Code { .malformedCredential }
  /// The reason of that name.
  public static var credentialNotFound: Code { .credentialNotFound }
}
