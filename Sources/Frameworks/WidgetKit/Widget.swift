import SwiftUI

/// The sizes that widgets come in.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// On a phone of 390 × 844 points, as Apple's guidelines list them; the extra large one on an iPad of 820 × 1180.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
  var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCorner.rawValue }
}

/// Where a widget stands.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// Beside a bed, on its side.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On a locked phone.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// On the pages of apps.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// In a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// On a Mac, for the phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// From when on.
  var date: Date { get }
  /// How much it matters; nil for no more than others.
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  /// No more than others.
  public var relevance: TimelineEntryRelevance? { nil }
}
/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Among the widget's own.
  public var score: Float
  /// For how many seconds; 0 until the next.
  public var duration: TimeInterval
  /// How much.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
/// When a timeline is made anew.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  /// At its end.
  public static let atEnd = TimelineReloadPolicy(date: nil)
  /// Not by itself.
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}
/// What a widget shows, one after the other.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When it is made anew.
  public let policy: TimelineReloadPolicy
  /// A timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
/// For what a provider makes entries.
public struct TimelineProviderContext: Sendable {
  /// The widget's family.
  public let family: WidgetFamily
  /// Whether it is for a preview: yes.
  public let isPreview = true
  /// The widget's size.
  public var displaySize: CGSize { family.size }
}
/// Makes the entries of a widget.
public protocol TimelineProvider<Entry> {
  /// What it makes.
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// Something to show before anything is known.
  func placeholder(in context: Context) -> Entry
  /// Something to show at once.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What to show from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
/// Makes the entries of a widget with settings.
public protocol IntentTimelineProvider<Entry, Intent> {
  /// What it makes.
  associatedtype Entry: TimelineEntry
  /// The settings.
  associatedtype Intent
  typealias Context = TimelineProviderContext
  /// Something to show before anything is known.
  func placeholder(in context: Context) -> Entry
  /// Something to show at once.
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What to show from now on.
  func getTimeline(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
/// Makes the entries of a widget with settings of an app's own.
public protocol AppIntentTimelineProvider<Entry, Intent> {
  /// What it makes.
  associatedtype Entry: TimelineEntry
  /// The settings.
  associatedtype Intent
  typealias Context = TimelineProviderContext
  /// Something to show before anything is known.
  func placeholder(in context: Context) -> Entry
  /// Something to show at once.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What to show from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings that are recommended where widgets cannot be set: none without another answer.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

/// Settings that are recommended where a widget cannot be set.
public struct AppIntentRecommendation<Intent> {
  /// The settings.
  public let intent: Intent
  /// What they are called.
  public let description: Text
  /// Settings, and what they are called.
  public init(intent: Intent, description: LocalizedStringKey) { (self.intent, self.description) = (intent, Text(description)) }
  /// Settings, and what they are called.
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, Text(description))
  }
  /// Settings, and what they are called.
  public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
}
/// Settings that are recommended where a widget cannot be set.
public typealias IntentRecommendation = AppIntentRecommendation
extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A widget.
@MainActor @preconcurrency public protocol Widget {
  /// What the widget is.
  associatedtype Body: WidgetConfiguration
  /// What the widget is.
  var body: Body { get }
  /// The widget as it begins.
  init()
  /// Shows nothing: widgets are shown by previews.
  static func main()
}
extension Widget {
  /// Shows nothing: widgets are shown by previews.
  public static func main() {}
}
/// Several widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// What they are.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// The widgets as they begin.
  init()
  /// Shows nothing: widgets are shown by previews.
  static func main()
}
extension WidgetBundle {
  /// Shows nothing: widgets are shown by previews.
  public static func main() {}
}
/// Makes a bundle out of widgets.
@MainActor @preconcurrency @resultBuilder public enum WidgetBundleBuilder {
  /// Several widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetList { _WidgetList() }
  /// One widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// `if` without `else`.
  public static func buildIf(_ content: (some Widget)?) -> _WidgetList { _WidgetList() }
  /// `if #available`.
  public static func buildLimitedAvailability(_ content: some Widget) -> _WidgetList { _WidgetList() }
}
/// Several widgets.
public struct _WidgetList: Widget {
  /// Nothing of its own.
  public init() {}
  public var body: _MadeConfiguration { _MadeConfiguration { _, _ in nil } }
}

/// What a widget is: who makes its entries, and what shows them.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The view of an entry; nil for one of another widget.
  func _view(of entry: any TimelineEntry, in family: WidgetFamily) -> AnyView?
}
/// A configuration whose views are known.
public struct _MadeConfiguration: WidgetConfiguration {
  let make: (any TimelineEntry, WidgetFamily) -> AnyView?
  var hasMargins = true
  public func _view(of entry: any TimelineEntry, in family: WidgetFamily) -> AnyView? { make(entry, family) }
}
/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let make: (any TimelineEntry) -> Content?
  /// A widget that shows what `content` makes of a provider's entries.
  public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
    make = { ($0 as? Provider.Entry).map(content) }
  }
  public func _view(of entry: any TimelineEntry, in family: WidgetFamily) -> AnyView? { make(entry).map { AnyView($0) } }
}
/// A widget with settings.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  private let make: (any TimelineEntry) -> Content?
  /// A widget that shows what `content` makes of a provider's entries.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { make = { ($0 as? Provider.Entry).map(content) } }
  public func _view(of entry: any TimelineEntry, in family: WidgetFamily) -> AnyView? { make(entry).map { AnyView($0) } }
}
/// A widget with settings of an app's own.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  private let make: (any TimelineEntry) -> Content?
  /// A widget that shows what `content` makes of a provider's entries.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { make = { ($0 as? Provider.Entry).map(content) } }
  public func _view(of entry: any TimelineEntry, in family: WidgetFamily) -> AnyView? { make(entry).map { AnyView($0) } }
}
extension WidgetConfiguration {
  /// Tells nobody here.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Tells nobody here.
  @_disfavoredOverload public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration { self }
  /// Tells nobody here.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Tells nobody here.
  @_disfavoredOverload public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  /// A preview names its own family.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// A preview has its settings.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// A preview stands where it is put.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// The content reaches to the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _MadeConfiguration { entry, family in self._view(of: entry, in: family).map { AnyView($0.environment(\.widgetHasMargins, false)) } }
  }
  /// Tells nobody here.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Tells nobody here.
  public func onBackgroundURLSessionEvents(matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void)
    -> some WidgetConfiguration
  { self }
}

/// All widgets of an app; nothing here.
public final class WidgetCenter: Sendable {
  /// The app's.
  public static let shared = WidgetCenter()
  /// Does nothing.
  public func reloadAllTimelines() {}
  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing: widgets are recommended nowhere.
  public func invalidateConfigurationRecommendations() {}
  /// Does nothing.
  public func invalidateRelevance(ofKind kind: String) {}
  /// None.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  /// What an app that a widget opens is told of it, by its names.
  public enum UserInfoKey {
    /// The widget's kind.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The widget's family.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The activity's name.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
  /// None.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
}
/// A widget that somebody put on a page.
public struct WidgetInfo: Sendable, Identifiable, Hashable {
  /// Its kind and its family.
  public var id: String { "\(kind).\(family)" }
  /// What was chosen for it; nil for one that is not of such a kind.
  public func widgetConfigurationIntent<Intent>(of type: Intent.Type) -> Intent? { nil }
  /// Its kind.
  public let kind: String
  /// Its family.
  public let family: WidgetFamily
}
