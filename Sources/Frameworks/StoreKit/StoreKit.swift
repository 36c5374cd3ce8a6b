@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// Asks for a review; asks nobody here.
public struct RequestReviewAction: Sendable {
  /// Asks nobody.
  @MainActor public func callAsFunction() {}
}
extension EnvironmentValues {
  /// Asks for a review; asks nobody here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
/// A card of another app at the end of the screen; never shown.
@MainActor @preconcurrency open class SKOverlay: NSObject {
  /// Where it lies.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// What it shows.
  @MainActor @preconcurrency open class Configuration: NSObject {}
  /// An app.
  open class AppConfiguration: Configuration {
    /// Its number.
    open var appIdentifier: String
    /// Where the card lies.
    open var position: Position
    /// Who sent the user.
    open var campaignToken: String?
    /// Who sent the user.
    open var providerToken: String?
    /// Whether it can be put away.
    open var userDismissible = true
    /// An app.
    public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
  }
  /// The app of a clip.
  open class AppClipConfiguration: Configuration {
    /// Where the card lies.
    open var position: Position
    /// The app of a clip.
    public init(position: Position) { self.position = position }
  }
  /// What it shows.
  public let configuration: Configuration
  /// A card.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Nobody would see it.
  open func present(in scene: UIWindowScene) {}
  /// It is not there.
  open class func dismiss(in scene: UIWindowScene) {}
}
extension View {
  /// A card of another app. Ignored: never shown.
  nonisolated public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View {
    self
  }
}
