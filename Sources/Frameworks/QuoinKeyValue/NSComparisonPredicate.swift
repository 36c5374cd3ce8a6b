import Foundation

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
