import Foundation
import Testing

@testable import SwiftUI

/// What the ways to change an animation do with time, whatever the animation (swiftui/animation).
@Suite("Animations: later, faster, again") @MainActor struct TimeLawTests {
  private let all: [Animation] = [
    .linear(duration: 0.8), .easeIn(duration: 0.8), .easeInOut(duration: 0.8), .spring(duration: 0.5), .bouncy,
  ]
  private func way(_ animation: Animation, _ time: Double) -> Double { animation.curve.progress(at: time) }
  private func near(_ one: Double, _ other: Double, _ what: String, line: Int = #line) {
    #expect(abs(one - other) < 1e-9, "line \(line), \(what): \(one) and \(other)")
  }

  @Test("later: as before, so much later") func delays() {
    for (number, animation) in all.enumerated() {
      for delay in [0.05, 0.3, 0.9, 2.5] {
        let later = animation.delay(delay)
        for time in [0.1, 0.35, 0.7, 1.2] { near(way(later, delay + time), way(animation, time), "animation \(number), \(delay), \(time)") }
        for time in [0, delay * 0.5, delay] { near(way(later, time), 0, "animation \(number), \(delay), \(time)") }
      }
      near(way(animation.delay(-3), 0.2), way(animation, 0.2), "a delay below 0 is none")
    }
  }

  @Test("faster: as before, at so many times the time") func speeds() {
    for (number, animation) in all.enumerated() {
      for speed in [0.25, 0.7, 2, 5] {
        for time in [0.05, 0.2, 0.6] {
          near(way(animation.speed(speed), time), way(animation, time * speed), "animation \(number), \(speed), \(time)")
        }
      }
    }
  }

  @Test("again: from the beginning, or there and back") func turns() {
    // The same from either end, so that backwards in time is backwards in way.
    let base = Animation.easeInOut(duration: 0.8)
    for turn in 0..<3 {
      for time in [0.1, 0.4, 0.7] {
        let at = Double(turn) * 0.8 + time
        near(way(base.repeatCount(3, autoreverses: false), at), way(base, time), "turn \(turn)")
        near(way(base.repeatForever(autoreverses: false), at), way(base, time), "turn \(turn)")
        let back = turn % 2 == 1 ? way(base, 0.8 - time) : way(base, time)
        near(way(base.repeatCount(3), at), back, "turn \(turn) and back")
        near(way(base.repeatForever(), at), back, "turn \(turn) and back")
      }
    }
    near(way(base.repeatCount(3, autoreverses: false), 9), 1, "after the last turn")
    near(way(base.repeatCount(3), 9), 1, "after the last turn")
  }
}
