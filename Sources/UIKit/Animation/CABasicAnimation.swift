/// A change of one property.
open class CABasicAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The change.
  open var byValue: Any?
  /// A change of the property at a path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}
