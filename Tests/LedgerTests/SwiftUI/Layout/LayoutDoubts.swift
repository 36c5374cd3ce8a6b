import SwiftUI

extension Ledger {
  func layoutDoubts() {
    topic("Layout adjustments: numbers that are none, and views that are none")

    measure(
      "View.offset", "View.alignmentGuide", "View.layoutPriority", "View.aspectRatio", "View.frame", "Spacer",
      says: "what is not a number, or no sensible one, counts as not written",
      from: .assumed("Apple warns at run time and goes on")
    ) { judge in
      @MainActor func same(_ view: some View, as plain: some View, at line: Int = #line) throws {
        let one = try Shown(
          HStack(spacing: 0) {
            view
            Fill("fill")
          }, .fixed(100, 60), judge)
        let other = try Shown(
          HStack(spacing: 0) {
            plain
            Fill("fill")
          }, .fixed(100, 60), judge)
        judge.equal(one.frame("a"), other.frame("a"), at: line)
        judge.equal(one.frame("fill"), other.frame("fill"), at: line)
      }
      let box = Box("a", 20, 10)
      try same(box.offset(x: .nan, y: .infinity), as: box)
      try same(box.offset(x: .nan, y: 4), as: box.offset(y: 4))
      try same(box.alignmentGuide(VerticalAlignment.center) { _ in .nan }, as: box)
      try same(Fill("a").layoutPriority(.nan), as: Fill("a"))
      for ratio in [0, -2, CGFloat.nan, .infinity] {
        try same(Fill("a").aspectRatio(ratio, contentMode: .fit), as: Fill("a").aspectRatio(contentMode: .fit))
      }
      try same(Box("a", 0, 10).aspectRatio(contentMode: .fit), as: Box("a", 0, 10))
      try same(box.frame(minWidth: .nan, minHeight: .nan), as: box)
      try same(Fill("a").frame(minWidth: -5, maxWidth: 30), as: Fill("a").frame(minWidth: 0, maxWidth: 30))
      try same(Fill("a").frame(maxWidth: -5), as: Fill("a").frame(maxWidth: 0))
      let spaced = try Shown(
        HStack(spacing: 0) {
          box
          Spacer(minLength: .infinity)
          Box("b", 10, 10)
        }, .fit, judge)
      spaced.frame("b", 28, 0, 10, 10)
    }
    measure(
      "View.offset", "View.padding", "View.frame", says: "numbers that are none, and padding that leaves nothing, are told of",
      from: .documented("the phone logs: Invalid frame dimension (negative or non-finite).")
    ) { judge in
      let box = Box("a", 20, 10)
      @MainActor func shown(_ view: some View) throws -> Shown { try Shown(view, .fixed(100, 60), judge) }
      for width in [-2, CGFloat.nan] {
        try shown(Fill("a").frame(maxWidth: width)).finds(.contradictoryFrame, "invalid frame dimension")
        try shown(Fill("a").frame(minHeight: width)).finds(.contradictoryFrame, "invalid frame dimension")
        try shown(Fill("a").frame(idealWidth: width)).finds(.contradictoryFrame, "invalid frame dimension")
      }
      try shown(Fill("a").frame(minWidth: 0, maxWidth: .infinity)).findsNothing()
      try shown(box.offset(x: .nan)).finds(.badArgument, "x NaN")
      try shown(box.offset(y: .infinity)).finds(.badArgument, "y ∞")
      try shown(box.offset(x: -300)).findsNothing()
      try shown(box.padding(-400)).finds(.badArgument, "-800 on a view of 20")
      try shown(box.padding(.vertical, -6)).finds(.badArgument, "height")
      try shown(box.padding(-4)).findsNothing()
      try shown(Color.clear.frame(width: 0, height: 0).padding(-4)).findsNothing()
    }
    measure(
      "EmptyView", "View.overlay", "View.background", "View.safeAreaInset", says: "a modifier whose other view is none changes nothing",
      from: .law("nothing takes no room")
    ) { judge in
      let plain = try Shown(Fill("a").padding(3), .fixed(60, 40), judge)
      plain.looks(like: { Fill("a").padding(3).overlay {} })
      plain.looks(like: { Fill("a").padding(3).background { EmptyView() } })
      plain.looks(like: { Fill("a").padding(3).safeAreaInset(edge: .top) {} })
      plain.looks(like: { Fill("a").padding(3).safeAreaPadding(0) })
      plain.looks(like: {
        EmptyView().padding(30).frame(width: 300)
        Fill("a").padding(3)
      })
      try Shown(ZStack {}.accessibilityIdentifier("pile"), .fixed(60, 40), judge).frame("pile", 30, 20, 0, 0)
      try Shown(ViewThatFits {}.accessibilityIdentifier("none"), .fixed(60, 40), judge).frame("none", 30, 20, 0, 0)
    }
    row("ViewThatFits", says: "where nothing is proposed the first fits", from: .documented("swiftui/viewthatfits"), in: .fit) {
      ViewThatFits {
        Box("first", 500, 500)
        Box("second", 10, 10)
      }
    } holds: {
      $0.size(500, 500)
      $0.frame("first", 0, 0, 500, 500)
    }
    row("View.zIndex", says: "views of one value keep their order", from: .documented("swiftui/view/zindex(_:)"), in: .fixed(30, 30)) {
      ZStack {
        Box("a", 20, 20, .pureRed).zIndex(1)
        Box("b", 20, 20, .pureBlue)
        Box("c", 20, 20, .pureGreen).zIndex(1)
      }
    } holds: {
      $0.color(15, 15, is: 0x00FF00)
    }
    row("View.containerRelativeFrame", says: "a length below 0 is none", from: .law("a length is never below 0"), in: .fixed(60, 40)) {
      Fill("a").containerRelativeFrame(.horizontal) { _, _ in -5 }
    } holds: {
      $0.frame("a", 30, 0, 0, 40)
    }
    row(
      "HStack", says: "what lies on pixels is snapped at both corners, halves upwards; the layout keeps its fractions",
      from: .recorded("macOS, mixed-fixed-flexible: 23.75 → 24, 358.25 → 358.5 at half points"), in: .fixed(101, 20), scale: 2
    ) {
      HStack(spacing: 0) {
        Color.pureRed.frame(width: 23.75)
        Fill("fill").frame(width: 30.5)
        Color.pureGreen
      }
    } holds: {
      $0.frame("fill", 23.75, 0, 30.5, 20)
      $0.area(0xFF0000, 0, 0, 24, 20)
      $0.area(0x0000FF, 24, 0, 30.5, 20)
      $0.area(0x00FF00, 54.5, 0, 46.5, 20)
    }
    measure("LayoutSubviews", "Layout", says: "a layout without views is asked too", from: .documented("swiftui/layout")) { judge in
      let shown = try Shown(Lonely {}.accessibilityIdentifier("alone"), .fixed(60, 40), judge)
      shown.frame("alone", 25, 15, 10, 10)
    }
  }
}

private struct Lonely: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
