import Foundation

/// Between what is kept of a value and what a variable's type is.
enum ManagedValue {
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The objects that a value of a relationship holds.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch unwrapped(value) {
    case nil: []
    case let object as NSManagedObject: [object]
    case let objects as [NSManagedObject]: objects
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set?: Mirror(reflecting: set).children.compactMap { $0.value as? NSManagedObject }
    }
  }

  /// What is kept of a variable's value: of an enumeration its raw value.
  static func stored(_ value: Any) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if isKnown(value) { return value }
    if let raw = value as? any RawRepresentable { return raw.rawValue }
    return value
  }
  private static func isKnown(_ value: Any) -> Bool { value is String || value is any Numeric || value is NSObject }

  /// A kept value as one of a type; nil when it is none.
  static func fit<Value>(_ value: Any, _ type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let optional = type as? any OptionalValue.Type { return optional.wrap(value) as? Value }
    if let raw = type as? any RawRepresentable.Type { return Self.raw(value, raw) as? Value }
    if let set = type as? any ObjectSet.Type { return set.make(objects(value)) as? Value }
    if let text = value as? NSString, type == String.self { return text.description as? Value }
    return number(value).flatMap { Self.number($0, as: type) }
  }

  private static func raw<Enumeration: RawRepresentable>(_ value: Any, _ type: Enumeration.Type) -> Enumeration? {
    fit(value, Enumeration.RawValue.self).flatMap(Enumeration.init(rawValue:))
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: Int64(exactly: value).map(NSNumber.init(value:))
    case let value as Float: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: nil
    }
  }

  private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let made: Any? =
      switch type {
      case is Bool.Type: number.boolValue
      case is Int16.Type: number.int16Value
      case is Int32.Type: number.int32Value
      case is Int64.Type: number.int64Value
      case is Int.Type: number.intValue
      case is Float.Type: number.floatValue
      case is Double.Type: number.doubleValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is NSDecimalNumber.Type: NSDecimalNumber(decimal: number.decimalValue)
      case is Decimal.Type: number.decimalValue
      case is NSNumber.Type: number
      default: nil
      }
    return made as? Value
  }

  /// What a variable reads where there is no value; nil where its type has nothing for that.
  static func nothing<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.empty as? Value }
    if let set = type as? any ObjectSet.Type { return set.make([]) as? Value }
    if let number = number(NSNumber(value: 0), as: type) { return number }
    if type == NSSet.self { return NSSet() as? Value }
    if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
    if type == String.self { return "" as? Value }
    if type == Date.self { return Date(timeIntervalSinceReferenceDate: 0) as? Value }
    if type == UUID.self { return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) as? Value }
    if type == Data.self { return Data() as? Value }
    return nil
  }
}

private protocol OptionalValue {
  static func wrap(_ value: Any) -> Any?
  static var empty: Any { get }
}
extension Optional: OptionalValue {
  fileprivate static func wrap(_ value: Any) -> Any? { ManagedValue.fit(value, Wrapped.self).map { $0 as Wrapped? as Any } }
  fileprivate static var empty: Any { Self(nilLiteral: ()) as Any }
}

/// Sets of objects, whose element is the user's class.
private protocol ObjectSet { static func make(_ objects: [NSManagedObject]) -> Any }
extension Set: ObjectSet {
  fileprivate static func make(_ objects: [NSManagedObject]) -> Any { Set(objects.compactMap { $0 as? Element }) }
}
