import Foundation

/// Paths as text: numbers followed by a letter, in the order Core Graphics prints them
/// (`0 0 m 10 0 l 10 5 15 5 q 1 1 2 2 3 3 c h`).
extension Path: LosslessStringConvertible {
  /// The steps as text. O(n).
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., letter: String) {
      for point in points { words += [Self.number(point.x), Self.number(point.y)] }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let point): add(point, letter: "m")
      case .line(let point): add(point, letter: "l")
      case .quadCurve(let point, let control): add(control, point, letter: "q")
      case .curve(let point, let control1, let control2): add(control1, control2, point, letter: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// The path a description says; nil when it isn't one. Also reads `x y width height re`.
  public init?(_ string: String) {
    var outline = PathOutline()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): outline.move(to: point(0))
      case ("l", 2): outline.line(to: point(0))
      case ("q", 4): outline.quad(to: point(1), control: point(0))
      case ("c", 6): outline.cubic(to: point(2), point(0), point(1))
      case ("h", 0): outline.close()
      case ("re", 4): outline.append(PathOutline(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self.init(outline)
  }

  /// Whole numbers without a point; others with at most six digits, as `%g` writes them.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
