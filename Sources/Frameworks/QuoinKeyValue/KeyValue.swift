import Foundation
import QuoinObjectiveC

/// Values by their names.
enum KeyValue {
  /// The value at the end of a path such as `owner.name`; of a collection the values of its elements. `SELF` is the object itself, and
  /// `@count`, `@sum`, `@min`, `@max` and `@avg` are of the collection before them.
  static func value(at path: [Substring], of object: Any?) -> Any? {
    guard let first = path.first else { return object }
    let rest = Array(path.dropFirst())
    if first == "SELF" || first == "self" { return value(at: rest, of: object) }
    if first.hasPrefix("@") {
      let values = Plain(value(at: rest, of: object)).elements ?? Plain(object).elements ?? []
      return Self.collected(String(first.dropFirst()), values)
    }
    guard let object = Plain.unwrapped(object) else { return nil }
    if let elements = Plain(object).elements {
      return elements.flatMap { element -> [Any] in
        let found = value(at: path, of: element)
        return Plain(found).elements ?? found.map { [$0] } ?? []
      }
    }
    return value(at: rest, of: value(String(first), of: object))
  }

  private static func collected(_ name: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap { Plain($0).number }
    switch name {
    case "count": return values.count
    case "sum": return numbers.reduce(0, +)
    case "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return values.min { Plain($0).compared(to: Plain($1)) == .orderedAscending }
    case "max": return values.max { Plain($0).compared(to: Plain($1)) == .orderedAscending }
    default: return nil
    }
  }

  /// One value of one object.
  static func value(_ name: String, of object: Any) -> Any? {
    if let object = object as? any KeyValueCoding { return object.codedValue(forKey: name) }
    if let values = object as? [String: Any] { return values[name] }
    if let values = object as? NSDictionary { return values.object(forKey: name) }
    if name == "length" || name == "count", let text = Plain(object).text { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name || $0.label == "_" + name }) { return Plain.unwrapped(child.value) }
      mirror = level.superclassMirror
    }
    return nil
  }
}
