import Foundation
import QuoinLayout

/// How a spring moves: a mass of 1 that a spring pulls to its rest, held back by friction.
public struct Spring: Hashable, Sendable {
  /// How long it seems to move, in seconds.
  public var duration: TimeInterval
  /// How far it swings past its end: 0 not at all, up to 1; below 0, down to -1, it creeps.
  public var bounce: Double
  /// By how long it seems to move, in seconds, and how far it swings past its end.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// By how long it seems to move, in seconds, and how its swing is held back: 0 not at all, at 1 it does not swing, above it creeps.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  /// By its physics; where it creeps, that is kept only if `allowOverDamping`.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(1, ratio))
  }

  /// Does not swing.
  public static let smooth = Spring()
  /// Swings a little.
  public static let snappy = Spring(bounce: 0.15)
  /// Swings.
  public static let bouncy = Spring(bounce: 0.3)
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

  // MARK: physics

  /// The time of a swing without friction, in seconds: the duration.
  public var response: Double { duration }
  /// How its swing is held back: 0 not at all, at 1 it does not swing, above it creeps.
  public var dampingRatio: Double { bounce >= 0 ? 1 - min(1, bounce) : 1 / max(1e-3, 1 + max(-1, bounce)) }
  /// What hangs on the spring: 1.
  public var mass: Double { 1 }
  /// How strongly it pulls: (2π / response)².
  public var stiffness: Double { frequency * frequency }
  /// The friction: 4π · dampingRatio / response.
  public var damping: Double { 2 * dampingRatio * frequency }
  private var frequency: Double { 2 * .pi / max(1e-4, duration.isFinite ? duration : 1e4) }

  /// Where it is `time` seconds after it was let go at zero, on the way to `target`; `initialVelocity` is per second.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = motion(time)
    return target.scaled(by: 1 - distance) + initialVelocity.scaled(by: speed)
  }
  /// Where it is `time` seconds after it was let go at `fromValue`, on the way to `toValue`; `initialVelocity` is per second.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var made = fromValue
    made.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return made
  }
  /// How fast it is `time` seconds after it was let go at zero, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = 1e-5
    let from = max(0, time - step)
    let way = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (way - value(target: target, initialVelocity: initialVelocity, time: from)).scaled(by: 1 / (time + step - from))
  }
  /// Lets `value`, which moves at `velocity` per second, go on towards `target` for `deltaTime` seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }
  /// How strongly it pulls what is at `position` and moves at `velocity` per second: stiffness · way − damping · velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  /// How long it takes until it stays within 0.001 of its end, on a way of 1; ∞ for one that swings for ever.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
  /// How long it takes until it stays within `epsilon` of `target`, in seconds; ∞ for a spring that swings for ever.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    guard dampingRatio > 1e-3, epsilon > 0 else { return .infinity }
    let way = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    if dampingRatio < 0.98 {
      let swing = (1 - dampingRatio * dampingRatio).squareRoot()
      return max(0, log(max(1, way / swing / epsilon)) / (dampingRatio * frequency))
    }
    // From here on it comes nearer and nearer: the time is found by halving.
    var (low, high) = (0.0, duration)
    func isNear(_ time: Double) -> Bool {
      let left = value(target: target, initialVelocity: initialVelocity, time: time) - target
      return left.magnitudeSquared.squareRoot() <= epsilon
    }
    while !isNear(high), high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// What is left of a way of 1 after `time` seconds, and how far a speed of 1 at the start has led.
  private func motion(_ time: Double) -> (left: Double, led: Double) {
    let (w, z, t) = (frequency, dampingRatio, max(0, time))
    if abs(z - 1) < 1e-6 {
      let fading = exp(-w * t)
      return ((1 + w * t) * fading, t * fading)
    }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      let fading = exp(-z * w * t)
      return (fading * (cos(swing * t) + z * w / swing * sin(swing * t)), fading * sin(swing * t) / swing)
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let (a, b) = (exp(slow * t), exp(fast * t))
    return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
  }
}
