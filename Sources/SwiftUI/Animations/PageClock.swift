import Foundation
import QuoinFoundation

/// The time of a page that plays: seconds since it began, which go on only when they are told to.
final class PageClock {
  private(set) var now: TimeInterval = 0 {
    didSet { _PhoneDate.advance(to: now) }
  }
  private let began = _PhoneDate.now
  /// The date of this moment.
  var date: Date { began.addingTimeInterval(now) }
  /// When a date comes.
  func time(of date: Date) -> TimeInterval { date.timeIntervalSince(began) }
  /// What is due, the first last.
  private var due: [Entry] = []
  private var count = 0
  /// Where what was scheduled for a record stands.
  private var places: [ObjectIdentifier: Place] = [:]

  /// When something is due, and which of those of the same time came first.
  private struct Place: Comparable {
    let time: TimeInterval
    let order: Int
    static func < (one: Place, other: Place) -> Bool { (one.time, one.order) < (other.time, other.order) }
  }
  private struct Entry {
    let place: Place
    let run: () -> Void
  }
  /// Records that are evaluated anew at each moment, with what ends that.
  private var followers: [ObjectIdentifier: (record: ViewRecord, until: TimeInterval)] = [:]

  /// Runs something at a time; what is due at the same time runs in the order in which it came. ∞ never comes.
  func schedule(at time: TimeInterval, _ run: @escaping () -> Void) {
    guard time < .infinity else { return }
    count += 1
    let place = Place(time: time, order: count)
    due.insert(Entry(place: place, run: run), at: index(of: place))
  }
  /// Evaluates `record` at a time, in place of when it was to be evaluated before. ∞ never comes.
  func schedule(_ record: ViewRecord, at time: TimeInterval) {
    let id = ObjectIdentifier(record)
    if let old = places.removeValue(forKey: id) { due.remove(at: index(of: old)) }
    guard time < .infinity else { return }
    schedule(at: time) { [weak self] in
      self?.places[id] = nil
      record.graph.invalidate(record)
    }
    places[id] = Place(time: time, order: count)
  }
  /// Where something stands, or would stand. O(log n).
  private func index(of place: Place) -> Int {
    var (low, high) = (0, due.count)
    while low < high {
      let middle = (low + high) / 2
      if due[middle].place > place { low = middle + 1 } else { high = middle }
    }
    return low
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
    while let next = due.last, next.place.time <= time {
      due.removeLast()
      now = max(now, next.place.time)
      next.run()
    }
    now = max(now, time)
    for (key, follower) in followers {
      if follower.record.isAlive { follower.record.graph.invalidate(follower.record) }
      if !follower.record.isAlive || follower.until <= now { followers[key] = nil }
    }
  }
}
