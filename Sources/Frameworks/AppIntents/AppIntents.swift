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
  /// Who may ask for it while the phone is locked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
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
  /// Everybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Does it.
  @discardableResult public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
  /// Tells the system that it was done; nobody hears.
  public func donate() async throws {}
  /// A sentence without words.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
  /// By whom it was asked.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
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
/// An intent that records sound.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that takes pictures.
public protocol CameraCaptureIntent: AppIntent {}
/// An intent that begins to move.
public protocol StartWorkoutIntent: AppIntent {}
/// An intent that shows what was looked for.
public protocol ShowInAppSearchResultsIntent: AppIntent {}
/// An intent that a system's own stands for.
public protocol SystemIntent: AppIntent {}
/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}
/// An intent that the system may offer by itself.
public protocol PredictableIntent: AppIntent {}
/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
  /// How far it is; kept for nobody.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}
/// An intent that only shows something and changes nothing.
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent {
  /// Shows it anew; nothing is shown here.
  public static func reload() {}
}
/// An intent that shows something of the app.
public protocol TargetContentProvidingIntent: AppIntent {}
/// An intent that says by an address what it shows.
public protocol URLRepresentableIntent: AppIntent {}
/// An intent that was once one of another kind.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// What it was called then.
  static var intentClassName: String { get }
}
/// An intent that another has taken the place of.
public protocol DeprecatedAppIntent: AppIntent {
  /// Which one, and since when.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
  /// Which one.
  associatedtype ReplacementIntent: AppIntent
}
/// Which intent has taken the place of another.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
  /// Which one, with words about it.
  public init(message: LocalizedStringResource, replacedBy replacement: Replacement.Type) {}
}
/// Intents that a target brings along for others.
public protocol AppIntentsPackage {
  /// Those it takes from others.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
/// Who may ask for an intent while the phone is locked.
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
/// By whom an intent was asked: by nobody.
public struct IntentSystemContext: Sendable {
  /// Words that were chosen to be kept short: none.
  public var preciseTimestamp: Date? { nil }
  /// Whether it only shows something anew.
  public var isReload: Bool { false }
}
/// An intent that opens the app.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}
/// An intent that the app goes on with in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  /// What is set.
  associatedtype ValueType
  /// What is set.
  var value: ValueType { get set }
}
/// An intent that deletes.
public protocol DeleteIntent: AppIntent {
  /// What is deleted.
  associatedtype Entity
  /// What is deleted.
  var entities: [Entity] { get set }
}
/// An intent that changes an app while one wants to be undisturbed.
public protocol SetFocusFilterIntent: AppIntent where PerformResult == _NoResult {
  /// What it is called and looks like.
  var displayRepresentation: DisplayRepresentation { get }
  /// What the app does then.
  var appContext: FocusFilterAppContext { get }
}
extension SetFocusFilterIntent {
  /// Nothing in particular.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// What it was told last; nothing.
  public static var current: Self { get async throws { Self() } }
}
/// What an app does while one wants to be undisturbed.
public struct FocusFilterAppContext: Sendable {
  /// Which notifications are shown.
  public var notificationFilterPredicate: NSPredicate? { nil }
  /// Nothing in particular.
  public init() {}
  /// Only some notifications are shown.
  public init(notificationFilterPredicate: NSPredicate) {}
}
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
  /// In the app, at once or when it is asked.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
  /// When the app comes.
  public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }
}
extension AppIntent {
  /// Unseen, unless it says otherwise.
  public static var supportedModes: IntentModes { .background }
  /// Goes on in the app: nobody opens it.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws { throw IntentError.noAnswer }
  /// Says that it goes on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error { IntentError.noAnswer }
  /// Asks to go on in the app: nobody opens it.
  /// - Throws: `IntentError.noAnswer`.
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Result)? = nil
  ) async throws -> Result { throw IntentError.noAnswer }
  /// Asks whether it shall be done; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
  ) async throws { throw IntentError.noAnswer }
  /// Asks whether it shall be done, with a view; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> some View
  ) async throws { throw IntentError.noAnswer }
  /// Asks whether it shall be done, with what another shows; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`, snippetIntent: some SnippetIntent
  ) async throws { throw IntentError.noAnswer }
  /// Asks whether what came of it is right; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
  ) async throws { throw IntentError.noAnswer }
  /// Asks which of some things shall be done; nobody answers.
  /// - Throws: `IntentError.noAnswer`.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
    throw IntentError.noAnswer
  }
}
/// When one is asked.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}
/// What may be done.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What it is called.
  public let title: LocalizedStringResource
  /// How it is meant.
  public enum Style: Hashable, Sendable { case `default`, cancel, destructive }
  /// How it is meant.
  public let style: Style
  /// Something that may be done.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) {
    (self.title, self.style) = (title, style)
  }
  /// Nothing of it.
  public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
  public static func == (a: Self, b: Self) -> Bool { a.title.key == b.title.key && a.style == b.style }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}
/// What a button says that does it.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  /// Words of one's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> Self { .init(name: acceptLabel.key) }
  /// By this word.
  public static let add = Self(name: "add")
  /// By this word.
  public static let addData = Self(name: "addData")
  /// By this word.
  public static let book = Self(name: "book")
  /// By this word.
  public static let buy = Self(name: "buy")
  /// By this word.
  public static let call = Self(name: "call")
  /// By this word.
  public static let checkIn = Self(name: "checkIn")
  /// By this word.
  public static let `continue` = Self(name: "continue")
  /// By this word.
  public static let create = Self(name: "create")
  /// By this word.
  public static let `do` = Self(name: "do")
  /// By this word.
  public static let download = Self(name: "download")
  /// By this word.
  public static let filter = Self(name: "filter")
  /// By this word.
  public static let find = Self(name: "find")
  /// By this word.
  public static let get = Self(name: "get")
  /// By this word.
  public static let go = Self(name: "go")
  /// By this word.
  public static let log = Self(name: "log")
  /// By this word.
  public static let open = Self(name: "open")
  /// By this word.
  public static let order = Self(name: "order")
  /// By this word.
  public static let pay = Self(name: "pay")
  /// By this word.
  public static let play = Self(name: "play")
  /// By this word.
  public static let playSound = Self(name: "playSound")
  /// By this word.
  public static let post = Self(name: "post")
  /// By this word.
  public static let request = Self(name: "request")
  /// By this word.
  public static let run = Self(name: "run")
  /// By this word.
  public static let search = Self(name: "search")
  /// By this word.
  public static let send = Self(name: "send")
  /// By this word.
  public static let set = Self(name: "set")
  /// By this word.
  public static let share = Self(name: "share")
  /// By this word.
  public static let start = Self(name: "start")
  /// By this word.
  public static let startNavigation = Self(name: "startNavigation")
  /// By this word.
  public static let toggle = Self(name: "toggle")
  /// By this word.
  public static let turnOff = Self(name: "turnOff")
  /// By this word.
  public static let turnOn = Self(name: "turnOn")
  /// By this word.
  public static let view = Self(name: "view")
}

/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// In words; the category sorts it, the keywords find it.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
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
  /// Words to show, and more to hear, with a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) { words = full }
  /// Words with a symbol.
  public init(_ words: LocalizedStringResource, systemImageName: String) { self.words = words }
}
