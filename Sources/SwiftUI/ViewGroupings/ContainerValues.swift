import QuoinLayout

/// Values that views carry for the container around them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Nothing set: every key has its default value.
  public init() {}
  /// The value set for `key`, else its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
