@_exported import Foundation
import SwiftUI

/// What a live activity is about, and what of it changes.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable, Hashable
}

/// What an activity shows from a moment on.
public struct ActivityContent<State: Codable & Hashable>: Sendable, CustomStringConvertible where State: Sendable {
  public var description: String { "\(state)" }
  /// What is shown.
  public var state: State
  /// When it is out of date; nil for never.
  public var staleDate: Date?
  /// How much it matters among others.
  public var relevanceScore: Double
  /// What is shown, until when, and how much it matters.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
/// How an activity stands.
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
/// When an ended activity goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  /// When the system likes.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// After a moment.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}
/// How an activity is shown.
public enum ActivityStyle: Hashable, Sendable {
  case standard, transient
}
/// How an activity is updated from a server.
public struct PushType: Equatable, Sendable {
  private let name: String
  /// By a token of its own.
  public static let token = PushType(name: "token")
  /// By a channel of many.
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}
/// A sentence that comes with an update.
public struct AlertConfiguration: Sendable {
  /// What sounds.
  public struct AlertSound: Sendable {
    /// What sounds usually.
    public static let `default` = AlertSound()
    /// A sound of the app's.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  /// A sentence.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}
/// Why an activity could not begin.
public enum ActivityAuthorizationError: Error, Sendable, LocalizedError, Hashable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure,
    reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
  /// What is wrong, in words; the phone's own are not known.
  public var errorDescription: String? { "The activity could not begin: \(self)." }
}
/// Whether activities may begin: no, as none can be seen here.
public final class ActivityAuthorizationInfo: Sendable {
  /// So.
  public init() {}
  /// No.
  public var areActivitiesEnabled: Bool { false }
  /// No.
  public var frequentPushesEnabled: Bool { false }
  /// Whether they may as time goes by: nothing changes.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  /// Whether they may be updated often as time goes by: nothing changes.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A live activity. None can begin here: there is no lock screen.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable where Attributes.ContentState: Sendable {
  /// What is shown.
  public typealias ContentState = Attributes.ContentState
  /// A name of its own.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  /// What is shown.
  public private(set) var content: ActivityContent<ContentState>
  /// What is shown.
  public var contentState: ContentState { content.state }
  /// How it stands.
  public private(set) var activityState = ActivityState.active
  /// Under which a server reaches it; none.
  public var pushToken: Data? { nil }
  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }
  /// The activities that run: none.
  public static var activities: [Activity] { [] }
  /// Begins one; none can.
  /// - Throws: `ActivityAuthorizationError.denied`.
  @discardableResult public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity { throw ActivityAuthorizationError.denied }
  /// Begins one; none can.
  /// - Throws: `ActivityAuthorizationError.denied`.
  @discardableResult public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity { throw ActivityAuthorizationError.denied }
  /// Begins one that is shown in a way of its own; none can.
  /// - Throws: `ActivityAuthorizationError.denied`.
  @discardableResult public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity { throw ActivityAuthorizationError.denied }
  /// Begins one at a moment; none can.
  /// - Throws: `ActivityAuthorizationError.denied`.
  @discardableResult public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity { throw ActivityAuthorizationError.denied }
  /// How it is shown.
  public var style: ActivityStyle { .standard }
  /// The activities that begin as time goes by: none.
  public static var activityUpdates: AsyncStream<Activity> { AsyncStream { $0.finish() } }
  /// Under which a server may begin one; none.
  public static var pushToStartToken: Data? { nil }
  /// Under which a server may begin one as time goes by: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// What it shows as time goes by: nothing.
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  /// Shows something else.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  /// Shows something else, with a sentence.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async { self.content = content }
  /// Shows something else, at a moment of a server's clock, with a sentence.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async {
    self.content = content
  }
  /// Shows something else.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async { content.state = contentState }
  /// Ends it.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    if let content { self.content = content }
    activityState = .ended
  }
  /// Ends it, at a moment of a server's clock.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async { await end(content, dismissalPolicy: dismissalPolicy) }
  /// Ends it.
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    if let contentState { content.state = contentState }
    activityState = .ended
  }
  /// What it shows as time goes by: nothing.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  /// How it stands as time goes by: nothing.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// Its tokens as time goes by: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
