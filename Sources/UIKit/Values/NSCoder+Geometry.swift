extension NSCoder {
  /// The numbers of a text such as `{1, 2}` or `{{0, 0}, {3, 4}}`; as many as there are.
  private static func numbers(in text: String, _ count: Int) -> [CGFloat] {
    let found = text.split { !"0123456789.+-eE".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return found + Array(repeating: 0, count: max(0, count - found.count))
  }
  /// The point that a text `{x, y}` says; what is missing is 0.
  public class func cgPoint(for string: String) -> CGPoint {
    let all = numbers(in: string, 2)
    return CGPoint(x: all[0], y: all[1])
  }
  /// The size that a text `{width, height}` says; what is missing is 0.
  public class func cgSize(for string: String) -> CGSize {
    let all = numbers(in: string, 2)
    return CGSize(width: all[0], height: all[1])
  }
  /// The rectangle that a text `{{x, y}, {width, height}}` says; what is missing is 0.
  public class func cgRect(for string: String) -> CGRect {
    let all = numbers(in: string, 4)
    return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }
  /// The way that a text `{dx, dy}` says; what is missing is 0.
  public class func cgVector(for string: String) -> CGVector {
    let all = numbers(in: string, 2)
    return CGVector(dx: all[0], dy: all[1])
  }
  /// The map that a text `[a, b, c, d, tx, ty]` says; what is missing is 0.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let all = numbers(in: string, 6)
    return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }
  /// The insets that a text `{top, left, bottom, right}` says; what is missing is 0.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let all = numbers(in: string, 4)
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
  /// The insets that a text `{top, leading, bottom, trailing}` says; what is missing is 0.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let all = numbers(in: string, 4)
    return NSDirectionalEdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }
  /// The shift that a text `{horizontal, vertical}` says; what is missing is 0.
  public class func uiOffset(for string: String) -> UIOffset {
    let all = numbers(in: string, 2)
    return UIOffset(horizontal: all[0], vertical: all[1])
  }
  /// A way as a text.
  public class func string(for vector: CGVector) -> String { "{\(short(vector.dx)), \(short(vector.dy))}" }
  /// A map as a text.
  public class func string(for transform: CGAffineTransform) -> String {
    let all = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(all.map(short).joined(separator: ", "))]"
  }
  /// Insets as a text.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\([insets.top, insets.left, insets.bottom, insets.right].map(short).joined(separator: ", "))}"
  }
  /// Insets as a text.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\([insets.top, insets.leading, insets.bottom, insets.trailing].map(short).joined(separator: ", "))}"
  }
  /// A shift as a text.
  public class func string(for offset: UIOffset) -> String { "{\(short(offset.horizontal)), \(short(offset.vertical))}" }
  /// A point as a text.
  public class func string(for point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }
  /// A size as a text.
  public class func string(for size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }
  /// A rectangle as a text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  private static func short(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}

// Points, sizes and rectangles are written by Foundation; the rest as their texts.
extension NSCoder {
  /// The point under a name; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { containsValue(forKey: key) ? decodePoint(forKey: key) : .zero }
  /// The size under a name; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { containsValue(forKey: key) ? decodeSize(forKey: key) : .zero }
  /// The rectangle under a name; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { containsValue(forKey: key) ? decodeRect(forKey: key) : .zero }
  /// A way under a name.
  public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }
  /// The way under a name; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(forKey: key)) }
  /// A map under a name.
  public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(Self.string(for: transform), forKey: key) }
  /// The map under a name; zero where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { Self.cgAffineTransform(for: text(forKey: key)) }
  /// Insets under a name.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
  /// Insets under a name; zero where there is none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(forKey: key)) }
  /// Insets under a name.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
  /// Insets under a name; zero where there is none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(forKey: key))
  }
  /// A shift under a name.
  public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }
  /// The shift under a name; zero where there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(forKey: key)) }
  private func text(forKey key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
  }
}
