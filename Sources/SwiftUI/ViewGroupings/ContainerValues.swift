import QuoinLayout

/// Values that views carry for the container around them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's tag.
  var tag: AnyHashable?
  /// Nothing set: every key has its default value.
  public init() {}
  /// The value set for `key`, else its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension ContainerValues {
  /// The view's tag; nil where it has none, or one of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  /// Whether the view has a tag, and this one.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.base as? V == tag }
}
