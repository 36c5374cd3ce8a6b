import Foundation

/// What a right asks of a user without a face or a finger that is known.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
  /// What suits.
  public static let `default` = LABiometryFallbackRequirement()
  /// The device's code.
  public static let devicePasscode = LABiometryFallbackRequirement()
}
/// What a right asks of a user.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
  /// What suits.
  public static let `default` = LAAuthenticationRequirement()
  /// A face or a finger.
  public static let biometry = LAAuthenticationRequirement()
  /// A face or a finger that is known now.
  public static let biometryCurrentSet = LAAuthenticationRequirement()
  /// A face or a finger, or something else.
  open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement { LAAuthenticationRequirement() }
}
/// Something that a user must be asked for. Nobody can be asked here.
open class LARight: NSObject, @unchecked Sendable {
  /// How it stands.
  public enum State: Int, Sendable { case unknown, authorizing, authorized, notAuthorized }
  /// How it stands.
  open private(set) var state = State.unknown
  /// A number for the app.
  open var tag = 0
  /// A right that asks what suits.
  public override init() {}
  /// A right.
  public init(requirement: LAAuthenticationRequirement) {}
  /// Asks the user; nobody is known.
  /// - Throws: that there is nothing to know users by.
  open func authorize(localizedReason: String) async throws {
    state = .notAuthorized
    throw LAError(.biometryNotAvailable)
  }
  /// Whether the user can be asked; nobody is known.
  /// - Throws: that there is nothing to know users by.
  open func checkCanAuthorize() async throws { throw LAError(.biometryNotAvailable) }
  /// Forgets that the user was asked.
  open func deauthorize() async { state = .notAuthorized }
}
