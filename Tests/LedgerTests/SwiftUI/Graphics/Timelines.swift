import Foundation
import SwiftUI

extension Ledger {
  func timelines() {
    topic("Drawing and graphics: timelines")

    measure(
      "TimelineSchedule", "TimelineSchedule.entries", "PeriodicTimelineSchedule", "PeriodicTimelineSchedule.entries",
      "TimelineSchedule.periodic",
      says: "steps of one length from the one at or before the start", from: .documented("swiftui/periodictimelineschedule")
    ) { judge in
      let zero = Date(timeIntervalSinceReferenceDate: 0)
      @MainActor func first(_ schedule: PeriodicTimelineSchedule, from start: TimeInterval) -> [TimeInterval] {
        schedule.entries(from: zero.addingTimeInterval(start), mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
      }
      judge.equal(first(.periodic(from: zero.addingTimeInterval(10), by: 30), from: 55), [40, 70, 100])
      judge.equal(first(.periodic(from: zero.addingTimeInterval(10), by: 30), from: 40), [40, 70, 100])
      judge.equal(first(PeriodicTimelineSchedule(from: zero.addingTimeInterval(10), by: 30), from: -25), [-50, -20, 10])
    }
    measure(
      "EveryMinuteTimelineSchedule", "EveryMinuteTimelineSchedule.entries", "TimelineSchedule.everyMinute", says: "at full minutes",
      from: .documented("swiftui/everyminutetimelineschedule")
    ) { judge in
      let start = Date(timeIntervalSinceReferenceDate: 61)
      judge.equal(
        EveryMinuteTimelineSchedule.everyMinute.entries(from: start, mode: .normal).prefix(2).map(\.timeIntervalSinceReferenceDate),
        [60, 120])
    }
    measure(
      "ExplicitTimelineSchedule", "ExplicitTimelineSchedule.entries", "TimelineSchedule.explicit", "AnimationTimelineSchedule",
      "AnimationTimelineSchedule.entries", "TimelineSchedule.animation", "TimelineScheduleMode", says: "given dates; a still picture's one",
      from: .documented("swiftui/explicittimelineschedule")
    ) { judge in
      let dates = [Date(timeIntervalSinceReferenceDate: 5), Date(timeIntervalSinceReferenceDate: 7)]
      let explicit = ExplicitTimelineSchedule(dates)
      judge.equal(Array(explicit.entries(from: Date(timeIntervalSinceReferenceDate: 6), mode: .lowFrequency)), dates)
      let start = Date(timeIntervalSinceReferenceDate: 9)
      judge.equal(Array(AnimationTimelineSchedule.animation.entries(from: start, mode: .normal).prefix(2)).first, start)
      judge.equal(
        Array(AnimationTimelineSchedule.animation(minimumInterval: 1, paused: true).entries(from: start, mode: .normal).prefix(2)).first,
        start)
      judge.expect(TimelineScheduleMode.normal != .lowFrequency, "modes are equal")
    }
    row(
      "TimelineView", "TimelineView.Context", "TimelineView.Context.date", "TimelineView.Context.cadence", "TimelineView.Context.Cadence",
      says: "shows the schedule's first date", from: .documented("swiftui/timelineview")
    ) {
      VStack {
        TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 3), Date(timeIntervalSinceReferenceDate: 4)])) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate)) \(context.cadence)")
        }
        TimelineView(.everyMinute) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
        }
        TimelineView(.animation) { context in Text(verbatim: abs(context.date.timeIntervalSinceNow) < 60 ? "now" : "far") }
        TimelineView(.explicit([])) { context in Text(verbatim: abs(context.date.timeIntervalSinceNow) < 60 ? "now" : "far") }
      }
    } holds: {
      $0.texts("3 live", "0", "now", "now")
    }
  }
}
