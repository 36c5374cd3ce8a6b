/// Tabs, or what they are made of.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// What tells which one is shown.
  associatedtype TabValue: Hashable
}
extension Tab: TabContent where Value: Hashable { public typealias TabValue = Value }

/// What the user has done with a tablet's tabs. A phone keeps them as they are.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// A hash of no bytes yet.
  public init() {}
  /// Which tabs are moved and hidden back.
  public mutating func resetTabOrder() {}
  /// All tabs are shown.
  public mutating func resetVisibility() {}
}
/// What the user may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Move it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}
/// Where a tab is, on a tablet.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
extension View {
  /// Under which name the user's order of tabs is kept. Ignored: a phone keeps them.
  nonisolated public func customizationID(_ id: String) -> some View { self }
  /// What the user may do with a tab. Ignored: a phone keeps them.
  nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> some View
  {
    self
  }
  /// Where a tab is. Ignored: a phone has them below.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  /// Whether a tab is shown where it can be hidden. Ignored: a phone shows all.
  nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View { self }
}
