import Foundation

/// `NSExpression`, which this system's Foundation has by name alone: users' files are read with this class in its stead. A value, a path,
/// a variable, a function of others, or arithmetic in words.
open class _SExpression: NSObject, NSCopying, @unchecked Sendable {
  /// What an expression is.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate, anyKey
    case block = 19
    case conditional
  }

  private enum Kind {
    case read(PredicateValue)
    case call(String, [_SExpression])
    case list([_SExpression])
    case choice(NSPredicate, _SExpression, _SExpression)
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [_SExpression])
    case sets(ExpressionType, _SExpression, _SExpression)
  }
  private let kind: Kind
  /// What it is.
  public let expressionType: ExpressionType
  private var words: String?
  private var constant: Any?

  private init(_ kind: Kind, _ type: ExpressionType, words: String? = nil, constant: Any? = nil) {
    (self.kind, expressionType, self.words, self.constant) = (kind, type, words, constant)
  }
  /// An expression in words, `price * %d`, and what stands for its `%@`. Of two whole numbers the quotient is whole, as on the phone.
  /// - Precondition: the words are of the language, as on the phone.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(reading: expressionFormat, args.map { $0 as Any? })
  }
  /// An expression in words, and what stands for its `%@`.
  /// - Precondition: the words are of the language, as on the phone.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(reading: expressionFormat, arguments.map { $0 as Any? })
  }
  private convenience init(reading format: String, _ arguments: [Any?]) {
    do {
      let value = try PredicateParser.expression(format, arguments)
      switch value {
      case .constant(let constant): self.init(.read(value), .constantValue, constant: constant)
      case .path(let path): self.init(.read(value), .keyPath, words: path.joined(separator: "."))
      case .variable(let name): self.init(.read(value), .variable, words: name)
      case .list: self.init(.read(value), .aggregate)
      default: self.init(.read(value), .function, words: format)
      }
    } catch {
      fatalError("NSExpression(format: \"\(format)\") cannot be read: \(error.sentence).")
    }
  }
  /// A value.
  public convenience init(forConstantValue obj: Any?) { self.init(.read(.constant(obj)), .constantValue, constant: obj) }
  /// The value at the end of a path of the object that is asked.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.read(.path(keyPath.split(separator: "."))), .keyPath, words: keyPath)
  }
  /// The value of a variable.
  public convenience init(forVariable string: String) { self.init(.read(.variable(string)), .variable, words: string) }
  /// A function of other expressions: `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`, `multiply:by:` and the like.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.call(name, parameters.map { $0 as? _SExpression ?? _SExpression(forConstantValue: $0) }), .function, words: name)
  }
  /// Several expressions as one list.
  public convenience init(forAggregate subexpressions: [_SExpression]) { self.init(.list(subexpressions), .aggregate) }
  /// One of two, by a condition.
  public convenience init(forConditional predicate: NSPredicate, trueExpression: _SExpression, falseExpression: _SExpression) {
    self.init(.choice(predicate, trueExpression, falseExpression), .conditional)
  }
  /// What a closure makes of the object that is asked and of some expressions.
  public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_SExpression]?) {
    self.init(.block(block, arguments ?? []), .block)
  }
  /// All elements of two collections.
  public convenience init(forUnionSet left: _SExpression, with right: _SExpression) { self.init(.sets(.unionSet, left, right), .unionSet) }
  /// The elements of both collections.
  public convenience init(forIntersectSet left: _SExpression, with right: _SExpression) {
    self.init(.sets(.intersectSet, left, right), .intersectSet)
  }
  /// The elements of the first collection that the second one has not.
  public convenience init(forMinusSet left: _SExpression, with right: _SExpression) { self.init(.sets(.minusSet, left, right), .minusSet) }
  /// The object that is asked.
  open class func expressionForEvaluatedObject() -> _SExpression { _SExpression(.read(.path([])), .evaluatedObject) }
  /// Any key; for searches alone, and nothing here.
  open class func expressionForAnyKey() -> _SExpression { _SExpression(.read(.constant(nil)), .anyKey) }

  /// The path it reads; empty for one that reads none.
  open var keyPath: String { expressionType == .keyPath ? words ?? "" : "" }
  /// The function's name; empty for what is none.
  open var function: String { expressionType == .function ? words ?? "" : "" }
  /// The variable's name; empty for what is none.
  open var variable: String { expressionType == .variable ? words ?? "" : "" }
  /// The value; nil for what is none.
  open var constantValue: Any? { constant }
  /// The expressions that a function takes; nil for what is none.
  open var arguments: [_SExpression]? {
    switch kind {
    case .call(_, let arguments), .block(_, let arguments): arguments
    default: nil
    }
  }
  /// The expressions of a list; nil for what is none.
  open var collection: Any? { if case .list(let elements) = kind { elements } else { nil } }
  /// The condition that chooses; one that is always true for what has none.
  open var predicate: NSPredicate { if case .choice(let predicate, _, _) = kind { predicate } else { NSPredicate(value: true) } }
  /// What is chosen if the condition is true.
  open var `true`: _SExpression { if case .choice(_, let one, _) = kind { one } else { self } }
  /// What is chosen if the condition is false.
  open var `false`: _SExpression { if case .choice(_, _, let other) = kind { other } else { self } }
  open override var description: String { words ?? constant.map { "\($0)" } ?? "nil" }

  /// What comes of it for an object, with values for variables; nil where there is no value.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch kind {
    case .read(let value):
      var variables: [String: Any?] = [:]
      for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
      return value.value(of: object, variables).map(Self.boxed)
    case .call(let name, let arguments):
      return ExpressionFunction.value(name, arguments.map { $0.expressionValue(with: object, context: context) })
    case .list(let elements): return elements.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
    case .choice(let predicate, let one, let other):
      return (predicate.evaluate(with: object) ? one : other).expressionValue(with: object, context: context)
    case .block(let block, let arguments): return block(object, arguments, context)
    case .sets(let type, let left, let right):
      let one = Plain(left.expressionValue(with: object, context: context)).elements ?? []
      let two = Plain(right.expressionValue(with: object, context: context)).elements ?? []
      func has(_ elements: [Any], _ element: Any) -> Bool { elements.contains { Plain($0).equals(Plain(element), options: []) } }
      switch type {
      case .unionSet: return one + two.filter { !has(one, $0) }
      case .intersectSet: return one.filter { has(two, $0) }
      default: return one.filter { !has(two, $0) }
      }
    }
  }
  /// The expression for the engine of conditions; nil for what that does not reckon.
  var value: PredicateValue? { if case .read(let value) = kind { value } else { nil } }
  /// Lets the expression be asked; it may be asked anyway.
  open func allowEvaluation() {}

  /// Numbers as the phone gives them.
  private static func boxed(_ value: Any) -> Any {
    switch value {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: value
    }
  }

  /// The same: it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The functions that `NSExpression(forFunction:)` names.
