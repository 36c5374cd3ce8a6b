import Foundation
import QuoinLayout

/// What is read aloud of a view. Kept out of a still picture; only the identifier stands in the JSON of the layout.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>
  public typealias Element = AccessibilityTraits
  public init() { names = [] }
  private init(_ name: String) { names = [name] }
  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isTabBar = AccessibilityTraits("isTabBar")
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let had = contains(new)
    names.formUnion(new.names)
    return (!had, new)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? { insert(new).inserted ? nil : new }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other.names) } }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formIntersection(other.names) } }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formSymmetricDifference(other.names) } }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
  private func with(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var result = self
    change(&result.names)
    return result
  }
}
/// How the views within count.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
/// A direction to adjust in.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
/// A kind of action.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  private init(name: String) { self.name = name }
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  public init(named name: Text) { self.name = "named" }
}
/// How high a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// What kind of text a view is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
    self
  }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  nonisolated public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    self
  }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  nonisolated public func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  nonisolated public func accessibility(label: Text) -> some View { self }
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
/// Which of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// Which view has the focus of those who listen; none in a still picture.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    let value: Value
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  public init() where Value == Bool { value = false }
  public init<T: Hashable>() where Value == T? { value = nil }
  public var projectedValue: Binding { Binding(value: value) }
}

private struct FlagKey<Name>: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceMotion {}
private enum ReduceTransparency {}
private enum DifferentiateColors {}
private enum InvertColors {}
private enum VoiceOver {}
private enum ButtonShapes {}
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { self[FlagKey<ReduceMotion>.self] }
  public var accessibilityReduceTransparency: Bool { self[FlagKey<ReduceTransparency>.self] }
  public var accessibilityDifferentiateWithoutColor: Bool { self[FlagKey<DifferentiateColors>.self] }
  public var accessibilityInvertColors: Bool { self[FlagKey<InvertColors>.self] }
  public var accessibilityVoiceOverEnabled: Bool { self[FlagKey<VoiceOver>.self] }
  public var accessibilityShowButtonShapes: Bool { self[FlagKey<ButtonShapes>.self] }
}
