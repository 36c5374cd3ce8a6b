import Foundation
import QuoinFoundation
import QuoinLayout

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Changes at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// At `dates`, the earliest first.
  public init(_ dates: Entries) { self.dates = dates }
  /// All dates, whatever `startDate` is.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A view that changes with time where the page plays; a page that stands still shows the schedule's first date from now.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The moment that is shown.
  public struct Context {
    /// How often dates come: at once, by the second, by the minute.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// When it is.
    public let date: Date
    /// `live`: a picture is as exact as its date.
    public let cadence: Cadence
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  private var playing = Playing()
  /// A view made by `content` for the schedule's first date from now; for now if it has none.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// The moment that a timeline shows.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View {
  public var body: some View {
    let now = playing.clock?.date ?? _PhoneDate.now
    let (date, next) = dates(at: now)
    if let next, let clock = playing.clock, let record = playing.record {
      // Dates of today are exact to a tenth of a microsecond: a picture at that very moment must not come too early for it.
      clock.schedule(record, at: clock.time(of: next) - 1e-6)
    }
    return content(TimelineViewDefaultContext(date: date, cadence: .live))
  }
  /// The date that is shown: on a page that plays the last that has come, else the first. And the next that is far enough away to be seen by
  /// itself; nil where there is none.
  private func dates(at now: Date) -> (shown: Date, next: Date?) {
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    var shown = entries.next() ?? now
    guard playing.clock != nil else { return (shown, nil) }
    for _ in 0..<1_000 {
      guard let entry = entries.next() else { break }
      if entry.timeIntervalSince(max(now, shown)) > 0.001 { return (shown, entry) }
      shown = entry
    }
    return (shown, nil)
  }
}
