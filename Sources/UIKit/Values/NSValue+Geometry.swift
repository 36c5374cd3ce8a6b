extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(bytes: [rect], objCType: NSValue(rect: rect).objCType) }
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(bytes: [point], objCType: NSValue(point: point).objCType) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(bytes: [size], objCType: NSValue(size: size).objCType) }
  /// A map of the plane as an object.
  public convenience init(cgAffineTransform map: CGAffineTransform) { self.init(numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty]) }
  /// A map of space as an object.
  public convenience init(caTransform3D map: CATransform3D) {
    self.init(numbers: [
      map.m11, map.m12, map.m13, map.m14, map.m21, map.m22, map.m23, map.m24, map.m31, map.m32, map.m33, map.m34, map.m41, map.m42, map.m43,
      map.m44,
    ])
  }
  /// Insets as an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// An offset as an object.
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: [offset.horizontal, offset.vertical]) }
  /// A way as an object.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  private convenience init(numbers: [CGFloat]) {
    let type = "[\(numbers.count)d]"
    self.init(bytes: numbers.map { Double($0) }, objCType: type)
  }
  private func numbers(_ count: Int) -> [CGFloat] {
    var doubles = [Double](repeating: 0, count: count)
    doubles.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    return doubles.map { CGFloat($0) }
  }
  /// The map of the plane in it.
  public var cgAffineTransformValue: CGAffineTransform {
    let all = numbers(6)
    return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }
  /// The map of space in it.
  public var caTransform3DValue: CATransform3D {
    let all = numbers(16)
    var map = CATransform3D()
    (map.m11, map.m12, map.m13, map.m14) = (all[0], all[1], all[2], all[3])
    (map.m21, map.m22, map.m23, map.m24) = (all[4], all[5], all[6], all[7])
    (map.m31, map.m32, map.m33, map.m34) = (all[8], all[9], all[10], all[11])
    (map.m41, map.m42, map.m43, map.m44) = (all[12], all[13], all[14], all[15])
    return map
  }
  /// The insets in it.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let all = numbers(4)
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
  /// The way in it.
  public var cgVectorValue: CGVector { CGVector(dx: numbers(2)[0], dy: numbers(2)[1]) }
  /// The rectangle in it.
  public var cgRectValue: CGRect { rectValue }
  /// The point in it.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in it.
  public var cgSizeValue: CGSize { sizeValue }
}
