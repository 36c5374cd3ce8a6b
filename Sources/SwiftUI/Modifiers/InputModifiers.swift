import Foundation
import QuoinLayout
import UIKit

// Keys, fingers and pointers have no part in a still picture.
extension View {
  /// Which keyboard would show. Ignored.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// What the field holds, for suggestions; `nil` for nothing known. Ignored.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Which letters the shift key makes capitals; `nil` for the field's own choice. Ignored.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// As it was written before iOS 15. Ignored.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Whether typed words are left as they are. Ignored.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// As it was written before iOS 13.4. Ignored.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// What the return key says. Ignored.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Whether submitting within stays within. Ignored.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// What submitting does. Ignored: never called.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  /// Ties the focus to a binding that has `value` while this view has it. Ignored.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  /// Ties the focus to a binding that is true while this view has it. Ignored.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Whether the view can have the focus. Ignored.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Whether the focus moves among the views within first. Ignored.
  nonisolated public func focusSection() -> some View { self }
  /// Whether the view shows no sign of the focus. Ignored: none is ever shown.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Where the focus is at first. Ignored: nothing has it.
  nonisolated public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  /// A key, with others held, that does what the view does. Ignored.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Keys that do what the view does. Ignored.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// What a key does while the view has the focus. Ignored: never called.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View { self }
  /// What a pointer does as it comes and goes. Ignored: never called.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// What a pointer does as it moves over the view. Ignored: never called.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// How the view answers a pointer. Ignored.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Whether the view stays as it is under a pointer. Ignored.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Whether texts within can be selected. Ignored.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// What is felt or heard when `trigger` changes. Ignored.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// What is felt or heard when `trigger` changes and `condition` agrees. Ignored: never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// What is felt or heard by how `trigger` changes; `nil` for nothing. Ignored: never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// What an address handed to the app does. Ignored: never called.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// What the view gives when it is dragged. Ignored: never made.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// What the view gives when it is dragged, and a view under the finger meanwhile. Ignored: neither is made.
  nonisolated public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View {
    self
  }
  /// What is done with things dropped on the view. Ignored: never called.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// The words by which typing finds the view; `nil` for its own. Ignored.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// The language by whose rules the text is set. Ignored.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Whether the view's words can be spoken to it. Ignored.
  nonisolated public func speechRecognition(_ isEnabled: Bool) -> some View { self }
}

/// What a text field asks of the keyboard's shift key.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// No letter.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
/// What the keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// The word "Done".
  public static let done = SubmitLabel(name: "done")
  /// The word "Go".
  public static let go = SubmitLabel(name: "go")
  /// The word "Send".
  public static let send = SubmitLabel(name: "send")
  /// The word "Join".
  public static let join = SubmitLabel(name: "join")
  /// The word "Route".
  public static let route = SubmitLabel(name: "route")
  /// The word "Search".
  public static let search = SubmitLabel(name: "search")
  /// The word "return", as without a label.
  public static let `return` = SubmitLabel(name: "return")
  /// The word "Next".
  public static let next = SubmitLabel(name: "next")
  /// The word "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}
/// What counts as submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public let character: Character
  /// The key that types `character`.
  public init(_ character: Character) { self.character = character }
  /// A key as a letter in quotes.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Leaves what is open.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Takes the letter before away.
  public static let delete = KeyEquivalent("\u{8}")
  /// To the next field.
  public static let tab = KeyEquivalent("\t")
  /// The long one.
  public static let space = KeyEquivalent(" ")
  /// Ends a line.
  public static let `return` = KeyEquivalent("\r")
}
/// A key with others held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key itself.
  public let key: KeyEquivalent
  let modifierBits: Int
  /// What is held with it.
  public var modifiers: EventModifiers { EventModifiers(rawValue: modifierBits) }
  /// A key with `modifiers` held; the command key by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    modifierBits = modifiers.rawValue
  }
  /// Return: the button that one is meant to use.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves all as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
/// A key that was pressed.
public struct KeyPress: Sendable { public let key: KeyEquivalent }
/// Whether a key was used.
public enum KeyPressResult: Sendable { case handled, ignored }
/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point of it.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}
/// How a view answers a pointer.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  /// What suits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer's light lies on the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises under the pointer.
  public static let lift = HoverEffect(name: "lift")
}
/// Whether text can be selected.
public protocol TextSelectability: Sendable { static var allowsSelection: Bool { get } }
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { .init() } }
/// Something felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  /// How heavy what strikes is.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// Hardly to be felt.
    public static let light = Weight(name: "light")
    /// In between.
    public static let medium = Weight(name: "medium")
    /// Strongly felt.
    public static let heavy = Weight(name: "heavy")
  }
  /// How hard what strikes is.
  public struct Flexibility: Hashable, Sendable {
    let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// In between.
    public static let solid = Flexibility(name: "solid")
    /// It gives way.
    public static let soft = Flexibility(name: "soft")
  }
  /// A task was done.
  public static let success = SensoryFeedback(name: "success")
  /// A task ended with a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A number went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A number went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something dragged stands in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something struck.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something of a weight struck; `intensity` is from 0 to 1. Both are ignored.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Something of a hardness struck; `intensity` is from 0 to 1. Both are ignored.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// What a text field holds, for the phone's suggestions; kept only.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The phone's word for it, here the constant's name.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func of(_ name: String) -> UITextContentType { UITextContentType(rawValue: name) }
  /// A whole name.
  public static let name = of("name")
  /// A first name.
  public static let givenName = of("givenName")
  /// A family's name.
  public static let familyName = of("familyName")
  /// A nickname.
  public static let nickname = of("nickname")
  /// A title at work.
  public static let jobTitle = of("jobTitle")
  /// A company.
  public static let organizationName = of("organizationName")
  /// An address for mail.
  public static let emailAddress = of("emailAddress")
  /// A number to call.
  public static let telephoneNumber = of("telephoneNumber")
  /// An address on the web.
  public static let URL = of("URL")
  /// The number of a card to pay with.
  public static let creditCardNumber = of("creditCardNumber")
  /// A name to sign in with.
  public static let username = of("username")
  /// A secret to sign in with.
  public static let password = of("password")
  /// A secret that is being chosen.
  public static let newPassword = of("newPassword")
  /// A code that was sent for this once.
  public static let oneTimeCode = of("oneTimeCode")
  /// A place.
  public static let location = of("location")
  /// A street with its number, in all its lines.
  public static let fullStreetAddress = of("fullStreetAddress")
  /// The first line of a street.
  public static let streetAddressLine1 = of("streetAddressLine1")
  /// A town.
  public static let addressCity = of("addressCity")
  /// A state or province.
  public static let addressState = of("addressState")
  /// A country.
  public static let countryName = of("countryName")
  /// A town's number for post.
  public static let postalCode = of("postalCode")
  /// A day and a time.
  public static let dateTime = of("dateTime")
  /// A day of birth.
  public static let birthdate = of("birthdate")
}
