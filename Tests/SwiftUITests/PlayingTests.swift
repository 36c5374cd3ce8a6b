import Foundation
import QuoinDrawing
import QuoinLayout
import Testing

@testable import SwiftUI

/// A page whose time is told, in a canvas of 200×100 points.
@MainActor func played(_ view: some View) -> LivePage {
  var options = PageOptions()
  options.canvas = .fixed(CGSize(width: 200, height: 100))
  options.scale = 1
  return LivePage(view, options: options, patience: 0, time: .isTold)
}

extension LivePage {
  /// The frame of the view called `id` at a moment; nil where it is not seen.
  func frame(_ id: String, at time: TimeInterval) -> CGRect? {
    advance(to: time)
    return current.framesByIdentifier()[id]
  }
}

/// A switch that a test turns, and views turn.
@Observable @MainActor private final class Model {
  var isOn = false
  var count = 0
}

@Suite("A page that plays") @MainActor struct PlayingTests {
  private let model = Model()

  @Test("a change under withAnimation takes its time, frames and sizes; without it the end shows at once")
  func placesAndSizes() throws {
    struct Mover: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: model.isOn ? 100 : 20).accessibilityIdentifier("wide")
          Color.blue.accessibilityIdentifier("rest")
        }
      }
    }
    let page = played(Mover(model: model))
    #expect(page.frame("wide", at: 0) == CGRect(x: 0, y: 0, width: 20, height: 100))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(page.frame("wide", at: 0.5)?.width.rounded() == 60)
    #expect(page.frame("rest", at: 0.5)?.minX.rounded() == 60)
    #expect(page.isMoving)
    #expect(page.frame("wide", at: 1.01)?.width == 100)
    #expect(!page.isMoving)
    model.isOn = false
    #expect(page.frame("wide", at: 1.02)?.width == 20)
  }

  @Test("a change under withAnimation takes its time also where another has changed the same view before") func afterAnother() {
    struct Mover: View {
      @State private var isOn = false
      @State private var word = "off"
      var body: some View {
        Color.red.frame(width: isOn ? 100 : 20).accessibilityIdentifier("wide").overlay { Text(word) }
          .onAppear {
            word = "on"
            withAnimation(.linear(duration: 1)) { isOn = true }
          }
      }
    }
    let page = played(Mover())
    #expect(page.frame("wide", at: 0.5)?.width.rounded() == 60)
  }

  @Test("a change of direction begins where the last had come, and springs go past their end")
  func turning() throws {
    struct Mover: View {
      let model: Model
      var body: some View { Color.red.frame(width: CGFloat(20 + model.count)).accessibilityIdentifier("box") }
    }
    let page = played(Mover(model: model))
    _ = page.frame("box", at: 0)
    withAnimation(.linear(duration: 1)) { model.count = 100 }
    let before = try #require(page.frame("box", at: 0.5)).width
    withAnimation(.linear(duration: 1)) { model.count = 0 }
    let after = try #require(page.frame("box", at: 0.501)).width
    #expect(abs(before - after) < 3)
    #expect(page.frame("box", at: 2)?.width == 20)
    withAnimation(.bouncy) { model.count = 100 }
    let widths = (1...60).compactMap { page.frame("box", at: 2 + Double($0) / 60)?.width }
    #expect(widths.contains { $0 > 121 })
    #expect(page.frame("box", at: 6)?.width == 120)
  }

  @Test("animation(_:value:) moves what is within it when its value changes, and nothing else")
  func byValue() throws {
    struct Mover: View {
      let model: Model
      var body: some View {
        ZStack(alignment: .leading) {
          Color.red.frame(width: model.isOn ? 100 : 20).accessibilityIdentifier("watched").animation(
            .linear(duration: 1), value: model.isOn)
          Color.red.frame(width: model.isOn ? 100 : 20).accessibilityIdentifier("other").animation(.linear(duration: 1), value: 7)
          Color.red.frame(width: model.isOn ? 100 : 20).accessibilityIdentifier("stopped").transaction { $0.animation = nil }
        }
      }
    }
    let page = played(Mover(model: model))
    _ = page.frame("watched", at: 0)
    model.isOn = true
    #expect(page.frame("watched", at: 0.5)?.width.rounded() == 60)
    #expect(page.frame("other", at: 0.5)?.width == 100)
    model.isOn = false
    _ = page.frame("watched", at: 3)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(page.frame("other", at: 3.5)?.width.rounded() == 60)
    #expect(page.frame("stopped", at: 3.5)?.width == 100)
  }

  @Test("what comes and goes in a change that is animated does so by its transition, and is gone in the end")
  func transitions() throws {
    struct Mover: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          if model.isOn { Color.red.frame(width: 40, height: 10).transition(.move(edge: .leading)).accessibilityIdentifier("comes") }
          if !model.isOn { Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("goes") }
        }.frame(width: 200, height: 100)
      }
    }
    let page = played(Mover(model: model))
    _ = page.frame("goes", at: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    page.advance(to: 0.5)
    let tree = page.current.layoutTree()
    func find(_ tree: LayoutTree, _ id: String, _ around: [[Double]] = []) -> [[Double]]? {
      if tree.identifier == id { return around + [tree.transform].compactMap { $0 } }
      for child in tree.children { if let found = find(child, id, around + [tree.transform].compactMap { $0 }) { return found } }
      return nil
    }
    // Half of its own width to the left.
    #expect(find(tree, "comes")?.contains { abs($0[4] + 20) < 0.01 } == true)
    #expect(find(tree, "goes") != nil)
    page.advance(to: 1.1)
    #expect(page.current.framesByIdentifier()["goes"] == nil)
    #expect(page.current.framesByIdentifier()["comes"] != nil)
  }

  @Test("colours, opacity and shapes go through what lies between")
  func looks() throws {
    struct Mover: View {
      let model: Model
      var body: some View {
        ZStack {
          Rectangle().fill(model.isOn ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0))
          RoundedRectangle(cornerRadius: model.isOn ? 50 : 0).fill(.red).frame(width: 100, height: 100).opacity(model.isOn ? 0 : 1)
        }
      }
    }
    let page = played(Mover(model: model))
    page.advance(to: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    page.advance(to: 0.5)
    let bitmap = try PNGExporter(scale: 1).bitmap(for: page.current.displayList())
    #expect(abs(bitmap[5, 50].red - 0.5) < 0.01)
    // Half red over the grey; its corner is cut by then.
    #expect(bitmap[100, 50].red > 0.7 && bitmap[100, 50].green < 0.4)
    #expect(abs(bitmap[52, 2].green - 0.5) < 0.01)
  }

  @Test("a body that is Animatable is asked for what lies between")
  func bodies() throws {
    struct Number: View, Animatable {
      nonisolated var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Color.red.frame(width: value.rounded(), height: 10).accessibilityIdentifier("number") }
    }
    struct Mover: View {
      let model: Model
      var body: some View { Number(value: model.isOn ? 100 : 0) }
    }
    let page = played(Mover(model: model))
    page.advance(to: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    let width = try #require(page.frame("number", at: 0.5)).width
    #expect(abs(width - 50) <= 2)
    #expect(page.frame("number", at: 1.1)?.width == 100)
  }

  @Test("completions run when the change is at its end, phases follow each other, timelines go on")
  func time() throws {
    struct Mover: View {
      let model: Model
      @State private var isDone = false
      var body: some View {
        VStack {
          Color.red.frame(width: model.isOn ? 100 : 20).accessibilityIdentifier(isDone ? "done" : "running")
          PhaseAnimator([10.0, 30, 50]) {
            Color.blue.frame(width: $0, height: 5).accessibilityIdentifier("phase")
          } animation: { _ in
            .linear(duration: 1)
          }
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) {
            model.isOn = true
          } completion: {
            isDone = true
          }
        }
      }
    }
    let page = played(Mover(model: model))
    #expect(page.frame("running", at: 0.5)?.width.rounded() == 60)
    #expect(try abs(#require(page.frame("phase", at: 0.5)).width - 20) < 1)
    #expect(page.frame("done", at: 1.1)?.width == 100)
    #expect(try abs(#require(page.frame("phase", at: 1.5)).width - 40) < 1.5)
    #expect(try abs(#require(page.frame("phase", at: 2.5)).width - 30) < 2.5)
    var dates: Set<Date> = []
    let clock = played(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
        let _ = dates.insert(context.date)
        Color.red
      })
    clock.advance(to: 2)
    #expect(dates.count >= 4 && dates.count <= 6)
  }

  @Test("matched views: what comes begins where its counterpart was, what leaves goes there, with all inside")
  func matches() throws {
    struct Hero: View {
      let model: Model
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isOn {
            Color.red.accessibilityIdentifier("large").matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 100)
          } else {
            Color.blue.accessibilityIdentifier("small").matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 20)
          }
        }
      }
    }
    let page = played(Hero(model: model))
    page.advance(to: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    page.advance(to: 0.5)
    #expect(page.current.framesByIdentifier()["large"] == CGRect(x: 0, y: 0, width: 120, height: 60))
    #expect(page.current.framesByIdentifier()["small"] == CGRect(x: 0, y: 0, width: 120, height: 60))
    page.advance(to: 1.1)
    #expect(page.current.framesByIdentifier()["large"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(page.current.framesByIdentifier()["small"] == nil)
  }

  @Test("transitions of one's own: a modifier's two states, the phases of a Transition; at rest the identity shows")
  func ownTransitions() throws {
    struct Narrow: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width) }
    }
    struct Sliding: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.frame(width: phase.isIdentity ? 100 : 20) }
    }
    struct Mover: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn {
            Color.red.accessibilityIdentifier("modified").transition(.modifier(active: Narrow(width: 0), identity: Narrow(width: 100)))
            Color.red.accessibilityIdentifier("phased").transition(Sliding())
          }
        }
      }
    }
    let page = played(Mover(model: model))
    page.advance(to: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    page.advance(to: 0.5)
    #expect(try abs(#require(page.current.framesByIdentifier()["modified"]).width - 50) < 2)
    #expect(try abs(#require(page.current.framesByIdentifier()["phased"]).width - 60) < 2)
    page.advance(to: 2)
    #expect(page.current.framesByIdentifier()["modified"]?.width == 100 && page.current.framesByIdentifier()["phased"]?.width == 100)
    #expect(frames(200, 100) { Mover(model: model) }["modified"]?.width == 100)
  }

  @Test("keyframes: a track a property, evenly, at once, by curves and springs, one after the other")
  func keyframes() {
    struct Pose: Equatable {
      var x = 0.0
      var y = 0.0
      var angle = 0.0
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(0, duration: 2)
      }
      KeyframeTrack(\.y) { CubicKeyframe(10, duration: 1) }
      KeyframeTrack(\.angle) { SpringKeyframe(90, duration: 2, spring: .bouncy) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == Pose())
    #expect(timeline.value(time: 0.5).x == 5 && timeline.value(time: 1).x == 20 && timeline.value(time: 2).x == 10)
    // At rest at both ends it is in the middle after half of the time.
    #expect(abs(timeline.value(time: 0.5).y - 5) < 1e-9 && timeline.value(time: 0.1).y < 0.5)
    #expect((1...20).contains { timeline.value(time: Double($0) / 10).angle > 91 })
    #expect(timeline.value(time: 9) == timeline.value(progress: 1) && timeline.value(time: 9) == Pose(x: 0, y: 10, angle: 90))
    // Two smooth ways of one speed are one straight line where they meet.
    let smooth = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 10)
      CubicKeyframe(20, duration: 1, endVelocity: 10)
    }
    for time in stride(from: 0.0, through: 2, by: 0.1) { #expect(abs(smooth.value(time: time) - time * 10) < 1e-9) }
    let page = played(
      Color.red.keyframeAnimator(initialValue: 20.0, repeating: false) { view, width in
        view.frame(width: width).accessibilityIdentifier("key")
      } keyframes: { _ in
        LinearKeyframe(120.0, duration: 1)
      })
    #expect(page.frame("key", at: 0)?.width == 20)
    #expect(abs((page.frame("key", at: 0.5)?.width ?? 0) - 70) < 2)
    #expect(page.frame("key", at: 2)?.width == 120 && !page.isMoving)
  }

  @Test("a page that played is gone once nobody holds it, with what was due on it")
  func memory() {
    weak var held: _ViewNode?
    do {
      let page = Page(
        VStack {
          TimelineView(.animation) { context in Text("\(context.date)") }
          PhaseAnimator([1.0, 2]) { Color.red.opacity($0 / 2) }
          Color.red.keyframeAnimator(initialValue: 20.0) { view, width in
            view.frame(width: width)
          } keyframes: { _ in
            LinearKeyframe(120.0, duration: 1)
          }
        }, options: PageOptions())
      page.play()
      page.update()
      for step in 1...20 { page.advance(to: Double(step) / 10) }
      #expect(page.isMoving)
      held = page.node
    }
    #expect(held == nil)
  }

  @Test("rows of a list of many: one leaves, the others move up, all in their order")
  func rows() throws {
    struct Rows: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row in
            if row != 20 || !model.isOn { Color.red.frame(width: 10, height: 2).accessibilityIdentifier("row \(row)") }
          }
        }.frame(height: 100, alignment: .top)
      }
    }
    let page = played(Rows(model: model))
    page.advance(to: 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    page.advance(to: 0.5)
    let frames = page.current.framesByIdentifier()
    #expect(frames["row 19"]?.minY == 38 && frames["row 20"]?.minY == 40)
    #expect(abs((frames["row 21"]?.minY ?? 0) - 41) < 0.01 && abs((frames["row 49"]?.minY ?? 0) - 97) < 0.01)
    func identifiers(_ tree: LayoutTree) -> [String] { (tree.identifier.map { [$0] } ?? []) + tree.children.flatMap(identifiers) }
    var seen: [String] = []
    for id in identifiers(page.current.layoutTree()) where seen.last != id { seen.append(id) }
    #expect(seen == (0..<50).map { "row \($0)" })
  }

  @Test("a page that stands still shows the end of each change and runs completions at once")
  func still() {
    var isDone = false
    withAnimation(.linear(duration: 5)) {
    } completion: {
      isDone = true
    }
    #expect(isDone)
    struct Mover: View {
      @State private var isOn = false
      @State private var isDone = false
      var body: some View {
        Color.red.frame(width: isOn ? 100 : 20).accessibilityIdentifier(isDone ? "done" : "running")
          .onAppear {
            withAnimation(.linear(duration: 5)) {
              isOn = true
            } completion: {
              isDone = true
            }
          }
      }
    }
    #expect(frames(200, 100) { Mover() }["done"]?.width == 100)
  }
}

