import Foundation
import QuoinLayout

/// Dates at which a view changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Changes at steps of one length.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let (start, interval) = (start, max(interval, 0.001))
    let first = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return AnySequence(
      sequence(state: first) { step -> Date? in
        defer { step += 1 }
        return start.addingTimeInterval(step * interval)
      })
  }
}
/// Changes at every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}
/// Changes at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
/// Changes with every picture of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> { AnySequence([start]) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    .init(dates)
  }
}

/// A view that changes with time; a still picture shows the schedule's first date from now.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The moment that is shown.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
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
