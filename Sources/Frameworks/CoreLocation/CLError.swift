import Foundation
import QuoinObjectiveC

/// What went wrong about places.
public struct CLError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = CLError
    case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "kCLErrorDomain" }
}
extension CLError {
  /// The reason of that name.
  public static var locationUnknown: Code { .locationUnknown }
  /// The reason of that name.
  public static var denied: Code { .denied }
  /// The reason of that name.
  public static var network: Code { .network }
  /// The reason of that name.
  public static var headingFailure: Code { .headingFailure }
  /// The reason of that name.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The reason of that name.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The reason of that name.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// The reason of that name.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// The reason of that name.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The reason of that name.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The reason of that name.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The reason of that name.
  public static var deferredFailed: Code { .deferredFailed }
  /// The reason of that name.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// The reason of that name.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// The reason of that name.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// The reason of that name.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// The reason of that name.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The reason of that name.
  public static var rangingFailure: Code { .rangingFailure }
  /// The reason of that name.
  public static var promptDeclined: Code { .promptDeclined }
  /// The reason of that name.
  public static var historicalLocationError: Code { .historicalLocationError }
}
