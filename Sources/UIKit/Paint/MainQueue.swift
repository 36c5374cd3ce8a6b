import Foundation
import QuoinFoundation

/// What code has put off: to the main queue's next turn, as data sources like to, or to tasks of hosted SwiftUI.
@MainActor enum MainQueue {
  /// How long tasks of hosted views are waited for.
  private static let patience: TimeInterval = 2

  /// Whether what was put off is being run: a page that is made by it belongs to somebody else.
  private(set) static var isTurning = false

  /// Runs what was put off, and lays out again, until nothing is put off any more; timers and later turns do not count. Tasks that sleep
  /// in `time` are woken, if they sleep no longer than tasks are waited for.
  static func settle(_ window: UIWindow, _ time: _SleepTime) {
    for _ in 0..<8 {
      turning { _ = _SleepTime.letMainQueueRun() }
      guard window.layer.subtreeNeedsLayout else { break }
      window.settleLayout()
    }
    guard runningTasks(window) + time.sleepers > 0 else { return }
    turning {
      time.wait(patience, isAtWork: { runningTasks(window) > time.sleepers }) {
        guard window.layer.subtreeNeedsLayout else { return false }
        window.settleLayout()
        return true
      }
    }
  }

  private static func turning(_ body: () -> Void) {
    isTurning = true
    defer { isTurning = false }
    body()
  }

  /// Makes a page, whose own views put things off again.
  static func making<Result>(_ body: () -> Result) -> Result {
    let outer = isTurning
    isTurning = false
    defer { isTurning = outer }
    return body()
  }

  /// How many tasks of hosted pages are not over.
  private static func runningTasks(_ root: UIView) -> Int {
    var stack = [root]
    var count = 0
    while let view = stack.popLast() {
      count += view.viewState.guest?.runningTasks ?? 0
      stack.append(contentsOf: view.children)
    }
    return count
  }
}
