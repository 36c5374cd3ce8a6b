@_spi(Reflection) import Swift

/// A view's stored property that is filled in before `body` is read: state, environment, models.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  @MainActor mutating func update()
  /// Connects the property to the page; properties made of others connect those.
  mutating func _connect(_ scope: _Scope, slot: Int)
}

extension DynamicProperty {
  /// Does nothing, for properties that need no work of their own before `body` is read.
  @MainActor public mutating func update() {}
  public mutating func _connect(_ scope: _Scope, slot: Int) {
    DynamicFields.connectFields(of: &self, scope, slot: slot &* 31 &+ 7)
    withUnsafeMutablePointer(to: &self) { assumeMainActor($0) { $0.pointee.update() } }
  }
}

/// Which stored properties of a type are dynamic, found once per type.
enum DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Connects every dynamic property of `value`.
  static func connect<Value>(_ value: inout Value, _ scope: _Scope) { connectFields(of: &value, scope, slot: 0) }

  static func connectFields<Value>(of value: inout Value, _ scope: _Scope, slot: Int) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        func connect<Property: DynamicProperty>(_ type: Property.Type) {
          (raw + field.offset).assumingMemoryBound(to: type).pointee._connect(scope, slot: slot &+ index &+ 1)
        }
        connect(field.type)
      }
    }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let found = known[ObjectIdentifier(type)] { return found }
    var found: [Field] = []
    if !(type is AnyClass) {
      _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, fieldType, _ in
        if let dynamic = fieldType as? any DynamicProperty.Type { found.append(Field(offset: offset, type: dynamic)) }
        return true
      }
    }
    known[ObjectIdentifier(type)] = found
    return found
  }
}
