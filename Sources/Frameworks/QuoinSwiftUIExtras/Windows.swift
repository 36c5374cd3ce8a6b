import SwiftUI

// Windows, and what they are told, on devices where they are more than one.

/// What an app shows to those who need few and large things; not shown while there are other windows.
public struct AssistiveAccess<Content: View>: Scene {
  /// A window for them.
  public init(@ViewBuilder content: () -> Content) {}
  /// No window of its own.
  public var body: some Scene { Settings { EmptyView() } }
}
extension Scene {
  /// Whether the system's own things over the app are shown. Ignored: they are not.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
  /// What pressing a key does that stands for the scene. Ignored: nobody presses keys.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  /// What pressing keys does that stand for the scene. Ignored: nobody presses keys.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// The symbol of dialogs. Ignored: a phone's have none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some Scene { self }
}
/// Commands for the looks of letters; a phone has no menus.
public struct TextFormattingCommands: Commands {
  /// The usual ones.
  nonisolated public init() {}
  /// Nothing to see on a phone.
  public var body: some Commands { EmptyCommands() }
}
extension View {
  /// The picture of the page for those who need few and large things. Ignored: it is not shown to them.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  /// The picture of the page for those who need few and large things. Ignored: it is not shown to them.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
  /// By which point a window is held while it is resized. Ignored: a phone's fills it.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// What a window's being resized does. Ignored: never called.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// Whether a sheet keeps the app from ending. Ignored: it does not end.
  nonisolated public func presentationPreventsAppTermination(_ isEnabled: Bool?) -> some View { self }
  /// Whether a dialog keeps the app from ending. Ignored: it does not end.
  nonisolated public func dialogPreventsAppTermination(_ isEnabled: Bool?) -> some View { self }
}
/// As columns; drawn as a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style without choices.
  public init() {}
}
