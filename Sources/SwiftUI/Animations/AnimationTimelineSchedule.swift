import Foundation
import QuoinLayout

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
