import Foundation
import QuoinLayout

/// Closes what is presented; nothing where nobody presents the page.
@MainActor @preconcurrency public struct DismissAction: Sendable {
  private let dismissal: Dismissal?
  nonisolated init(_ dismissal: Dismissal?) { self.dismissal = dismissal }
  /// Takes the sheet, the cover or the pushed page around away; does nothing outside any.
  public func callAsFunction() { dismissal?.run?() }
}

/// Whether a view is presented, as it was written before iOS 15.
public struct PresentationMode: Sendable {
  /// Whether it is presented: no.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// Whether an app is in use.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// Opens a window.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Does nothing: a page has no other windows.
  public func callAsFunction(id: String) {}
  /// Does nothing: a page has no other windows.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing: a page has no other windows.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  nonisolated init() {}
  /// Does nothing: no search is under way.
  public func callAsFunction() {}
}

/// Makes content anew, as pulling down does.
@MainActor @preconcurrency public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Closes the page that is presented; does nothing outside any.
  public var dismiss: DismissAction { DismissAction(dismissal) }
  /// Whether the page is presented by another: no.
  public var isPresented: Bool { false }
  /// What opens addresses; without a handler until one is set.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Whether the page is presented, as it was asked before iOS 15: no.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// How the app is used: `active` unless set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Opens a window; does nothing here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Ends a search; does nothing here.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether a search is under way: no.
  public var isSearching: Bool { false }
  /// What `refreshable` around does: `nil`, for nothing is made anew.
  public var refresh: RefreshAction? { nil }
  /// Whether the nearest view that can have the focus has it: no.
  public var isFocused: Bool { false }
  /// Whether the screen is dimmed because nobody uses it: no.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is filmed or mirrored: no.
  public var isSceneCaptured: Bool { false }
  /// How heavy letters are to be; regular by default. With `.bold` the system's fonts are heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// Whether an app has several windows: no.
  public var supportsMultipleWindows: Bool { false }
}

private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
/// Whether the reader asked for bold letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
