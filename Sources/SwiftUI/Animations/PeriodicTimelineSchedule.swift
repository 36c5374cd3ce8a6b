import Foundation
import QuoinLayout

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

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At `startDate` and every `interval` seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
