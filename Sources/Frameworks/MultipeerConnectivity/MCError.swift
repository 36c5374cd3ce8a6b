import Foundation
import QuoinObjectiveC

/// What went wrong about those nearby.
public struct MCError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = MCError
    case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "MCErrorDomain" }
}
extension MCError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var notConnected: Code { .notConnected }
  /// The reason of that name.
  public static var invalidParameter: Code { .invalidParameter }
  /// The reason of that name.
  public static var unsupported: Code { .unsupported }
  /// The reason of that name.
  public static var timedOut: Code { .timedOut }
  /// The reason of that name.
  public static var cancelled: Code { .cancelled }
  /// The reason of that name.
  public static var unavailable: Code { .unavailable }
}
