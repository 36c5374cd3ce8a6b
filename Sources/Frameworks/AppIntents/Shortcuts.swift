import Foundation
import SwiftUI

/// Shortcuts that an app brings along.
public protocol AppShortcutsProvider {
  /// They.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// No words are left out.
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  /// Tells the system that words changed; nobody hears.
  public static func updateAppShortcutParameters() {}
}
/// A colour of tiles.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape, grayBlue, grayBrown, grayGreen
}
/// A phrase that means an intent.
public struct AppShortcutPhrase<Intent>: Sendable, ExpressibleByStringInterpolation {
  /// What a phrase may name.
  public enum Token: Sendable {
    /// The app.
    case applicationName
  }
  /// Takes the app's name and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Words.
    public func appendLiteral(_ literal: String) {}
    /// The app's name.
    public func appendInterpolation(_ token: Token) {}
    /// A parameter.
    public func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringLiteral value: String) {}
  /// Words with what is named in them.
  public init(stringInterpolation: StringInterpolation) {}
}
/// An intent with its phrases.
public struct AppShortcut: Sendable {
  /// An intent with its phrases, a short name and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
  /// An intent with its phrases, a short name, a symbol, and values that are offered with it.
  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {}
}
/// How values of an intent are offered; nobody sees them here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value> {
  /// By a sentence.
  public init(for parameter: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>) {}
}
/// A sentence of a value.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent> {
  /// A sentence.
  public init(_ words: ParameterSummaryString<Intent>, table: String? = nil) {}
}
/// Puts shortcuts together.
@resultBuilder public enum AppShortcutsBuilder {
  /// All of them.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// One of them.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Some, or none.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// The first of two.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// The second of two.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Those of newer systems.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// A phrase that does not mean an intent.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}
/// Tells the system what was done; nobody hears.
public final class IntentDonationManager: Sendable {
  /// It.
  public static let shared = IntentDonationManager()
  private init() {}
  /// Tells of an intent.
  @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Tells of an intent.
  @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Tells of an intent and what came of it.
  @discardableResult public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Forgets some.
  public func deleteDonations(matching identifiers: [IntentDonationIdentifier]) async throws {}
}
/// What was told.
public struct IntentDonationIdentifier: Hashable, Sendable { private let id = UUID() }
/// When an intent is of use; kept for nobody.
public struct RelevantContext: Sendable {
  /// From a time to a time.
  public static func date(from start: Date, to end: Date) -> Self { .init() }
  /// In a span of time.
  public static func date(interval: DateInterval) -> Self { .init() }
  /// Around a time.
  public static func date(_ date: Date) -> Self { .init() }
  /// Around sleep.
  public static func sleep(_ phase: SleepPhase) -> Self { .init() }
  /// While one moves, or before.
  public static func fitness(_ phase: FitnessPhase) -> Self { .init() }
  /// A part of the night.
  public enum SleepPhase: Hashable, Sendable { case bedtime, wakeup }
  /// A part of moving.
  public enum FitnessPhase: Hashable, Sendable { case activityRingsIncomplete, workoutActive }
}
/// An intent of a widget, and when it is of use; kept for nobody.
public struct RelevantIntent: Sendable {
  /// An intent of a widget.
  public init(_ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext) {}
}
/// Tells the system when widgets are of use; nobody hears.
public final class RelevantIntentManager: Sendable {
  /// It.
  public static let shared = RelevantIntentManager()
  private init() {}
  /// Tells it.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
