import SwiftUI

// Keys, pointers, the focus and fingers.

extension KeyPress {
  /// Whether a key was used.
  public typealias Result = KeyPressResult
  /// The letters that it gives.
  public var characters: String { String(key.character) }
  /// What is held with it: nothing.
  public var modifiers: EventModifiers { [] }
  /// When: as it goes down.
  public var phase: Phases { .down }
  /// Parts of a press.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// The parts with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As it goes down.
    public static let down = Phases(rawValue: 1)
    /// While it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// As it comes up.
    public static let up = Phases(rawValue: 4)
    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }
}
extension KeyEquivalent {
  /// The key that empties.
  public static var clear: KeyEquivalent { KeyEquivalent("\u{F739}") }
  /// The key that takes away what follows.
  public static var deleteForward: KeyEquivalent { KeyEquivalent("\u{F728}") }
  /// The key to the end.
  public static var end: KeyEquivalent { KeyEquivalent("\u{F72B}") }
  /// The key to the beginning.
  public static var home: KeyEquivalent { KeyEquivalent("\u{F729}") }
  /// The key a page on.
  public static var pageDown: KeyEquivalent { KeyEquivalent("\u{F72D}") }
  /// The key a page back.
  public static var pageUp: KeyEquivalent { KeyEquivalent("\u{F72C}") }
}
/// Which ways of having the focus a view takes part in.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The ways with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By doing something.
  public static let activate = FocusInteractions(rawValue: 1)
  /// By writing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system likes.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
/// How much a wish for the focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When nobody moved it.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Even when somebody did.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// What a key does in some parts of its press. Ignored: never called.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// What some keys do. Ignored: never called.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// What keys that give some letters do. Ignored: never called.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// What any key does. Ignored: never called.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Whether the view may have the focus, and how. Ignored.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  /// Where the focus is at first. Ignored: nothing has it.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View { self }
  /// Whether a search field has the focus, by a value. Ignored: nothing has it.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  /// Adds a gesture with a name that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Adds a gesture that can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Adds a gesture with a name that can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Adds a gesture beside the others that can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Adds a gesture beside the others, with a name, that can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// How the view answers a pointer, on a condition. Ignored.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Keys that do what the view does, in other languages too. Ignored.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// What a hand does that does what the view does. Ignored.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
extension KeyboardShortcut {
  /// What becomes of keys on other keyboards.
  public struct Localization: Hashable, Sendable {
    let name: String
    /// What suits.
    public static let automatic = Localization(name: "automatic")
    /// Others, but not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Those that are said.
    public static let custom = Localization(name: "custom")
  }
  /// Keys, in other languages too.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.init(key, modifiers: modifiers)
  }
}
/// What a hand does.
public struct HandGestureShortcut: Hashable, Sendable {
  /// Two fingers meet twice.
  public static let primaryAction = HandGestureShortcut()
}
