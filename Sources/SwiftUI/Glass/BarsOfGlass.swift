import Foundation

/// When a tab bar gets small while one scrolls; nobody scrolls a still picture, so it is at its full size.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// By the system.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How content fades under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// By the system.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// When the tab bar gets small. Ignored: it is at its full size.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// How content fades under bars. Ignored: bars have the ground they have at rest.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  /// Whether content fades under bars. Ignored: bars have the ground they have at rest.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Goes on with the view's mirror picture under bars and edges. Ignored: the view ends where it ends.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// A view above the tab bar where `isEnabled`: it lies above the safe area's lower edge.
  nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
    let made = content()
    return safeAreaInset(edge: .bottom, spacing: isEnabled ? nil : 0) {
      if isEnabled { made.padding(.horizontal, 16).padding(.vertical, 12).glassEffect().padding(.horizontal, 20) }
    }
  }
  /// A view above the tab bar: it lies above the safe area's lower edge.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let made = content()
    return safeAreaInset(edge: .bottom) { made.padding(.horizontal, 16).padding(.vertical, 12).glassEffect().padding(.horizontal, 20) }
  }
}
