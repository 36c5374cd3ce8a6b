import Foundation
import QuoinDrawing
import Testing

@testable import SwiftUI

/// When what moves by itself is where, on a page whose time is told: what comes and goes, phases, keyframes, timelines, completions,
/// transactions (swiftui/animations).
@Suite("What moves, moment by moment") @MainActor struct MotionMomentTests {
  @Observable @MainActor fileprivate final class Model {
    var isOn = false
    var count = 0
  }
  private let model = Model()

  // MARK: Coming and going

  private struct Passing: View {
    let model: Model
    let transition: AnyTransition?
    var body: some View {
      ZStack {
        Color.white
        if model.isOn {
          let box = Color.red.frame(width: 40, height: 20)
          if let transition { box.transition(transition) } else { box }
        }
      }
    }
  }
  /// Where red ink lies, and how red its middle is: 1 wholly, 0 not at all.
  private func ink(_ page: LivePage, at time: TimeInterval) throws -> (box: CGRect, share: Double) {
    page.advance(to: time)
    let bitmap = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.current.displayList())
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].green < 0.95 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    guard !box.isNull else { return (.zero, 0) }
    let pure = Double(Color.red.resolve(in: EnvironmentValues()).green)
    return (box, (1 - Double(bitmap[Int(box.midX), Int(box.midY)].green)) / (1 - pure))
  }
  /// A red box of 40 × 20 in the middle of 200 × 100 points comes in 0.4 seconds, stays, and goes in as many: where it is halfway, and
  /// what is seen of it.
  private func passes(
    _ transition: AnyTransition?, _ coming: CGRect?, _ leaving: CGRect?, share: Double = 1, from direction: LayoutDirection = .leftToRight,
    line: Int = #line
  ) throws {
    let page = played(Passing(model: model, transition: transition).environment(\.layoutDirection, direction))
    model.isOn = false
    _ = try ink(page, at: 0)
    withAnimation(.linear(duration: 0.4)) { model.isOn = true }
    let came = try ink(page, at: 0.2)
    let there = try ink(page, at: 1)
    withAnimation(.linear(duration: 0.4)) { model.isOn = false }
    let went = try ink(page, at: 1.2)
    let gone = try ink(page, at: 2)
    #expect(there.box == CGRect(x: 80, y: 40, width: 40, height: 20) && gone.box == .zero, "line \(line)")
    for (seen, expected) in [(came, coming), (went, leaving)] {
      #expect(seen.box == expected ?? .zero, "line \(line)")
      if expected != nil { #expect(abs(seen.share - share) < 0.02, "line \(line)") }
    }
  }
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("halfway in and halfway out: every transition") func transitions() throws {
    let there = box(80, 40)
    try passes(nil, there, there, share: 0.5)
    try passes(.opacity, there, there, share: 0.5)
    try passes(.identity, there, nil)
    try passes(.scale, box(90, 45, 20, 10), box(90, 45, 20, 10))
    try passes(.scale(scale: 2, anchor: .bottomTrailing), box(60, 30, 60, 30), box(60, 30, 60, 30))
    try passes(.offset(x: 20, y: -8), box(90, 36), box(90, 36))
    try passes(.offset(CGSize(width: -20, height: 8)), box(70, 44), box(70, 44))
    try passes(.move(edge: .leading), box(60, 40), box(60, 40))
    try passes(.move(edge: .trailing), box(100, 40), box(100, 40))
    try passes(.move(edge: .top), box(80, 30), box(80, 30))
    try passes(.move(edge: .bottom), box(80, 50), box(80, 50))
    try passes(.slide, box(60, 40), box(100, 40))
    try passes(.push(from: .leading), box(60, 40), box(100, 40), share: 0.5)
    try passes(.push(from: .trailing), box(100, 40), box(60, 40), share: 0.5)
    try passes(.push(from: .top), box(80, 30), box(80, 50), share: 0.5)
    try passes(.push(from: .bottom), box(80, 50), box(80, 30), share: 0.5)
    try passes(.asymmetric(insertion: .move(edge: .top), removal: .offset(x: 20)), box(80, 30), box(90, 40))
    try passes(.asymmetric(insertion: .identity, removal: .scale), there, box(90, 45, 20, 10))
    try passes(.offset(x: 20).combined(with: .move(edge: .top)), box(90, 30), box(90, 30))
    try passes(.opacity.combined(with: .offset(x: 20)), box(90, 40), box(90, 40), share: 0.5)
  }

  @Test("from right to left leading is right") func mirrored() throws {
    try passes(.move(edge: .leading), box(100, 40), box(100, 40), from: .rightToLeft)
    try passes(.move(edge: .trailing), box(60, 40), box(60, 40), from: .rightToLeft)
    try passes(.slide, box(100, 40), box(60, 40), from: .rightToLeft)
    try passes(.push(from: .leading), box(100, 40), box(60, 40), share: 0.5, from: .rightToLeft)
    try passes(.move(edge: .top), box(80, 30), box(80, 30), from: .rightToLeft)
  }

  @Test("a transition's own animation goes before that of the change; none is at once") func ownAnimations() throws {
    let slow = Animation.linear(duration: 0.8)
    try passes(.move(edge: .leading).animation(slow), box(50, 40), box(70, 40))
    try passes(.offset(x: 40).combined(with: .offset(y: 40)).animation(slow), box(110, 70), box(90, 50))
    try passes(.asymmetric(insertion: .offset(x: 40).animation(slow), removal: .offset(y: 20)), box(110, 40), box(80, 50))
    try passes(.asymmetric(insertion: .offset(x: 40), removal: .offset(y: 40).animation(slow)), box(100, 40), box(80, 50))
    try passes(.move(edge: .leading).animation(nil), box(80, 40), nil)
  }

  // MARK: Phases

  private func width(_ page: LivePage, at time: TimeInterval) -> Double { Double(page.frame("box", at: time)?.width ?? -1) }
  private func near(_ one: Double, _ other: Double, _ what: String, by tolerance: Double = 2.5, line: Int = #line) {
    #expect(abs(one - other) <= tolerance, "line \(line), \(what): \(one) and \(other)")
  }
  /// Lets a page go on, and compares the width of its box at some moments.
  private func widths(_ page: LivePage, _ expected: [(Double, Double)], line: Int = #line) {
    for (time, width) in expected { near(self.width(page, at: time), width, "at \(time)", line: line) }
  }

  @Test("phases follow each other by the animation of the one to come, again and again") func phases() {
    func box(_ width: Double) -> some View { Color.red.frame(width: width, height: 9).accessibilityIdentifier("box") }
    let animator = PhaseAnimator([10.0, 50, 130]) {
      box($0)
    } animation: {
      $0 == 130 ? .linear(duration: 2) : .linear(duration: 1)
    }
    widths(played(animator), [(0, 10), (0.5, 30), (1.5, 70), (2.5, 110), (3.5, 70), (4.5, 30), (5.6, 74)])
    let modified = Color.red.phaseAnimator([10.0, 50, 130]) { view, width in
      view.frame(width: width, height: 9).accessibilityIdentifier("box")
    } animation: {
      $0 == 130 ? .linear(duration: 2) : .linear(duration: 1)
    }
    widths(played(modified), [(0, 10), (0.5, 30), (1.5, 70), (2.5, 110), (3.5, 70), (4.5, 30)])
    let jumps = PhaseAnimator([10.0, 50, 130]) {
      box($0)
    } animation: {
      $0 == 130 ? nil : .linear(duration: 1)
    }
    widths(played(jumps), [(0.5, 30), (1.5, 72), (2.5, 30)])
    // Unless said it goes by the system's spring, half a second each.
    let page = played(PhaseAnimator([10.0, 50]) { box($0) })
    let way = Animation.default.curve.progress(at: 0.25)
    near(width(page, at: 0.25), 10 + 40 * way, "by itself", by: 3)
    let there = width(page, at: 0.5)
    #expect(width(page, at: 0.75) < there - 10)
    widths(played(PhaseAnimator([70.0]) { box($0) }), [(0, 70), (3, 70)])
  }

  @Test("triggered phases go once through and back to the first, each time anew") func triggeredPhases() {
    struct Triggered: View {
      let model: Model
      let isModifier: Bool
      var body: some View {
        if isModifier {
          Color.red.phaseAnimator([10.0, 50, 130], trigger: model.count) { view, width in
            view.frame(width: width, height: 9).accessibilityIdentifier("box")
          } animation: { _ in
            .linear(duration: 1)
          }
        } else {
          PhaseAnimator([10.0, 50, 130], trigger: model.count) {
            Color.red.frame(width: $0, height: 9).accessibilityIdentifier("box")
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
    }
    for isModifier in [false, true] {
      model.count = 0
      let page = played(Triggered(model: model, isModifier: isModifier))
      widths(page, [(0, 10), (2, 10)])
      #expect(!page.isMoving)
      model.count += 1
      widths(page, [(2.5, 30), (3.5, 90), (4.5, 70), (5.5, 10), (7, 10)])
      #expect(!page.isMoving)
      model.count += 1
      widths(page, [(7.5, 30), (8.5, 90), (11, 10)])
    }
  }

  // MARK: Keyframes

  @Test("keyframes run again and again, or once, or when told") func keyframes() {
    func box(_ width: Double) -> some View { Color.red.frame(width: width, height: 9).accessibilityIdentifier("box") }
    func ways(_ repeats: Bool?) -> LivePage {
      guard let repeats else {
        return played(
          KeyframeAnimator(initialValue: 20.0) {
            box($0)
          } keyframes: { _ in
            LinearKeyframe(120.0, duration: 1)
          })
      }
      return played(
        KeyframeAnimator(initialValue: 20.0, repeating: repeats) {
          box($0)
        } keyframes: { _ in
          LinearKeyframe(120.0, duration: 1)
        })
    }
    widths(ways(nil), [(0, 20), (0.25, 45), (0.75, 95), (1.25, 45), (2.75, 95)])
    widths(ways(true), [(0, 20), (0.75, 95), (1.25, 45), (2.75, 95)])
    let once = ways(false)
    widths(once, [(0, 20), (0.75, 95), (1.25, 120), (2.75, 120)])
    #expect(!once.isMoving && ways(true).isMoving)
    let modified = Color.red.keyframeAnimator(initialValue: 20.0) { view, width in
      view.frame(width: width, height: 9).accessibilityIdentifier("box")
    } keyframes: { _ in
      LinearKeyframe(120.0, duration: 1)
    }
    widths(played(modified), [(0.25, 45), (1.25, 45), (2.75, 95)])
  }

  @Test("triggered keyframes begin when told, where the last have ended") func triggeredKeyframes() {
    struct Triggered: View {
      let model: Model
      let isModifier: Bool
      var body: some View {
        if isModifier {
          Color.red.keyframeAnimator(initialValue: 20.0, trigger: model.count) { view, width in
            view.frame(width: width, height: 9).accessibilityIdentifier("box")
          } keyframes: {
            LinearKeyframe($0 + 50, duration: 1)
          }
        } else {
          KeyframeAnimator(initialValue: 20.0, trigger: model.count) {
            Color.red.frame(width: $0, height: 9).accessibilityIdentifier("box")
          } keyframes: {
            LinearKeyframe($0 + 50, duration: 1)
          }
        }
      }
    }
    for isModifier in [false, true] {
      model.count = 0
      let page = played(Triggered(model: model, isModifier: isModifier))
      widths(page, [(0, 20), (1, 20)])
      #expect(!page.isMoving)
      model.count += 1
      widths(page, [(1.5, 45), (2.1, 70), (4, 70)])
      model.count += 1
      widths(page, [(4.5, 95), (6, 120)])
      #expect(!page.isMoving)
    }
  }

  // MARK: Timelines

  @Test("timelines change when their dates come") func timelines() {
    final class Seen { var dates: [Date] = [] }
    func seen(_ schedule: some TimelineSchedule, until time: TimeInterval) -> [Date] {
      let seen = Seen()
      let page = played(
        TimelineView(schedule) { context in
          let _ = seen.dates.append(context.date)
          Color.red
        })
      page.advance(to: time)
      var dates: [Date] = []
      for date in seen.dates where date != dates.last { dates.append(date) }
      return dates
    }
    let start = Date()
    let explicit = [0.3, 0.6, 1.5].map { start.addingTimeInterval($0) }
    #expect(seen(.explicit(explicit), until: 0.2) == [explicit[0]])
    #expect(seen(.explicit(explicit), until: 1) == [explicit[0], explicit[1]])
    #expect(seen(.explicit(explicit), until: 4) == explicit)
    let periodic = seen(.periodic(from: start.addingTimeInterval(-10), by: 0.5), until: 2.2)
    #expect(periodic.count == 5 || periodic.count == 6)
    for (one, next) in zip(periodic, periodic.dropFirst()) { near(next.timeIntervalSince(one), 0.5, "by the period", by: 1e-4) }
    #expect(periodic[0].timeIntervalSince(start) > -0.6 && periodic[0].timeIntervalSince(start) < 0.6)
    let pictures = seen(.animation(minimumInterval: 0.25), until: 1.1)
    #expect(pictures.count == 5)
    for (one, next) in zip(pictures, pictures.dropFirst()) { near(next.timeIntervalSince(one), 0.25, "at least", by: 0.02) }
    #expect(seen(.animation, until: 0.5).count > 25 && seen(.animation(minimumInterval: 0.1, paused: true), until: 0.5).count == 1)
    #expect((1...2).contains(seen(.everyMinute, until: 0.5).count))
    let minutes = seen(.everyMinute, until: 130)
    #expect(minutes.count == 3 || minutes.count == 4)
    #expect(minutes.allSatisfy { abs($0.timeIntervalSinceReferenceDate.remainder(dividingBy: 60)) < 1e-3 })
  }

  // MARK: Changes

  @Test("completions run when a change looks done, or when it has come to rest") func completions() {
    struct Mover: View {
      let model: Model
      var body: some View { Color.red.frame(width: model.isOn ? 100 : 20).accessibilityIdentifier("box") }
    }
    func done(_ animation: Animation?, _ criteria: AnimationCompletionCriteria?) -> Double {
      model.isOn = false
      let page = played(Mover(model: model))
      page.advance(to: 0)
      var isDone = false
      if let criteria {
        withAnimation(animation, completionCriteria: criteria) {
          model.isOn = true
        } completion: {
          isDone = true
        }
      } else {
        withAnimation(animation) {
          model.isOn = true
        } completion: {
          isDone = true
        }
      }
      for step in 0...300 {
        page.advance(to: Double(step) / 60)
        if isDone { return Double(step) / 60 }
      }
      return .infinity
    }
    near(done(.linear(duration: 1), nil), 1, "an even way", by: 0.04)
    near(done(.linear(duration: 1).delay(0.5), nil), 1.5, "a later way", by: 0.04)
    near(done(.linear(duration: 1).speed(2), nil), 0.5, "a faster way", by: 0.04)
    near(done(.linear(duration: 0.5).repeatCount(3), nil), 1.5, "three ways", by: 0.04)
    near(done(.spring(duration: 0.6, bounce: 0.3), nil), 0.6, "a spring seems to be there", by: 0.04)
    near(done(.spring(duration: 0.6, bounce: 0.3), .logicallyComplete), 0.6, "a spring seems to be there", by: 0.04)
    let rest = Spring(duration: 0.6, bounce: 0.3).settlingDuration
    near(done(.spring(duration: 0.6, bounce: 0.3), .removed), rest, "a spring is there", by: 0.04)
    near(done(nil, nil), 0, "at once", by: 0.04)
  }

  @Test("what a change carries: nearer words go before farther ones, unless none is wanted") func transactions() {
    func moved(_ change: @MainActor (Model) -> Void, _ view: @escaping (AnyView, Int) -> AnyView) -> Double {
      struct Host: View {
        let model: Model
        let view: (AnyView, Int) -> AnyView
        var body: some View {
          let width: Double = model.count == 0 ? 20 : 120
          view(AnyView(Color.red.frame(width: width, height: 9).accessibilityIdentifier("box")), model.count)
        }
      }
      model.count = 0
      let page = played(Host(model: model, view: view))
      page.advance(to: 0)
      change(model)
      return width(page, at: 0.5)
    }
    func plainly(_ model: Model) { model.count = 1 }
    func slowly(_ model: Model) { withAnimation(.linear(duration: 2)) { model.count = 1 } }
    let (at, once) = (Animation.linear(duration: 1), Animation?.none)
    near(moved(slowly) { view, _ in view }, 45, "by the change")
    near(moved(slowly) { view, count in AnyView(view.animation(at, value: count)) }, 70, "by the view's word")
    near(moved(slowly) { view, _ in AnyView(view.animation(at, value: 7)) }, 45, "a value that stays says nothing")
    near(moved(slowly) { view, _ in AnyView(view.animation(once)) }, 120, "at once")
    near(moved(slowly) { view, count in AnyView(view.animation(once, value: count)) }, 120, "at once")
    near(moved(plainly) { view, _ in AnyView(view.animation(at)) }, 70, "whatever changes")
    near(moved(plainly) { view, count in AnyView(view.animation(at, value: count).animation(once, value: count)) }, 70, "the nearer word")
    near(moved(plainly) { view, count in AnyView(view.animation(once, value: count).animation(at, value: count)) }, 120, "the nearer word")
    near(moved(plainly) { view, _ in AnyView(view.transaction { $0.animation = at }) }, 70, "a changed transaction")
    near(moved(slowly) { view, _ in AnyView(view.transaction { $0.animation = $0.animation?.speed(4) }) }, 120, "made faster")
    let still: @MainActor (Model) -> Void = { model in
      var transaction = Transaction(animation: nil)
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.count = 1 }
    }
    near(moved(still) { view, count in AnyView(view.animation(at, value: count)) }, 120, "words are passed over")
    near(moved(still) { view, _ in AnyView(view.animation(at)) }, 120, "words are passed over")
  }

  @Test("matched views: as large, or as far, as the other alone") func matches() throws {
    struct Hero: View {
      let model: Model
      let properties: MatchedGeometryProperties
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isOn {
            Color.red.accessibilityIdentifier("large").matchedGeometryEffect(id: "hero", in: space, properties: properties)
              .frame(width: 60, height: 40).padding(.leading, 100).padding(.top, 50)
          } else {
            Color.blue.accessibilityIdentifier("small").matchedGeometryEffect(id: "hero", in: space, properties: properties)
              .frame(width: 40, height: 20)
          }
        }
      }
    }
    func halfway(_ properties: MatchedGeometryProperties) -> CGRect? {
      model.isOn = false
      let page = played(Hero(model: model, properties: properties))
      page.advance(to: 0)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      return page.frame("large", at: 0.5)
    }
    #expect(halfway(.frame) == CGRect(x: 50, y: 25, width: 50, height: 30))
    #expect(halfway(.size)?.size == CGSize(width: 50, height: 30) && halfway(.size)?.origin == CGPoint(x: 100, y: 50))
    let moved = try #require(halfway(.position))
    #expect(moved.size == CGSize(width: 60, height: 40) && moved.minX < 60 && moved.minY < 40)
  }

  @Test("later, faster and repeated on a page: where a box is") func ways() {
    struct Mover: View {
      let model: Model
      var body: some View { Color.red.frame(width: model.isOn ? 120 : 20, height: 9).accessibilityIdentifier("box") }
    }
    func goes(_ animation: Animation, _ expected: [(Double, Double)], line: Int = #line) {
      model.isOn = false
      let page = played(Mover(model: model))
      page.advance(to: 0)
      withAnimation(animation) { model.isOn = true }
      widths(page, expected, line: line)
    }
    goes(.linear(duration: 1), [(0.25, 45), (0.75, 95), (1.1, 120)])
    goes(.linear(duration: 1).delay(0.5), [(0.45, 20), (0.75, 45), (1.25, 95), (1.6, 120)])
    goes(.linear(duration: 1).speed(0.5), [(0.5, 45), (1.5, 95), (2.1, 120)])
    goes(.linear(duration: 1).repeatCount(2, autoreverses: false), [(0.5, 70), (1.25, 45), (1.75, 95), (2.1, 120)])
    goes(.linear(duration: 1).repeatCount(3), [(0.75, 95), (1.25, 95), (1.75, 45), (2.25, 45), (3.1, 120)])
    goes(.linear(duration: 1).repeatForever(), [(0.75, 95), (1.75, 45), (20.25, 45), (21.25, 95)])
  }
}
