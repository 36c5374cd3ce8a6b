import Foundation
import QuoinObjectiveC

/// What went wrong about Bluetooth.
public struct CBError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CBError
    case unknown = 0, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout
    case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached, unknownDevice
    case operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "CBErrorDomain" }
}
extension CBError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var invalidParameters: Code { .invalidParameters }
  /// The reason of that name.
  public static var invalidHandle: Code { .invalidHandle }
  /// The reason of that name.
  public static var notConnected: Code { .notConnected }
  /// The reason of that name.
  public static var outOfSpace: Code { .outOfSpace }
  /// The reason of that name.
  public static var operationCancelled: Code { .operationCancelled }
  /// The reason of that name.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The reason of that name.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The reason of that name.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The reason of that name.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The reason of that name.
  public static var connectionFailed: Code { .connectionFailed }
  /// The reason of that name.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The reason of that name.
  public static var unknownDevice: Code { .unknownDevice }
  /// The reason of that name.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The reason of that name.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The reason of that name.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// The reason of that name.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
}
