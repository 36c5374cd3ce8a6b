import Foundation
import QuoinObjectiveC
import UIKit

// What a page at rest does not act on reads as it was set. The objects are UIKit's, so the values stand beside them.

private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// What was last kept beside an object under a name; `first` while nothing was.
@MainActor func kept<Value>(by object: AnyObject, _ first: Value, _ name: String = #function) -> Value {
  (objc_getAssociatedObject(object, key) as? [String: Any])?[name] as? Value ?? first
}
/// Keeps a value beside an object under a name.
@MainActor func keep<Value>(_ value: Value, by object: AnyObject, _ name: String = #function) {
  var values = objc_getAssociatedObject(object, key) as? [String: Any] ?? [:]
  values[name] = value
  objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
}
