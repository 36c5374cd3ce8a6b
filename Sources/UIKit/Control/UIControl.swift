/// A view that is tapped or dragged, and tells about it.
@MainActor @preconcurrency open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []
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

  /// Runs `action` when `event` happens; an action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.event == event && $0.action.identifier == action.identifier }
    actions.append((event, action))
  }
  /// Forgets `action`.
  open func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.event == event && $0.action === action }
  }
  /// Runs `closure` when `event` happens. Selectors do not exist here; a closure says the same.
  open func addTarget(_ target: Any? = nil, action closure: @escaping () -> Void, for event: Event) {
    addAction(UIAction { _ in closure() }, for: event)
  }
  /// Runs what waits for any of `events`.
  open func sendActions(for events: Event) {
    for (event, action) in actions where !event.intersection(events).isEmpty {
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
