import Combine
import SwiftUI

// What has the focus, as readers and menus ask for it: nothing has it in a still picture.

/// The model that the focused view tells of, by its type: `nil`, for nothing is focused.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The model that is told by its type.
  public init() {}
  /// `nil`: nothing is focused.
  public var wrappedValue: ObjectType? { nil }
}
/// Ways of reading a page without seeing it, or without touching it.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By ear.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// By switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
extension AccessibilityFocusState where Value == Bool {
  /// For one view and some ways of reading: false.
  public init(for technologies: AccessibilityTechnologies) { self.init() }
}
extension AccessibilityFocusState {
  /// For one of several views and some ways of reading: `nil`.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}
extension View {
  /// Words about how far a reader has scrolled. Ignored: nobody reads it aloud.
  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  /// Words about how far a reader has scrolled. Ignored: nobody reads it aloud.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  /// Adds a gesture with a name, or without one.
  @_disfavoredOverload
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String?, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Does something beside the page, with a name for those who look for faults.
  nonisolated public func task(
    name: String, priority: TaskPriority = .userInitiated, _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { task(priority: priority, action) }
  /// Does something beside the page whenever a value changes, with a name for those who look for faults.
  nonisolated public func task<T: Equatable>(
    id: T, name: String, priority: TaskPriority = .userInitiated, _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { task(id: id, priority: priority, action) }
}
