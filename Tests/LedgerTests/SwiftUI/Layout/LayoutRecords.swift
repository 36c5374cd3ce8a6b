import QuoinLayout
import SwiftUI

extension Ledger {
  func layoutRecords() {
    topic("The layout as data: trees, traces, findings")

    measure(
      "LayoutTree", "LayoutTree.*", "ImageRenderer.layoutTree", "PlacedPage.layoutTree",
      says: "every node with its kind, frame, proposal, text and children", from: .documented("quoin render --format json")
    ) {
      judge in
      let renderer = ImageRenderer(content: Card())
      renderer.scale = 2
      renderer.proposedSize = ProposedViewSize(width: 101, height: nil)
      let tree = renderer.layoutTree()
      let box = tree.first(identifier: "box")
      judge.equal(box?.kind, "frame")
      judge.equal(box?.view, "Box")
      judge.equal(box?.frame, LayoutTree.Rect(CGRect(x: 40.3, y: 0, width: 20.4, height: 10)))
      judge.equal(box?.frame.cgRect, CGRect(x: 40.3, y: 0, width: 20.4, height: 10))
      // Both corners lie on pixels: 40.3 → 40.5, 60.7 → 60.5.
      judge.equal(box?.pixelFrame.cgRect, CGRect(x: 40.5, y: 0, width: 20, height: 10))
      judge.equal(box?.children.map(\.kind), ["Color"])
      judge.equal(box?.children.first?.proposal.map { [$0.width, $0.height] }, [20.4, 10])
      let text = tree.first(identifier: "text")
      judge.equal(text?.kind, "Text")
      judge.equal(text?.text, "Words")
      judge.equal(text?.proposal?.height, nil)
      judge.near(text?.proposal?.width, 101)
      let height = text?.frame.height ?? 0
      judge.expect(
        text?.baselines.map { abs($0.first - $0.last) <= 0.5 && $0.first > height / 2 && $0.first < height } ?? false, "the baseline")
      judge.equal(tree.first(identifier: "nowhere"), nil)
      let turned = tree.first(identifier: "turned")
      func transform(_ tree: LayoutTree) -> [Double]? { tree.transform ?? tree.children.lazy.compactMap(transform).first }
      judge.equal(turned.flatMap(transform)?.prefix(4).map { ($0 * 1000).rounded() / 1000 }, [0, 1, -1, 0])
      judge.equal(box?.transform, nil)
      let rect = LayoutTree.Rect(CGRect(x: 1, y: CGFloat.infinity, width: 3, height: .nan))
      judge.equal([rect.x, rect.y, rect.width, rect.height], [1, 0, 3, 0])
      judge.equal(LayoutTree.Baselines(first: 1, last: 2), LayoutTree.Baselines(first: 1, last: 2))
      let proposal = LayoutTree.Proposal(ProposedViewSize(width: .infinity, height: nil))
      judge.equal(try JSONDecoder().decode(LayoutTree.Proposal.self, from: JSONEncoder().encode(proposal)), proposal)
      judge.equal(try JSONDecoder().decode(LayoutTree.self, from: JSONEncoder().encode(tree)), tree)
    }
    measure(
      "PlacedPage.framesByIdentifier", "PlacedPage.size", "PlacedPage.findings", "PlacedPage", "ImageRenderer.page",
      says: "the page's size, frames by name, and what is doubtful", from: .law("as placed")
    ) { judge in
      let page = ImageRenderer(
        content: VStack(spacing: 3) {
          Box("a", 20, 10)
          Box("b", 30, 10)
          Box("a", 5, 5)
        }
      ).page()
      judge.equal(page.size, CGSize(width: 30, height: 31))
      judge.equal(
        page.framesByIdentifier(), ["a": CGRect(x: 5, y: 0, width: 20, height: 10), "b": CGRect(x: 0, y: 13, width: 30, height: 10)])
      judge.equal(page.findings, [])
      judge.equal(page.trace, LayoutTrace())
      let doubtful = ImageRenderer(content: Box().frame(width: -1)).page()
      judge.equal(doubtful.findings.map(\.kind), [.contradictoryFrame])
    }
    measure(
      "LayoutTrace", "LayoutTrace.*", "PlacedPage.trace", "PageOptions.isTraced", "ImageRenderer.isTraced",
      says: "who was proposed what by whom, and answered what", from: .recorded("textbooks tell a layout step by step")
    ) { judge in
      let renderer = ImageRenderer(
        content: HStack(spacing: 10) {
          Fill("a")
          Box("b", 50, 20)
        }.padding(5))
      renderer.proposedSize = ProposedViewSize(width: 210, height: 110)
      renderer.isTraced = true
      let trace = renderer.page().trace
      let told = trace.withoutRepeats
      let words = told.sentences().map { String($0.drop { !$0.isLetter }) }
      for sentence in [
        "the window proposes 210×110 to padding", "padding proposes 200×100 to HStack, less 5 on all sides",
        "HStack proposes 95×100 to frame b, 190 left for 2", "frame b answers 50×20, because its width and height are fixed",
        "HStack proposes 140×100 to Color a, 140 left for 1", "Color a answers 140×100", "padding answers 210×110",
        "frame b lies at (155, 45), 50×20",
      ] { judge.expect(words.contains { $0.hasPrefix(sentence.split(separator: ",")[0]) }, "“\(sentence)” is not among \(words)") }
      judge.expect(told.steps.count <= trace.steps.count)
      let chosen = trace.subjects(called: "b")
      judge.equal(chosen.map { trace.subjects[$0].identifier }, ["b"])
      judge.equal(chosen.map { trace.subjects[$0].view }, ["Box"])
      let about = trace.about(chosen)
      judge.expect(!about.steps.isEmpty && about.steps.count < trace.steps.count)
      judge.expect(
        about.steps.allSatisfy { step in
          if chosen.contains(step.subject) { return true }
          if case .isProposed(_, let by?) = step.act { return chosen.contains(by) }
          // What the container around reckons belongs to those in it.
          if case .reckons = step.act { return chosen.contains { trace.subjects[$0].parent == step.subject } }
          return trace.subjects[step.subject].parent.map(chosen.contains) ?? false
        })
      judge.equal(trace.subjects(called: "HStack").count, 1)
      judge.equal(trace.subjects(called: "nobody"), [])
      judge.equal(try JSONDecoder().decode(LayoutTrace.self, from: JSONEncoder().encode(trace)), trace)
    }
    measure(
      "LayoutTrace.Step", "LayoutTrace.Step.*", "LayoutTrace.Subject", "LayoutTrace.Subject.*", "LayoutTrace.sentences",
      "LayoutTrace.names", "LayoutTrace.withoutRepeats", "LayoutTrace.told", "LayoutTrace.Note", "LayoutTrace.Note.*",
      says: "a trace in words", from: .documented("quoin explain")
    ) { judge in
      let trace = LayoutTrace(
        subjects: [
          LayoutTrace.Subject(kind: "HStack"), LayoutTrace.Subject(kind: "Text", text: "Words", parent: 0),
          LayoutTrace.Subject(kind: "Text", text: "Words", parent: 0),
          LayoutTrace.Subject(kind: "frame", identifier: "box", view: "Card", names: ["Inner"], parent: 0),
        ],
        steps: [
          .init(subject: 0, act: .isProposed(.init(ProposedViewSize(width: 100, height: nil)), by: nil)),
          .init(subject: 1, act: .isProposed(.init(ProposedViewSize(width: .infinity, height: 20)), by: 0), because: "to see"),
          .init(subject: 1, act: .answers(width: 12.5, height: 20, again: false)),
          .init(subject: 1, act: .isProposed(.init(ProposedViewSize(width: .infinity, height: 20)), by: 0)),
          .init(subject: 1, act: .answers(width: 12.5, height: 20, again: true)),
          .init(subject: 0, act: .reckons("it is full")),
          .init(subject: 0, act: .reckons("it is full")),
          .init(subject: 3, act: .isPlaced(.init(CGRect(x: 1, y: 2, width: 3, height: 4)))),
        ])
      judge.equal(trace.names(), ["HStack", "Text “Words”", "Text “Words” (2)", "frame box"])
      judge.equal(
        trace.sentences(),
        [
          "1 the window proposes 100×nil to HStack", "2 HStack proposes ∞×20 to Text “Words”, to see", "3 Text “Words” answers 12.5×20",
          "4 HStack proposes ∞×20 to Text “Words”", "5 Text “Words” answers 12.5×20 again", "6 HStack: it is full", "7 HStack: it is full",
          "8 frame box lies at (1, 2), 3×4",
        ])
      judge.equal(
        trace.withoutRepeats.sentences().map { $0.dropFirst(2) }.map(String.init),
        [0, 1, 2, 5, 7].map { String(trace.sentences()[$0].dropFirst(2)) })
      let noted = LayoutTrace(
        subjects: trace.subjects,
        steps: [
          .init(subject: 0, act: .isProposed(.init(ProposedViewSize(width: 100, height: 50)), by: nil)),
          .init(subject: 1, act: .isProposed(.init(ProposedViewSize(width: 100, height: 0)), by: 0), because: "to learn how low it can be"),
          .init(subject: 1, act: .answers(width: 12.5, height: 20, again: false)),
          .init(subject: 0, act: .answers(width: 100, height: 20, again: false)),
        ], notes: [.init(subject: 1, topic: .gap, words: "The gap is 8.")])
      judge.equal(noted.told.steps.map(\.subject), [0, 0])
      judge.equal(noted.told.notes, [LayoutTrace.Note(subject: 1, topic: .gap, words: "The gap is 8.")])
      judge.equal(noted.about([0]).notes, [])
      judge.equal(trace.subjects(called: "BOX"), [3])
      judge.equal(trace.subjects(called: "box"), [3])
      judge.equal(trace.subjects(called: "Card"), [3])
      judge.equal(trace.subjects(called: "Inner"), [3])
      judge.equal(trace.subjects(called: "Text"), [1, 2])
      judge.equal(trace.subjects(called: "ords"), [1, 2])
      judge.equal(trace.about([1]).steps.count, 6)
      judge.equal(trace.about([0]).steps.count, 7)
    }
    measure("Finding", "Finding.*", says: "a kind, the view, and a sentence", from: .documented("PlacedPage.findings")) { judge in
      let finding = Finding(.overflow, in: "Card", "is too wide")
      judge.equal([finding.view, finding.message, finding.kind.rawValue], ["Card", "is too wide", "overflow"])
      judge.equal(try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding)), finding)
      let restless = try Shown(Restless(), .fixed(50, 50), judge)
      restless.finds(.unsettledState, "still changes its state after 32 evaluations")
      let missing = try Shown(Image("no such picture"), .fixed(50, 50), judge)
      missing.finds(.missingResource, "no such picture")
    }
  }
}

private struct Card: View {
  var body: some View {
    VStack(spacing: 0) {
      Box("box", 20.4, 10)
      Text("Words").accessibilityIdentifier("text")
      Color.pureRed.frame(width: 10, height: 10).rotationEffect(.degrees(90)).accessibilityIdentifier("turned")
      Color.clear.frame(height: 0)
    }
  }
}
/// A view that never comes to rest.
private struct Restless: View {
  @State private var width: CGFloat = 10
  var body: some View {
    Color.pureRed.frame(width: width).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0 + 1
    }
  }
}
