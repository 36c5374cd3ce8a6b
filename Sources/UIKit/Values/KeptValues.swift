/// What the phone acts on and a page that stands still does not: kept under its property's name, so that it reads as it was written.
package struct KeptValues {
  fileprivate var values: [String: Any] = [:]
}

/// Has properties that are kept only. An object that nobody gives any holds an empty dictionary.
@MainActor protocol KeepsValues: AnyObject {
  var keptValues: KeptValues { get set }
}

extension KeepsValues {
  /// What was last kept under a name; `first` while nothing was.
  func kept<Value>(_ first: Value, _ name: String = #function) -> Value { keptValues.values[name] as? Value ?? first }
  /// Keeps a value under a name.
  func keep<Value>(_ value: Value, _ name: String = #function) { keptValues.values[name] = value }
  /// An object that was kept weakly; nil when it is gone.
  func keptWeakly<Object>(_ name: String = #function) -> Object? { (keptValues.values[name] as? WeakObject)?.object as? Object }
  /// Keeps an object without holding it.
  func keepWeakly(_ object: AnyObject?, _ name: String = #function) { keptValues.values[name] = WeakObject(object: object) }
}

private struct WeakObject {
  weak var object: AnyObject?
}
