extension View {
  /// A text for a title and whether it is large, as it was written before iOS 14.
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Whether bars are shown; as `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibilities(visibility, bars)
  }
  /// How a page comes and goes. Ignored: a still picture shows it there.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// How a page comes and goes; a still picture shows it there.
public protocol NavigationTransition {}

/// Pages come and go as the system has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// As the system has it.
  public init() {}
}
/// A page grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system has it.
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with this id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}
