import Foundation
import QuoinFoundation

/// Values that Foundation's own objects are given here, beside the objects.
final class Kept: @unchecked Sendable {
  private static let shared = Kept()
  private let lock = NSLock()
  private let tables = NSMapTable<AnyObject, Values>(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .strongMemory)
  private final class Values { var all: [String: Any] = [:] }

  /// What an object was given under a name, or a first value.
  static func value<Value>(of object: AnyObject, _ first: Value, under name: String = #function) -> Value {
    shared.lock.withLock { shared.tables.object(forKey: object)?.all[name] as? Value ?? first }
  }
  /// Gives an object a value under a name.
  static func set<Value>(_ value: Value, of object: AnyObject, under name: String = #function) {
    shared.lock.withLock {
      let values = shared.tables.object(forKey: object) ?? Values()
      values.all[name] = value
      shared.tables.setObject(values, forKey: object)
    }
  }
}
