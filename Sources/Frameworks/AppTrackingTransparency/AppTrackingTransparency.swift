@_exported import Foundation

/// Asks whether an app may follow what its user does elsewhere.
open class ATTrackingManager: NSObject {
  /// What the user has said.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Nobody has been asked.
    case notDetermined
    /// Asking is not allowed.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
  }
  /// What the user has said: nobody has been asked.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Would ask. There is nobody to answer, so that `completion` hears that nobody has been asked.
  open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    completion(.notDetermined)
  }
  /// Would ask. There is nobody to answer: nobody has been asked.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
