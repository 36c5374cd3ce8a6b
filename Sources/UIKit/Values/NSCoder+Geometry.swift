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
  /// A point as a text.
  public class func string(for point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }
  /// A size as a text.
  public class func string(for size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }
  /// A rectangle as a text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  private static func short(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}
