import Foundation
import QuoinLayout

/// Dates at which a view changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  /// The dates, the earliest first.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from `startDate` on, which may be endless. Called when a page is made, for the first alone.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Changes at steps of one length.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// At `startDate` and every `interval` seconds before and after, at least a thousandth apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  /// The step at or just before `startDate`, and all later ones.
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
  /// At second 0 of every minute.
  public init() {}
  /// The full minute at or just before `startDate`, and all later ones.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}
/// Changes at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// At `dates`, the earliest first.
  public init(_ dates: Entries) { self.dates = dates }
  /// All dates, whatever `startDate` is.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
/// Changes with every picture of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Both arguments are ignored: a still picture is one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The date `start` alone.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> { AnySequence([start]) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With every picture of the screen.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// With every picture of the screen; both arguments are ignored.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At `startDate` and every `interval` seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule {
  /// At given dates, the earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    .init(dates)
  }
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
