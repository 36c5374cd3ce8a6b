// Names in C's form are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held; it may go away.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Held, as a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// Held, as a copy.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// What objects have been given by others, beside the objects.
private final class Associations: @unchecked Sendable {
  static let all = Associations()
  private final class Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    init(_ object: AnyObject) { self.object = object }
  }
  private let lock = NSRecursiveLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// At how many owners those that are gone are looked for.
  private var limit = 256

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner.values[key]
  }

  func removeAll(of object: AnyObject) { lock.withLock { owners[ObjectIdentifier(object)] = nil } }
  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    lock.lock()
    defer { lock.unlock() }
    let name = ObjectIdentifier(object)
    // An object that is gone may have stood at the same place.
    if owners[name]?.object !== object {
      if value == nil { return }
      owners[name] = Owner(object)
    }
    owners[name]?.values[key] = value
    guard owners.count > limit else { return }
    owners = owners.filter { $0.value.object != nil }
    limit = max(256, 2 * owners.count)
  }
}

/// Takes away everything that `object` was given.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.all.removeAll(of: object as AnyObject) }
/// What `object` was given under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.value(of: object as AnyObject, key)
}
/// Gives `object` a value under `key`; nil takes it away. Values live a little longer than their objects.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  Associations.all.set(value, of: object as AnyObject, key)
}

private let monitor = NSRecursiveLock()
/// Waits until nobody else does something with an object; here until nobody does with any.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  monitor.lock()
  return 0
}
/// Lets others go on.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  monitor.unlock()
  return 0
}

/// Does `body`; memory is given back by itself here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
