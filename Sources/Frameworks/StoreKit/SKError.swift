import Foundation
import QuoinObjectiveC

/// What went wrong about buying.
public struct SKError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = SKError
    case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
    case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled
    case overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "SKErrorDomain" }
}
extension SKError {
  /// The reason of that name.
  public static var unknown: Code { .unknown }
  /// The reason of that name.
  public static var clientInvalid: Code { .clientInvalid }
  /// The reason of that name.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The reason of that name.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The reason of that name.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The reason of that name.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The reason of that name.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The reason of that name.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The reason of that name.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The reason of that name.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The reason of that name.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The reason of that name.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The reason of that name.
  public static var invalidSignature: Code { .invalidSignature }
  /// The reason of that name.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The reason of that name.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The reason of that name.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The reason of that name.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The reason of that name.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The reason of that name.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The reason of that name.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The reason of that name.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
