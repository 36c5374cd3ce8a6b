import Foundation

/// The time of a page that plays: seconds since it began, which go on only when they are told to.
final class PageClock {
  private(set) var now: TimeInterval = 0
  private let began = Date()
  /// The date of this moment.
  var date: Date { began.addingTimeInterval(now) }
  /// When a date comes.
  func time(of date: Date) -> TimeInterval { date.timeIntervalSince(began) }
  private var due: [(time: TimeInterval, order: Int, run: () -> Void)] = []
  private var count = 0
  /// Records that are evaluated anew at each moment, with what ends that.
  private var followers: [ObjectIdentifier: (record: ViewRecord, until: TimeInterval)] = [:]

  /// Runs something at a time; what is due at the same time runs in the order in which it came. ∞ never comes.
  func schedule(at time: TimeInterval, _ run: @escaping () -> Void) {
    guard time < .infinity else { return }
    count += 1
    due.append((time, count, run))
  }
  /// Evaluates `record` at each moment until a time.
  func follow(_ record: ViewRecord, until end: TimeInterval) {
    let known = followers[ObjectIdentifier(record)]?.until ?? -.infinity
    followers[ObjectIdentifier(record)] = (record, max(known, end))
  }

  /// Whether something will come without anybody touching the page.
  var isRunning: Bool { !due.isEmpty || !followers.isEmpty }

  /// Goes on to a time: what is due until then runs, and those who follow time hear of it.
  func advance(to time: TimeInterval) {
    while let next = due.filter({ $0.time <= time }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      now = max(now, next.time)
      due.removeAll { $0.order == next.order }
      next.run()
    }
    now = max(now, time)
    for (key, follower) in followers {
      if follower.record.isAlive { follower.record.graph.invalidate(follower.record) }
      if !follower.record.isAlive || follower.until <= now { followers[key] = nil }
    }
  }
}
