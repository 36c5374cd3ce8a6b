@_exported import Foundation
import SwiftUI

/// Something that an app can do when it is asked to: by a button of a widget, by Siri, by a shortcut. Here nobody asks.
public protocol AppIntent: Sendable {
  /// What it gives back.
  associatedtype PerformResult: IntentResult
  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does; nil says nothing.
  static var description: IntentDescription? { get }
  /// Whether the app opens for it.
  static var openAppWhenRun: Bool { get }
  /// Whether shortcuts list it.
  static var isDiscoverable: Bool { get }
  /// Made by the system.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}
extension AppIntent {
  /// Nothing is said.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// They do.
  public static var isDiscoverable: Bool { true }
  /// Does it.
  @discardableResult public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
  /// Tells the system that it was done; nobody hears.
  public func donate() async throws {}
  /// Asks for a value; nobody answers.
  public static var parameterSummary: some ParameterSummary { Summary("") }
}
/// An intent that changes how a widget is made.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == _NoResult {}
extension WidgetConfigurationIntent {
  /// Nothing to do.
  public func perform() async throws -> _NoResult { _NoResult() }
}
/// An intent of a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that opens the app.
public protocol OpenIntent: AppIntent {}
/// An intent that the app goes on with in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {}
/// An intent that deletes.
public protocol DeleteIntent: AppIntent {}
/// An intent of the control centre.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == _NoResult {}
extension ControlConfigurationIntent {
  /// Nothing to do.
  public func perform() async throws -> _NoResult { _NoResult() }
}
/// Where an intent runs.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Unseen.
  public static let background = IntentModes(rawValue: 1)
  /// In the app.
  public static let foreground = IntentModes(rawValue: 2)
}
extension AppIntent {
  /// Unseen, unless it says otherwise.
  public static var supportedModes: IntentModes { .background }
}

/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// In words; the category sorts it, the keywords find it.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []
  ) { self.descriptionText = descriptionText }
  /// In words.
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}
/// What is said when an intent is done.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public let words: LocalizedStringResource
  /// Words.
  public init(_ words: LocalizedStringResource) { self.words = words }
  /// Words.
  public init(stringLiteral value: String) { words = LocalizedStringResource(stringLiteral: value) }
  /// Words to show, and more to hear.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { words = full }
}

/// What an intent gives back.
public protocol IntentResult: Sendable {}
/// With a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value's type.
  associatedtype Value
}
/// With words.
public protocol ProvidesDialog: IntentResult {}
/// With a view.
public protocol ShowsSnippetView: IntentResult {}
/// With an intent that goes on.
public protocol OpensIntent: IntentResult {}
/// Nothing.
public struct _NoResult: IntentResult { public init() {} }
/// All that an intent may give back.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent, @unchecked Sendable {
  /// The value.
  public let value: Value?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  /// Done.
  public static func result() -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  /// Done, with words.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  /// Done, with words and a view.
  public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> IntentResultContainer<Never> {
    IntentResultContainer(value: nil)
  }
  /// Done, with words and a view.
  public static func result(dialog: IntentDialog, view: some View) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  /// Done, with a view.
  public static func result(view: some View) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  /// Done; another goes on.
  public static func result(opensIntent: some AppIntent) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
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
}

/// A value that an intent is asked with.
@propertyWrapper public struct IntentParameter<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }
  private let box: Box
  /// The value.
  /// - Precondition: one was given, or it is optional.
  public var wrappedValue: Value {
    get {
      if let value = box.value { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      fatalError("A parameter without a value was read: give it a default, or set it before perform().")
    }
    nonmutating set { box.value = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter { self }
  /// Named, with what is asked for when it is missing.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { box = Box(defaultValue) }
  /// With a value.
  public init(wrappedValue: Value, title: LocalizedStringResource = "", description: LocalizedStringResource? = nil) {
    box = Box(wrappedValue)
  }
  /// Asks for a value; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw IntentError.noAnswer }
  /// Says that a value will not do.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentError.noAnswer }
}
extension AppIntent {
  /// A value that the intent is asked with.
  public typealias Parameter<Value> = IntentParameter<Value>
}
extension AppEntity {
  /// A property that others see.
  public typealias Property<Value> = EntityProperty<Value>
}
/// What went wrong.
public enum IntentError: Error, Sendable { case noAnswer }
/// A property of an entity that others see.
@propertyWrapper public struct EntityProperty<Value>: @unchecked Sendable {
  private final class Box { var value: Value? }
  private let box = Box()
  /// The value.
  /// - Precondition: one was set.
  public var wrappedValue: Value {
    get { box.value! }
    nonmutating set { box.value = newValue }
  }
  /// Named.
  public init(title: LocalizedStringResource = "") {}
}

/// How parameters are put into a sentence.
public protocol ParameterSummary {}
/// A sentence.
public struct IntentParameterSummary: ParameterSummary {}
extension AppIntent {
  /// A sentence with parameters in it.
  public static func Summary(_ words: _SummaryWords<Self>) -> IntentParameterSummary { IntentParameterSummary() }
  /// A sentence with parameters in it, and others below.
  public static func Summary(_ words: _SummaryWords<Self>, _ others: () -> [PartialKeyPath<Self>]) -> IntentParameterSummary {
    IntentParameterSummary()
  }
}
/// Words with parameters in them.
public struct _SummaryWords<Intent>: ExpressibleByStringInterpolation {
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
