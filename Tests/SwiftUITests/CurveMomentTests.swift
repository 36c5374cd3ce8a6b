import Foundation
import Testing

@testable import SwiftUI

/// Every curve and spring, by every name it has, against its own equation: Bézier curves by their parameter, circles by theirs, springs step
/// by step as a mass that is pulled and held back. What the names stand for: swiftui/animation, swiftui/spring, WWDC 2023 session 10158
/// (bounces of 0, 0.15 and 0.3; half a second), swiftui/unitcurve and CSS Easing Functions for the four eases.
@Suite("Curves, moment by moment") @MainActor struct CurveMomentTests {
  private func near(_ one: Double, _ other: Double, _ what: String, by tolerance: Double = 1e-6, line: Int = #line) {
    #expect(abs(one - other) <= tolerance, "line \(line), \(what): \(one) and \(other)")
  }

  // MARK: Curves

  /// Where a Bézier curve from (0, 0) to (1, 1) is at its parameter, by halving its lines.
  private func bezier(_ points: [Double], at t: Double) -> Double {
    var row = points
    while row.count > 1 { row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t } }
    return row[0]
  }
  private func goes(_ curve: UnitCurve, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, line: Int = #line) {
    for t in [0.05, 0.2, 0.45, 0.7, 0.9] {
      let (x, y) = (bezier([0, x1, x2, 1], at: t), bezier([0, y1, y2, 1], at: t))
      near(curve.value(at: x), y, "at \(x)", line: line)
      let (before, after) = (t - 1e-5, t + 1e-5)
      let rise = bezier([0, y1, y2, 1], at: after) - bezier([0, y1, y2, 1], at: before)
      let run = bezier([0, x1, x2, 1], at: after) - bezier([0, x1, x2, 1], at: before)
      near(curve.velocity(at: x), rise / run, "speed at \(x)", by: 1e-3, line: line)
    }
    #expect([curve.value(at: 0), curve.value(at: 1), curve.value(at: -3), curve.value(at: 4)] == [0, 1, 0, 1], "line \(line)")
  }

  @Test("curves of time by their control points") func curves() {
    goes(.linear, 0, 0, 1, 1)
    goes(.easeIn, 0.42, 0, 1, 1)
    goes(.easeOut, 0, 0, 0.58, 1)
    goes(.easeInOut, 0.42, 0, 0.58, 1)
    let own = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.6, y: 0.3))
    goes(own, 0.2, 0.9, 0.6, 0.3)
    goes(.bezier(startControlPoint: UnitPoint(x: 0.1, y: -0.8), endControlPoint: UnitPoint(x: 0.7, y: 1.9)), 0.1, -0.8, 0.7, 1.9)
    goes(.bezier(startControlPoint: UnitPoint(x: -2, y: 0.5), endControlPoint: UnitPoint(x: 3, y: 0.5)), 0, 0.5, 1, 0.5)
  }

  @Test("circles: a quarter, and two of them") func circles() {
    for x in [0.1, 0.3, 0.5, 0.8, 0.95] {
      let (rising, falling) = (UnitCurve.circularEaseIn.value(at: x), UnitCurve.circularEaseOut.value(at: x))
      near(x * x + (1 - rising) * (1 - rising), 1, "around (0, 1)")
      near((1 - x) * (1 - x) + falling * falling, 1, "around (1, 0)")
      #expect(rising < x && falling > x)
      near(UnitCurve.circularEaseInOut.value(at: x / 2), rising / 2, "the first half")
      near(UnitCurve.circularEaseInOut.value(at: 0.5 + x / 2), 0.5 + falling / 2, "the second half")
    }
  }

  @Test("what undoes a curve leads back") func inverses() {
    let all: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
    for (number, curve) in all.enumerated() {
      for x in [0.1, 0.35, 0.6, 0.85] {
        near(curve.inverse.value(at: curve.value(at: x)), x, "curve \(number) at \(x)")
        near(curve.inverse.inverse.value(at: x), curve.value(at: x), "curve \(number) undone twice at \(x)")
      }
    }
  }

  @Test("animations by curves: which, and in how many seconds") func timed() {
    func runs(_ animation: Animation, _ curve: UnitCurve, _ seconds: Double, line: Int = #line) {
      for part in [0.1, 0.4, 0.75] { near(animation.curve.progress(at: part * seconds), curve.value(at: part), "\(part)", line: line) }
      #expect(animation.curve.progress(at: seconds) == 1 && animation.curve.progress(at: seconds * 0.99) < 1, "line \(line)")
      #expect(animation.curve.duration == seconds && animation.curve.settlingDuration == seconds, "line \(line)")
    }
    runs(.linear, .linear, 0.35)
    runs(.easeIn, .easeIn, 0.35)
    runs(.easeOut, .easeOut, 0.35)
    runs(.easeInOut, .easeInOut, 0.35)
    runs(.linear(duration: 1.5), .linear, 1.5)
    runs(.easeIn(duration: 1.5), .easeIn, 1.5)
    runs(.easeOut(duration: 1.5), .easeOut, 1.5)
    runs(.easeInOut(duration: 1.5), .easeInOut, 1.5)
    let own = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.6, y: 0.3))
    runs(.timingCurve(0.2, 0.9, 0.6, 0.3), own, 0.35)
    runs(.timingCurve(0.2, 0.9, 0.6, 0.3, duration: 2), own, 2)
    runs(.timingCurve(.circularEaseOut, duration: 2), .circularEaseOut, 2)
  }

  // MARK: Springs

  /// A mass of 1 on its way from 0 to 1, reckoned step by step: where it is after each of some times, and how fast (Runge and Kutta).
  private func spring(_ stiffness: Double, _ damping: Double, velocity: Double = 0, at times: [Double]) -> [(way: Double, speed: Double)] {
    func pull(_ way: Double, _ speed: Double) -> Double { stiffness * (1 - way) - damping * speed }
    var (way, speed, now) = (0.0, velocity, 0.0)
    return times.map { time in
      let count = max(1, ((time - now) / 1e-3).rounded(.up))
      let step = (time - now) / count
      for _ in 0..<Int(count) {
        let (v1, a1) = (speed, pull(way, speed))
        let (v2, a2) = (speed + a1 * step / 2, pull(way + v1 * step / 2, speed + a1 * step / 2))
        let (v3, a3) = (speed + a2 * step / 2, pull(way + v2 * step / 2, speed + a2 * step / 2))
        let (v4, a4) = (speed + a3 * step, pull(way + v3 * step, speed + a3 * step))
        way += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
        speed += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
      }
      now = time
      return (way, speed)
    }
  }
  /// Stiffness and friction of a spring by its seconds and its bounce (WWDC 2023, 10158): (2π / seconds)² and 4π (1 − bounce) / seconds;
  /// the friction of one that creeps is assumed to be 4π / (seconds · (1 + bounce)).
  private func physics(_ seconds: Double, _ bounce: Double) -> (stiffness: Double, damping: Double) {
    let frequency = 2 * Double.pi / seconds
    return (frequency * frequency, bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce))
  }
  private let times = [0.04, 0.13, 0.3, 0.55, 1.1]
  private func swings(_ animation: Animation, _ stiffness: Double, _ damping: Double, velocity: Double = 0, line: Int = #line) {
    for (time, expected) in zip(times, spring(stiffness, damping, velocity: velocity, at: times)) {
      near(animation.curve.progress(at: time), expected.way, "after \(time) s", by: 1e-5, line: line)
    }
    if velocity == 0 { near(animation.curve.progress(at: animation.curve.settlingDuration), 1, "settled", by: 2e-3, line: line) }
  }
  private func swings(_ animation: Animation, seconds: Double, bounce: Double, velocity: Double = 0, line: Int = #line) {
    let (stiffness, damping) = physics(seconds, bounce)
    swings(animation, stiffness, damping, velocity: velocity, line: line)
    #expect(animation.curve.duration == seconds, "line \(line)")
  }

  @Test("springs by name: seconds and bounce") func named() {
    for animation in [
      Animation.default, .spring, .smooth, .spring(), .smooth(), .interpolatingSpring, .interpolatingSpring(), .spring(.smooth),
    ] {
      swings(animation, seconds: 0.5, bounce: 0)
    }
    for animation in [Animation.snappy, .snappy(), .spring(.snappy), .interpolatingSpring(.snappy), .spring(bounce: 0.15)] {
      swings(animation, seconds: 0.5, bounce: 0.15)
    }
    for animation in [Animation.bouncy, .bouncy(), .spring(.bouncy), .interpolatingSpring(.bouncy), .spring(bounce: 0.3)] {
      swings(animation, seconds: 0.5, bounce: 0.3)
    }
    swings(.smooth(duration: 0.8), seconds: 0.8, bounce: 0)
    swings(.smooth(duration: 0.8, extraBounce: 0.2), seconds: 0.8, bounce: 0.2)
    swings(.snappy(duration: 0.8, extraBounce: 0.2), seconds: 0.8, bounce: 0.35)
    swings(.bouncy(duration: 0.8, extraBounce: 0.2), seconds: 0.8, bounce: 0.5)
    swings(.spring(duration: 0.7, bounce: 0.4), seconds: 0.7, bounce: 0.4)
    swings(.spring(duration: 0.7, bounce: -0.3), seconds: 0.7, bounce: -0.3)
    swings(.spring(response: 0.6, dampingFraction: 0.4), seconds: 0.6, bounce: 0.6)
    swings(.spring(response: 0.6), seconds: 0.6, bounce: 0.175)
    swings(.interactiveSpring, seconds: 0.15, bounce: 0.14)
    swings(.interactiveSpring(response: 0.4), seconds: 0.4, bounce: 0.14)
    swings(.interactiveSpring(response: 0.4, dampingFraction: 0.5), seconds: 0.4, bounce: 0.5)
    swings(.interpolatingSpring(duration: 0.7, bounce: 0.4, initialVelocity: 3), seconds: 0.7, bounce: 0.4, velocity: 3)
    swings(.interpolatingSpring(.bouncy, initialVelocity: 2), seconds: 0.5, bounce: 0.3, velocity: 2)
  }

  @Test("springs by their physics: pull and friction count by the mass that hangs on them") func physical() {
    swings(.interpolatingSpring(stiffness: 100, damping: 10), 100, 10)
    swings(.interpolatingSpring(mass: 4, stiffness: 200, damping: 12), 50, 3)
    swings(.interpolatingSpring(mass: 2, stiffness: 100, damping: 60), 50, 30)
    swings(.interpolatingSpring(stiffness: 60, damping: 5, initialVelocity: -4), 60, 5, velocity: -4)
    for (mass, stiffness, damping) in [(1.0, 100.0, 10.0), (4, 200, 12), (0.5, 30, 2)] {
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      near(spring.stiffness, stiffness / mass, "stiffness")
      near(spring.damping, damping / mass, "friction")
      near(spring.response, 2 * .pi * (mass / stiffness).squareRoot(), "response")
      near(spring.dampingRatio, damping / (2 * (stiffness * mass).squareRoot()), "ratio")
    }
    near(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio, 1, "held at its limit")
    near(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5, "over it")
    near(Spring(response: 0.7, dampingRatio: 2).bounce, -0.5, "a ratio of 2")
  }

  @Test("where a spring is and how fast, for any way and velocity; when it rests") func springs() {
    for (seconds, bounce) in [(0.5, 0.0), (0.8, 0.35), (0.6, -0.4)] {
      let spring = Spring(duration: seconds, bounce: bounce)
      let (stiffness, damping) = physics(seconds, bounce)
      near(spring.stiffness, stiffness, "stiffness")
      near(spring.damping, damping, "friction")
      // A way of 20 that begins with 30 a second is one of 1 that begins with 1.5, twenty times as large.
      for (time, expected) in zip(times, self.spring(stiffness, damping, velocity: 1.5, at: times)) {
        near(spring.value(target: 20.0, initialVelocity: 30, time: time), 20 * expected.way, "way after \(time)", by: 1e-4)
        near(spring.velocity(target: 20.0, initialVelocity: 30, time: time), 20 * expected.speed, "speed after \(time)", by: 2e-2)
      }
      let end = spring.settlingDuration
      for later in [0.0, 0.1, 0.3, 0.9] { near(spring.value(target: 1.0, time: end + later), 1, "rests", by: 1.05e-3) }
      let early = stride(from: end * 0.8, to: end, by: 0.005).map { abs(spring.value(target: 1.0, time: $0) - 1) }.max() ?? 0
      #expect(early > 1e-3, "moves until then")
      #expect(spring.settlingDuration(target: 100.0, epsilon: 0.001) > end && spring.settlingDuration(target: 1.0, epsilon: 0.1) < end)
      let thrown = spring.settlingDuration(target: 1.0, initialVelocity: 50, epsilon: 0.001)
      for later in [0.0, 0.1, 0.3, 0.9] {
        near(spring.value(target: 1.0, initialVelocity: 50, time: thrown + later), 1, "rests where it was thrown", by: 1.05e-3)
      }
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  // MARK: Keyframes

  @Test("keyframes between two values: evenly, by a curve, by a cubic, by a spring") func keyframes() {
    func value(_ time: Double, @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>) -> Double {
      KeyframeTimeline(initialValue: 10.0, content: content).value(time: time)
    }
    for t in [0.1, 0.4, 0.8] {
      near(value(2 * t) { LinearKeyframe(30.0, duration: 2) }, 10 + 20 * t, "evenly")
      let eased = value(2 * t) { LinearKeyframe(30.0, duration: 2, timingCurve: .easeIn) }
      near(eased, 10 + 20 * UnitCurve.easeIn.value(at: t), "by a curve")
      // A cubic with speeds at its ends is a Bézier curve with a third of them as its arms.
      let cubic = value(2 * t) { CubicKeyframe(30.0, duration: 2, startVelocity: 6, endVelocity: -9) }
      near(cubic, bezier([10, 10 + 6 * 2 / 3, 30 + 9 * 2 / 3, 30], at: t), "by a cubic")
      let still = value(2 * t) { CubicKeyframe(30.0, duration: 2) }
      near(still, bezier([10, 10, 30, 30], at: t), "by a cubic at rest")
      let (stiffness, damping) = physics(0.5, 0.3)
      let expected = spring(stiffness, damping, velocity: 0.4, at: [2 * t])[0].way
      let swung = value(2 * t) { SpringKeyframe(30.0, duration: 2, spring: .bouncy, startVelocity: 8) }
      near(swung, 10 + 20 * expected, "by a spring", by: 1e-4)
    }
    near(value(0) { MoveKeyframe(30.0) }, 30, "at once")
  }

  @Test("keyframes follow each other: each begins where the last ended; neighbours that are smooth meet at one speed") func sequences() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      LinearKeyframe(40.0, duration: 2)
      MoveKeyframe(-5.0)
      SpringKeyframe(5.0)
    }
    let rest = Spring().settlingDuration
    near(timeline.duration, 3 + rest, "the whole way")
    let places: [(Double, Double)] = [(0.5, 5), (1, 10), (2, 25), (2.9, 38.5), (3, -5), (3 + rest, 5), (99, 5), (-1, 0)]
    for (time, expected) in places {
      near(timeline.value(time: time), expected, "after \(time)", by: 1e-2)
    }
    near(timeline.value(progress: 1 / timeline.duration), 10, "a part of the way")
    // Between means of 10 and 4 a second the two meet at 7.
    let smooth = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(18.0, duration: 2)
    }
    for t in [0.25, 0.5, 0.75] {
      near(smooth.value(time: t), bezier([0, 0, 10 - 7.0 / 3, 10], at: t), "the first at \(t)")
      near(smooth.value(time: 1 + 2 * t), bezier([10, 10 + 14.0 / 3, 18, 18], at: t), "the second at \(t)")
    }
    let sharp = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      CubicKeyframe(18.0, duration: 2)
      LinearKeyframe(0.0, duration: 1)
    }
    near(sharp.value(time: 2), 14, "what is beside lines is at rest at its ends")
  }
}
