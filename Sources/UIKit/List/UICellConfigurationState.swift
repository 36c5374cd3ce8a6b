/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it can be used.
  public var isDisabled = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether it stays where it is.
  public var isPinned = false
  /// Whether what belongs to it is shown.
  public var isExpanded = false
  /// Whether it is moved aside for its buttons.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  /// How it is dragged.
  public var cellDragState = DragState.none
  /// How something is dropped on it.
  public var cellDropState = DropState.none

  /// How a cell is dragged.
  public enum DragState: Hashable, Sendable { case none, lifting, dragging }
  /// How something is dropped on a cell.
  public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }
  /// What an app says besides.
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app says besides, by its key; nil where it has said nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
  /// The state in these surroundings.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
