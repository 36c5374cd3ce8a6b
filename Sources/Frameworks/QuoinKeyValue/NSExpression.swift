import Foundation

/// What a condition reckons with: a value, a path, a function, a sum. It is `NSExpression` in users' files, which Foundation has on Linux
/// by name alone.
open class _SExpression: NSObject, @unchecked Sendable {
  /// What kinds there are, by Apple's numbers.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet, subquery = 13, aggregate
    case anyKey, block = 19, conditional
  }

  /// What kind it is.
  public let expressionType: ExpressionType
  private let node: PredicateValue
  private var parts = Parts()
  private struct Parts {
    var constant: Any?
    var name = ""
    var arguments: [_SExpression]?
    var collection: Any?
    var predicate: NSPredicate?
    var block: ((Any?, [Any], NSMutableDictionary?) -> Any)?
  }

  private init(_ type: ExpressionType, _ node: PredicateValue, _ parts: Parts = Parts()) {
    (expressionType, self.node, self.parts) = (type, node, parts)
  }

  /// A sum in words: `(a + 2) * %@`.
  /// - Precondition: the words are of the language of predicates, as on the phone.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(reading: expressionFormat, args.map { $0 as Any? })
  }
  /// A sum in words, and what stands for its `%@`.
  /// - Precondition: the words are of the language of predicates, as on the phone.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(reading: expressionFormat, arguments.map { $0 as Any? })
  }
  private convenience init(reading format: String, _ arguments: [Any?]) {
    do {
      let value = try PredicateParser.parseValue(format, arguments)
      switch value {
      case .constant(let constant): self.init(.constantValue, value, Parts(constant: constant))
      case .path(let path): self.init(.keyPath, value, Parts(name: path.joined(separator: ".")))
      case .variable(let name): self.init(.variable, value, Parts(name: name))
      case .list: self.init(.aggregate, value)
      default: self.init(.function, value)
      }
    } catch { fatalError("NSExpression(format: \"\(format)\") cannot be read: \(error.sentence).") }
  }

  /// A value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constantValue, .constant(obj), Parts(constant: obj)) }
  /// What lies at the end of a path.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, .path(keyPath.split(separator: ".")), Parts(name: keyPath))
  }
  /// A variable, by its name without `$`.
  public convenience init(forVariable string: String) { self.init(.variable, .variable(string), Parts(name: string)) }
  /// Several as a row.
  public convenience init(forAggregate subexpressions: [_SExpression]) {
    self.init(.aggregate, .list(subexpressions.map(\.node)), Parts(arguments: subexpressions, collection: subexpressions))
  }
  /// A function by its name: `sum:`, `max:`, `average:`, `count:`, `add:to:` …
  /// - Precondition: the function is one of those that Apple lists.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let expressions = parameters.map { $0 as? _SExpression ?? _SExpression(forConstantValue: $0) }
    let nodes = expressions.map(\.node)
    let parts = Parts(name: name, arguments: expressions)
    let signs = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**"]
    if let sign = signs[name], nodes.count == 2 {
      self.init(.function, .arithmetic(nodes[0], sign, nodes[1]), parts)
      return
    }
    guard let function = PredicateFunction(rawValue: name.replacingOccurrences(of: ":", with: "").lowercased()) else {
      fatalError("NSExpression(forFunction: \"\(name)\"): the function is not known.")
    }
    self.init(.function, .function(function, nodes), parts)
  }
  /// What a closure gives of an object, of what some expressions give, and of a place to keep things in.
  public convenience init(
    block: @escaping (_ evaluatedObject: Any?, _ expressions: [Any], _ context: NSMutableDictionary?) -> Any,
    arguments: [_SExpression]?
  ) { self.init(.block, .constant(nil), Parts(arguments: arguments, block: block)) }
  /// One of two, by a condition.
  public convenience init(forConditional predicate: NSPredicate, trueExpression: _SExpression, falseExpression: _SExpression) {
    self.init(
      .conditional, .constant(nil),
      Parts(arguments: [trueExpression, falseExpression], predicate: predicate))
  }
  /// The object itself.
  open class func expressionForEvaluatedObject() -> _SExpression { _SExpression(.evaluatedObject, .path([])) }

  /// What it gives of an object. `context` is handed to a closure.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch expressionType {
    case .block: parts.block?(object, (parts.arguments ?? []).map { $0.expressionValue(with: object, context: context) as Any }, context)
    case .conditional:
      parts.arguments?[parts.predicate?.evaluate(with: object) == true ? 0 : 1].expressionValue(with: object, context: context)
    case .variable: context?.object(forKey: parts.name)
    default: node.value(of: object, (context as? [String: Any] ?? [:]).mapValues { $0 as Any? })
    }
  }

  /// The value.
  open var constantValue: Any? { parts.constant }
  /// The path; no text where it is none.
  open var keyPath: String { expressionType == .keyPath ? parts.name : "" }
  /// The variable's name; no text where it is none.
  open var variable: String { expressionType == .variable ? parts.name : "" }
  /// The function's name; no text where it is none.
  open var function: String { expressionType == .function ? parts.name : "" }
  /// What a function, a row or a closure is made of; nil where there is none.
  open var arguments: [_SExpression]? { parts.arguments }
  /// What a row is made of.
  open var collection: Any? { parts.collection }
  /// The condition of one of two.
  open var predicate: NSPredicate? { parts.predicate }
  /// Which one where the condition is true.
  open var `true`: _SExpression? { expressionType == .conditional ? parts.arguments?[0] : nil }
  /// Which one where the condition is false.
  open var `false`: _SExpression? { expressionType == .conditional ? parts.arguments?[1] : nil }

  /// The expression for the engine of conditions; nil for closures.
  var value: PredicateValue? { expressionType == .block || expressionType == .conditional ? nil : node }
}

