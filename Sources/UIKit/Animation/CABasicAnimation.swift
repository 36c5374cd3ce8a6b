/// A change of one property, whichever way.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// A change of the property at a path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// A change of one property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The change.
  open var byValue: Any?
}