@Suite("Curves of animations") struct AnimationCurveTests {
  @Test("springs have the physics that Apple documents", arguments: [(0.5, 0.3, 157.9, 17.6), (0.5, 0, 157.9, 25.1)])
  func physics(_ duration: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.stiffness - stiffness) < 0.1 && abs(spring.damping - damping) < 0.1 && spring.mass == 1)
    let again = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(again.duration - 0.63) < 0.005 && abs(again.bounce - 0.5) < 1e-9)
  }

  @Test("a spring obeys its equation: acceleration is −stiffness · way − damping · velocity", arguments: [-0.4, 0, 0.15, 0.6])
  func equation(_ bounce: Double) { obeys(Spring(duration: 0.7, bounce: bounce), within: 0.001) }

  @Test("a spring that creeps obeys it too, and an animation of one is not stopped from creeping", arguments: [11.0, 15, 20])
  func creeping(_ damping: Double) {
    let spring = Spring(mass: 1, stiffness: 25, damping: damping, allowOverDamping: true)
    #expect(spring.dampingRatio == damping / 10 && Spring(mass: 1, stiffness: 25, damping: damping).dampingRatio == 1)
    obeys(spring, within: 0.01)
    let animation = Animation.interpolatingSpring(mass: 1, stiffness: 25, damping: damping)
    #expect(animation == .spring(spring) && animation != .spring(Spring(mass: 1, stiffness: 25, damping: damping)))
  }

  private func obeys(_ spring: Spring, within tolerance: Double) {
    for time in stride(from: 0.05, to: 1.5, by: 0.05) {
      let step = 1e-4
      func position(_ time: Double) -> Double { spring.value(target: 1.0, initialVelocity: 0.5, time: time) }
      let acceleration = (position(time + step) - 2 * position(time) + position(time - step)) / (step * step)
      let velocity = (position(time + step) - position(time - step)) / (2 * step)
      #expect(abs(acceleration + spring.stiffness * (position(time) - 1) + spring.damping * velocity) < 0.05)
    }
    #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) <= 0.0011)
    #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration * 2) - 1) <= tolerance)
  }

  @Test("timing curves are CSS's: cubic-bezier(0.42, 0, 0.58, 1) and its neighbours")
  func beziers() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // Solved by hand: at t = 0.5 of (0.42, 0, 1, 1) x is 0.6575 and y is 0.5.
    #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.easeOut.value(at: 0.3425) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: 0.5) - 0.6575) < 1e-9)
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3 || abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 2) == 1)
  }

  @Test("delays, speeds and repeats")
  func combined() {
    func at(_ animation: Animation, _ time: Double) -> Double { animation.curve.progress(at: time) }
    let base = Animation.linear(duration: 1)
    #expect(at(base.delay(2), 1.9) == 0 && abs(at(base.delay(2), 2.25) - 0.25) < 1e-9)
    #expect(abs(at(base.speed(2), 0.25) - 0.5) < 1e-9 && base.speed(2).curve.settlingDuration == 0.5)
    #expect(abs(at(base.repeatForever(), 1.25) - 0.75) < 1e-9 && base.repeatForever().curve.settlingDuration == .infinity)
    #expect(abs(at(base.repeatForever(autoreverses: false), 7.25) - 0.25) < 1e-9)
    #expect(at(base.repeatCount(2, autoreverses: false), 2) == 1 && at(base.repeatCount(2), 2) == 0)
    #expect(at(base.speed(0), 100) == 0)
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 2 ? value.scaled(by: 0.25) : nil
      }
    }
    #expect(at(Animation(Steps()), 1) == 0.25 && at(Animation(Steps()), 3) == 1 && Animation(Steps()).curve.settlingDuration == 2)
  }
}