/// Two expressions that are compared. It is `NSComparisonPredicate` in users' files, which Foundation has on Linux by name alone.
open class _SComparisonPredicate: NSPredicate {
  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Capitals are no difference.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents are no difference.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Letter by letter, as they stand.
    public static let normalized = Options(rawValue: 4)
  }
  /// Of which elements it is asked.
  public enum Modifier: UInt, Sendable { case direct = 0, all, any }
  /// What is compared, by Apple's numbers.
  public enum Operator: UInt, Sendable {
    case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith
    case `in`, customSelector, contains = 99, between
    fileprivate var sign: String {
      switch self {
      case .lessThan: "<"
      case .lessThanOrEqualTo: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqualTo: ">="
      case .equalTo, .customSelector: "=="
      case .notEqualTo: "!="
      case .matches: "MATCHES"
      case .like: "LIKE"
      case .beginsWith: "BEGINSWITH"
      case .endsWith: "ENDSWITH"
      case .in: "IN"
      case .contains: "CONTAINS"
      case .between: "BETWEEN"
      }
    }
  }

  /// What stands at the left.
  public let leftExpression: _SExpression
  /// What stands at the right.
  public let rightExpression: _SExpression
  /// Of which elements it is asked.
  public let comparisonPredicateModifier: Modifier
  /// How the two are compared.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options

  /// Compares two expressions.
  public init(
    leftExpression lhs: _SExpression, rightExpression rhs: _SExpression, modifier: Modifier, type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression) = (lhs, rhs)
    (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
    var compared: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    let which: PredicateNode.Which = modifier == .direct ? .direct : modifier == .all ? .all : .any
    super.init(block: { object, variables in
      func value(_ expression: _SExpression) -> PredicateValue {
        expression.value ?? .constant(expression.expressionValue(with: object, context: nil))
      }
      return PredicateNode.comparison(which, value(lhs), type.sign, value(rhs), compared)
        .isTrue(of: object, (variables ?? [:]).mapValues { $0 as Any? })
    })
  }
  /// Not kept in archives here.
  public required init?(coder: NSCoder) { nil }
}
