@_exported import Foundation
@_exported import UIKit

/// What somebody who signs in may be asked for.
public class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
/// Who signs in by OpenID.
public class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What is asked for.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// Something that comes back.
  public var state: String?
  /// Something that is signed.
  public var nonce: String?
}
/// Who signs in with Apple.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// Whom.
  public var user: String?
}
/// Makes requests to sign in with Apple.
public final class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// How somebody stands.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// One.
  public override init() {}
  /// A request.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// How somebody stands: nobody is known.
  public func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
    completion(.notFound, nil)
  }
  /// How somebody stands: nobody is known.
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
/// Makes requests for passwords.
public final class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  /// One.
  public override init() {}
  /// A request.
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
/// A request for a password.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
/// What somebody shows.
public protocol ASAuthorizationCredential: AnyObject {}
/// What somebody who signed in with Apple shows; nobody does here.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// Who.
  public var user: String { "" }
  /// What came back.
  public var state: String? { nil }
  /// What may be asked for.
  public var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// A code for the server.
  public var authorizationCode: Data? { nil }
  /// A token for the server.
  public var identityToken: Data? { nil }
  /// A letter box.
  public var email: String? { nil }
  /// A name.
  public var fullName: PersonNameComponents? { nil }
  /// Whether it is a person.
  public var realUserStatus: ASUserDetectionStatus { .unknown }
}
/// Whether somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
/// A password that somebody keeps.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// Who.
  public let user: String
  /// The password.
  public let password: String
  /// One.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
/// That somebody signed in.
public final class ASAuthorization: NSObject, @unchecked Sendable {
  /// What they showed.
  public var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }
  /// What may be asked for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The letter box.
    public static let email = Scope(rawValue: "email")
  }
}
/// Who is told whether somebody signed in.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Somebody did.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody did.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
  /// Does nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
/// Where a controller stands.
public typealias ASPresentationAnchor = UIWindow
/// Who says where that is.
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// There.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Asks somebody to sign in; nobody does.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  /// What was asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says where.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// Asks.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
  /// Asks; the delegate hears that nobody answered.
  open func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
}
/// Who says where a session's page is.
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// There.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// Signs in on a page of the web; it does not start.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
  /// What is told in the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Kept.
  open var prefersEphemeralWebBrowserSession = false
  /// Who says where.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// A page.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  /// Whether it starts: no.
  @discardableResult open func start() -> Bool { false }
  /// Ends.
  open func cancel() {}
}
