@_exported import Foundation

/// By what the user may be known.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
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
