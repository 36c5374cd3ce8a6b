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

extension TimelineSchedule {
  /// At given dates, the earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    .init(dates)
  }
}
