import Foundation
import SwiftUI

/// What was done, as it comes: nothing.
public struct DeviceActivityResults<Element: Sendable>: AsyncSequence, Sendable {
  /// Goes through nothing.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Nothing.
    public mutating func next() async -> Element? { nil }
  }
  /// Goes through nothing.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
/// What was done with a machine: nothing.
public struct DeviceActivityData: Hashable, Sendable {
  /// A part of the time.
  public struct ActivitySegment: Hashable, Sendable {
    /// When.
    public let dateInterval: DateInterval
    /// How long, in seconds.
    public let totalActivityDuration: TimeInterval
    /// The longest without a rest; nil = none.
    public let longestActivity: DateInterval?
    /// When it was first taken up; nil = never.
    public let firstPickup: Date?
    /// How often it was taken up for no app.
    public let totalPickupsWithoutApplicationActivity: Int
    /// By kinds of apps.
    public var categories: DeviceActivityResults<CategoryActivity> { DeviceActivityResults() }
  }
  /// What was done with a kind of apps.
  public struct CategoryActivity: Hashable, Sendable {
    /// Which.
    public let category: ActivityCategory
    /// How long, in seconds.
    public let totalActivityDuration: TimeInterval
    /// By apps.
    public var applications: DeviceActivityResults<ApplicationActivity> { DeviceActivityResults() }
    /// By places of the web.
    public var webDomains: DeviceActivityResults<WebDomainActivity> { DeviceActivityResults() }
  }
  /// What was done with an app.
  public struct ApplicationActivity: Hashable, Sendable {
    /// Which.
    public let application: Application
    /// How long, in seconds.
    public let totalActivityDuration: TimeInterval
    /// How often the machine was taken up for it.
    public let numberOfPickups: Int
    /// How often it told of something.
    public let numberOfNotifications: Int
  }
  /// What was done with a place of the web.
  public struct WebDomainActivity: Hashable, Sendable {
    /// Which.
    public let webDomain: WebDomain
    /// How long, in seconds.
    public let totalActivityDuration: TimeInterval
  }
  /// By parts of the time.
  public var activitySegments: DeviceActivityResults<ActivitySegment> { DeviceActivityResults() }
  /// When this was put together.
  public let lastUpdatedDate: Date
}
/// One report of an app's.
@MainActor @preconcurrency public protocol DeviceActivityReportScene {
  /// What is made of what was done.
  associatedtype Configuration
  /// What is shown of it.
  associatedtype Content: View
  /// Which report.
  var context: DeviceActivityReport.Context { get }
  /// What is shown of it.
  var content: (Configuration) -> Content { get }
  /// What is made of what was done; never called.
  func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async -> Configuration
}
/// Puts reports together.
@MainActor @resultBuilder public struct DeviceActivityReportBuilder {
  /// One of them.
  public static func buildBlock<Scene: DeviceActivityReportScene>(_ scene: Scene) -> some DeviceActivityReportScene { scene }
  /// All of them.
  public static func buildBlock<First: DeviceActivityReportScene, each Scene: DeviceActivityReportScene>(
    _ first: First, _ scenes: repeat each Scene
  ) -> some DeviceActivityReportScene { first }
}
/// Reports that an app brings along; never asked for.
@MainActor @preconcurrency public protocol DeviceActivityReportExtension {
  /// They.
  associatedtype Body: DeviceActivityReportScene
  /// They.
  @DeviceActivityReportBuilder var body: Body { get }
  /// Made by the system.
  init()
}
extension DeviceActivityReportExtension {
  /// Begins; nobody asks for a report.
  public static func main() {}
}
