import SwiftUI
import UIKit

// Between SwiftUI and UIKit.

/// A key of the environment that UIKit's traits know too. Here each world has its own: what is set in one is not read in the other.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits have.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Puts a value into traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// A delegate of a scene that shows SwiftUI's scenes.
@MainActor @preconcurrency public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// What kind of scene it is.
  associatedtype RootScene: Scene
  /// What it shows.
  @SceneBuilder static var rootScene: RootScene { get }
}

/// Which of a view's wishes a hosting controller hands to the scene around.
public struct HostingSceneBridgingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The bar's items and titles.
  public static let toolbars = HostingSceneBridgingOptions(rawValue: 1)
  /// The window's title.
  public static let title = HostingSceneBridgingOptions(rawValue: 2)
  /// All of them.
  public static let all: HostingSceneBridgingOptions = [.toolbars, .title]
}
