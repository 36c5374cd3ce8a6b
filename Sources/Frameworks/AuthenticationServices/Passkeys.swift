import Foundation
import UIKit

/// Something that proves who one is, made by a pair of keys.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// What was signed, in JSON.
  var rawClientDataJSON: Data { get }
  /// Its name.
  var credentialID: Data { get }
}
/// That a pair of keys was made.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// What its maker says of it; nil for nothing.
  var rawAttestationObject: Data? { get }
}
/// That somebody has a pair of keys.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// What its keeper says.
  var rawAuthenticatorData: Data! { get }
  /// Who.
  var userID: Data! { get }
  /// What was signed.
  var signature: Data! { get }
}
/// By what a pair of keys is told from others.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: AnyObject {
  /// Its name.
  var credentialID: Data { get }
}

/// How much is asked of the user.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As much as can be.
  public static let preferred = Self(rawValue: "preferred")
  /// A face, a finger or a code.
  public static let required = Self(rawValue: "required")
  /// Little.
  public static let discouraged = Self(rawValue: "discouraged")
}
/// How much is said of the keys' maker.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = Self(rawValue: "none")
  /// By itself.
  public static let direct = Self(rawValue: "direct")
  /// By somebody in between.
  public static let indirect = Self(rawValue: "indirect")
  /// By an enterprise.
  public static let enterprise = Self(rawValue: "enterprise")
}
/// Where keys are kept.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform, crossPlatform }

/// Asks for passkeys of this device. Nobody can be asked here: requests end with an error.
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, @unchecked Sendable {
  /// Whose keys: a domain.
  public let relyingPartyIdentifier: String
  /// Keys for a domain.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  /// Asks for a new pair.
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(relyingPartyIdentifier, challenge, name, userID)
  }
  /// Asks whether one has a pair.
  public func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge)
  }
}
/// Asks for a new passkey.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// How it is asked.
  public enum RequestStyle: Int, Sendable { case standard, conditional }
  /// Whose keys.
  public let relyingPartyIdentifier: String
  /// What is signed.
  public var challenge: Data
  /// The user's name.
  public var name: String
  /// The user's number.
  public var userID: Data
  /// The name that is shown; nil for the same.
  public var displayName: String?
  /// How much is asked of the user.
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// How much is said of the maker.
  public var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// Keys that are there already; nil for none.
  public var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// How it is asked.
  public var requestStyle = RequestStyle.standard
  init(_ party: String, _ challenge: Data, _ name: String, _ user: Data) {
    (relyingPartyIdentifier, self.challenge, self.name, userID) = (party, challenge, name, user)
  }
}
/// Asks for a passkey.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// Whose keys.
  public let relyingPartyIdentifier: String
  /// What is signed.
  public var challenge: Data
  /// How much is asked of the user.
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Which keys; empty for any.
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether other devices' keys are offered.
  public var shouldShowHybridTransport = true
  init(_ party: String, _ challenge: Data) { (relyingPartyIdentifier, self.challenge) = (party, challenge) }
}
/// By what a passkey is told from others.
public final class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
  @unchecked Sendable
{
  /// Its name.
  public let credentialID: Data
  /// By its name.
  public init(credentialID: Data) { self.credentialID = credentialID }
}
/// A new passkey; none is ever made here.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration,
  @unchecked Sendable
{
  /// What its maker says of it; nil for nothing.
  public var rawAttestationObject: Data? { nil }
  /// What was signed, in JSON.
  public var rawClientDataJSON: Data { Data() }
  /// Its name.
  public var credentialID: Data { Data() }
  /// Where it is kept.
  public var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
  private override init() {}
}
/// That somebody has a passkey; nobody has one here.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion,
  @unchecked Sendable
{
  /// What its keeper says.
  public var rawAuthenticatorData: Data! { Data() }
  /// Who.
  public var userID: Data! { Data() }
  /// What was signed.
  public var signature: Data! { Data() }
  /// What was signed, in JSON.
  public var rawClientDataJSON: Data { Data() }
  /// Its name.
  public var credentialID: Data { Data() }
  /// Where it is kept.
  public var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
  private override init() {}
}

extension ASAuthorizationController {
  /// How requests are made.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what is on this device, at once.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  /// Asks; ends with the error that nobody can be asked.
  public func performRequests(options: RequestOptions) { performRequests() }
  /// Asks in the keyboard's line; nothing is offered.
  public func performAutoFillAssistedRequests() {}
  /// Asks no more.
  public func cancel() {}
}
extension ASWebAuthenticationSession {
  /// By what address a session ends.
  public struct Callback: Sendable {
    private let scheme: String?
    private let host: String?
    private let path: String?
    /// One of a scheme.
    public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme, host: nil, path: nil) }
    /// One of a server and a path.
    public static func https(host: String, path: String) -> Callback { Callback(scheme: "https", host: host, path: path) }
    /// Whether an address ends it.
    public func matchesURL(_ url: URL) -> Bool {
      guard url.scheme?.lowercased() == scheme?.lowercased() else { return false }
      return host == nil || (url.host == host && url.path == path)
    }
  }
  /// A session that ends by an address; it never does here.
  public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }
  /// Whether it can begin: no.
  public var canStart: Bool { false }
}

extension ASAuthorizationAppleIDProvider {
  /// What was allowed is allowed no more; never sent.
  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}
