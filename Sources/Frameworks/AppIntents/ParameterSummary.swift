import Foundation
import SwiftUI

/// How parameters are put into a sentence; nobody reads it here.
public protocol ParameterSummary {}
/// A sentence.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Without words.
  public init() {}
}
extension AppIntent {
  /// A sentence without words.
  public static func Summary() -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// A sentence with parameters in it.
  public static func Summary(_ words: ParameterSummaryString<Self>, table: String? = nil) -> IntentParameterSummary<Self> {
    IntentParameterSummary()
  }
  /// A sentence with parameters in it, and others below.
  public static func Summary(
    _ words: ParameterSummaryString<Self>, table: String? = nil, @ParameterKeyPathsBuilder<Self> _ others: () -> [PartialKeyPath<Self>]
  ) -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// Parameters without a sentence.
  public static func Summary(@ParameterKeyPathsBuilder<Self> _ others: () -> [PartialKeyPath<Self>]) -> IntentParameterSummary<Self> {
    IntentParameterSummary()
  }
  /// One of two sentences, by what a parameter is compared with.
  public static func When<Value>(
    _ parameter: KeyPath<Self, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// One of two sentences, by whether a parameter is one of some.
  public static func When<Value>(
    _ parameter: KeyPath<Self, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ values: [Value],
    _ then: () -> some ParameterSummary, otherwise: () -> some ParameterSummary
  ) -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// One of two sentences, by whether a parameter has a value.
  public static func When<Value>(
    _ parameter: KeyPath<Self, IntentParameter<Value>>, _ comparison: ParameterSummaryPresence, _ then: () -> some ParameterSummary,
    otherwise: () -> some ParameterSummary
  ) -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// One of two sentences, by where a widget lies.
  public static func When(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentCollectionWidgetFamily, _ then: () -> some ParameterSummary,
    otherwise: () -> some ParameterSummary
  ) -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// One of some sentences, by what a parameter is.
  public static func Switch<Value>(
    _ parameter: KeyPath<Self, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Self, Value> _ cases: () -> [ParameterSummaryCase<Self, Value>]
  ) -> IntentParameterSummary<Self> { IntentParameterSummary() }
  /// A sentence for a value.
  public static func Case<Value>(_ value: Value, _ summary: () -> some ParameterSummary) -> ParameterSummaryCase<Self, Value> {
    ParameterSummaryCase()
  }
  /// A sentence for some values.
  public static func Case<Value>(_ values: [Value], _ summary: () -> some ParameterSummary) -> ParameterSummaryCase<Self, Value> {
    ParameterSummaryCase()
  }
  /// A sentence for all others.
  public static func DefaultCase<Value>(_ summary: () -> some ParameterSummary) -> ParameterSummaryCase<Self, Value> {
    ParameterSummaryCase()
  }
}
/// How a parameter is compared.
public enum ParameterSummaryComparison: Sendable { case equalTo, notEqualTo, oneOf, lessThan, greaterThan }
/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Sendable { case hasAnyValue, hasNoValue }
/// A sentence for a value.
public struct ParameterSummaryCase<Intent: AppIntent, Value> {}
/// Puts sentences for values together.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// One of them.
  public static func buildExpression(_ one: ParameterSummaryCase<Intent, Value>) -> ParameterSummaryCase<Intent, Value> { one }
  /// All of them.
  public static func buildBlock(_ all: ParameterSummaryCase<Intent, Value>...) -> [ParameterSummaryCase<Intent, Value>] { all }
}
/// Puts parameters together.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// One of them.
  public static func buildExpression<Value>(_ one: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> { one }
  /// All of them.
  public static func buildBlock(_ all: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { all }
}
/// Words with parameters in them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Takes key paths of parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Words.
    public func appendLiteral(_ literal: String) {}
    /// A parameter.
    public func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringLiteral value: String) {}
  /// Words with what is named in them.
  public init(stringInterpolation: StringInterpolation) {}
}
