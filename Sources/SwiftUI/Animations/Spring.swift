import Foundation
import QuoinLayout

/// How a spring moves.
public struct Spring: Hashable, Sendable {
  /// How long it seems to move, in seconds.
  public var duration: TimeInterval
  /// How far it swings past its end: 0 not at all, up to 1; below 0 it creeps.
  public var bounce: Double
  /// By how long it seems to move, in seconds, and how far it swings past its end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// Does not swing.
  public static let smooth = Spring()
  /// Swings a little.
  public static let snappy = Spring(bounce: 0.15)
  /// Swings.
  public static let bouncy = Spring(bounce: 0.3)
  /// By how long it seems to move, in seconds, and how its swing is held back: 0 not at all, at 1 it does not swing, above it creeps.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// Does not swing but for `extraBounce`; seems to move `duration` seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Swings a little, `extraBounce` more; seems to move `duration` seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Swings, `extraBounce` more; seems to move `duration` seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
