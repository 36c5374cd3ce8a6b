import Foundation
import QuoinLayout

/// Changes with every picture of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool
  /// At most every `minimumInterval` seconds, nil: sixty times a second; not at all while `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(1.0 / 60, minimumInterval ?? 0)
    isPaused = paused
  }
  /// The date `start`, and what follows at steps of one length unless paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    if isPaused { return AnySequence([start]) }
    let interval = interval
    return AnySequence(
      sequence(state: 0.0) { step -> Date? in
        defer { step += 1 }
        return start.addingTimeInterval(step * interval)
      })
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With every picture of the screen.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// With every picture of the screen; at most every `minimumInterval` seconds, not at all while `paused`.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
