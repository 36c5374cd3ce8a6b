/// A view that is tapped or dragged, and tells about it.
@MainActor @preconcurrency open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var ownActions: [(event: Event, action: UIAction)] = []
  private var targets: [ControlTarget] = []
  private struct ControlTarget {
    weak var target: AnyObject?
    let action: Selector
    let event: Event
  }
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Where content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether a menu opens on touch; kept only.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens its menu; kept only.
  open var isContextMenuInteractionEnabled = false

  /// A control at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control that runs `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// All that is true of it now.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when `state` changed.
  package func stateChanged() { setNeedsLayout() }

  /// The names of the methods that `target` is asked for when an event happens, "" for those that have none; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let asked = target.map { $0 as AnyObject }
    let found = targets.filter { $0.target === asked && !$0.event.intersection(controlEvent).isEmpty }
    return found.isEmpty ? nil : found.map(\.action.description)
  }
  /// Runs `action` when `event` happens; an action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for event: Event) {
    ownActions.removeAll { $0.event == event && $0.action.identifier == action.identifier }
    ownActions.append((event, action))
  }
  /// Forgets `action`.
  open func removeAction(_ action: UIAction, for event: Event) {
    ownActions.removeAll { $0.event == event && $0.action === action }
  }
  /// Forgets the action with this identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for event: Event) {
    ownActions.removeAll { $0.event == event && $0.action.identifier == actionIdentifier }
  }
  /// Runs `closure` when `event` happens. Unlike the other form, it needs no method.
  open func addTarget(_ target: Any? = nil, action closure: @escaping () -> Void, for event: Event) {
    addAction(UIAction { _ in closure() }, for: event)
  }
  /// Performs `action` of `target` when `event` happens, with the control and no event; nil for the target asks the responders, where
  /// the selector keeps its own.
  open func addTarget(_ target: Any?, action: Selector, for event: Event) {
    targets.append(ControlTarget(target: target.map { $0 as AnyObject }, action: action, event: event))
  }
  /// Forgets what was said of `target`; nil stands for any, for the action too.
  open func removeTarget(_ target: Any?, action: Selector?, for event: Event) {
    targets.removeAll { known in
      (target == nil || known.target === target.map { $0 as AnyObject }) && (action == nil || known.action == action)
        && !known.event.intersection(event).isEmpty
    }
  }
  /// The objects that hear of it.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? NSObject }) }
  /// The events that somebody hears of.
  open var allControlEvents: Event {
    targets.reduce(into: ownActions.reduce(into: []) { $0.formUnion($1.event) }) { $0.formUnion($1.event) }
  }
  /// Tells of all that is run or performed: an action, or a target with what is performed of it; the events; a flag that ends the telling.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for (event, action) in ownActions where !stop { iterator(action, nil, event, &stop) }
    for known in targets where !stop { iterator(nil, (known.target, known.action), known.event, &stop) }
  }
  /// The long press that opens its menu; nil unless that is switched on.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard isContextMenuInteractionEnabled else { return nil }
    if let known: UIContextMenuInteraction = kept(nil, "context menu") { return known }
    let made = UIContextMenuInteraction(delegate: self)
    keep(Optional(made), "context menu")
    return made
  }
  /// Where its menu opens: in its middle, unless overridden. Never asked here, as for the five below.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  /// The menu of a long press; none unless overridden.
  open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  /// What is lifted as the menu opens; nil = the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What is put down as the menu closes; nil = the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The menu is about to open.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to close.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Where content stands across, leading and trailing taken as left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// Performs `action` of `target` with the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { action(on: target, with: self, event) }
  /// A touch begins inside; true to go on with it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A touch moves; true to go on with it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether a touch goes on; never here.
  open var isTracking: Bool { false }
  /// Whether a touch that goes on is inside; never here.
  open var isTouchInside: Bool { false }

  /// Runs what waits for any of `events`.
  open func sendActions(for events: Event) {
    for known in targets where !known.event.intersection(events).isEmpty { sendAction(known.action, to: known.target, for: nil) }
    for (event, action) in ownActions where !event.intersection(events).isEmpty {
      action.sender = self
      action.handler(action)
    }
  }
  /// Runs `action`.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  /// What is true of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The state with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The events with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger leaves inside: a tap.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger leaves outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch is taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The control was used.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Filling.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Filling.
    case fill
  }
}
