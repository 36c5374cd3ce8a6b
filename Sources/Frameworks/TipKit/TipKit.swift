@_exported import Foundation
import SwiftUI
import UIKit

/// A hint for who uses an app.
public protocol Tip: Identifiable, Sendable {
  typealias Status = Tips.Status
  typealias Rule = Tips.Rule
  typealias Action = Tips.Action
  typealias Option = TipOption
  typealias Event = Tips.Event
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// Its name; the type's without another.
  var id: String { get }
  /// Its title.
  var title: Text { get }
  /// Its words; nil for none.
  var message: Text? { get }
  /// Its picture; nil for none.
  var image: Image? { get }
  /// Its buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What must be true for it to show: all of them.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often it shows; kept by nobody.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  /// The type's name.
  public var id: String { "\(Self.self)" }
  /// None.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Action] { [] }
  /// None.
  public var rules: [Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }
  /// Whether it shows: when all its rules are true, and nobody has closed it. Pages that ask are shown anew when that changes.
  public var shouldDisplay: Bool { status == .available }
  /// Where it is.
  public var status: Tips.Status {
    switch TipStore.shared.state(of: id, "\(Self.self)") {
    case .invalidated(let reason): .invalidated(reason)
    case .shown: .available
    case .hidden: .pending
    case .asRulesSay: rules.allSatisfy { $0.isTrue } ? .available : .pending
    }
  }
  /// Where it is, now and with each change.
  public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { status } }
  /// Whether it shows, now and with each change.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }
  /// Lets it not show any more.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
  /// Lets it show again.
  public func resetEligibility() { TipStore.shared.forget(id) }
}
/// How often a hint shows.
public protocol TipOption: Sendable {}

/// All hints.
public enum Tips {
  /// Where a hint is.
  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  /// Why it no longer shows.
  public enum InvalidationReason: String, Hashable, Sendable, Codable, CaseIterable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  /// A button.
  public struct Action: Identifiable, Sendable {
    public let id: String
    /// Its place among the hint's buttons; nil when it is not known.
    public internal(set) var index: Int?
    /// What it does.
    public let handler: @Sendable () -> Void
    /// What it shows.
    public let label: @Sendable () -> Text
    /// A button with words.
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      let words = String(title)
      self.init(id: id ?? words, perform: handler) { Text(verbatim: words) }
    }
    /// A button with words of one's own making.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.handler, self.label) = (id ?? UUID().uuidString, handler, label) }
  }
  /// How many times; kept by nobody.
  public struct MaxDisplayCount: TipOption {
    /// How many.
    public let value: Int
    /// So many times.
    public init(_ count: Int) { value = count }
  }
  /// How long all together, in seconds; kept by nobody.
  public struct MaxDisplayDuration: TipOption {
    /// How long.
    public let value: TimeInterval
    /// So long.
    public init(_ duration: TimeInterval) { value = duration }
  }
  /// Whether others wait; kept by nobody.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether they do.
    public let value: Bool
    /// Whether they do.
    public init(_ ignores: Bool) { value = ignores }
  }
  /// What hints are configured with; kept by nobody.
  public struct ConfigurationOption: Sendable {
    /// How often hints show.
    public struct DisplayFrequency: Sendable, Hashable {
      let seconds: TimeInterval
      /// At once.
      public static let immediate = Self(seconds: 0)
      /// Once an hour.
      public static let hourly = Self(seconds: 3600)
      /// Once a day.
      public static let daily = Self(seconds: 86_400)
      /// Once a week.
      public static let weekly = Self(seconds: 604_800)
      /// Once a month of 30 days.
      public static let monthly = Self(seconds: 2_592_000)
      init(seconds: TimeInterval) { self.seconds = seconds }
      /// Once in so many seconds.
      public init(_ interval: TimeInterval) { seconds = interval }
    }
    /// Where they are kept.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
      case groupContainer(identifier: String)
    }
    /// With whom in the cloud they are shared.
    public struct CloudKitContainer: Sendable {
      /// What suits.
      public static let automatic = CloudKitContainer()
      /// One by its name.
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }
    /// How often hints show.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    /// Where they are kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
    /// With whom in the cloud they are shared.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { ConfigurationOption() }
  }
  /// Does nothing: hints show without it, so that pages and previews need not say it.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets what was closed, counted and set.
  public static func resetDatastore() throws { TipStore.shared.reset() }
  /// Shows all hints, whatever their rules say.
  public static func showAllTipsForTesting() { TipStore.shared.force(nil, .shown) }
  /// Shows no hint.
  public static func hideAllTipsForTesting() { TipStore.shared.force(nil, .hidden) }
  /// Shows some hints, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.force(tips.map { "\($0)" }, .shown) }
  /// Shows none of some hints.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.force(tips.map { "\($0)" }, .hidden) }
}
