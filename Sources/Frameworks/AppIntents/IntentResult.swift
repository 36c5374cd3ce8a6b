import Foundation
import SwiftUI

/// What an intent gives back.
public protocol IntentResult: Sendable {}
/// With a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value's type.
  associatedtype Value
  /// The value; nil = none.
  var value: Value? { get }
}
/// With words.
public protocol ProvidesDialog: IntentResult {}
/// With a view.
public protocol ShowsSnippetView: IntentResult {}
/// With an intent that shows a view.
public protocol ShowsSnippetIntent: IntentResult {}
/// With an intent that goes on.
public protocol OpensIntent: IntentResult {}
/// Nothing.
public struct _NoResult: IntentResult { public init() {} }
/// All that an intent may give back.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent, OpensIntent,
  @unchecked Sendable
{
  /// What it is; nil = nothing.
  public let value: Value?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  private static var done: Self { IntentResultContainer(value: nil) }
  /// Done.
  public static func result() -> Self { done }
  /// Done, with words.
  public static func result(dialog: IntentDialog) -> Self { done }
  /// Done, with words and a view.
  public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self { done }
  /// Done, with words and a view.
  public static func result(dialog: IntentDialog, view: some View) -> Self { done }
  /// Done, with a view.
  public static func result(view: some View) -> Self { done }
  /// Done, with a view.
  public static func result(@ViewBuilder content: () -> some View) -> Self { done }
  /// Done; another goes on.
  public static func result(opensIntent: some AppIntent) -> Self { done }
  /// Done, with words; another goes on.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { done }
  /// Done, with words and a view; another goes on.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog, view: some View) -> Self { done }
  /// Done; another shows it.
  public static func result(snippetIntent: some SnippetIntent) -> Self { done }
  /// Done, with words; another shows it.
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self { done }
  /// Done, with words; another shows it.
  public static func result(snippetIntent: some SnippetIntent, dialog: IntentDialog) -> Self { done }
}
extension IntentResult {
  /// Done, with a value.
  public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  /// Done, with a value and words.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Done, with a value, words and a view.
  public static func result<Value>(value: Value, dialog: IntentDialog, view: some View) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Done, with a value, words and a view.
  public static func result<Value>(value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  /// Done, with a value and a view.
  public static func result<Value>(value: Value, view: some View) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Done, with a value and a view.
  public static func result<Value>(value: Value, @ViewBuilder content: () -> some View) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Done, with a value; another goes on.
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Done, with a value and words; another goes on.
  public static func result<Value>(value: Value, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  /// Done, with a value; another shows it.
  public static func result<Value>(value: Value, snippetIntent: some SnippetIntent) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Done, with a value and words; another shows it.
  public static func result<Value>(value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
}
