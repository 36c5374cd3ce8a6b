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
    (
      "letters of no size that are pictures had no matrix",
      Trial(ViewPlan(.uiScroll, lengths: [.leastNonzeroMagnitude, 10, 10], picks: [169, 0, 0]))
    ),
    ("a line 10¹⁵ points wide took all memory", Trial(ViewPlan(.stroked, lengths: [1e15, 10, 10]))),
    ("a sweep from an infinite angle ended the process", Trial(ViewPlan(.angularGradient, lengths: [.infinity, 10, 10]))),
    ("a sweep from an angle that is none ended the process", Trial(ViewPlan(.angularGradient, lengths: [.nan, 10, 10]))),
    (
      "a sweep of 10³⁰⁸ degrees ended the process",
      Trial(ViewPlan(.angularGradient, lengths: [.greatestFiniteMagnitude, 10, 10]))
    ),
    (
      "a canvas moved by 10³⁰⁸ points took all memory",
      Trial(ViewPlan(.canvas, lengths: [10, 10, -.greatestFiniteMagnitude], picks: [709, 0, 0]))
    ),
    (
      "a shadow sheared by 10³⁰⁶ ended the process",
      Trial(
        ViewPlan(
          .lazyVStack, picks: [0, 0, 511], children: [ViewPlan(.navigation, children: [ViewPlan(.color).with(.shadow)])]
        ).with(.transform, .greatestFiniteMagnitude, 10, 10))
    ),
    (
      "a list's row with nothing for its background ended the process",
      Trial(ViewPlan(.list, children: [ViewPlan(.color).with(.listRow, trees: [ViewPlan(.empty)])]))
    ),
    (
      "a toolbar within a toolbar ended the process",
      Trial(
        ViewPlan(
          .navigation,
          children: [ViewPlan(.color).with(.toolbar, trees: [ViewPlan(.color).with(.toolbar, trees: [ViewPlan(.color)])])]))
    ),
    (
      "a line with an enormous miter limit ended the process",
      Trial(ViewPlan(.form, children: [ViewPlan(.stroked, lengths: [10, .greatestFiniteMagnitude, 10])]).with(.clipped))
    ),
    ("a line seen from its edge took all memory", Trial(ViewPlan(.stroked).with(.rotation3D, 90, 10, 10))),
    (
      "a blend mode on a page of 20,000 points could not be printed",
      Trial(
        ViewPlan(.lazyHStack, picks: [0, 0, 321], children: [ViewPlan(.longText, picks: [533, 0, 0])]).with(
          .blendMode, picks: [597, 0, 0]),
        offer: 3)
    ),
    ("letters that are clipped away left a document's structure with an end and no beginning", Trial(seed: 19305)),
    ("a grid of no width left a document's structure with an end and no beginning", Trial(seed: 18498)),
    ("a stack with the largest gap there is told another range than it answered", Trial(seed: 37648)),
    (
      "a gradient around a point far beyond the page could not be drawn",
      Trial(
        ViewPlan(
          .lazyHStack, picks: [0, 0, 242],
          children: [
            ViewPlan(.lazyVGrid, lengths: [1e30, 10, 10], children: [ViewPlan(.radialGradient, lengths: [10, 100_000, 10])])
          ]))
    ),
    ("a page with lazy content stayed in memory for ever", Trial(ViewPlan(.lazyVStack, children: [ViewPlan(.word)]))),
    ("a lazy container in a scroll view whose margins leave nothing ended the process", Trial(seed: 28991)),
    ("a lazy container in a scroll view that lies nowhere ended the process", Trial(seed: 35039)),
    ("a part of an outline of endless length ended the process", Trial(seed: 88317)),
    ("a sweep of colours over an endless area ended the process", Trial(seed: 96651)),
    ("a list below a bar of its own asked for the bar's room while it was measured for it, and ended the process", Trial(seed: 192013)),
    ("a disclosed group of such lists ended the process", Trial(seed: 193265)),
    ("a page whose views had moved from one parent to another ended the process when it was let go of", Trial(seed: 152116)),
    (
      "a cover of what stands in a geometry reader, beside a list with room at its safe area, ended the process",
      Trial(
        ViewPlan(
          .disclosure,
          children: [
            ViewPlan(.geometry, children: [ViewPlan(.color).with(.cover, trees: [ViewPlan(.color)])]),
            ViewPlan(.zStack, picks: [779, 0, 0], children: [ViewPlan(.list), ViewPlan(.color)]).with(.safeAreaPadding),
          ]), offer: 0)
    ),
    (
      "an alert of what stands in a geometry reader, in a stack of pages on a button, ended the process",
      Trial(
        ViewPlan(
          .buttonOf,
          children: [
            ViewPlan(
              .navigation,
              children: [
                ViewPlan(.zStack).with(.ignoresSafeArea),
                ViewPlan(.geometry, children: [ViewPlan(.color).with(.alert, trees: [ViewPlan(.color)])]),
              ])
          ]), offer: 0)
    ),
    ("a sweep of colours beside the largest padding there is could not be drawn", Trial(seed: 301178)),
    ("a transform that is no number stood in the layout", Trial(ViewPlan(.color).with(.transform, 10, .nan, 10))),
    (
      "rows that change while a lazy container in a hosting controller takes others in ended the process",
      Trial(
        ViewPlan(
          .hosting,
          children: [
            ViewPlan(
              .scrollAnchored,
              children: [
                ViewPlan(
                  .lazyHStack, picks: [0, 0, 184],
                  children: [ViewPlan(.reactive, picks: [85, 0, 0]), ViewPlan(.button).with(.onGeometry)]
                ).with(.overlay, trees: [ViewPlan(.color)])
              ])
          ]), offer: 0)
    ),
  ]

  @Test("keeps the laws now", arguments: trees.indices) func tree(_ index: Int) {
    let (name, trial) = Self.trees[index]
    #expect(trial.breach() == nil, "\(name)")
  }
}
