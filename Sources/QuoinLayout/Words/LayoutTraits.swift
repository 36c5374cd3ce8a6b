extension LayoutNode {
  /// What the view was given for `key`, or the key's default.
  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    guard let values else { return K.defaultValue }
    return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// Gives the view a value that the container around it reads.
  package func setValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    values = values ?? [:]
    values?[ObjectIdentifier(key)] = value
  }
}
