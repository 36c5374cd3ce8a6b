import SwiftUI

extension Ledger {
  func layoutStacks() {
    topic("Layout fundamentals: stacks")

    row("HStack", says: "children stand side by side, `spacing` apart, centred", from: .documented("swiftui/hstack")) {
      HStack(spacing: 10) {
        Box("a", 20, 30)
        Box("b", 40, 10)
      }
    } holds: {
      $0.frame("a", 15, 35, 20, 30)
      $0.frame("b", 45, 45, 40, 10)
    }
    row("VStack", says: "children stand one under the other, `spacing` apart, centred", from: .documented("swiftui/vstack")) {
      VStack(spacing: 7) {
        Box("a", 20, 30)
        Box("b", 40, 10)
      }
    } holds: {
      $0.frame("a", 40, 26.5, 20, 30)
      $0.frame("b", 30, 63.5, 40, 10)
    }
    measure(
      "HStack", "VStack", says: "`alignment` says which guides meet across",
      from: .documented("swiftui/hstack/init(alignment:spacing:content:)")
    ) {
      judge in
      let rows: [(VerticalAlignment, CGFloat)] = [
        (.top, 0), (.center, 10), (.bottom, 20), (.firstTextBaseline, 20), (.lastTextBaseline, 20),
      ]
      for (alignment, y) in rows {
        let shown = try Shown(
          HStack(alignment: alignment, spacing: 0) {
            Box("a", 20, 30)
            Box("b", 40, 10)
          }, .fit, judge)
        shown.frame("a", 0, 0, 20, 30)
        shown.frame("b", 20, y, 40, 10)
        shown.size(60, 30)
      }
      let columns: [(HorizontalAlignment, CGFloat)] = [(.leading, 0), (.center, 10), (.trailing, 20)]
      for (alignment, x) in columns {
        let shown = try Shown(
          VStack(alignment: alignment, spacing: 0) {
            Box("a", 20, 30)
            Box("b", 40, 10)
          }, .fit, judge)
        shown.frame("a", x, 0, 20, 30)
        shown.frame("b", 0, 30, 40, 10)
        shown.size(40, 40)
      }
    }
    row(
      "HStack", says: "without `spacing` 8 points lie between views that are no text", from: .recorded("macOS 26.2, spacing-default"),
      in: .fit
    ) {
      HStack {
        Box("a", 20, 30)
        Box("b", 40, 10)
        Box("c", 5, 5)
      }
    } holds: {
      $0.size(81, 30)
      $0.frame("b", 28, 10, 40, 10)
      $0.frame("c", 76, 12.5, 5, 5)
    }
    row(
      "VStack", says: "without `spacing` 8 points lie between views that are no text", from: .recorded("macOS 26.2, spacing-default"),
      in: .fit
    ) {
      VStack {
        Box("a", 20, 30)
        Box("b", 40, 10)
        Box("c", 5, 5)
      }
    } holds: {
      $0.size(40, 61)
      $0.frame("b", 0, 38, 40, 10)
      $0.frame("c", 17.5, 56, 5, 5)
    }
    row("HStack", "VStack", says: "spacing below 0 lets neighbours overlap", from: .law("the gap is what is written"), in: .fit) {
      HStack(spacing: -5) {
        Box("a", 20, 30)
        VStack(spacing: -4) {
          Box("b", 40, 10)
          Box("c", 40, 10)
        }
      }
    } holds: {
      $0.size(55, 30)
      $0.frame("b", 15, 7, 40, 10)
      $0.frame("c", 15, 13, 40, 10)
    }
    row("HStack", "VStack", says: "without views they take no room", from: .recorded("macOS, empty-vstack"), in: .fixed(90, 50)) {
      VStack {
        HStack {}.accessibilityIdentifier("row")
        VStack {}.accessibilityIdentifier("column")
      }
    } holds: {
      $0.frame("row", 45, nil, 0, 0)
      $0.frame("column", 45, nil, 0, 0)
    }
    sharing()
    priorities()
    piles()
    delegated()
  }

