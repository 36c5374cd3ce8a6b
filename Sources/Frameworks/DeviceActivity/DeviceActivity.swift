@_exported import Foundation
@_exported import ManagedSettings
import SwiftUI

/// What is watched, by its name.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// When something is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
  /// From.
  public let intervalStart: DateComponents
  /// To.
  public let intervalEnd: DateComponents
  /// Whether each day anew.
  public let repeats: Bool
  /// How long before its end one is told; nil = one is not.
  public let warningTime: DateComponents?
  /// From and to.
  public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
    (self.intervalStart, self.intervalEnd, self.repeats, self.warningTime) = (intervalStart, intervalEnd, repeats, warningTime)
  }
  /// When next; nil = not known.
  public var nextInterval: DateInterval? { nil }
}
/// Something that is to be told.
public struct DeviceActivityEvent: Hashable, Sendable {
  /// By its name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// After how long.
  public let threshold: DateComponents
  /// Some apps were used so long.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [],
    threshold: DateComponents, includesPastActivity: Bool = false
  ) { self.threshold = threshold }
}
/// Watches what is done with a phone; it can't.
public final class DeviceActivityCenter {
  /// Why it can't.
  public enum MonitoringError: Error, LocalizedError, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
  }
  /// One.
  public init() {}
  /// What it watches: nothing.
  public var activities: [DeviceActivityName] { [] }
  /// Watches; it fails.
  /// - Throws: that the app may not.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule, events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }
  /// Watches no more.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  /// When something is watched; nil = it is not.
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  /// What is to be told: nothing.
  public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}
/// Hears of what is watched; never called.
open class DeviceActivityMonitor: NSObject {
  /// It begins.
  open func intervalDidStart(for activity: DeviceActivityName) {}
  /// It ends.
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  /// It was used so long.
  open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
  /// It begins soon.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  /// It ends soon.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  /// It is soon used so long.
  open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
/// Of what a report is.
public struct DeviceActivityFilter: Hashable, Sendable {
  /// Each in parts of so long.
  public enum SegmentInterval: Hashable, Sendable {
    case hourly(during: DateInterval), daily(during: DateInterval), weekly(during: DateInterval)
  }
  /// Whose.
  public enum Users: Hashable, Sendable { case all, children }
  /// On which machines.
  public struct Devices: Hashable, Sendable {
    /// What kind of machine.
    public enum Model: Hashable, Sendable { case iPhone, iPad, iPod, mac }
    /// Of some kinds.
    public init(_ models: Set<Model>) {}
    /// All.
    public static let all = Devices([.iPhone, .iPad, .iPod, .mac])
  }
  /// Of something.
  public init(
    segment: SegmentInterval, users: Users = .all, devices: Devices = .all, applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) {}
}
/// What was done with a phone: a plate.
public struct DeviceActivityReport: View {
  /// Which report.
  public struct Context: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// Of something.
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter(segment: .daily(during: DateInterval()))) {}
  public var body: some View { _ServicePlaceholder("DeviceActivityReport", symbol: "hourglass") }
}
