@_exported import Foundation

/// By what the user may be known.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication, deviceOwnerAuthenticationWithCompanion
  case deviceOwnerAuthenticationWithBiometricsOrCompanion
}
/// By what else the user may be known.
public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }
/// What a user is asked to allow.
public enum LAAccessControlOperation: Int, Sendable { case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange }
/// How long an unlocking counts at most, in seconds: five minutes (documented).
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
/// The name of errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// What is known of the faces and fingers of a device: nothing.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {
  /// What the device knows users by.
  open var biometryType: LABiometryType { .none }
  /// What is another when other fingers or faces are known; nil for none.
  open var stateHash: Data? { nil }
}
/// What is known of users: nothing.
open class LADomainState: NSObject, @unchecked Sendable {
  /// Of faces and fingers.
  public let biometry = LADomainStateBiometry()
  /// What is another when others are known; nil for nothing.
  open var stateHash: Data? { nil }
}
/// What the device knows users by.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID = 4
}
/// Asks whether the user is who they say. There is nobody to ask here: it never can.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the other way is called.
  open var localizedFallbackTitle: String?
  /// What giving up is called.
  open var localizedCancelTitle: String?
  /// Why it is asked.
  open var localizedReason = ""
  /// How long an unlocking counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// What the device knows users by: nothing.
  open var biometryType: LABiometryType { .none }
  /// Whether nobody may be asked.
  open var interactionNotAllowed = false
  /// What is another when other fingers or faces are known; nil for none.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// What is known of users: nothing.
  open var domainState: LADomainState { LADomainState() }
  private var credentials: [LACredentialType: Data] = [:]
  /// Says by what else the user may be known; whether it was taken.
  @discardableResult open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    credentials[type] = credential
    return true
  }
  /// Whether it was said by what else the user may be known.
  open func isCredentialSet(_ type: LACredentialType) -> Bool { credentials[type] != nil }
  /// A question.
  public override init() {}
  /// Whether it can be asked: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  /// Asks; nobody is known.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    reply(false, LAError(.biometryNotAvailable))
  }
  /// Asks; nobody is known.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
  /// Asks no more.
  open func invalidate() {}
}
