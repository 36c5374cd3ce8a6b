import Foundation
import QuoinObjectiveC

/// What went wrong about maps.
public struct MKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = MKError
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "MKErrorDomain" }
}
extension MKError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var serverFailure: Code { .serverFailure }
  /// The reason of that name.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The reason of that name.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The reason of that name.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The reason of that name.
  public static var decodingFailed: Code { .decodingFailed }
}
