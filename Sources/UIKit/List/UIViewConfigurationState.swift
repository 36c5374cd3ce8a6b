/// In what state a header or another view with a configuration is.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it can be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether it stays where it is.
  public var isPinned = false
  /// The state in these surroundings.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
