import SwiftUI

// What is said to readers, on a condition. Ignored as what is said without one: a picture says nothing.

extension View {
  /// What the view is called. Ignored.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
  /// What the view is called, by a key of the strings. Ignored.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// What the view is called, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View { self }
  /// What the view is called, as views. Ignored: `content` is never made.
  nonisolated public func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View {
    self
  }
  /// What the view holds. Ignored.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  /// What the view holds, by a key of the strings. Ignored.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// What the view holds, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { self }
  /// What the view does. Ignored.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  /// What the view does, by a key of the strings. Ignored.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// What the view does, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
  /// What is said to name the view. Ignored.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
  /// What is said to name the view, by keys of the strings. Ignored.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
  /// What is said to name the view, as it stands. Ignored.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View { self }
  /// A name for tests. Ignored.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
  /// Hides the view from readers. Ignored.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  /// Where a reader's tap goes, as parts of the view's size. Ignored.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }
  /// Where a reader's tap goes. Ignored.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true) -> some View { self }
  /// Whether the view answers touches. Ignored.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) -> some View { self }
  /// Where a reader may drag from. Ignored.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true) -> some View { self }
  /// Where a reader may drag from, by a key of the strings. Ignored.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    self
  }
  /// Where a reader may drop. Ignored.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true) -> some View { self }
  /// Where a reader may drop, by a key of the strings. Ignored.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    self
  }
  /// Touches go to the view itself. Ignored.
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [])
    -> some View
  { self }
  /// An action with views for its name. Ignored: neither is ever called.
  nonisolated public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View { self }
  /// Actions of a kind, as buttons. Ignored: `content` is never made.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// A list to jump through, of a text's parts. Ignored.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
  /// A list to jump through, of a text's parts. Ignored.
  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View { self }
  /// A list to jump through, of elements. Ignored.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(_ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>)
    -> some View
  { self }
  /// A list to jump through, of elements. Ignored.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// A list to jump through, of elements told apart by `entryID`. Ignored.
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// A list to jump through, of elements told apart by `entryID`. Ignored.
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { self }
  /// What a chart says. Ignored: never asked.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
}

/// A kind of action.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String
  /// Any.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// They change something.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// A kind with a name.
  public init(_ name: Text) { self.name = "named" }
  /// A kind with a name by a key of the strings.
  public init(_ nameKey: LocalizedStringKey) { name = "named" }
  /// A kind with a name, as it stands.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
  private init(name: String) { self.name = name }
}

/// How touches go to a view itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Once the view was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// And nothing is spoken.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension AccessibilitySystemRotor {
  /// Words that stand underlined.
  public static var underlineText: AccessibilitySystemRotor { .headings }
  /// Words that lean.
  public static var italicText: AccessibilitySystemRotor { .headings }
  /// Words that are written wrong.
  public static var misspelledWords: AccessibilitySystemRotor { .headings }
}

extension EnvironmentValues {
  /// Whether something reads the screen: nothing.
  public var accessibilityEnabled: Bool { false }
  /// Whether large things are shown larger for long touches: no.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether switches operate the phone: no.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether pictures that move do: yes.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether actions of a hand are offered: no.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the phone is as simple as can be: no.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
