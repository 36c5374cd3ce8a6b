import Foundation
import QuoinLayout

/// Closes what is presented; nothing in a still picture.
@MainActor @preconcurrency public struct DismissAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}
/// Opens an address: by the page's own handler if it has one.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  let handler: (@Sendable (URL) -> Result)?
  nonisolated init() { handler = nil }
  nonisolated public init(handler: @escaping (URL) -> Result) {
    nonisolated(unsafe) let kept = handler
    self.handler = { kept($0) }
  }
  public func callAsFunction(_ url: URL) { _ = handler?(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(handler?(url) != nil) }
}
/// Whether a view is presented, as it was written before iOS 15.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
/// Whether an app is in use.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
/// Opens a window.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}
@MainActor @preconcurrency public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var isSearching: Bool { false }
  public var refresh: RefreshAction? { nil }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var isFocused: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var supportsMultipleWindows: Bool { false }
}
/// Whether the reader asked for bold letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
