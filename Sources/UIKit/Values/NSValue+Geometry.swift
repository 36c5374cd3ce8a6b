extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(bytes: [rect], objCType: NSValue(rect: rect).objCType) }
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(bytes: [point], objCType: NSValue(point: point).objCType) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(bytes: [size], objCType: NSValue(size: size).objCType) }
  /// The rectangle in it.
  public var cgRectValue: CGRect { rectValue }
  /// The point in it.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in it.
  public var cgSizeValue: CGSize { sizeValue }
}
