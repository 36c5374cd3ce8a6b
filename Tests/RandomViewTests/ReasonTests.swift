import Foundation
import QuoinLayout
import RandomViews
import SwiftUI
import Testing

/// The reasons that traces give are true: what they add up adds up, what they call the most is the most.
@MainActor @Suite("Reasons") struct ReasonTests {
  private func trace(_ seed: UInt64) -> (trace: LayoutTrace, tree: LayoutTree, untraced: LayoutTree) {
    func renderer(isTraced: Bool) -> ImageRenderer<PlannedView> {
      let renderer = ImageRenderer(content: PlannedView(ViewPlan(seed: seed)))
      renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
      renderer.isTraced = isTraced
      return renderer
    }
    let page = renderer(isTraced: true).page()
    return (page.trace, page.layoutTree(), renderer(isTraced: false).layoutTree())
  }

  /// The numbers of "5 + 8 + 6 along, across as …: 30"; nil where they are not all told.
  private func numbers(_ words: String) -> (sum: Double, count: Int, across: Double)? {
    guard let end = words.range(of: " along, "), let colon = words.range(of: ": ", options: .backwards) else { return nil }
    let parts = words[..<end.lowerBound].components(separatedBy: " + ").map { Double($0) }
    guard !parts.contains(nil), let across = Double(words[colon.upperBound...]) else { return nil }
    return (parts.compactMap { $0 }.reduce(0, +), parts.count, across)
  }

  @Test("what a stack's length is made of adds up to it, and its children's extent across is its own")
  func sums() {
    var checked = 0
    for seed in 0..<400 as Range<UInt64> {
      let (trace, tree, untraced) = trace(seed)
      #expect(tree == untraced, "seed \(seed): a trace changes nothing")
      for step in trace.steps {
        guard case .answers(let width, let height, _) = step.act, let words = step.because, let told = numbers(words) else { continue }
        let isAcross = trace.subjects[step.subject].kind == "HStack"
        let (main, cross) = isAcross ? (width, height) : (height, width)
        // Beyond any page the words have no digits left.
        guard main < 1e9, cross < 1e9 else { continue }
        checked += 1
        // Negative gaps may come to less than nothing, which is 0.
        #expect(abs(max(0, told.sum) - main) < 0.006 * Double(told.count + 1), "seed \(seed): \(words), but \(main)")
        #expect(abs(told.across - cross) < 0.006, "seed \(seed): \(words), but \(cross)")
      }
    }
    #expect(checked > 400)
  }
}
