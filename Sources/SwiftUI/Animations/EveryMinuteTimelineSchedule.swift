import Foundation
import QuoinLayout

/// Changes at every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// At second 0 of every minute.
  public init() {}
  /// The full minute at or just before `startDate`, and all later ones.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
