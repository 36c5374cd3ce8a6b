import Foundation

/// What went wrong.
public struct MKError: Error, Sendable {
  /// Why.
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// Why.
  public let code: Code
  /// For a reason.
  public init(_ code: Code) { self.code = code }
  /// There is no server.
  public static let serverFailure = MKError(.serverFailure)
  /// Under what name it is told as an `NSError`.
  public static let errorDomain = "MKErrorDomain"
}
