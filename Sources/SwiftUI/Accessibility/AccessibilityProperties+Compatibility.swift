import Foundation

// What is told to those who hear a page. Nobody reads it aloud here: the picture stays as it is.

extension View {
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(value: Text) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(hint: Text) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Where a reader's tap goes, in the view's points. Ignored.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// What a reader's zoom does. Ignored: never called.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
  /// Something else to tell, by a key. Ignored.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something else to tell, by a key. Ignored.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something else to tell, by a key. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something else to tell. Ignored.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something else to tell. Ignored.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something else to tell. Ignored.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something else to tell. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// A list of views to jump between. Ignored.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// A list of views to jump between. Ignored.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// A list of views to jump between. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// A list of the system's kinds to jump between. Ignored.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
}

/// The name of something else to tell.
public struct AccessibilityCustomContentKey: Equatable {
  private let id: String
  /// A name and what it is called.
  public init(_ label: Text, id: String) { self.id = id }
  /// A name and what it is called.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  /// What it is called, by which it is known too.
  public init(_ labelKey: LocalizedStringKey) { id = "\(labelKey)" }
}

/// Whether something else is told at once.
public enum AccessibilityCustomContentImportance: UInt, Sendable {
  /// When it is asked for.
  case `default`
  /// At once.
  case high
}

/// Entries of a list to jump between.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// Any entries, made from others; nobody jumps here.
public struct _RotorEntries: AccessibilityRotorContent {
  nonisolated init() {}
}
