import UIKit

/// Which of Game Center's screens.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}
/// A screen of Game Center; a plate.
open class GKGameCenterViewController: UINavigationController {
  /// Who is told of its end.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// Which screen.
  open var viewState = GKGameCenterViewControllerState.default
  /// Which list.
  open var leaderboardIdentifier: String?
  /// Of which time.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
  /// A screen.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  /// A list.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(nibName: nil, bundle: nil)
    (viewState, leaderboardIdentifier, leaderboardTimeScope) = (.leaderboards, leaderboardID, timeScope)
  }
  /// Something to be reached.
  public convenience init(achievementID: String) {
    self.init(nibName: nil, bundle: nil)
    viewState = .achievements
  }
  /// A plate.
  open override func loadView() { view = GameCenterPlate(frame: UIScreen.main.bounds) }
}
private final class GameCenterPlate: _ServicePlaceholderView {
  override var _serviceName: String { "Game Center" }
}
/// Who is told of the end of a screen.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// It is at its end.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// The button to Game Center over a game; not shown.
@MainActor @preconcurrency open class GKAccessPoint: NSObject {
  /// The one that there is.
  public static let shared = GKAccessPoint()
  /// Whether it is wanted; kept.
  open var isActive = false
  /// Whether it is seen: no.
  open var isVisible: Bool { false }
  /// Whether its screen is open: no.
  open var isPresentingGameCenter: Bool { false }
  /// Whether it shows what is new; kept.
  open var showHighlights = false
  /// In which corner; kept.
  open var location = Location.topLeading
  /// In which window; kept.
  open weak var parentWindow: UIWindow?
  /// Where it would be: nowhere.
  open var frameInScreenCoordinates: CGRect { .zero }
  /// Opens its screen: does nothing but call.
  open func trigger(handler: @escaping () -> Void) { handler() }
  /// Opens a screen: does nothing but call.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
  /// In which corner.
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
}
/// Words over a game; not shown.
open class GKNotificationBanner: NSObject {
  /// Shows words; calls at once.
  open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) { completionHandler?() }
}
