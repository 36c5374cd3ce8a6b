import Foundation
import QuoinFoundation
import QuoinLayout

extension Page {
  /// Waits until no task is at work any more, `patience` seconds at most. Tasks that sleep are woken in their order as soon as all others
  /// sleep or are over, if they sleep no longer than that.
  func wait(_ patience: TimeInterval) {
    let time = sleepTime ?? _SleepTime()
    time.wait(patience, isAtWork: { isAtWork }) {
      guard graph.isDirty else { return false }
      react()
      return true
    }
    if let end = time.firstEnd(after: patience) {
      graph.report(
        Finding(
          .sleepingTask, in: String(describing: Root.self),
          "has a task that sleeps for \(end.formatted()) s; the picture waits for \(patience.formatted()) s and does not show what comes afterwards."
        ))
    }
  }

  /// Lets the tasks' time go on, and the tasks that wake with it.
  func advanceTasks(to time: TimeInterval) {
    guard let sleepTime else { return }
    var wakes = 0
    while let next = sleepTime.next(by: time), wakes < 100 {
      sleepTime.advance(to: next)
      // Who is woken has a moment for what it does elsewhere.
      sleepTime.wait(0.05, isAtWork: { isAtWork }) { false }
      wakes += 1
    }
    sleepTime.advance(to: time)
  }

  /// Whether a task that the page waits for does anything but sleep.
  var isAtWork: Bool { graph.runningTasks > (sleepTime?.sleepers ?? 0) }
}
