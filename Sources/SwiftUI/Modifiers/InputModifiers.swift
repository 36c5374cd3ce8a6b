import Foundation
import QuoinLayout
import UIKit

// Keys, fingers and pointers have no part in a still picture.
extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  nonisolated public func focusSection() -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  nonisolated public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View {
    self
  }
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  nonisolated public func speechRecognition(_ isEnabled: Bool) -> some View { self }
}

/// What a text field asks of the keyboard's shift key.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}
/// What the keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}
/// What counts as submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}
/// A key with others held.
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  let modifierBits: Int
  public var modifiers: EventModifiers { EventModifiers(rawValue: modifierBits) }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    modifierBits = modifiers.rawValue
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
public struct KeyPress: Sendable { public let key: KeyEquivalent }
/// Whether a key was used.
public enum KeyPressResult: Sendable { case handled, ignored }
/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
/// Whether text can be selected.
public protocol TextSelectability: Sendable { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { .init() } }
/// Something felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }
  public struct Flexibility: Hashable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// What a text field holds, for the phone's suggestions; kept only.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func of(_ name: String) -> UITextContentType { UITextContentType(rawValue: name) }
  public static let name = of("name")
  public static let givenName = of("givenName")
  public static let familyName = of("familyName")
  public static let nickname = of("nickname")
  public static let jobTitle = of("jobTitle")
  public static let organizationName = of("organizationName")
  public static let emailAddress = of("emailAddress")
  public static let telephoneNumber = of("telephoneNumber")
  public static let URL = of("URL")
  public static let creditCardNumber = of("creditCardNumber")
  public static let username = of("username")
  public static let password = of("password")
  public static let newPassword = of("newPassword")
  public static let oneTimeCode = of("oneTimeCode")
  public static let location = of("location")
  public static let fullStreetAddress = of("fullStreetAddress")
  public static let streetAddressLine1 = of("streetAddressLine1")
  public static let addressCity = of("addressCity")
  public static let addressState = of("addressState")
  public static let countryName = of("countryName")
  public static let postalCode = of("postalCode")
  public static let dateTime = of("dateTime")
  public static let birthdate = of("birthdate")
}
