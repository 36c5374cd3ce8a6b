/// An object that events reach: views, controllers, windows.
@MainActor @preconcurrency open class UIResponder: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// A responder with nothing in it.
  public override init() { super.init() }
  /// Told that a value which it watches by its name has changed: after the layout pass that finds it.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
  /// Does what a tap does; false = a tap is sent.
  open func accessibilityActivate() -> Bool { false }
  /// One step up.
  open func accessibilityIncrement() {}
  /// One step down.
  open func accessibilityDecrement() {}
  /// Goes back; false = nothing was done.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most; false = nothing was done.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// A reader came to it.
  open func accessibilityElementDidBecomeFocused() {}
  /// A reader left it.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a reader is at it; never here.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// How many parts readers find in it; nobody asks here, as for the three below.
  open func accessibilityElementCount() -> Int { 0 }
  /// The part at a place in the readers' order; nil when there is none.
  open func accessibilityElement(at index: Int) -> Any? { nil }
  /// The place of a part in the readers' order; `NSNotFound` when it has none.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  /// Scrolls for those who do not see; whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether this may receive keys; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this may stop receiving keys.
  open var canResignFirstResponder: Bool { true }
  /// Whether this receives keys.
  open var isFirstResponder: Bool { UIResponder.first === self }
  static weak var first: UIResponder?

  /// Makes this the receiver of keys when it may be; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives up receiving keys; returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// The view that keys come from instead of a keyboard; nil = the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil = none.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of `inputView`.
  open var inputViewController: UIViewController? { nil }
  /// What was done and can be undone; kept by the phone only.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The keys that do something.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether an action can be done now; false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who does an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Asks for `inputView` anew; nothing to do here.
  open func reloadInputViews() {}
  /// Keys go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device was shaken, but not to the end; never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Keys change; never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys are let go by the system; never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Buttons of headphones; never called here.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Whether a command can be done now; never called here.
  open func validate(_ command: UICommand) {}
  /// What the user does, to be taken up elsewhere; kept only.
  open var userActivity: NSUserActivity? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether three fingers undo, copy and paste; nobody uses them here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Which things can be pasted; kept only.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Puts things in that were copied; never called here.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether things can be put in: those that `pasteConfiguration` names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let accepted = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return !itemProviders.isEmpty && itemProviders.allSatisfy { !$0.registeredTypeIdentifiers.filter(accepted.contains).isEmpty }
  }
  /// What the user does, to be taken up elsewhere; never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Takes up what the user did elsewhere; never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Cuts what is chosen; never called here.
  open func cut(_ sender: Any?) {}
  /// Copies what is chosen; never called here.
  open func copy(_ sender: Any?) {}
  /// Puts in what was copied; never called here.
  open func paste(_ sender: Any?) {}
  /// Deletes what is chosen; never called here.
  open func delete(_ sender: Any?) {}
  /// Chooses a word; never called here.
  open func select(_ sender: Any?) {}
  /// Chooses everything; never called here.
  open func selectAll(_ sender: Any?) {}
  /// Puts in what was copied, looking like what is around; never called here.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Puts in what was copied and goes there; never called here.
  open func pasteAndGo(_ sender: Any?) {}
  /// Puts in what was copied and looks for it; never called here.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Writes from left to right; never called here.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Writes from right to left; never called here.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Bold, or no longer; never called here.
  open func toggleBoldface(_ sender: Any?) {}
  /// Slanted, or no longer; never called here.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlined, or no longer; never called here.
  open func toggleUnderline(_ sender: Any?) {}
  /// Larger letters; never called here.
  open func increaseSize(_ sender: Any?) {}
  /// Smaller letters; never called here.
  open func decreaseSize(_ sender: Any?) {}
  /// Gives text other looks; never called here.
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}
  /// Looks for words; never called here.
  open func find(_ sender: Any?) {}
  /// Looks for words to put others in their place; never called here.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place found; never called here.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place found before; never called here.
  open func findPrevious(_ sender: Any?) {}
  /// Looks for what is chosen; never called here.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Gives another name; never called here.
  open func rename(_ sender: Any?) {}
  /// Makes a second one; never called here.
  open func duplicate(_ sender: Any?) {}
  /// Puts it elsewhere; never called here.
  open func move(_ sender: Any?) {}
  /// Writes it in another form; never called here.
  open func export(_ sender: Any?) {}
  /// Prints; never called here.
  open func printContent(_ sender: Any?) {}
  /// Shows what helps with writing; never called here.
  open func showWritingTools(_ sender: Any?) {}
  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Fills the menus of the app.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// A touch begins; passed on unless overridden. No touches happen while a page is made.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// A touch moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// A touch ends.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A touch is taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
  /// How hard was pressed is known better; never here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

/// A key that is pressed.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// Which key of a keyboard; nil for buttons of other devices. Nobody types on a page.
  open var key: UIKey? { nil }
  /// When, in seconds since the device started.
  open var timestamp: TimeInterval { 0 }
  /// How far it has come.
  open var phase: Phase { .began }
  /// Which button.
  open var type: PressType { .select }
  /// The window; nil, as there are no presses.
  open var window: UIWindow? { nil }
  /// Who answers; nil, as there are no presses.
  open var responder: UIResponder? { nil }
  /// The gestures that listen; nil, as there are no presses.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How hard: 0 … 1.
  open var force: CGFloat { 0 }

  /// How far a press has come.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// Buttons of remote controls.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
  }
}

/// A key of a keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// What it types.
  open var characters: String { "" }
  /// What it types without the keys held beside it.
  open var charactersIgnoringModifiers: String { "" }
  /// Which keys are held beside it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Which it is, by the number that keyboards send.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Keys by the numbers that keyboards send (USB HID usage tables, page 7).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// The key of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None of them.
  public static let keyboardErrorUndefined = Self(rawValue: 0x03)
  /// Return.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = Self(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  /// The arrow to the right.
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  /// The arrow to the left.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// The arrow down.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// The arrow up.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
}

/// Keys that are pressed.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  /// The keys and buttons: none.
  open var allPresses: Set<UIPress> { [] }
  /// Those that a gesture listens to: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// Whether three fingers undo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They do not.
  case none
  /// They do.
  case `default`
}

/// Where menus of an app are put together; there are none here, so that nobody is asked.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {}
