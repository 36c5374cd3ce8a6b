import Foundation
import QuoinLayout

/// How a split view shares its room; kept, without effect.
public protocol NavigationSplitViewStyle: Sendable {}

/// As the device decides; kept, without effect.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

/// Columns side by side; kept, without effect.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

/// The last column below the others; kept, without effect.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { .init() } }

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { .init() } }

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column below the others; kept, without effect.
  public static var prominentDetail: Self { .init() }
}
