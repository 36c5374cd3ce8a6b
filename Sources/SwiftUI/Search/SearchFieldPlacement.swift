import QuoinLayout

/// Where a search field stands: below the title, from iOS 26 on at the bottom unless a drawer or a bar of tabs keeps it there.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// As the device decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Among the items of the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the first column of a split view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// When the field shows.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
  /// Below the title; a still shows it in both modes.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { .navigationBarDrawer }
}
