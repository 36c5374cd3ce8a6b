import Foundation
import UIKit

/// Whether an app may hear what one hears.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// What one may do with music.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One hears the catalogue.
  public static let musicCatalogPlayback = Self(rawValue: 1)
  /// One could pay for it.
  public static let musicCatalogSubscriptionEligible = Self(rawValue: 2)
  /// One may put it into one's library.
  public static let addToCloudMusicLibrary = Self(rawValue: 256)
}
/// Asks what one may do with music: nothing.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  /// Whether the app may hear what one hears: no.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
  /// Asks; it may not.
  open class func requestAuthorization(_ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void) {
    completionHandler(.denied)
  }
  /// What one may do; it fails.
  open func requestCapabilities(completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void) {
    completionHandler([], SKError(.cloudServicePermissionDenied))
  }
  /// A word that names one to the service; it fails.
  open func requestUserToken(
    forDeveloperToken developerToken: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
  /// One's country; it fails.
  open func requestStorefrontCountryCode(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
}
/// What a page about music begins with.
public struct SKCloudServiceSetupAction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// To pay for it.
  public static let subscribe = Self(rawValue: "subscribe")
}
/// How a page about music is shown.
public struct SKCloudServiceSetupOptionsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With what it begins.
  public static let action = Self(rawValue: "SKCloudServiceSetupOptionsActionKey")
  /// For what.
  public static let iTunesItemIdentifier = Self(rawValue: "SKCloudServiceSetupOptionsITunesItemIdentifierKey")
  /// What it says.
  public static let messageIdentifier = Self(rawValue: "SKCloudServiceSetupOptionsMessageIdentifierKey")
}
/// Hears of a page about music; never called.
@MainActor @preconcurrency public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
  /// It is gone.
  func cloudServiceSetupViewControllerDidDismiss(_ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
}
extension SKCloudServiceSetupViewControllerDelegate {
  /// Does nothing.
  public func cloudServiceSetupViewControllerDidDismiss(_ cloudServiceSetupViewController: SKCloudServiceSetupViewController) {}
}
/// A page on which one could begin to pay for music: here a plate.
open class SKCloudServiceSetupViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?
  /// Fills it; it fails.
  open func load(options: [SKCloudServiceSetupOptionsKey: Any] = [:], completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    completionHandler?(false, SKError(.cloudServicePermissionDenied))
  }
  open override func loadView() { view = SetupPlate() }
}
private final class SetupPlate: _ServicePlaceholderView {
  override var _serviceName: String { "SKCloudServiceSetupViewController" }
}
