import Foundation

/// A condition, as read.
indirect enum PredicateNode {
  /// Of which elements of a collection it is asked.
  enum Which { case direct, any, all, none }
  case constant(Bool)
  case not(PredicateNode)
  case both(PredicateNode, PredicateNode)
  case either(PredicateNode, PredicateNode)
  case value(PredicateValue)
  case comparison(Which, PredicateValue, String, PredicateValue, String.CompareOptions)

  func isTrue(of object: Any?, _ variables: [String: Any?]) -> Bool {
    switch self {
    case .constant(let isTrue): isTrue
    case .not(let node): !node.isTrue(of: object, variables)
    case .both(let one, let two): one.isTrue(of: object, variables) && two.isTrue(of: object, variables)
    case .either(let one, let two): one.isTrue(of: object, variables) || two.isTrue(of: object, variables)
    case .value(let value): Plain(value.value(of: object, variables)).isTrue
    case .comparison(let which, let left, let name, let right, let options):
      Self.compare(which, left.value(of: object, variables), name, right.value(of: object, variables), options)
    }
  }

  private static func compare(_ which: Which, _ left: Any?, _ name: String, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    let (one, two) = (Plain(left), Plain(right))
    func holds(_ element: Any?) -> Bool { compare(Plain(element), name, two, options) }
    switch which {
    case .any: return (one.elements ?? [left as Any]).contains(where: holds)
    case .all: return (one.elements ?? [left as Any]).allSatisfy(holds)
    case .none: return !(one.elements ?? [left as Any]).contains(where: holds)
    case .direct:
      // A collection compared with one value stands for its elements, as stores take it.
      if let elements = one.elements, two.elements == nil, !two.isNothing, name != "CONTAINS" { return elements.contains(where: holds) }
      return compare(one, name, two, options)
    }
  }

  private static func compare(_ left: Plain, _ name: String, _ right: Plain, _ options: String.CompareOptions) -> Bool {
    switch name {
    case "=", "==": return left.equals(right, options: options)
    case "!=", "<>": return !left.equals(right, options: options)
    case "IN":
      if let text = left.text, let whole = right.text { return whole.range(of: text, options: options) != nil }
      return right.elements?.contains { left.equals(Plain($0), options: options) } ?? false
    case "CONTAINS":
      if let elements = left.elements { return elements.contains { Plain($0).equals(right, options: options) } }
      guard let whole = left.text, let part = right.text else { return false }
      return part.isEmpty || whole.range(of: part, options: options) != nil
    case "BETWEEN":
      guard let ends = right.elements, ends.count == 2 else { return false }
      return compare(left, ">=", Plain(ends[0]), options) && compare(left, "<=", Plain(ends[1]), options)
    case "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES":
      guard let whole = left.text, let part = right.text else { return false }
      return matches(whole, name, part, options)
    default: return isOrdered(left, name, right, options)
    }
  }

  private static func isOrdered(_ left: Plain, _ name: String, _ right: Plain, _ options: String.CompareOptions) -> Bool {
    guard !left.isNothing, !right.isNothing, let order = left.compared(to: right, options: options) else { return false }
    return switch name {
    case "<": order == .orderedAscending
    case "<=", "=<": order != .orderedDescending
    case ">": order == .orderedDescending
    default: order != .orderedAscending
    }
  }

  private static func matches(_ text: String, _ name: String, _ part: String, _ options: String.CompareOptions) -> Bool {
    switch name {
    case "BEGINSWITH": return part.isEmpty || text.range(of: part, options: options.union(.anchored)) != nil
    case "ENDSWITH": return part.isEmpty || text.range(of: part, options: options.union([.anchored, .backwards])) != nil
    default: break
    }
    var pattern = part
    if name == "LIKE" {
      pattern = NSRegularExpression.escapedPattern(for: part).replacingOccurrences(of: "\\*", with: ".*")
        .replacingOccurrences(of: "\\?", with: ".")
    }
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

/// A value in a condition.
indirect enum PredicateValue {
  case constant(Any?)
  case path([Substring])
  case variable(String)
  case list([PredicateValue])
  case arithmetic(PredicateValue, String, PredicateValue)
  case member(PredicateValue, [Substring])
  case function(PredicateFunction, [PredicateValue])
  case subquery(PredicateValue, String, PredicateNode)

  /// Of whole numbers what comes is whole, as on the phone: 5 / 2 is 2. nil where one is no number, or a whole one is divided by 0.
  private static func reckoned(_ left: Plain, _ name: String, _ right: Plain) -> Any? {
    if case .integer(let one) = left, case .integer(let two) = right, name != "**" {
      let (whole, isTooLarge) =
        switch name {
        case "+": one.addingReportingOverflow(two)
        case "-": one.subtractingReportingOverflow(two)
        case "*": one.multipliedReportingOverflow(by: two)
        default: one.dividedReportingOverflow(by: two)
        }
      if !isTooLarge { return whole }
      if name == "/" { return nil }
    }
    guard let one = left.number, let two = right.number else { return nil }
    return switch name {
    case "+": one + two
    case "-": one - two
    case "*": one * two
    case "**": pow(one, two)
    default: one / two
    }
  }

  func value(of object: Any?, _ variables: [String: Any?]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .path(let path): return KeyValue.value(at: path, of: object)
    case .variable(let name): return variables[name] ?? nil
    case .list(let values): return values.map { $0.value(of: object, variables) as Any }
    case .arithmetic(let one, let name, let two):
      return Self.reckoned(Plain(one.value(of: object, variables)), name, Plain(two.value(of: object, variables)))
    case .member(let value, let path): return KeyValue.value(at: path, of: value.value(of: object, variables))
    case .function(let function, let values): return function.value(values.map { $0.value(of: object, variables) })
    case .subquery(let collection, let name, let condition):
      return (Plain(collection.value(of: object, variables)).elements ?? []).filter { element in
        condition.isTrue(of: element, variables.merging([name: element]) { $1 })
      }
    }
  }
}

/// What formats may call.
enum PredicateFunction: String {
  case now, lowercase, uppercase, length, abs, sqrt, ceiling, floor, sum, count, min, max, average

  func value(_ values: [Any?]) -> Any? {
    let first = Plain(values.first ?? nil)
    let numbers = (first.elements ?? values.map { $0 as Any }).compactMap { Plain($0).number }
    return switch self {
    case .now: Date()
    case .lowercase: first.text?.lowercased()
    case .uppercase: first.text?.uppercased()
    case .length: first.text?.utf16.count
    case .abs: first.number?.magnitude
    case .sqrt: first.number?.squareRoot()
    case .ceiling: first.number?.rounded(.up)
    case .floor: first.number?.rounded(.down)
    case .sum: numbers.reduce(0, +)
    case .count: first.elements?.count ?? values.count
    case .min: numbers.min()
    case .max: numbers.max()
    case .average: numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }
  }
}
