import Foundation
import QuoinUniformTypes
import SwiftUI

/// What went wrong.
public enum IntentError: Error, Sendable { case noAnswer }
/// Why an intent was not done.
public struct AppIntentError: Error, Hashable, Sendable {
  private let name: String
  /// It begins anew.
  public static let restartPerform = AppIntentError(name: "restartPerform")
  /// Reasons that nothing can be done about.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case entityNotFound, featureCurrentlyRestricted, notAllowed, unknown, unsupportedOnDevice
  }
  /// Reasons that somebody can do something about.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case accountSetup, confirmation, paymentMethod, permissions, signin, subscription, upgrade
  }
  /// What is not allowed.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, calendar, camera, contacts, location, microphone, notifications, photos, reminders
  }
}
extension String {
  /// How words are typed.
  public struct IntentInputOptions: Sendable {
    /// What stands on the keys.
    public enum KeyboardType: Sendable {
      case asciiCapable, asciiCapableNumberPad, decimalPad, `default`, emailAddress, namePhonePad, numberPad, numbersAndPunctuation
      case phonePad, twitter, URL, webSearch
    }
    /// Where letters are large.
    public enum CapitalizationType: Sendable { case allCharacters, none, sentences, words }
    /// How words are typed.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}
/// How a number is chosen.
public enum _IntentControlStyle: Sendable { case field, slider, stepper }
/// How a truth is called.
public struct _IntentDisplayName: Sendable {
  /// By two words.
  public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {}
}
/// Which part of a time is asked for.
public enum _IntentDateKind: Sendable { case date, time, dateTime }
/// How what comes before is taken.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

/// Where a list of values is shown.
public enum IntentCollectionWidgetFamily: Hashable, Sendable {
  case accessoryCircular, accessoryInline, accessoryRectangular, systemSmall, systemMedium, systemLarge, systemExtraLarge
}
/// How many values a list has.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  public init(integerLiteral value: Int) {}
  public init(dictionaryLiteral elements: (IntentCollectionWidgetFamily, Int)...) {}
  /// From some to some.
  public init(min: Int, max: Int) {}
}

/// A value that an intent is asked with.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  /// The value.
  /// - Precondition: one was given, or it is optional.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      fatalError("A parameter without a value was read: give it a default, or set it before perform().")
    }
    set { value = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter { self }
  /// A value without a name.
  public init() {}
  /// Named, with what is asked for when it is missing, and how.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, `default` defaultValue: Value? = nil,
    defaultValue otherDefault: Value? = nil, displayName: _IntentDisplayName? = nil, controlStyle: _IntentControlStyle? = nil,
    inclusiveRange: (Value, Value)? = nil, inputOptions: String.IntentInputOptions? = nil, kind: _IntentDateKind? = nil,
    unit: Dimension? = nil, defaultUnit: Dimension? = nil, supportsNegativeNumbers: Bool? = nil, currencyCodes: [String]? = nil,
    supportedTypeIdentifiers: [String]? = nil, supportedContentTypes: [UTType]? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { value = defaultValue ?? otherDefault }
  /// Named, with values that somebody offers.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, `default` defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions? = nil, controlStyle: _IntentControlStyle? = nil, inclusiveRange: (Value, Value)? = nil,
    kind: _IntentDateKind? = nil, size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { value = defaultValue }
  /// Named, with things that a query finds.
  public init<Query: EntityQuery>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, `default` defaultValue: Value? = nil,
    size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { value = defaultValue }
  /// Asks for a value; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  @discardableResult public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw IntentError.noAnswer }
  /// Asks whether a value is meant; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { throw IntentError.noAnswer }
  /// Asks which of some is meant; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value { throw IntentError.noAnswer }
  /// Says that a value will not do.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentError.noAnswer }
  /// Says that one of some is meant.
  public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error { IntentError.noAnswer }
}
extension AppIntent {
  /// A value that the intent is asked with.
  public typealias Parameter<Value> = IntentParameter<Value>
}
/// What another parameter of an intent is, for who offers values; nil: nobody asks.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Some parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  /// They; nil: nobody asks.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}
/// An intent's values.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent
  /// One of them.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}

/// A file that goes in or out.
public struct IntentFile: Hashable, Sendable {
  /// What is in it.
  public let data: Data
  /// What it is called.
  public var filename: String
  /// What kind it is; nil = not known.
  public let type: UTType?
  /// Where it is; nil = nowhere.
  public let fileURL: URL?
  /// Whether it is taken away when it was used.
  public var removedOnCompletion = false
  /// Bytes of a name.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }
  /// A file that is there; empty when it can't be read.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (data, self.filename) = ((try? Data(contentsOf: fileURL)) ?? Data(), filename ?? fileURL.lastPathComponent)
    (self.type, self.fileURL) = (type, fileURL)
  }
  /// Kinds that it can be had as.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
  /// Its bytes.
  public func data(contentType: UTType) async throws -> Data { data }
}
/// Somebody.
public struct IntentPerson: Hashable, Sendable {
  /// Under what name they are reached.
  public struct Handle: Hashable, Sendable {
    /// What kind of name.
    public enum Value: Hashable, Sendable { case emailAddress(String), phoneNumber(String), applicationDefined(String) }
    /// The name.
    public let value: Value
    /// A name.
    public init(_ value: Value) { self.value = value }
    /// An address.
    public init(emailAddress: String) { value = .emailAddress(emailAddress) }
    /// A number.
    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
  }
  /// What they are called.
  public enum Name: Hashable, Sendable {
    case components(PersonNameComponents), displayName(String)
    /// In words.
    public var displayString: String {
      switch self {
      case .components(let parts): parts.formatted()
      case .displayName(let name): name
      }
    }
  }
  /// What they are called; nil = not known.
  public let name: Name?
  /// Under what name they are reached; nil = not known.
  public let handle: Handle?
  /// Somebody.
  public init(identifier: String? = nil, name: Name? = nil, handle: Handle? = nil, isMe: Bool = false) {
    (self.name, self.handle) = (name, handle)
  }
}
/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// How much.
  public let amount: Decimal
  /// Of which money, by ISO 4217.
  public let currencyCode: String
  /// So much.
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
