import Foundation
import QuoinObjectiveC

/// What went wrong about the library of photos.
public struct PHPhotosError: _CodedError, @unchecked Sendable {
  /// The reasons, by Apple's names and numbers.
  public enum Code: Int, _ErrorCode {
    /// Whose reasons they are.
    public typealias Coded = PHPhotosError
    case internalError = -1, userCancelled = 3072, persistentChangeTokenExpired = 3105, libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142, switchingSystemPhotoLibrary, networkAccessRequired = 3164, networkError = 3169
    case identifierNotFound = 3201, multipleIdentifiersFound, persistentChangeDetailsUnavailable = 3210, changeNotSupported = 3300
    case operationInterrupted, invalidResource, missingResource, notEnoughSpace = 3305, requestNotSupportedForAsset
    case accessRestricted = 3310, accessUserDenied, libraryInFileProviderSyncRoot = 5423
  }
  /// The reason.
  public let code: Code
  /// What else is said of it.
  public let userInfo: [String: Any]
  /// An error of a reason, with what else is said of it.
  public init(_ code: Code, userInfo: [String: Any]) { (self.code, self.userInfo) = (code, userInfo) }
  /// Under what name it is told as an `NSError`.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
}
extension PHPhotosError {
  /// The reason of that name.
  public static var internalError: Code { .internalError }
  /// The reason of that name.
  public static var userCancelled: Code { .userCancelled }
  /// The reason of that name.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// The reason of that name.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// The reason of that name.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// The reason of that name.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// The reason of that name.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The reason of that name.
  public static var networkError: Code { .networkError }
  /// The reason of that name.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The reason of that name.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// The reason of that name.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
  /// The reason of that name.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The reason of that name.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The reason of that name.
  public static var invalidResource: Code { .invalidResource }
  /// The reason of that name.
  public static var missingResource: Code { .missingResource }
  /// The reason of that name.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The reason of that name.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// The reason of that name.
  public static var accessRestricted: Code { .accessRestricted }
  /// The reason of that name.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The reason of that name.
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
}