  private func sharing() {
    row(
      "HStack", says: "views without a length of their own share the room equally", from: .documented("swiftui/hstack"), in: .fixed(100, 20)
    ) {
      HStack(spacing: 5) {
        Fill("a")
        Fill("b", .pureRed)
        Fill("c")
      }
    } holds: {
      $0.frame("a", 0, 0, 30, 20)
      $0.frame("b", 35, 0, 30, 20)
      $0.frame("c", 70, 0, 30, 20)
    }
    row(
      "HStack", says: "the least flexible takes its share first, and the others what it leaves",
      from: .worked("100 − 20 of gaps: 30, then at most 15, then the rest"), in: .fixed(100, 20)
    ) {
      HStack(spacing: 10) {
        Fill("a")
        Box("b", 30, 10)
        Fill("c").frame(maxWidth: 15)
      }
    } holds: {
      $0.frame("a", 0, 0, 35, 20)
      $0.frame("b", 45, 5, 30, 10)
      $0.frame("c", 85, 0, 15, 20)
    }
    row(
      "VStack", says: "the least flexible takes its share first, and the others what it leaves",
      from: .worked("100 − 20 of gaps: 30, then at most 15, then the rest"), in: .fixed(20, 100)
    ) {
      VStack(spacing: 10) {
        Fill("a")
        Box("b", 10, 30)
        Fill("c").frame(maxHeight: 15)
      }
    } holds: {
      $0.frame("a", 0, 0, 20, 35)
      $0.frame("b", 5, 45, 10, 30)
      $0.frame("c", 0, 85, 20, 15)
    }
    row(
      "HStack", says: "a view that takes more than its share overflows the stack",
      from: .recorded("objc.io, How SwiftUI stacks lay out: 75 and 100 in 150"), in: .fixed(150, 20)
    ) {
      HStack(spacing: 0) {
        Fill("a").frame(maxWidth: 100)
        Fill("b").frame(minWidth: 100)
      }
    } holds: {
      $0.frame("a", -12.5, 0, 75, 20)
      $0.frame("b", 62.5, 0, 100, 20)
    }
    measure(
      "HStack", "VStack", says: "of views without a limit the one with the larger minimum is asked first", from: .assumed("no source")
    ) { judge in
      let wide = try Shown(
        HStack(spacing: 0) {
          Fill("a")
          Fill("b").frame(minWidth: 60)
        }, .fixed(100, 20), judge)
      wide.frame("a", 0, 0, 40, 20)
      wide.frame("b", 40, 0, 60, 20)
      let high = try Shown(
        VStack(spacing: 0) {
          Fill("a")
          Fill("b").frame(minHeight: 60)
        }, .fixed(20, 100), judge)
      high.frame("a", 0, 0, 20, 40)
      high.frame("b", 0, 40, 20, 60)
    }
    row("HStack", says: "too long a row is centred", from: .recorded("macOS 26.2: 370 in 300 begins at −35"), in: .fixed(300, 40)) {
      HStack(spacing: 0) {
        Box("wide", 250, 20)
        Spacer(minLength: 20)
        Box("rest", 100, 20)
      }
    } holds: {
      $0.frame("wide", -35, 10, 250, 20)
      $0.frame("rest", 235, 10, 100, 20)
    }
    row(
      "HStack", says: "proposed nothing along, every view has its ideal length", from: .recorded("a colour's ideal size is 10 by 10"),
      in: .fit
    ) {
      HStack {
        Fill("a")
        Box("b", 20, 30)
      }
    } holds: {
      $0.size(38, 30)
      // Across, what fills the stack fills the length it chose.
      $0.frame("a", 0, 0, 10, 30)
      $0.frame("b", 18, 0, 20, 30)
    }
    row(
      "VStack", says: "proposed nothing across, what fills it is as wide as the widest",
      from: .law("views are placed with the size chosen"), in: .fit
    ) {
      VStack(spacing: 0) {
        Box("a", 60, 10)
        Fill("b").frame(height: 5)
      }
    } holds: {
      $0.size(60, 15)
      $0.frame("b", 0, 10, 60, 5)
    }
    row(
      "HStack", "VStack", says: "a row within a column hugs its views", from: .recorded("macOS 26.2, layout/alignment"),
      in: .fixed(300, 200)
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Box("p", 30, 30)
          Box("q", 40, 30)
        }.accessibilityIdentifier("line")
        Box("bar", 200, 10)
      }.accessibilityIdentifier("whole")
    } holds: {
      $0.frame("p", 50, 80, 30, 30)
      $0.frame("q", 86, 80, 40, 30)
      $0.frame("line", 50, 80, 76, 30)
      $0.frame("bar", 50, 110, 200, 10)
      $0.frame("whole", 50, 80, 200, 40)
    }
  }

  private func priorities() {
    row(
      "View.layoutPriority", says: "the higher one is asked first; the lower ones keep their minimum",
      from: .recorded("macOS 26.2, layout/hstack-priority"), in: .fixed(300, 100)
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).accessibilityIdentifier("low")
        Color.blue.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("high")
        Color.green.frame(width: 60).accessibilityIdentifier("rigid")
      }
    } holds: {
      $0.frame("low", 0, 0, 20, 100)
      $0.frame("high", 20, 0, 220, 100)
      $0.frame("rigid", 240, 0, 60, 100)
    }
    row(
      "View.layoutPriority", says: "counts from top to bottom too, and below 0", from: .documented("swiftui/view/layoutpriority(_:)"),
      in: .fixed(20, 100)
    ) {
      VStack(spacing: 0) {
        Fill("low").frame(minHeight: 15).layoutPriority(-1)
        Fill("plain")
        Fill("high").frame(maxHeight: 30).layoutPriority(2.5)
      }
    } holds: {
      $0.frame("low", 0, 0, 20, 15)
      $0.frame("plain", 0, 15, 20, 55)
      $0.frame("high", 0, 70, 20, 30)
    }
    row(
      "View.layoutPriority", says: "what was kept for the lower ones is theirs to share",
      from: .worked("30 of 70, then 70 for two"), in: .fixed(100, 20)
    ) {
      HStack(spacing: 0) {
        Fill("first").frame(maxWidth: 30).layoutPriority(1)
        Fill("b").frame(minWidth: 20)
        Fill("c").frame(minWidth: 10)
      }
    } holds: {
      $0.frame("first", 0, 0, 30, 20)
      $0.frame("b", 30, 0, 35, 20)
      $0.frame("c", 65, 0, 35, 20)
    }
    row(
      "View.layoutPriority", says: "a frame around hides it, one within does not", from: .law("a frame is another view, of priority 0"),
      in: .fixed(100, 40)
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Fill("a").layoutPriority(1).frame(maxWidth: .infinity)
          Fill("b")
        }
        HStack(spacing: 0) {
          Fill("c").frame(maxWidth: .infinity).layoutPriority(1)
          Fill("d")
        }
      }
    } holds: {
      $0.frame("a", 0, 0, 50, 20)
      $0.frame("b", 50, 0, 50, 20)
      $0.frame("c", 0, 20, 100, 20)
      $0.frame("d", 100, 20, 0, 20)
    }
    row(
      "View.layoutPriority", says: "passes through a stack of one view, paddings, overlays and backgrounds", from: .assumed("no source"),
      in: .fixed(100, 80)
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          HStack { Fill("a").layoutPriority(1) }
          Fill()
        }
        HStack(spacing: 0) {
          Fill("b").layoutPriority(1).padding(.leading, 10)
          Fill()
        }
        HStack(spacing: 0) {
          Fill("c").layoutPriority(1).overlay { Box("x", 1, 1) }.background { Box("y", 1, 1) }
          Fill()
        }
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Fill("d").layoutPriority(1)
            Fill("e")
          }
          Fill()
        }
      }
    } holds: {
      $0.frame("a", 0, 0, 100, 20)
      $0.frame("b", 10, 20, 90, 20)
      $0.frame("c", 0, 40, 100, 20)
      $0.frame("d", 0, 60, 50, 20)
    }
  }

  private func piles() {
    row("ZStack", says: "views lie on each other, the later above, centred", from: .documented("swiftui/zstack")) {
      ZStack {
        Box("a", 60, 40, .pureRed)
        Box("b", 20, 10, .pureBlue)
      }
    } holds: {
      $0.frame("a", 20, 30, 60, 40)
      $0.frame("b", 40, 45, 20, 10)
      $0.area(0x0000FF, 40, 45, 20, 10)
      $0.area(0xFF0000, 20, 30, 60, 40)
    }
    measure(
      "ZStack", "Alignment.*", "HorizontalAlignment.leading", "HorizontalAlignment.center", "HorizontalAlignment.trailing",
      "VerticalAlignment.top",
      "VerticalAlignment.center", "VerticalAlignment.bottom", says: "the guides of `alignment` meet", from: .documented("swiftui/alignment")
    ) { judge in
      for row in Aligned.all {
        let shown = try Shown(
          ZStack(alignment: row.alignment) {
            Box("a", 60, 40)
            Box("b", 20, 10)
          }, .fit, judge)
        shown.size(60, 40)
        shown.frame("a", 0, 0, 60, 40)
        shown.frame("b", row.x, row.y, 20, 10)
      }
    }
    row("ZStack", says: "is as large as what lies in it; what fills it takes that size", from: .documented("swiftui/zstack"), in: .fit) {
      ZStack {
        Fill("fill")
        Box("wide", 60, 10)
        Box("high", 20, 40)
      }.accessibilityIdentifier("pile")
    } holds: {
      $0.frame("pile", 0, 0, 60, 40)
      $0.frame("fill", 0, 0, 60, 40)
      $0.frame("wide", 0, 15, 60, 10)
      $0.frame("high", 20, 0, 20, 40)
    }
    row("ZStack", says: "is the union of its views where guides are moved", from: .worked("guides at 30 and 0: from −30 to 20"), in: .fit) {
      ZStack(alignment: .topLeading) {
        Box("a", 20, 10).alignmentGuide(.leading) { _ in 30 }
        Box("b", 20, 10).alignmentGuide(.top) { _ in -5 }
      }.accessibilityIdentifier("pile")
    } holds: {
      $0.frame("pile", 0, 0, 50, 15)
      $0.frame("a", 0, 0, 20, 10)
      $0.frame("b", 30, 5, 20, 10)
    }
    row(
      "ZStack", "View.layoutPriority", says: "the views of the highest priority alone decide the size",
      from: .recorded("fatbobman.com, layoutPriority in ZStack"), in: .fixed(100, 100)
    ) {
      ZStack(alignment: .bottomTrailing) {
        Fill("fill")
        Box("large", 50, 40)
        Box("main", 30, 20).layoutPriority(1)
      }.accessibilityIdentifier("pile")
    } holds: {
      $0.frame("pile", 35, 40, 30, 20)
      $0.frame("fill", 35, 40, 30, 20)
      $0.frame("large", 15, 20, 50, 40)
      $0.frame("main", 35, 40, 30, 20)
    }
  }

  private func delegated() {
    measure(
      "HStackLayout", "HStackLayout.alignment", "HStackLayout.spacing", "VStackLayout", "VStackLayout.alignment", "VStackLayout.spacing",
      "ZStackLayout",
      "ZStackLayout.alignment", says: "are the stacks as layouts: to call, to erase, to ask", from: .documented("swiftui/hstacklayout")
    ) { judge in
      @MainActor func same(_ layout: some Layout, _ stack: some View) throws {
        let expected = try Shown(stack, .fixed(90, 70), judge)
        let called = try Shown(layout { Trio() }, .fixed(90, 70), judge)
        let erased = try Shown(AnyLayout(layout) { Trio() }, .fixed(90, 70), judge)
        let asked = try Shown(Asking(base: layout) { Trio() }, .fixed(90, 70), judge)
        for shown in [called, erased, asked] {
          for id in ["a", "b", "c"] { judge.equal(shown.frame(id), expected.frame(id), "\(type(of: layout)) \(id)") }
        }
      }
      try same(HStackLayout(alignment: .bottom, spacing: 3), HStack(alignment: .bottom, spacing: 3) { Trio() })
      try same(HStackLayout(), HStack { Trio() })
      try same(VStackLayout(alignment: .trailing, spacing: 4), VStack(alignment: .trailing, spacing: 4) { Trio() })
      try same(VStackLayout(), VStack { Trio() })
      try same(ZStackLayout(alignment: .topTrailing), ZStack(alignment: .topTrailing) { Trio() })
      try same(ZStackLayout(), ZStack { Trio() })
      judge.equal(HStackLayout(alignment: .top).alignment, .top)
      judge.equal(HStackLayout().alignment, .center)
      judge.equal(HStackLayout(spacing: 3).spacing, 3)
      judge.equal(HStackLayout().spacing, nil)
      judge.equal(VStackLayout(alignment: .leading).alignment, .leading)
      judge.equal(VStackLayout().alignment, .center)
      judge.equal(VStackLayout(spacing: 3).spacing, 3)
      judge.equal(VStackLayout().spacing, nil)
      judge.equal(ZStackLayout(alignment: .bottom).alignment, .bottom)
      judge.equal(ZStackLayout().alignment, .center)
    }
    value(
      "LayoutProperties", "LayoutProperties.stackOrientation", says: "tells which way a layout runs",
      from: .documented("swiftui/layoutproperties")
    ) {
      $0.equal(HStackLayout.layoutProperties.stackOrientation, .horizontal)
      $0.equal(VStackLayout.layoutProperties.stackOrientation, .vertical)
      $0.equal(ZStackLayout.layoutProperties.stackOrientation, nil)
      $0.equal(LayoutProperties().stackOrientation, nil)
    }
  }
}

private struct Trio: View {
  var body: some View {
    Box("a", 20, 10)
    Fill("b").frame(maxWidth: 30, maxHeight: 25)
    Box("c", 10, 20)
  }
}

/// A layout that hands every question on to another.
private struct Asking<Base: Layout>: Layout {
  let base: Base
  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
