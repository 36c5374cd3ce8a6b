import Foundation

/// What code has put off: to the main queue's next turn, as data sources like to, or to tasks of hosted SwiftUI.
@MainActor enum MainQueue {
  /// How long tasks of hosted views are waited for.
  private static let patience: TimeInterval = 2

  /// Whether what was put off is being run: a page that is made by it belongs to somebody else.
  private(set) static var isTurning = false

  /// Runs what was put off, and lays out again, until nothing is put off any more; timers and later turns do not count.
  static func settle(_ window: UIWindow) {
    for _ in 0..<8 {
      turn(until: Date())
      guard window.layer.subtreeNeedsLayout else { break }
      window.settleLayout()
    }
    guard isBusy(window), isServed() else { return }
    let deadline = Date(timeIntervalSinceNow: patience)
    while isBusy(window), Date() < deadline {
      turn(until: Date(timeIntervalSinceNow: 0.005))
      window.settleLayout()
    }
  }

  private static func turn(until date: Date) {
    isTurning = true
    defer { isTurning = false }
    _ = RunLoop.main.run(mode: .default, before: date)
  }

  /// Whether a turn runs what is put off. Within a task of the main actor, as servers make pages, it does not: the task's own turn is not
  /// over, so that waiting for others would only hold everybody up.
  private static func isServed() -> Bool {
    final class Probe: @unchecked Sendable { var came = false }
    let probe = Probe()
    DispatchQueue.main.async { probe.came = true }
    turn(until: Date())
    return probe.came
  }

  /// Makes a page, whose own views put things off again.
  static func making<Result>(_ body: () -> Result) -> Result {
    let outer = isTurning
    isTurning = false
    defer { isTurning = outer }
    return body()
  }

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
