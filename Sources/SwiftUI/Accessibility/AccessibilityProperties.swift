import Foundation
import QuoinLayout

/// How the views within count.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They are passed over; the view counts as one.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each counts for itself, within the view.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Their words are joined; the view counts as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A direction to adjust in.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How high a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
  /// What the view is called. Ignored: a still picture is not read aloud.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  /// What the view is called, by a key of the strings. Ignored.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// What the view is called, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// What the view holds: a number, a choice. Ignored.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  /// What the view holds, by a key of the strings. Ignored.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// What the view holds, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// What the view does when it is used. Ignored.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  /// What the view does when it is used, by a key of the strings. Ignored.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// What the view does when it is used, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// What one may say to use the view. Ignored.
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  /// What one may say to use the view. Ignored.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// What one may say to use the view, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  /// Whether the view is passed over in reading; it is drawn all the same.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Makes the view one thing to read, with its children as said. Ignored.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// Gives the view children that only readers find. Ignored: `children` is never made.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Reads another view in this one's place. Ignored: `representation` is never made.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// Adds to what the view is read as. Ignored.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Takes from what the view is read as. Ignored.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// What a reader may do with the view. Ignored: never called.
  nonisolated public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// An action by its name. Ignored: never called.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// An action by a key of the strings. Ignored: never called.
  nonisolated public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  /// An action by its name, as it stands. Ignored: never called.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Actions as buttons. Ignored: `content` is never made.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  /// What swiping up and down does. Ignored: never called.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    self
  }
  /// How early the view is read among its neighbours; 0 by default. Ignored.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Which level of heading the view is. Ignored.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// How the view's words are to be read. Ignored.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Whether the view does something when it is used. Ignored.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Shows the view large where bars stay small. Ignored.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Shows another view large where bars stay small. Ignored: it is never made.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  /// Keeps the view's colours where the phone inverts all others. Ignored: none are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Says that a label and its content belong together, by a common id. Ignored.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Names the view for lists to jump from. Ignored.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Where a reader's tap goes, as parts of the view's size. Ignored.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Moves the listeners' focus to the view while the condition is true. Ignored: nothing has it.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Moves the listeners' focus to the view while the binding has this value. Ignored: nothing has it.
  nonisolated public func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  /// As it was written before iOS 14. Ignored.
  nonisolated public func accessibility(label: Text) -> some View { self }
  /// As it was written before iOS 14. The view is drawn all the same.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  /// As it was written before iOS 14: the name in the JSON of the layout.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Whether full stops and commas are said. Ignored.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Whether words are spelt letter by letter. Ignored.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// How high the voice is, from -1 to 1. Ignored.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Whether words wait until others are said. Ignored.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// What a text is called stays with the text, so that it can be joined with others.
extension Text {
  /// What the text is called. Ignored: a still picture is not read aloud.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }
  /// What the text is called, by a key of the strings. Ignored.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// What the text is called, as it stands. Ignored.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  /// Which level of heading the text is. Ignored.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// How the text's words are to be read. Ignored.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Whether full stops and commas are said. Ignored.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Whether words are spelt letter by letter. Ignored.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// How high the voice is, from -1 to 1. Ignored.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Whether words wait until others are said. Ignored.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// Which of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
