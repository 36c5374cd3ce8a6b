import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// What a page tells of its layout. The walks are those that textbooks tell step by step.
@MainActor @Suite struct TraceTests {
  private func trace(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) -> LayoutTrace {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: width, height: height))
    options.isTraced = true
    return Page(view(), options: options).settle().trace
  }

  /// Proposals and answers without reasons or numbers, before anything is placed.
  private func asked(_ trace: LayoutTrace) -> [String] {
    var told = trace.withoutRepeats
    told.steps.removeAll { step in
      if case .isPlaced = step.act { true } else { false }
    }
    for index in told.steps.indices { told.steps[index].because = nil }
    return told.sentences().map { String($0.drop { !$0.isLetter }) }
  }

  @Test("a padded leaf with a background: proposals go down, answers come up, the background is asked last")
  func paddedWalk() {
    let steps = asked(
      trace(320, 480) {
        Circle().frame(width: 51, height: 17).padding(10).background(Color.teal)
      })
    #expect(
      steps.prefix(8) == [
        "the window proposes 320×480 to background", "background proposes 320×480 to padding", "padding proposes 300×460 to frame",
        "frame answers 51×17", "padding answers 71×37", "background answers 71×37", "background proposes 71×37 to Color",
        "Color answers 71×37",
      ])
  }

  @Test("a stack says of itself why it is as large as it is, of its views why they have their share, gap and place")
  func topics() {
    for (name, isRow) in [("HStack", true), ("VStack", false)] {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(spacing: 3))
      let told = trace(100, 80) {
        layout {
          Color.red
          Color.blue.frame(width: 10, height: 10)
          Color.green
        }
      }
      let own = told.subjects.firstIndex { $0.kind == name }
      let topics = Dictionary(grouping: told.notes.filter { $0.subject == own || told.subjects[$0.subject].parent == own }, by: \.subject)
        .mapValues { Set($0.map(\.topic)) }
      #expect(own.map { topics[$0] } == [.size], "\(name): \(topics)")
      let views = topics.filter { $0.key != own }.values
      #expect(
        views.count == 3 && views.allSatisfy { $0.isSubset(of: [.share, .gap, .alignment]) && $0.contains(.share) }, "\(name): \(topics)")
      #expect(views.filter { $0.contains(.gap) }.count == 2, "\(name): \(topics)")
      #expect(told.notes.allSatisfy { ($0.topic == .gap) == $0.words.hasPrefix("The gap between") }, "\(name)")
    }
  }

  @Test("a flexible frame says between which limits its answer lies")
  func flexibleWalk() {
    let trace = trace(320, 480) {
      Circle().frame(width: 76, height: 17).frame(minWidth: 0, maxWidth: .infinity).background(Color.teal).padding(10)
    }
    #expect(
      asked(trace).prefix(8) == [
        "the window proposes 320×480 to padding", "padding proposes 300×460 to background",
        "background proposes 300×460 to flexible frame", "flexible frame proposes 300×460 to frame", "frame answers 76×17",
        "flexible frame answers 300×17", "background answers 300×17", "padding answers 320×37",
      ])
    #expect(trace.sentences().contains { $0.hasSuffix("flexible frame answers 300×17, because 300 lies between min 0 and max ∞") })
  }

  @Test("a frame with one limit says which of the limit, the offer and the child decides")
  func oneLimit() {
    func reason(_ offered: CGFloat, @ViewBuilder _ view: () -> some View) -> String {
      let told = trace(offered, 50, view)
      let frame = told.subjects.firstIndex { $0.kind == "flexible frame" }
      let answer = told.steps.first { step in
        if step.subject == frame, case .answers = step.act { true } else { false }
      }
      return answer?.because ?? ""
    }
    let narrow = Color.red.frame(width: 9, height: 9)
    #expect(reason(250) { narrow.frame(maxWidth: .infinity) } == "because max ∞ lets it fill the 250 it is offered")
    #expect(reason(250) { narrow.frame(maxWidth: 100) } == "because the 250 it is offered is cut to max 100")
    #expect(reason(5) { narrow.frame(maxWidth: 100) } == "because the child's 9 is no more than max 100")
    #expect(reason(50) { Color.red.frame(width: 200).frame(maxWidth: 100) } == "because the child's 200 is cut to max 100")
    #expect(reason(27) { Color.red.frame(minWidth: 30) } == "because the 27 it is offered is raised to min 30, which the child takes")
    #expect(reason(250) { narrow.frame(minWidth: 30) } == "because the child's 9 is raised to min 30")
    #expect(reason(250) { narrow.frame(minWidth: 4) } == "because the child's 9 is no less than min 4")
    #expect(reason(50) { Color.red.frame(width: 200).frame(minWidth: 10) } == "because the child's 200 is more than the 50 it is offered")
  }

  @Test("asked why, a view with modifiers tells what they hand on, and why what they hold is as it is")
  func inward() throws {
    let told = trace(170, 90) {
      Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("ratio")
    }
    let ratio = try #require(told.subjects.firstIndex { $0.identifier == "ratio" })
    #expect(told.why(ratio).contains("aspectRatio ratio proposes 170×85 to Color: 2:1 fitted into 170×90."), "\(told.why(ratio))")
    let cut = trace(50, 90) { Text("Words that are far too long").lineLimit(1).layoutPriority(1).accessibilityIdentifier("cut") }
    let text = try #require(cut.subjects.firstIndex { $0.identifier == "cut" })
    #expect(cut.why(text).contains { $0.contains("lineLimit(1) allows 1 of them") }, "\(cut.why(text))")
    let lines = trace(200, 90) { Text("one\ntwo").accessibilityIdentifier("lines") }
    let both = try #require(lines.subjects.firstIndex { $0.identifier == "lines" })
    #expect(lines.why(both).contains("Its own line breaks make 2 lines, for which it has room."), "\(lines.why(both))")
  }

  @Test("asked why, of several modifiers each tells what it hands on and what it answers, and a width is told where it changes")
  func severalInward() throws {
    let told = trace(300, 90) {
      Color.red.aspectRatio(2, contentMode: .fit).frame(maxWidth: 100).padding(5).background(.blue).background(.green).padding(10)
        .accessibilityIdentifier("outer")
    }
    let outer = try #require(told.subjects.firstIndex { $0.identifier == "outer" })
    let lines = told.why(outer)
    #expect(lines.contains { $0.hasPrefix("padding outer proposes 280×70 to background") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("padding proposes 270×60 to flexible frame") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("aspectRatio proposes 100×50 to Color") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("flexible frame answers ") }, "\(lines)")
    let row = trace(300, 90) {
      HStack { Color.red.accessibilityIdentifier("red") }.frame(maxWidth: 100).padding(5).background(.blue).background(.green).padding(10)
    }
    let red = try #require(row.subjects.firstIndex { $0.identifier == "red" })
    let way = row.why(red).first { $0.hasPrefix("From the outside in") } ?? ""
    let widths = way.matches(of: /(?:offers|passes on) (\d+)/).map { String($0.1) }
    #expect(widths == ["300", "280", "270", "100"], "\(way)")
  }

  @Test("a ratio asks for the ideal size, then proposes a rectangle of its shape (fact 50)")
  func ratioWalk() {
    let trace = trace(200, 200) { Circle().frame(idealWidth: 100, idealHeight: 30).aspectRatio(contentMode: .fit) }
    let steps = trace.sentences().map { String($0.drop { !$0.isLetter }) }
    #expect(steps.contains("aspectRatio proposes nil×nil to flexible frame"))
    #expect(steps.contains("aspectRatio proposes 200×60 to flexible frame, 100:30 fitted into 200×200"))
  }

  @Test("a stack says what it shares among whom: the least flexible first (facts 11, 14)")
  func stackWalk() {
    let trace = trace(200, 100) {
      HStack(spacing: 10) {
        Rectangle()
        Color.blue.frame(width: 50)
      }
    }
    let steps = trace.sentences().map { String($0.drop { !$0.isLetter }) }
    #expect(steps.contains("HStack: gaps of 10, 190 to share, the least flexible first: Color (50…50), Rectangle (0…∞)"))
    #expect(steps.contains("HStack proposes 95×100 to frame, 190 left for 2"))
    #expect(steps.contains("HStack proposes 140×100 to Rectangle, 140 left for 1"))
    #expect(steps.contains("HStack answers 200×100, 140 + 10 + 50 along, across as Rectangle, the most: 100"))
  }

  @Test("a trace can be narrowed to a view, and survives JSON")
  func narrowing() throws {
    let trace = trace(100, 100) {
      VStack {
        Leaf("one")
        Leaf("two").padding()
      }
    }
    let chosen = trace.subjects(called: "two")
    #expect(chosen.count == 1)
    let told = trace.about(chosen)
    #expect(!told.steps.isEmpty && told.steps.count < trace.steps.count)
    #expect(
      told.steps.allSatisfy { step in chosen.contains(step.subject) || !chosen.isDisjoint(with: [trace.subjects[step.subject].parent ?? -1])
      })
    #expect(try JSONDecoder().decode(LayoutTrace.self, from: JSONEncoder().encode(trace)) == trace)
  }

  @Test("every frame told is the frame of the page, and a page without a wish for a trace has none")
  func frames() {
    let view = HStack {
      Leaf("a", 30, 20)
      Leaf("b", 40, 30)
    }
    let trace = trace(300, 200) { view }
    let frames = placed(300, 200) { view }.framesByIdentifier()
    for name in ["a", "b"] {
      let told = trace.steps.compactMap { step -> CGRect? in
        guard trace.subjects[step.subject].identifier == name, case .isPlaced(let frame) = step.act else { return nil }
        return frame.cgRect
      }
      #expect(told == [frames[name]])
    }
    #expect(placed(300, 200) { view }.trace == LayoutTrace())
  }
}
