import QuoinObjectiveC
import UIKit

/// Properties of layers that the phone makes itself, `@NSManaged var progress: CGFloat`: what they read and write.
extension CALayer {
  /// What was last set under a name; before that what the class says it begins with, and where it says nothing 0, no point or nil.
  public func managedValue<Value>(_ key: String) -> Value {
    let set: Value? = kept(by: self, nil, "managed." + key)
    if let value = set ?? type(of: self).defaultValue(forKey: key) as? Value { return value }
    let nothing: [Any] = [CGFloat(0), 0.0, Float(0), 0, false, CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero]
    if let value = nothing.lazy.compactMap({ $0 as? Value }).first { return value }
    guard let value = (nil as Any?) as? Value else { fatalError("\(type(of: self)).\(key) has no value yet.") }
    return value
  }
  /// Sets what is read under a name.
  public func setManagedValue<Value>(_ value: Value, _ key: String) { keep(value as Value?, by: self, "managed." + key) }
}
