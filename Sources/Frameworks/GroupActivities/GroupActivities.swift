@_exported import Combine
@_exported import Foundation
import UIKit

/// Something that people of a call do together.
public protocol GroupActivity: Codable {
  /// What kind it is, by a name of the app's.
  static var activityIdentifier: String { get }
  /// What is told of it.
  var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
  /// The type's own name.
  public static var activityIdentifier: String { String(reflecting: self) }
  /// Whether the people are asked; nobody is in a call: off.
  public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
  /// Begins it: nobody is in a call.
  /// - Throws: never here.
  public func activate() async throws -> Bool { false }
  /// The sessions of it: none ever comes.
  public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
/// What came of asking the people.
public enum GroupActivityActivationResult: Sendable {
  /// Not together: the app does it alone.
  case activationDisabled
  /// Together.
  case activationPreferred
  /// Not at all.
  case cancelled
}
/// What is told of an activity.
public struct GroupActivityMetadata: Sendable {
  /// What is done.
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Anything.
    public static let generic = ActivityType("generic")
    /// Something is watched.
    public static let watchTogether = ActivityType("watchTogether")
    /// Something is heard.
    public static let listenTogether = ActivityType("listenTogether")
    /// Something is made.
    public static let createTogether = ActivityType("createTogether")
    /// Sport.
    public static let workoutTogether = ActivityType("workoutTogether")
    /// Something is bought.
    public static let shopTogether = ActivityType("shopTogether")
    /// Something is read.
    public static let readTogether = ActivityType("readTogether")
    /// Something is explored.
    public static let exploreTogether = ActivityType("exploreTogether")
    /// Something is learnt.
    public static let learnTogether = ActivityType("learnTogether")
  }
  /// What is done.
  public var type = ActivityType.generic
  /// Its title; nil = not said.
  public var title: String?
  /// Smaller words; nil = not said.
  public var subtitle: String?
  /// Its picture; nil for none.
  public var previewImage: CGImage?
  /// A page for those who have not the app; nil for none.
  public var fallbackURL: URL?
  /// Whether it goes on on a television.
  public var supportsContinuationOnTV = false
  /// Nothing is told.
  public init() {}
}
/// Somebody of a call.
public struct Participant: Hashable, Sendable, Identifiable {
  /// Who.
  public let id: UUID
}
/// Whom a message is for.
public struct Participants: Sendable {
  /// All.
  public static let all = Participants()
  /// Some.
  public static func only(_ participants: Set<Participant>) -> Participants { Participants() }
  /// One.
  public static func only(_ participant: Participant) -> Participants { Participants() }
}
/// People who do something together: none ever comes here.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, @unchecked Sendable {
  /// How far it is.
  public enum State: Sendable {
    case waiting, joined
    case invalidated(reason: any Error)
  }
  /// What is done.
  @Published public var activity: ActivityType
  /// Who takes part.
  @Published public private(set) var activeParticipants: Set<Participant> = []
  /// How far it is.
  @Published public private(set) var state = State.waiting
  /// Which one it is.
  public let id = UUID()
  /// The user.
  public let localParticipant = Participant(id: UUID())
  /// Whether the user began it.
  public var isLocallyInitiated: Bool { false }
  init(_ activity: ActivityType) { self.activity = activity }
  /// Takes part.
  public func join() { state = .joined }
  /// Takes part no longer.
  public func leave() {}
  /// Ends it for all.
  public func end() {}
  /// Tells the others what happened.
  public func requestForegroundPresentation() {}

  /// Sessions as they come: none does, the loop ends at once.
  public struct Sessions: AsyncSequence, Sendable {
    public typealias Element = GroupSession<ActivityType>
    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next: none.
      public mutating func next() async -> GroupSession<ActivityType>? { nil }
    }
    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
/// Speaks with the others of a session: there are none, so messages reach nobody and none comes.
public final class GroupSessionMessenger: @unchecked Sendable {
  /// Whether a message must arrive.
  public enum DeliveryMode: Sendable { case reliable, unreliable }
  /// What is told beside a message.
  public struct MessageContext: Sendable {
    /// Who sent it.
    public let source: Participant
  }
  /// Messages of a type, one after the other: none comes, the loop ends at once.
  public struct Messages<Message>: AsyncSequence {
    public typealias Element = (Message, MessageContext)
    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next: none.
      public mutating func next() async -> (Message, MessageContext)? { nil }
    }
    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// One for a session.
  public init<A: GroupActivity>(session: GroupSession<A>, deliveryMode: DeliveryMode = .reliable) {}
  /// Sends something.
  public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
  /// Sends something, and tells what came of it.
  public func send<Message: Codable>(
    _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
  ) { completion(nil) }
  /// Messages of a type.
  public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
}
/// Whether the user is in a call: no.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
  /// Whether something may be begun together: no.
  @Published public private(set) var isEligibleForGroupSession = false
  /// One.
  public init() {}
}
/// A screen that asks whom to do something with: nobody is there, so it is empty and tells that nothing came of it.
@MainActor @preconcurrency public final class GroupActivitySharingController: UIViewController {
  /// What came of it.
  public var result: GroupActivitySharingResult { get async { .cancelled } }
  /// One for an activity.
  /// - Throws: never here.
  public init<A: GroupActivity>(_ activity: A) throws { super.init(nibName: nil, bundle: nil) }
  /// One for an activity that is made later.
  public init<A: GroupActivity>(preparationHandler: @escaping () async throws -> A) { super.init(nibName: nil, bundle: nil) }
  /// Not from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// What came of asking whom to do something with.
public enum GroupActivitySharingResult: Sendable { case success, cancelled }
