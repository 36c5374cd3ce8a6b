import Foundation
import Testing

@testable import SwiftUI

/// What each gesture has come to, moment by moment, while a finger goes its way (swiftui/gestures). How far a tap may stray and how soon
/// the next has to follow are documented nowhere; what is asked lies far from either.
@Suite("Gestures, moment by moment") @MainActor struct GestureMomentTests {
  /// What a finger does, where in the view, and after how many seconds. The view's corner lies at (100, 50) of the page.
  private struct Finger {
    let moment: TouchMoment
    private init(_ phase: TouchMoment.Phase, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) {
      moment = TouchMoment(phase: phase, local: CGPoint(x: x, y: y), global: CGPoint(x: x + 100, y: y + 50), time: time)
    }
    static func down(_ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) -> Finger { Finger(.began, x, y, time) }
    static func moves(_ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) -> Finger { Finger(.moved, x, y, time) }
    static func up(_ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) -> Finger { Finger(.ended, x, y, time) }
  }
  private func tap(_ time: TimeInterval) -> [Finger] { [.down(0, 0, time), .up(0, 0, time + 0.05)] }

  /// What becomes of a gesture at each moment: `-` nothing new, `x` not this gesture, a value, and `!` where it ends.
  private func follows<G: Gesture>(
    _ gesture: G, _ way: [Finger], _ expected: String, _ words: (G.Value) -> String, line: Int = #line
  ) {
    let tracker = gesture.makeTracker()
    let told = way.map { finger in
      switch tracker.follow(finger.moment) {
      case .waits: "-"
      case .failed: "x"
      case .changed(let value): words(value)
      case .ended(let value): words(value) + "!"
      }
    }
    let came = told.joined(separator: " ")
    #expect(came == expected, "line \(line)")
  }
  private func place(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
  private func way(_ drag: DragGesture.Value) -> String { "\(Int(drag.translation.width)),\(Int(drag.translation.height))" }

  @Test("a tap is down and up at one place; several are one after the other") func taps() {
    func taps(_ count: Int, _ way: [Finger], _ expected: String, line: Int = #line) {
      follows(TapGesture(count: count), way, expected, { _ in "tap" }, line: line)
    }
    taps(1, tap(0) + tap(5), "- tap! - tap!")
    taps(1, [.down(0, 0, 0), .moves(3, 4, 0.1), .up(3, 4, 0.2)], "- - tap!")
    taps(1, [.down(0, 0, 0), .moves(0, 60, 0.1), .moves(0, 0, 0.2), .up(0, 0, 0.3)], "- x x x")
    taps(1, [.down(0, 0, 0), .moves(60, 0, 0.1), .up(60, 0, 0.3)] + tap(0.4), "- x x - tap!")
    taps(2, tap(0) + tap(0.2) + tap(0.4) + tap(0.6), "- - - tap! - - - tap!")
    taps(2, tap(0) + tap(3) + tap(3.2), "- - - - - tap!")
    taps(3, tap(0) + tap(0.2) + tap(0.4), "- - - - - tap!")
    follows(TapGesture(), tap(0), "- tap!") { _ in "tap" }
    follows(TapGesture(count: 2).modifiers(.shift), tap(0) + tap(0.2), "- - - tap!") { _ in "tap" }
  }

  @Test("a tap at a place tells where it was, in the view or on the page") func places() {
    let way: [Finger] = [.down(10, 20, 0), .up(12, 21, 0.1)]
    follows(SpatialTapGesture(), way, "- 12,21!") { place($0.location) }
    follows(SpatialTapGesture(coordinateSpace: .local), way, "- 12,21!") { place($0.location) }
    follows(SpatialTapGesture(coordinateSpace: .global), way, "- 112,71!") { place($0.location) }
    follows(SpatialTapGesture(count: 2), way + [.down(9, 8, 0.3), .up(7, 6, 0.4)], "- - - 7,6!") { place($0.location) }
  }

  @Test("a long press is there after its time, if the finger stays near and down") func presses() {
    func press(_ press: LongPressGesture, _ way: [Finger], _ expected: String, line: Int = #line) {
      follows(press, way, expected, { "\($0)" }, line: line)
    }
    let stays: [Finger] = [.down(0, 0, 0), .moves(0, 0, 0.4), .moves(0, 0, 0.6), .moves(0, 0, 0.8), .up(0, 0, 0.9)]
    press(LongPressGesture(), stays, "true - true! - -")
    press(LongPressGesture(minimumDuration: 0.7), stays, "true - - true! -")
    press(LongPressGesture(minimumDuration: 0.2), stays, "true true! - - -")
    press(LongPressGesture(minimumDuration: 2), stays, "true - - - x")
    press(LongPressGesture(), [.down(0, 0, 0), .up(0, 0, 0.3), .down(0, 0, 5), .up(0, 0, 5.7)], "true x true true!")
    press(LongPressGesture(), [.down(0, 0, 0), .moves(30, 0, 0.2), .moves(0, 0, 0.7), .up(0, 0, 0.8)], "true x - -")
    press(LongPressGesture(maximumDistance: 50), [.down(0, 0, 0), .moves(30, 30, 0.2), .moves(0, 0, 0.7)], "true - true!")
    press(LongPressGesture(maximumDistance: 2), [.down(0, 0, 0), .moves(0, 5, 0.2), .moves(0, 0, 0.7)], "true x -")
    var told: [String] = []
    let answered = PressGesture(press: LongPressGesture(), action: { told.append("done") }, pressing: { told.append($0 ? "down" : "up") })
    func run(_ way: [Finger]) -> [String] {
      told = []
      let tracker = answered.makeTracker()
      for finger in way { _ = tracker.follow(finger.moment) }
      return told
    }
    #expect(run(stays) == ["down", "up", "done"])
    #expect(run(tap(0)) == ["down", "up"])
    #expect(run([.down(0, 0, 0), .moves(40, 0, 0.1), .up(40, 0, 0.9)]) == ["down", "up"])
  }

  @Test("a drag begins after its distance, goes on wherever the finger goes, and tells places, ways and speed") func drags() {
    let way: [Finger] = [
      .down(10, 10, 0), .moves(14, 10, 0.1), .moves(30, 17, 0.2), .moves(11, 10, 0.3), .up(11, 12, 0.4),
    ]
    follows(DragGesture(), way, "- - 20,7 1,0 1,2!") { self.way($0) }
    follows(DragGesture(minimumDistance: 0), way, "0,0 4,0 20,7 1,0 1,2!") { self.way($0) }
    follows(DragGesture(minimumDistance: 50), way, "- - - - x") { self.way($0) }
    follows(DragGesture(minimumDistance: 5), [.down(0, 0, 0), .moves(3, 4, 0.1), .up(0, 0, 0.2)], "- 3,4 0,0!") { self.way($0) }
    follows(DragGesture(), way + [.down(50, 50, 1), .moves(50, 70, 1.1), .up(50, 80, 1.2)], "- - 20,7 1,0 1,2! - 0,20 0,30!") {
      self.way($0)
    }
    follows(DragGesture(), tap(0), "- x") { self.way($0) }
    follows(DragGesture(), way, "- - 10,10>30,17 10,10>11,10 10,10>11,12!") { "\(place($0.startLocation))>\(place($0.location))" }
    follows(DragGesture(coordinateSpace: .global), way, "- - 110,60>130,67 110,60>111,60 110,60>111,62!") {
      "\(place($0.startLocation))>\(place($0.location))"
    }
    follows(DragGesture(coordinateSpace: .global), way, "- - 20,7 1,0 1,2!") { self.way($0) }
    let speeds: [Finger] = [.down(0, 0, 0), .moves(20, -10, 0.5), .moves(20, 30, 2.5), .up(20, 30, 2.5)]
    follows(DragGesture(), speeds, "- 40,-20 0,20 0,0!") { "\(Int($0.velocity.width)),\(Int($0.velocity.height))" }
    follows(DragGesture(), speeds, "- 0.5 2.5 2.5!") { "\($0.time.timeIntervalSinceReferenceDate)" }
  }

  @Test("two fingers are never there") func twoFingers() {
    let way: [Finger] = [.down(0, 0, 0), .moves(30, 0, 1), .up(30, 0, 2)]
    follows(MagnifyGesture(), way, "x x x") { _ in "" }
    follows(MagnificationGesture(), way, "x x x") { _ in "" }
    follows(RotateGesture(), way, "x x x") { _ in "" }
    follows(RotationGesture(), way, "x x x") { _ in "" }
  }

  @Test("answers: each value once as it changes, the last when it ends; values made of others") func answers() {
    var told: [String] = []
    let drag = DragGesture(minimumDistance: 0).map { Int($0.translation.width) }.onChanged { told.append("\($0)") }.onEnded {
      told.append("\($0)!")
    }
    follows(drag, [.down(0, 0, 0), .moves(5, 0, 1), .moves(5, 0, 2), .moves(7, 0, 3), .up(7, 0, 4)], "0 5 5 7 7!") { "\($0)" }
    #expect(told == ["0", "5", "7", "7!"])
    told = []
    let failing = LongPressGesture().onChanged { told.append("\($0)") }.onEnded { told.append("\($0)!") }
    follows(failing, tap(0), "true x") { "\($0)" }
    #expect(told == ["true"], "what fails does not end")
    told = []
    follows(TapGesture().onEnded { told.append("tap") }, tap(0), "- !") { _ in "" }
    #expect(told == ["tap"])
  }

  @Test("gestures of one's own, of any type and optional ones are as those they are made of") func wrapped() {
    struct Pull: Gesture { var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 2) } }
    let way: [Finger] = [.down(0, 0, 0), .moves(4, 0, 0.1), .up(6, 0, 0.2)]
    follows(Pull(), way, "- 4,0 6,0!") { self.way($0) }
    follows(AnyGesture(Pull()), way, "- 4,0 6,0!") { self.way($0) }
    follows(Optional(DragGesture(minimumDistance: 2)), way, "- 4,0 6,0!") { self.way($0) }
    follows(DragGesture?.none, way, "x x x") { self.way($0) }
  }

  @Test("at once: the values of both as they come; over when both are") func simultaneous() {
    let both = LongPressGesture().simultaneously(with: DragGesture())
    func words(_ value: SimultaneousGesture<LongPressGesture, DragGesture>.Value) -> String {
      "\(value.first.map { "\($0)" } ?? "?")+\(value.second.map { self.way($0) } ?? "?")"
    }
    let drags: [Finger] = [.down(0, 0, 0), .moves(30, 0, 0.2), .up(40, 0, 0.3)]
    follows(both, drags, "true+? true+30,0 true+40,0!", words)
    follows(both, tap(0), "true+? x", words)
    follows(both, tap(0) + drags, "true+? x true+? true+30,0 true+40,0!", words)
    follows(both, [.down(0, 0, 0), .moves(0, 0, 0.6), .up(0, 0, 0.7)], "true+? true+? true+?!", words)
    follows(TapGesture().simultaneously(with: DragGesture()), drags + tap(1), "- ?+30,0 ?+40,0! - 0+?!") {
      "\($0.first == nil ? "?" : "0")+\($0.second.map { self.way($0) } ?? "?")"
    }
  }

  @Test("one after the other: the second begins where the first has ended, and only then") func sequence() {
    let pull = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
    func words(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
      switch value {
      case .first(let press): "1:\(press)"
      case .second(let press, let drag): "2:\(press):\(drag.map { self.way($0) } ?? "?")"
      }
    }
    let pulls: [Finger] = [.down(0, 0, 0), .moves(4, 0, 0.6), .moves(24, 0, 0.7), .up(30, 2, 0.8)]
    follows(pull, pulls + tap(2), "1:true 2:true:? 2:true:20,0 2:true:26,2! 1:true x", words)
    follows(pull, [.down(0, 0, 0), .moves(30, 0, 0.1), .moves(40, 0, 0.8), .up(40, 0, 0.9)], "1:true x - -", words)
    follows(TapGesture().sequenced(before: TapGesture()), tap(0) + tap(0.2) + tap(0.4), "- 2 - 2! - 2") {
      if case .second = $0 { "2" } else { "1" }
    }
  }

  @Test("one or the other: the second only where the first has failed, with all that it missed") func exclusive() {
    func words<One, Other>(_ value: ExclusiveGesture<One, Other>.Value) -> String { if case .first = value { "1" } else { "2" } }
    let drags: [Finger] = [.down(0, 0, 0), .moves(30, 0, 0.2), .moves(40, 0, 0.25), .up(45, 0, 0.3)]
    follows(DragGesture().exclusively(before: TapGesture()), tap(0) + drags + tap(1), "- 2! - 1 1 1! - 2!") { words($0) }
    follows(LongPressGesture().exclusively(before: DragGesture()), drags, "1:true 2:30,0 2:40,0 2:45,0!") {
      switch $0 {
      case .first(let press): "1:\(press)"
      case .second(let drag): "2:\(self.way(drag))"
      }
    }
    follows(LongPressGesture().exclusively(before: DragGesture()), tap(0) + drags, "1 x 1 2 2 2!") { words($0) }
  }

  @MainActor private final class Told { var words: [String] = [] }

  @Test("of a view's gestures those count that are on, of a touch the view's and what is in it") func views() throws {
    let told = Told()
    func touched(_ way: [CGPoint] = [], @ViewBuilder _ view: (Color) -> some View) -> [String] {
      told.words = []
      var options = PageOptions()
      options.canvas = .fixed(CGSize(width: 100, height: 40))
      let page = LivePage(view(Color.red).padding(.leading, 20), options: options, patience: 0)
      let start = CGPoint(x: 50, y: 20)
      _ = page.tap(at: start)
      for point in way { _ = page.drag(to: point) }
      _ = page.lift(at: way.last ?? start)
      return told.words
    }
    let tap = TapGesture().onEnded { told.words.append("tap") }
    #expect(touched { $0.gesture(tap) } == ["tap"] && touched { $0.gesture(tap, including: .gesture) } == ["tap"])
    #expect(touched { $0.gesture(tap, including: .subviews) }.isEmpty && touched { $0.gesture(tap, including: .none) }.isEmpty)
    #expect(touched { $0.gesture(tap, isEnabled: true) } == ["tap"] && touched { $0.gesture(tap, isEnabled: false) }.isEmpty)
    #expect(touched { $0.highPriorityGesture(tap) } == ["tap"] && touched { $0.highPriorityGesture(tap, including: .none) }.isEmpty)
    #expect(touched { $0.simultaneousGesture(tap) } == ["tap"] && touched { $0.simultaneousGesture(tap, including: .subviews) }.isEmpty)
    #expect(touched { $0.gesture(tap).allowsHitTesting(true) } == ["tap"] && touched { $0.gesture(tap).allowsHitTesting(false) }.isEmpty)
    #expect(touched { $0.gesture(tap).disabled(true) }.isEmpty && touched { $0.gesture(tap).disabled(false) } == ["tap"])
    #expect(touched { $0.onTapGesture { told.words.append("plain") } } == ["plain"])
    #expect(touched { $0.onTapGesture(count: 2) { told.words.append("twice") } }.isEmpty)
    #expect(touched { $0.onTapGesture { (point: CGPoint) in told.words.append("\(Int(point.x)),\(Int(point.y))") } } == ["30,20"])
    let global = touched { $0.onTapGesture(coordinateSpace: .global) { point in told.words.append("\(Int(point.x)),\(Int(point.y))") } }
    #expect(global == ["50,20"])
    #expect(touched { $0.onTapGesture(count: 2) { (point: CGPoint) in told.words.append("\(Int(point.x))") } }.isEmpty)
    #expect(touched { $0.overlay { Color.blue.gesture(tap) }.onTapGesture { told.words.append("around") } } == ["tap"])
    let pressing = touched {
      $0.onLongPressGesture(minimumDuration: 0) {
        told.words.append("long")
      } onPressingChanged: {
        told.words.append("\($0)")
      }
    }
    #expect(pressing == ["true", "false", "long"])
    let older = touched { $0.onLongPressGesture(minimumDuration: 9, pressing: { told.words.append("\($0)") }, perform: {}) }
    #expect(older == ["true", "false"])
    let button = touched { $0._onButtonGesture(pressing: { told.words.append("\($0)") }, perform: { told.words.append("button") }) }
    #expect(button.sorted() == ["button", "false", "true"])
    let far = CGPoint(x: 90, y: 20)
    #expect(touched([far]) { $0.gesture(tap) }.isEmpty)
    let dragged = touched([far]) {
      $0.gesture(DragGesture().onEnded { told.words.append("\(Int($0.translation.width))") })
    }
    #expect(dragged == ["40"])
  }
}
