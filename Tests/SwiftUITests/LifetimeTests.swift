import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// How long a view's state, tasks and actions last, in the words of Apple's documentation.
@Suite("Lifetimes") @MainActor struct LifetimeTests {
  /// What happened, in order.
  final class Log {
    var lines: [String] = []
  }

  /// Remembers in which step it was made.
  private struct Child: View {
    let step: Int
    let log: Log
    @State private var born = -1
    var body: some View {
      Text("born \(born)")
        .onAppear {
          log.lines.append("appears \(step)")
          if born < 0 { born = step }
        }
        .onDisappear { log.lines.append("disappears \(step)") }
    }
  }
  private func page(_ view: some View) -> Page<some View> {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 200, height: 200))
    return Page(view, options: options)
  }
  private func texts(_ page: PlacedPage) -> [String] {
    func all(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(all) }
    return all(page.layoutTree())
  }
  @Observable final class Step {
    var value = 0
    var ids = [1, 2, 3]
  }

  @Test("State is destroyed with its view: one that comes back begins anew, and appears again (swiftui/state, onappear(perform:))")
  func stateEnds() {
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View { VStack { if step.value != 1 { Child(step: step.value, log: log) } } }
    }
    let (step, log) = (Step(), Log())
    let page = page(Root(step: step, log: log))
    #expect(texts(page.settle()) == ["born 0"])
    step.value = 1
    #expect(texts(page.settle()) == [])
    step.value = 2
    #expect(texts(page.settle()) == ["born 2"])
    #expect(log.lines == ["appears 0", "disappears 0", "appears 2"])
  }

  @Test("another id(_:) is another view: its state is reset (swiftui/view/id(_:))") func idResets() {
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View { Child(step: step.value, log: log).id(step.value / 2) }
    }
    let (step, log) = (Step(), Log())
    let page = page(Root(step: step, log: log))
    #expect(texts(page.settle()) == ["born 0"])
    step.value = 1
    #expect(texts(page.settle()) == ["born 0"])
    step.value = 2
    #expect(texts(page.settle()) == ["born 2"])
    #expect(log.lines == ["appears 0", "appears 2", "disappears 1"])
  }

  @Test("branches of an if are different views; ForEach keeps state by id when elements move (swiftui/foreach)") func moves() {
    struct Row: View {
      let id: Int
      @State private var first = 0
      let step: Step
      var body: some View { Text("\(id): \(first)").onAppear { first = id * 10 + step.value } }
    }
    struct Root: View {
      let step: Step
      var body: some View { VStack { ForEach(step.ids, id: \.self) { Row(id: $0, step: step) } } }
    }
    let step = Step()
    let page = page(Root(step: step))
    #expect(texts(page.settle()) == ["1: 10", "2: 20", "3: 30"])
    step.value = 5
    step.ids = [3, 1, 4]
    #expect(texts(page.settle()) == ["3: 30", "1: 10", "4: 45"])
    step.ids = [2, 3]
    #expect(texts(page.settle()) == ["2: 25", "3: 30"])
  }

  @Test("elements that share an id are all shown, each with a state of its own, and told once", arguments: [false, true])
  func sharedIDs(isLazy: Bool) {
    struct Row: View {
      let id: Int
      let step: Step
      @State private var taps = 0
      var body: some View { Text("\(id): \(taps)").onAppear { taps += 1 } }
    }
    struct Root: View {
      let step: Step
      let isLazy: Bool
      var body: some View {
        let rows = ForEach(step.ids, id: \.self) { Row(id: $0, step: step) }
        if isLazy { LazyVStack { rows } } else { VStack { rows } }
      }
    }
    let step = Step()
    step.ids = [1, 2, 1, 1]
    let page = page(Root(step: step, isLazy: isLazy))
    var placed = page.settle()
    #expect(texts(placed) == ["1: 1", "2: 1", "1: 1", "1: 1"])
    #expect(placed.findings.filter { $0.view == "ForEach" && $0.message.contains("The id 1 ") }.count == 1, "\(placed.findings)")
    step.ids = [1, 2, 3]
    placed = page.settle()
    #expect(texts(placed) == ["1: 1", "2: 1", "3: 1"])
    #expect(placed.findings.isEmpty, "\(placed.findings)")
  }

  @Test("a task is cancelled when its view disappears, and begins anew when its id changes (swiftui/view/task(id:priority:_:))")
  func tasks() async {
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View {
        VStack {
          if step.value < 2 {
            Text("x").task(id: step.value) { [value = step.value] in
              log.lines.append("begins \(value)")
              do { try await Task.sleep(for: .seconds(86_400)) } catch { log.lines.append("is cancelled \(value)") }
            }
          }
        }
      }
    }
    let (step, log) = (Step(), Log())
    let page = page(Root(step: step, log: log))
    for value in 0...2 {
      step.value = value
      _ = page.settle()
      for _ in 0..<4_000 where log.lines.count < [1, 3, 4][value] { try? await Task.sleep(for: .milliseconds(5)) }
    }
    // The tasks themselves run side by side.
    #expect(Set(log.lines) == ["begins 0", "is cancelled 0", "begins 1", "is cancelled 1"] && log.lines.count == 4, "\(log.lines)")
  }

  @Test("what a view reads decides whether its body runs again, and nothing else does") func readers() {
    struct Leaf: View {
      let name: String
      let step: Step?
      let log: Log
      var body: some View {
        log.lines.append(name)
        return Text("\(name) \(step?.value ?? 0)")
      }
    }
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View {
        log.lines.append("root")
        return VStack {
          Leaf(name: "reads", step: step, log: log)
          Leaf(name: "reads nothing", step: nil, log: log)
        }
      }
    }
    let (step, log) = (Step(), Log())
    let page = page(Root(step: step, log: log))
    _ = page.settle()
    #expect(log.lines == ["root", "reads", "reads nothing"])
    step.value = 7
    #expect(texts(page.settle()) == ["reads 7", "reads nothing 0"])
    #expect(log.lines == ["root", "reads", "reads nothing", "reads"])
  }

  @Test("rows of lazy containers appear once, however often the view around is evaluated; those that go disappear") func lazyRows() {
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack {
            Text("step \(step.value)")
            ForEach(step.ids, id: \.self) { id in
              Text("\(id)").onAppear { log.lines.append("appears \(id)") }.onDisappear { log.lines.append("disappears \(id)") }
            }
          }
        }
      }
    }
    let (step, log) = (Step(), Log())
    let page = page(Root(step: step, log: log))
    _ = page.settle()
    step.value = 1
    #expect(texts(page.settle()).contains("step 1"))
    #expect(log.lines == ["appears 1", "appears 2", "appears 3"])
    step.ids = [1, 3]
    _ = page.settle()
    #expect(log.lines == ["appears 1", "appears 2", "appears 3", "disappears 2"])
    step.ids = [3]
    _ = page.settle()
    step.ids = []
    _ = page.settle()
    #expect(log.lines.suffix(2) == ["disappears 1", "disappears 3"])
  }

  @Test("rows that are scrolled out of sight disappear, and those that come into it appear (swiftui/lazyvstack)") func scrolledRows() {
    /// Puts what is within outside of its own bounds, which is doubtful.
    struct Stray: Layout {
      let isStray: Bool
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 24) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: CGPoint(x: bounds.minX + (isStray ? 900 : 0), y: bounds.minY), proposal: .unspecified) }
      }
    }
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { id in
              Stray(isStray: id == 4 || id == 101) { Text("\(id)") }.frame(height: 24).onAppear { log.lines.append("+\(id)") }.onDisappear {
                log.lines.append("-\(id)")
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: .constant(step.value), anchor: .top)
      }
    }
    let (step, log) = (Step(), Log())
    let page = page(Root(step: step, log: log))
    for place in [0, 3, 6, 100, 104, 2, 180, 0] {
      step.value = place
      let placed = page.settle()
      let shown = Set(texts(placed))
      #expect(placed.findings.isEmpty == shown.isDisjoint(with: ["4", "101"]), "\(place): \(placed.findings)")
      var there: Set<String> = []
      for line in log.lines {
        if line.hasPrefix("+") { there.insert(String(line.dropFirst())) } else { there.remove(String(line.dropFirst())) }
      }
      #expect(there == shown && shown.contains("\(place)"), "\(place): \(there.symmetricDifference(shown))")
    }
  }

  @Test("a view that is not chosen by ViewThatFits does not appear, and one that was disappears") func fitting() {
    struct Root: View {
      let step: Step
      let log: Log
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: CGFloat(step.value)).onAppear { log.lines.append("wide") }.onDisappear { log.lines.append("wide goes") }
          Color.blue.frame(width: 10).onAppear { log.lines.append("narrow") }.onDisappear { log.lines.append("narrow goes") }
        }
      }
    }
    let (step, log) = (Step(), Log())
    step.value = 100
    let page = page(Root(step: step, log: log))
    _ = page.settle()
    step.value = 300
    _ = page.settle()
    step.value = 50
    _ = page.settle()
    #expect(
      log.lines == ["wide", "wide goes", "narrow", "wide", "narrow goes"]
        || log.lines == ["wide", "narrow", "wide goes", "wide", "narrow goes"])
  }
}
