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
  /// The state in these surroundings.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
