import Foundation

// Actions and facts of the surroundings that a page which stands still has no use for: they can be read, and do nothing.

/// Puts the focus where it was at first; nothing has it here.
@MainActor @preconcurrency public struct ResetFocusAction {
  /// Puts it there.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
/// Closes a window; there is one page.
@MainActor @preconcurrency public struct DismissWindowAction {
  /// Closes this one.
  public func callAsFunction() {}
  /// Closes those of a name.
  public func callAsFunction(id: String) {}
  /// Closes the one of a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Closes the one of a name and value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}
/// Shows the app's settings; there are none.
@MainActor @preconcurrency public struct OpenSettingsAction {
  /// Shows them.
  public func callAsFunction() {}
}
/// Begins to rename what is chosen; nothing is.
@MainActor @preconcurrency public struct RenameAction {
  /// Begins.
  public func callAsFunction() {}
}
extension EnvironmentValues {
  /// Puts the focus where it was at first.
  @MainActor @preconcurrency public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Closes a window.
  @MainActor @preconcurrency public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Shows the app's settings.
  @MainActor @preconcurrency public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Begins to rename what is chosen; nil, nothing can be.
  @MainActor @preconcurrency public var rename: RenameAction? { nil }
  /// Whether flashing lights are to be dimmed: no.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether hovering shows: yes.
  public var isHoverEffectEnabled: Bool { true }
}
