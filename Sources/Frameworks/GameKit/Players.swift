@_exported import Foundation
@_exported import GameplayKit
@_exported import UIKit

/// A player by name.
open class GKBasePlayer: NSObject {
  /// A name that stays: none.
  open var playerID: String? { nil }
  /// The name that others see: none.
  open var displayName: String? { nil }
}
/// A player; nobody here.
open class GKPlayer: GKBasePlayer {
  /// A name that stays in all games: none.
  open var gamePlayerID: String { "" }
  /// A name that stays in a team's games: none.
  open var teamPlayerID: String { "" }
  /// The name by which the player is called: none.
  open var alias: String { "" }
  /// The name that others see: none.
  open override var displayName: String { "" }
  /// Whether the names stay: no.
  open func scopedIDsArePersistent() -> Bool { false }
  /// A picture: none.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
  /// A picture: none.
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  /// How large a picture is.
  public enum PhotoSize: Int, Sendable { case small, normal }
}
/// The player of this phone: nobody has signed in.
open class GKLocalPlayer: GKPlayer {
  nonisolated(unsafe) private static let only = GKLocalPlayer()
  /// The player of this phone.
  open class var local: GKLocalPlayer { only }
  /// The player of this phone.
  open class var localPlayer: GKLocalPlayer { only }
  /// Whether somebody has signed in: no.
  open var isAuthenticated: Bool { false }
  /// Whether the player is a child: not known, no.
  open var isUnderage: Bool { false }
  /// Whether the player may play with others: no, which is that it is restricted.
  open var isMultiplayerGamingRestricted: Bool { true }
  /// Whether the player may speak with others: no, which is that it is restricted.
  open var isPersonalizedCommunicationRestricted: Bool { true }
  /// Called at once, with no screen to sign in at, and that nobody has.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// Listens; nothing is heard.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Listens no more.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Listens no more.
  open func unregisterAllListeners() {}
  /// Friends: none.
  open func loadFriends() async throws -> [GKPlayer] { [] }
  /// The leaderboard that is shown first: none.
  open func loadDefaultLeaderboardIdentifier() async throws -> String { throw GKError(.notAuthenticated) }
  /// Which leaderboard is shown first: kept by nobody.
  open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws {}
}
/// Who hears of what others ask of the player.
public protocol GKLocalPlayerListener: NSObjectProtocol {
  /// An invitation was accepted.
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
}
extension GKLocalPlayerListener {
  /// Does nothing.
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
}
/// An invitation; none comes.
open class GKInvite: NSObject {
  /// Who invites.
  public let sender = GKPlayer()
}
extension Notification.Name {
  /// Somebody has signed in or out: never.
  public static let GKPlayerAuthenticationDidChangeNotificationName = Self("GKPlayerAuthenticationDidChangeNotificationName")
}
extension NSNotification.Name {
  /// Somebody has signed in or out: never.
  public static let GKPlayerDidChangeNotificationName = Self("GKPlayerDidChangeNotificationName")
}
