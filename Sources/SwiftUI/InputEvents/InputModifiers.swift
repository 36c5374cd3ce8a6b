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
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
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
  /// How the views inside answer a pointer. Ignored.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
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
  /// What the view is called when it is chosen by typing. Ignored.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
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
