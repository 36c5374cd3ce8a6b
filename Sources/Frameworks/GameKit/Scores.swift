import UIKit

/// A list of the best; empty.
open class GKLeaderboard: NSObject {
  /// Its name among lists.
  open var baseLeaderboardID: String
  /// The name of one, by its older word.
  open var identifier: String?
  /// Its words.
  open var title: String? { nil }
  /// Of which players, by its older word.
  open var playerScope = PlayerScope.global
  /// Of which time, by its older word.
  open var timeScope = TimeScope.allTime
  /// Which places.
  open var range = NSRange(location: 1, length: 10)
  /// The best, by its older word: none.
  open var scores: [GKScore]? { nil }
  /// The player's own, by its older word: none.
  open var localPlayerScore: GKScore? { nil }
  /// How many there are, by its older word.
  open var maxRange: Int { 0 }
  /// A list.
  public override init() { baseLeaderboardID = "" }
  init(_ name: String) { baseLeaderboardID = name }
  /// The lists of names: empty ones; nil = none.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    (leaderboardIDs ?? []).map { GKLeaderboard($0) }
  }
  /// The lists of names: empty ones; nil = none.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
    completionHandler((leaderboardIDs ?? []).map { GKLeaderboard($0) }, nil)
  }
  /// Tells how many points the player has; kept nowhere.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {}
  /// Tells how many points the player has; kept nowhere.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  /// Tells how many points the player has; kept nowhere.
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {}
  /// The best: none.
  open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (Entry?, [Entry], Int) {
    (nil, [], 0)
  }
  /// The best: none.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, [], 0, nil) }
  /// The places of players: none.
  open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) { (nil, []) }
  /// The best, by its older word: none.
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)?) { completionHandler?([], nil) }
  /// Of which players.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  /// Of which time.
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  /// A place in a list; none is made.
  open class Entry: NSObject {
    /// Who.
    public let player = GKPlayer()
    /// Which place, from 1.
    open var rank: Int { 0 }
    /// How many points.
    open var score: Int { 0 }
    /// The points in words.
    open var formattedScore: String { "" }
    /// What the game says of it.
    open var context: Int { 0 }
    /// When.
    open var date: Date { Date(timeIntervalSince1970: 0) }
  }
}
/// Points, by their older word; kept nowhere.
open class GKScore: NSObject {
  /// Of which list.
  open var leaderboardIdentifier: String
  /// How many.
  open var value: Int64 = 0
  /// What the game says of it.
  open var context: UInt64 = 0
  /// Which place: none.
  open var rank: Int { 0 }
  /// Who.
  open var player: GKPlayer { GKLocalPlayer.local }
  /// The points in words.
  open var formattedValue: String? { "\(value)" }
  /// Points in a list.
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  /// Tells of points; kept nowhere.
  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
}
/// Something that was reached; kept nowhere.
open class GKAchievement: NSObject {
  /// Its name.
  open var identifier: String
  /// How much of it, in hundredths.
  open var percentComplete = 0.0
  /// Whether it is reached.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Whether the system tells the player.
  open var showsCompletionBanner = false
  /// When it was last told of.
  open var lastReportedDate: Date { Date(timeIntervalSince1970: 0) }
  /// Something to be reached.
  public init(identifier: String) { self.identifier = identifier }
  /// Something to be reached by a player.
  public init(identifier: String, player: GKPlayer) { self.identifier = identifier }
  /// What was reached: nothing.
  open class func loadAchievements() async throws -> [GKAchievement] { [] }
  /// What was reached: nothing.
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) { completionHandler?([], nil) }
  /// Tells of it; kept nowhere.
  open class func report(_ achievements: [GKAchievement]) async throws {}
  /// Tells of it; kept nowhere.
  open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
  /// Forgets all.
  open class func resetAchievements() async throws {}
  /// Forgets all.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
/// Words of what can be reached; none are known.
open class GKAchievementDescription: NSObject {
  /// Its name.
  open var identifier: String { "" }
  /// Its words.
  open var title: String { "" }
  /// Words before it is reached.
  open var unachievedDescription: String { "" }
  /// Words once it is reached.
  open var achievedDescription: String { "" }
  /// What can be reached: nothing.
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { [] }
}
