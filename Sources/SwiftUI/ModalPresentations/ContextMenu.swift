/// A menu that a long press opens; as nobody presses, it is never made.
public struct ContextMenu<MenuItems: View> {
  /// A menu.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
