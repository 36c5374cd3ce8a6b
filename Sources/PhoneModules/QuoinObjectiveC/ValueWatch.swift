import Foundation

/// What kind of change a watched value has made.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value.
  case setting = 1
  /// Elements came into a collection.
  case insertion
  /// Elements went from a collection.
  case removal
  /// Elements of a collection were replaced.
  case replacement
}

/// A change of a watched value.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it was: always another value.
  public let kind: NSKeyValueChange
  /// The value now; nil unless `.new` was asked for.
  public let newValue: Value?
  /// The value before; nil unless `.old` was asked for.
  public let oldValue: Value?
  /// Which places of a collection have changed: not known here.
  public let indexes: IndexSet?
  /// Whether the change is still to come: never here.
  public let isPrior: Bool
}

/// Watches a value as long as it lives, or until `invalidate()`.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Guarded by the lock of all.
  fileprivate var look: (() -> Bool)?

  fileprivate init(_ look: @escaping () -> Bool) {
    self.look = look
    super.init()
    _ValueWatch.add(self)
  }
  /// Watches no longer.
  public func invalidate() { _ValueWatch.remove(self) }
  deinit { _ValueWatch.remove(self) }
}

/// Everything that is watched. Nobody tells of a change when it is made, so whoever lays out looks after each pass whether there was one.
public enum _ValueWatch {
  private final class Weak {
    weak var observation: NSKeyValueObservation?
    init(_ observation: NSKeyValueObservation) { self.observation = observation }
  }
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var all: [Weak] = []

  fileprivate static func add(_ observation: NSKeyValueObservation) { lock.withLock { all.append(Weak(observation)) } }
  fileprivate static func remove(_ observation: NSKeyValueObservation) {
    lock.withLock {
      observation.look = nil
      all.removeAll { $0.observation === observation || $0.observation == nil }
    }
  }

  /// Tells those who watch of what has changed since the last look; whether there was anything. Linear in what is watched.
  @discardableResult public static func look() -> Bool {
    let watching = lock.withLock { all.compactMap { $0.observation?.look } }
    guard !watching.isEmpty else { return false }
    var told = false
    for look in watching where look() { told = true }
    return told
  }

  /// Whether two values are known to be the same. Those that cannot be compared count as the same: they are never told of.
  fileprivate static func areSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return isSame(one, other) }
    if type(of: one) is AnyObject.Type, type(of: other) is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
    return true
  }
  private static func isSame<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }

  /// A value by its name, of what is stored in the object or what UIKit knows of it.
  static func value(of object: NSObject, named name: String) -> Any? {
    if let known = (object as? any _ValueNaming)?._value(named: name) { return known }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// A class's value by its name.
  static func classValue(of type: NSObject.Type, named name: String) -> Any? {
    (type as? any _ClassValueNaming.Type)?._classValue(named: name)
  }

  fileprivate static func watch(
    _ object: NSObject, _ options: NSKeyValueObservingOptions, read: @escaping (NSObject) -> Any,
    tell: @escaping (NSObject, _ old: Any?, _ new: Any) -> Void
  ) -> NSKeyValueObservation {
    var last = read(object)
    if options.contains(.initial) { tell(object, nil, last) }
    weak let watched = object
    return NSKeyValueObservation {
      guard let object = watched else { return false }
      let now = read(object)
      guard !areSame(last, now) else { return false }
      let old = last
      last = now
      tell(object, old, now)
      return true
    }
  }

  // MARK: Watching by names

  private struct Named {
    weak var object: NSObject?
    weak var observer: NSObject?
    let path: String
    let observation: NSKeyValueObservation
  }
  nonisolated(unsafe) private static var byName: [ObjectIdentifier: [Named]] = [:]
  /// How many objects there may be before those that are gone are looked for: twice as many as were left the last time.
  nonisolated(unsafe) private static var room = 16
  /// How many objects are watched by names, some of which may be gone.
  static var countByName: Int { lock.withLock { byName.count } }

  /// Watches the value at the end of a path of names; false when nobody knows a value there.
  fileprivate static func watch(
    _ object: NSObject, _ path: String, for observer: NSObject, _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) -> Bool {
    guard let told = observer as? any _ValueObserving, object.value(forKeyPath: path) != nil else { return false }
    weak let weakly = told
    let observation = watch(object, options, read: { $0.value(forKeyPath: path) as Any }) { object, old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      weakly?._hear(path, of: object, change, context)
    }
    lock.withLock {
      if byName.count >= room {
        byName = byName.filter { $0.value.contains { $0.object != nil } }
        room = max(16, byName.count * 2)
      }
      // Another object may have stood where this one stands.
      let others = (byName[ObjectIdentifier(object)] ?? []).filter { $0.object === object }
      byName[ObjectIdentifier(object)] = others + [Named(object: object, observer: observer, path: path, observation: observation)]
    }
    return true
  }
  fileprivate static func stop(_ object: NSObject, _ path: String, for observer: NSObject) {
    lock.withLock {
      byName[ObjectIdentifier(object)]?.removeAll { $0.path == path && ($0.observer === observer || $0.observer == nil) }
      if byName[ObjectIdentifier(object)]?.isEmpty ?? false { byName[ObjectIdentifier(object)] = nil }
    }
  }
}

/// Who hears of values that are watched by their names.
public protocol _ValueObserving: AnyObject {
  /// Hears of a change.
  func _hear(_ path: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any], _ context: UnsafeMutableRawPointer?)
}

/// Objects that say values of theirs by name which they do not store under it.
public protocol _ValueNaming: AnyObject {
  /// The value of a name; nil when there is none.
  func _value(named name: String) -> Any?
}

/// Classes that say values of theirs by name.
public protocol _ClassValueNaming: AnyObject {
  /// The class's value of a name; nil when there is none.
  static func _classValue(named name: String) -> Any?
}

/// Objects whose values can be watched by key paths.
public protocol _KeyValueCodingAndObserving: NSObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Says that a value is about to change; those who watch look for themselves.
  public func willChangeValue(forKey key: String) {}
  /// Says that a value has changed: those who watch look at once.
  public func didChangeValue(forKey key: String) { _ValueWatch.look() }
  /// Says that a value is about to change; those who watch look for themselves.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// Says that a value has changed: those who watch look at once.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { _ValueWatch.look() }
  /// Calls `changeHandler` when the value at `keyPath` has become another one. On the phone that is when it is set; here it is after the
  /// next layout pass, for values that can be compared. Keep what is returned.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _ValueWatch.watch(self, options, read: { ($0 as? Self)?[keyPath: keyPath] as Any }) { object, old, new in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil, oldValue: options.contains(.old) ? old as? Value : nil,
          indexes: nil, isPrior: false))
    }
  }
}

extension NSObject {
  /// Calls the observer's `observeValue` when the value at the end of a path of names has become another one: after the next layout pass,
  /// for stored values that can be compared and for what UIKit knows by name. Where nobody knows the value, or the observer is no
  /// responder, a finding says so.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    guard !_ValueWatch.watch(self, keyPath, for: observer, options, context) else { return }
    _Doubts.hear?(
      "\(type(of: self))",
      "addObserver(forKeyPath: \"\(keyPath)\") never calls back: no value is known by that name here. Watch it by didSet, a delegate or"
        + " @Published.")
  }
  /// No longer asks to be told.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { _ValueWatch.stop(self, keyPath, for: observer) }
  /// No longer asks to be told.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    _ValueWatch.stop(self, keyPath, for: observer)
  }
}
