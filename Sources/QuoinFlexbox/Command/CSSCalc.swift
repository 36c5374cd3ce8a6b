/// CSS Values 4 §10: `calc()`, `min()`, `max()` and `clamp()` of lengths, percentages and numbers.
struct CSSCalc {
  /// A value while it is computed: points and percent together, or a plain number.
  struct Value {
    var points = 0.0
    var percent = 0.0
    var number = 0.0
    var isNumber = false

    init(number: Double) { (self.number, isNumber) = (number, true) }
    init(points: Double, percent: Double) { (self.points, self.percent) = (points, percent) }

    func times(_ factor: Double) -> Value {
      isNumber ? Value(number: number * factor) : Value(points: points * factor, percent: percent * factor)
    }
  }

  private var rest: Substring
  private var depth = 0

  /// The length that the function gives; nil if the text is none, if its kinds do not fit, or if the greater of two mixed lengths
  /// cannot be told before layout.
  static func length(_ text: String) -> FlexLength? {
    guard text.last == ")" else { return nil }
    var reader = CSSCalc(rest: text[...])
    guard let value = reader.unit(), reader.rest.isEmpty, !value.isNumber else { return nil }
    guard value.points.isFinite, value.percent.isFinite else { return nil }
    return .calc(percent: value.percent, points: value.points)
  }

  private mutating func skip() { rest = rest.drop { $0 == " " } }

  private mutating func takes(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sum() -> Value? {
    skip()
    guard var left = product() else { return nil }
    while true {
      let hadSpace = rest.first == " "
      skip()
      guard hadSpace, let sign = rest.first, sign == "+" || sign == "-", rest.dropFirst().first == " " else { return left }
      rest.removeFirst()
      skip()
      guard let right = product(), left.isNumber == right.isNumber else { return nil }
      let added = right.times(sign == "+" ? 1 : -1)
      (left.points, left.percent, left.number) = (left.points + added.points, left.percent + added.percent, left.number + added.number)
    }
  }

  private mutating func product() -> Value? {
    guard var left = unit() else { return nil }
    while true {
      let before = rest
      skip()
      guard let sign = rest.first, sign == "*" || sign == "/" else {
        rest = before
        return left
      }
      rest.removeFirst()
      skip()
      guard let right = unit() else { return nil }
      if sign == "*" {
        guard left.isNumber || right.isNumber else { return nil }
        left = left.isNumber ? right.times(left.number) : left.times(right.number)
      } else {
        guard right.isNumber, right.number != 0 else { return nil }
        left = left.times(1 / right.number)
      }
    }
  }

  private mutating func unit() -> Value? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return nil }
    for name in ["calc(", "min(", "max(", "clamp(", "("] where rest.hasPrefix(name) {
      rest.removeFirst(name.count)
      return function(name)
    }
    let word = rest.prefix { !" *,/()".contains($0) }
    rest = rest.dropFirst(word.count)
    if let number = CSSValue.number(String(word)) { return Value(number: number) }
    guard let length = CSSValue.number(lengthOf: String(word)) else { return nil }
    return length.isPercent ? Value(points: 0, percent: length.number) : Value(points: length.number, percent: 0)
  }

  private mutating func function(_ name: String) -> Value? {
    var values: [Value] = []
    repeat {
      guard let value = sum() else { return nil }
      values.append(value)
      skip()
    } while takes(",")
    guard takes(")") else { return nil }
    switch name {
    case "min(": return Self.least(values)
    case "max(": return Self.least(values, sign: -1)
    case "clamp(":
      guard values.count == 3, let upper = Self.least([values[1], values[2]]) else { return nil }
      return Self.least([values[0], upper], sign: -1)
    default: return values.count == 1 ? values[0] : nil
    }
  }

  /// The least of values of one kind; nil where points and percentages are mixed.
  private static func least(_ values: [Value], sign: Double = 1) -> Value? {
    let isNumber = values[0].isNumber
    let percents = values.contains { $0.percent != 0 }
    guard values.allSatisfy({ $0.isNumber == isNumber && (!percents || $0.points == 0) }) else { return nil }
    return values.min { sign * ($0.points + $0.percent + $0.number) < sign * ($1.points + $1.percent + $1.number) }
  }
}
