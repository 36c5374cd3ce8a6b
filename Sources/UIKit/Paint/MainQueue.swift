import Foundation

/// What code has put off: to the main queue's next turn, as data sources like to, or to tasks of hosted SwiftUI.
@MainActor enum MainQueue {
  /// How long tasks of hosted views are waited for.
  private static let patience: TimeInterval = 2

  /// Runs what was put off, and lays out again, until nothing is put off any more; timers and later turns do not count.
  static func settle(_ window: UIWindow) {
    for _ in 0..<8 {
      turn(until: Date())
      guard window.layer.subtreeNeedsLayout else { break }
      window.settleLayout()
    }
    let deadline = Date(timeIntervalSinceNow: patience)
    while isBusy(window), Date() < deadline {
      turn(until: Date(timeIntervalSinceNow: 0.005))
      window.settleLayout()
    }
  }

  private static func turn(until date: Date) { _ = RunLoop.main.run(mode: .default, before: date) }

  /// Whether a hosted page waits for tasks.
  private static func isBusy(_ root: UIView) -> Bool {
    var stack = [root]
    while let view = stack.popLast() {
      if view.viewState.guest?.isBusy ?? false { return true }
      stack.append(contentsOf: view.children)
    }
    return false
  }
}
