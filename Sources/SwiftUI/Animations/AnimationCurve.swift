import Foundation
import QuoinLayout

/// How far a change has come after a time: what is inside an ``Animation``.
indirect enum AnimationCurve: Hashable, Sendable {
  /// By a curve, in so many seconds.
  case timed(UnitCurve, TimeInterval)
  /// As a spring moves that begins with a velocity, in ways per second.
  case spring(Spring, velocity: Double)
  case custom(AnyCustomAnimation)
  case delayed(AnimationCurve, TimeInterval)
  /// Faster by a factor.
  case faster(AnimationCurve, Double)
  /// So many times, nil: again and again; every other time backwards if it reverses.
  case repeated(AnimationCurve, Int?, reverses: Bool)

  /// How many seconds it takes until nothing moves; ∞ where that is never.
  var settlingDuration: TimeInterval { length { $0.settlingDuration } }
  /// How many seconds it seems to take; ∞ where it never ends.
  var duration: TimeInterval { length { $0.duration } }

  private func length(_ spring: (Spring) -> TimeInterval) -> TimeInterval {
    switch self {
    case .timed(_, let duration): max(0, duration)
    case .spring(let own, _): spring(own)
    case .custom(let animation): animation.duration
    case .delayed(let curve, let delay): max(0, delay) + curve.length(spring)
    case .faster(let curve, let speed): speed > 0 ? curve.length(spring) / speed : .infinity
    case .repeated(let curve, let count, _): count.map { Double(max(1, $0)) * curve.length(spring) } ?? .infinity
    }
  }

  /// How far the change has come after `time` seconds: 0 is where it began, 1 its end; springs go past it.
  func progress(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    switch self {
    case .timed(let curve, let duration): return time >= duration ? 1 : curve.value(at: time / duration)
    case .spring(let spring, let velocity): return spring.value(target: 1, initialVelocity: velocity, time: time)
    case .custom(let animation): return animation.progress(at: time)
    case .delayed(let curve, let delay): return curve.progress(at: time - max(0, delay))
    case .faster(let curve, let speed): return curve.progress(at: time * max(0, speed))
    case .repeated(let curve, let count, let reverses):
      let length = curve.settlingDuration
      guard length > 0, length.isFinite else { return 1 }
      let turn = (time / length).rounded(.down)
      if let count, turn >= Double(max(1, count)) { return reverses && count % 2 == 0 ? 0 : 1 }
      let inside = curve.progress(at: time - turn * length)
      return reverses && turn.truncatingRemainder(dividingBy: 2) == 1 ? 1 - inside : inside
    }
  }
}

/// An animation of a user's own.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation
  static func == (one: Self, other: Self) -> Bool { AnyHashable(one.base) == AnyHashable(other.base) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  private func value(at time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: time, context: &context)
  }
  /// 1 once the animation says that it is there.
  func progress(at time: TimeInterval) -> Double { value(at: time) ?? 1 }
  /// When it is first there, by frames of a sixtieth; ∞ for one that is not after a minute.
  var duration: TimeInterval {
    for frame in 0..<3_600 where value(at: Double(frame) / 60) == nil { return Double(frame) / 60 }
    return .infinity
  }
}