enum ExpressionFunction {
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let numbers = arguments.compactMap { Plain($0).number }
    func two(_ body: (Double, Double) -> Double) -> Any? { numbers.count == 2 ? number(body(numbers[0], numbers[1])) : nil }
    func one(_ body: (Double) -> Double) -> Any? { numbers.first.map { number(body($0)) } }
    let list = (arguments.first.map { Plain($0).elements } ?? nil)?.compactMap { Plain($0).number } ?? numbers
    switch name {
    case "add:to:": return two(+)
    case "from:subtract:": return two(-)
    case "multiply:by:": return two(*)
    case "divide:by:": return two(/)
    case "modulus:by:": return two { $0.truncatingRemainder(dividingBy: $1) }
    case "raise:toPower:": return two(pow)
    case "sqrt:": return one { $0.squareRoot() }
    case "log:": return one(log10)
    case "ln:": return one { log($0) }
    case "exp:": return one { exp($0) }
    case "ceiling:": return one { $0.rounded(.up) }
    case "floor:": return one { $0.rounded(.down) }
    case "trunc:": return one { $0.rounded(.towardZero) }
    case "abs:": return one { $0.magnitude }
    case "sum:": return number(list.reduce(0, +))
    case "count:": return number(Double((arguments.first.map { Plain($0).elements } ?? nil)?.count ?? arguments.count))
    case "min:": return list.min().map(number)
    case "max:": return list.max().map(number)
    case "average:": return list.isEmpty ? nil : number(list.reduce(0, +) / Double(list.count))
    case "median:":
      let sorted = list.sorted()
      guard !sorted.isEmpty else { return nil }
      return number((sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
    case "stddev:":
      guard !list.isEmpty else { return nil }
      let mean = list.reduce(0, +) / Double(list.count)
      return number((list.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(list.count)).squareRoot())
    case "uppercase:": return Plain(arguments.first ?? nil).text?.uppercased()
    case "lowercase:": return Plain(arguments.first ?? nil).text?.lowercased()
    case "now": return Date()
    default: return nil
    }
  }
  private static func number(_ value: Double) -> Any { NSNumber(value: value) }
}
