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
/// The name of something that an app says of a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
