import RandomViews
import Testing

/// Trees that once broke a law, each the smallest that did.
@MainActor @Suite("Random views that once broke a law") struct NamedTreeTests {
  nonisolated static let trees: [(name: String, trial: Trial)] = [
    (
      "a link on a layer ended the process when printed",
      Trial(ViewPlan(.lazyVStack, children: [ViewPlan(.link)]).with(.visualEffect))
    ),
    (
      "a lazy container in a hosting controller asked a parent that was gone",
      Trial(ViewPlan(.hosting, children: [ViewPlan(.lazyVGrid)]))
    ),
    ("a transform that is no number stood in the layout", Trial(ViewPlan(.color).with(.transform, 10, .nan, 10))),
  ]

  @Test("keeps the laws now", arguments: trees.indices) func tree(_ index: Int) {
    let (name, trial) = Self.trees[index]
    #expect(trial.breach() == nil, "\(name)")
  }
}
