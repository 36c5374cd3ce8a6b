import SwiftUI
import Testing

/// What stays what it is, so that it can be joined, stepped on or taken apart again.
@MainActor @Suite("What stays a text, a spring, a tuple") struct JoinedWordTests {
  @Test("A text that is called something stays a text (swiftui/text/accessibilitylabel(_:))") func texts() {
    let joined: Text = Text("a").accessibilityLabel("one").accessibilityHeading(.h2) + Text("b").speechSpellsOutCharacters()
    let found = frames(100, 80) {
      joined.accessibilityIdentifier("joined")
      Text("ab").accessibilityIdentifier("whole")
    }
    #expect(found["joined"]?.size == found["whole"]?.size && found["whole"] != nil)
  }

  @Test("A tuple view of views whose types nobody knows shows them one by one; what is no view shows nothing") func tuples() {
    func wrap<T>(_ value: T) -> TupleView<T> { TupleView(value) }
    let found = frames(200, 200) {
      VStack(spacing: 0) {
        wrap((Leaf("a", 10, 20), Leaf("b", 30, 5)))
        wrap(Leaf("c", 7, 7))
        wrap(3)
      }
    }
    #expect(found["a"]?.size == CGSize(width: 10, height: 20) && found["b"]?.minY == found["a"]?.maxY)
    #expect(found["c"]?.minY == found["b"]?.maxY && found.count == 3)
  }

  @Test("A spring that goes on in steps is where it is after their sum, as fast") func steps() {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 0.8, bounce: -0.3)] {
      var (value, velocity) = (2.0, -3.0)
      for _ in 0..<20 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.015) }
      let whole = 2 + spring.value(target: 8.0, initialVelocity: -3, time: 0.3)
      let speed = spring.velocity(target: 8.0, initialVelocity: -3, time: 0.3)
      #expect(abs(value - whole) < 1e-3, "\(value) and \(whole)")
      #expect(abs(velocity - speed) < 1e-2, "\(velocity) and \(speed)")
    }
    let spring = Spring(mass: 1, stiffness: 50, damping: 4)
    // Hooke's law and friction: 50 · 2 − 4 · 2
    let force: Double = spring.force(target: 3, position: 1, velocity: 2)
    #expect(abs(force - 92) < 1e-9)
  }

  @Test("How heavy letters are to be is as was set around") func weights() {
    var heard: LegibilityWeight?
    struct Ear: View {
      @Environment(\.legibilityWeight) var weight
      let hear: (LegibilityWeight?) -> Void
      var body: some View {
        hear(weight)
        return Color.red
      }
    }
    _ = placed(10, 10) { Ear { heard = $0 }.environment(\.legibilityWeight, .bold) }
    #expect(heard == .bold)
  }
}
