import Foundation
import QuoinLayout

/// How a change runs over time. A page that stands still shows its end; one that plays (`quoin preview`, `--at`, `--animate`) the way.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve
  init(_ curve: AnimationCurve) { self.curve = curve }
  private static func timed(_ curve: UnitCurve, _ duration: TimeInterval = 0.35) -> Animation { Animation(.timed(curve, duration)) }
  private static func moving(_ spring: Spring, velocity: Double = 0) -> Animation { Animation(.spring(spring, velocity: velocity)) }

  /// What the system takes when nothing else is said: a spring that comes to rest without swinging (assumed to be `smooth`).
  public static let `default` = moving(Spring.smooth)
  /// Evenly, in 0.35 seconds.
  public static let linear = timed(.linear)
  /// Slow at first, in 0.35 seconds.
  public static let easeIn = timed(.easeIn)
  /// Slow at the end, in 0.35 seconds.
  public static let easeOut = timed(.easeOut)
  /// Slow at both ends, in 0.35 seconds.
  public static let easeInOut = timed(.easeInOut)
  /// As a spring moves.
  public static let spring = moving(Spring.smooth)
  /// A spring that swings past its end.
  public static let bouncy = moving(Spring.bouncy)
  /// A spring that comes to rest without swinging.
  public static let smooth = moving(Spring.smooth)
  /// A spring that swings past its end a little.
  public static let snappy = moving(Spring.snappy)
  /// A quick spring that follows a finger.
  public static let interactiveSpring = moving(Spring(response: 0.15, dampingRatio: 0.86))
  /// Evenly, in `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation { timed(.linear, duration) }
  /// Slow at first, in `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timed(.easeIn, duration) }
  /// Slow at the end, in `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timed(.easeOut, duration) }
  /// Slow at both ends, in `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timed(.easeInOut, duration) }
  /// A spring by the time it seems to take, in seconds, and how far it swings past its end. `blendDuration` is ignored: springs add up.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    moving(Spring(duration: duration, bounce: bounce))
  }
  /// A spring by its stiffness, as a time in seconds, and how soon it rests. `blendDuration` is ignored: springs add up.
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
    -> Animation
  { moving(Spring(response: response, dampingRatio: dampingFraction)) }
  /// A quick spring by its stiffness and how soon it rests. `blendDuration` is ignored: springs add up.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25)
    -> Animation
  { moving(Spring(response: response, dampingRatio: dampingFraction)) }
  /// A spring by its physics; `initialVelocity` is in ways per second.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    moving(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), velocity: initialVelocity)
  }
  /// A spring by the time it seems to take, in seconds, and how far it swings past its end; `initialVelocity` is in ways per second.
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    moving(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
  }
  /// As `spring` moves; `initialVelocity` is in ways per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    moving(spring, velocity: initialVelocity)
  }
  /// A spring of half a second without a swing.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// As `spring` moves; `blendDuration` is ignored: springs add up.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { moving(spring) }
  /// A swinging spring of some seconds; `extraBounce` is added to its swing.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    moving(Spring.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring at rest after some seconds; `extraBounce` is added to its swing of none.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    moving(Spring.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that swings a little, of some seconds; `extraBounce` is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    moving(Spring.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// By a curve of time from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35) -> Animation {
    timed(.bezier(startControlPoint: UnitPoint(x: c0x, y: c0y), endControlPoint: UnitPoint(x: c1x, y: c1y)), duration)
  }
  /// By a curve of time.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { timed(curve, duration) }
  /// As `base` moves.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(AnyCustomAnimation(base: base))) }
  /// Begun later, by seconds; less than 0 counts as 0.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, delay)) }
  /// Faster by a factor; 0 or less never ends.
  public func speed(_ speed: Double) -> Animation { Animation(.faster(curve, speed)) }
  /// Run several times, every other time backwards if `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, repeatCount, reverses: autoreverses))
  }
  /// Run again and again, every other time backwards if `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(.repeated(curve, nil, reverses: autoreverses)) }
}
