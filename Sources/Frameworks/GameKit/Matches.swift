import UIKit

/// Who is sought to play with.
open class GKMatchRequest: NSObject {
  /// How few.
  open var minPlayers = 2
  /// How many.
  open var maxPlayers = 2
  /// How many unless said.
  open var defaultNumberOfPlayers = 2
  /// Which group.
  open var playerGroup = 0
  /// What each is, in bits.
  open var playerAttributes: UInt32 = 0
  /// Who is asked.
  open var recipients: [GKPlayer]?
  /// What they are told.
  open var inviteMessage: String?
}
/// A game with others; none comes to be.
open class GKMatch: NSObject {
  /// The others: nobody.
  open var players: [GKPlayer] { [] }
  /// How many are still sought.
  open var expectedPlayerCount: Int { 0 }
  /// Who is told.
  open weak var delegate: (any GKMatchDelegate)?
  /// How it is sent.
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  /// Sends: nobody is there.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {}
  /// Sends: nobody is there.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {}
  /// Ends.
  open func disconnect() {}
}
/// How a player is reached.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
/// Who is told of a game.
public protocol GKMatchDelegate: NSObjectProtocol {
  /// Something came.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Somebody came or went.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// It failed.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}
extension GKMatchDelegate {
  /// Does nothing.
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  /// Does nothing.
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  /// Does nothing.
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}
/// Looks for others: finds nobody.
open class GKMatchmaker: NSObject {
  nonisolated(unsafe) private static let only = GKMatchmaker()
  /// The one that there is.
  open class func shared() -> GKMatchmaker { only }
  /// Nobody.
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GKError(.notAuthenticated) }
  /// Nobody.
  open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  /// Looks no more.
  open func cancel() {}
  /// It is found.
  open func finishMatchmaking(for match: GKMatch) {}
}
/// A screen that looks for others; a plate.
open class GKMatchmakerViewController: UINavigationController {
  /// Who is told.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// Who is sought.
  public let matchRequest: GKMatchRequest
  /// A screen.
  public init?(matchRequest request: GKMatchRequest) {
    matchRequest = request
    super.init(nibName: nil, bundle: nil)
  }
  /// As made by itself.
  public required init?(coder: NSCoder) {
    matchRequest = GKMatchRequest()
    super.init(coder: coder)
  }
}
/// Who is told of a screen that looks for others.
@MainActor @preconcurrency public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// The player went away.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// It failed.
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Others were found.
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
  /// Does nothing.
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}
