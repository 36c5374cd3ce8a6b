import Foundation
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

/// A view that changes with time; a still picture shows the schedule's first date from now.
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
    let now = Date()
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    return content(TimelineViewDefaultContext(date: entries.next() ?? now, cadence: .live))
  }
}
