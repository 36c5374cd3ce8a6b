import Foundation

// What `#Predicate` says of texts on the phone, and Foundation has no expression for on Linux.
extension PredicateExpressions {
  /// Whether a text has another in it, as a reader takes it: capitals and accents are no difference.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    /// The text that is looked through.
    public let root: Root
    /// What is looked for.
    public let other: Other
    /// Looks for one text in another.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
    /// Whether it is there. Throws what the two throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(text).range(of: String(part), options: [.caseInsensitive, .diacriticInsensitive], locale: .current) != nil
    }
  }
  /// In which order two texts stand where capitals are no difference.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    /// The first text.
    public let root: Root
    /// The second.
    public let other: Other
    /// Compares two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
    /// Their order. Throws what the two throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (one, two) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(one).compare(String(two), options: .caseInsensitive)
    }
  }
  /// In which order two texts stand in the user's language.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    /// The first text.
    public let root: Root
    /// The second.
    public let other: Other
    /// Compares two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
    /// Their order. Throws what the two throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (one, two) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(one).compare(String(two), locale: .current)
    }
  }
  /// `text.localizedStandardContains(part)` in a predicate.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }
  /// `text.caseInsensitiveCompare(other)` in a predicate.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> { StringCaseInsensitiveCompare(root: root, other: other) }
  /// `text.localizedCompare(other)` in a predicate.
  public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
