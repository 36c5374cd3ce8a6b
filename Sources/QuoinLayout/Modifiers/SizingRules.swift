import Foundation

/// How a shape of a given ratio meets a rectangle of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits within.
  case fit
  /// As small as covers it.
  case fill
}

/// Gives a view another layout priority (fact 53).
public struct LayoutPriorityRule: UnaryRule {
  let value: Double
  /// The priority; NaN counts as 0, what views have by themselves.
  public init(_ value: Double) { self.value = value.isNaN ? 0 : value }
  public var name: String { "layoutPriority" }
  public var traits: RuleTraits { [.unary, .priority] }
  public func priority(_ node: LayoutNode) -> Double { value }
}

/// A modifier that takes no part in layout: looks, values, names.
public struct PassRule: UnaryRule {
  /// What it is called in traces.
  public let name: String
  /// A modifier called `name` in traces.
  public init(_ name: String) { self.name = name }
}
