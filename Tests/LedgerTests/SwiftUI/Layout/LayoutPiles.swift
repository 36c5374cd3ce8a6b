import SwiftUI

extension Ledger {
  func layoutPiles() {
    topic("Layout fundamentals: priorities, piles, stacks as layouts")
    priorities()
    piles()
    delegated()
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
      in: .fixed(100, 50)
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
        HStack(spacing: 0) {
          Fill("e").layoutPriority(1).frame(height: 10)
          Fill("f").frame(height: 10)
        }
      }
    } holds: {
      $0.frame("a", 0, 0, 50, 20)
      $0.frame("b", 50, 0, 50, 20)
      $0.frame("c", 0, 20, 100, 20)
      $0.frame("d", 100, 20, 0, 20)
      $0.frame("e", 0, 40, 50, 10)
    }
    measure(
      "View.layoutPriority", says: "what is kept for a lower view is the least it can be",
      from: .worked("100 less the view's shortest length")
    ) { judge in
      @MainActor func wide(_ lower: some View, _ least: CGFloat, at line: Int = #line) throws {
        let shown = try Shown(
          HStack(spacing: 0) {
            lower
            Fill("high").layoutPriority(1)
          }, .fixed(100, 20), judge)
        shown.frame("high", nil, nil, 100 - least, 20, at: line)
      }
      @MainActor func high(_ lower: some View, _ least: CGFloat, at line: Int = #line) throws {
        let shown = try Shown(
          VStack(spacing: 0) {
            lower
            Fill("high").layoutPriority(1)
          }, .fixed(20, 100), judge)
        shown.frame("high", nil, nil, 20, 100 - least, at: line)
      }
      try wide(Box("a", 20, 5), 20)
      try wide(Box("a", 20, 5).padding(.horizontal, 10), 40)
      try wide(
        HStack(spacing: 10) {
          Box("a", 20, 5)
          Box("b", 20, 5)
        }, 50)
      try wide(
        HStack {
          Box("a", 20, 5)
          Box("b", 20, 5)
        }, 48)
      try wide(
        VStack {
          Box("a", 20, 5)
          Box("b", 35, 5)
        }, 35)
      try wide(
        ZStack {
          Box("a", 20, 5)
          Box("b", 35, 5)
        }, 35)
      try wide(
        VStack(alignment: .leading) {
          Box("a", 20, 5).alignmentGuide(.leading) { _ in -10 }
          Box("b", 20, 5)
        }, 30)
      try wide(Fill("a").frame(minWidth: 25, maxWidth: 60), 25)
      try wide(Fill("a").frame(maxWidth: 60), 0)
      try wide(Fill("a").frame(width: 30), 30)
      try wide(Spacer(minLength: 12), 12)
      try wide(Divider(), 1)
      try wide(Box("a", 20, 5).fixedSize(), 20)
      try wide(Fill("a").fixedSize(horizontal: true, vertical: false), 10)
      try wide(Fill("a").aspectRatio(1, contentMode: .fit), 0)
      try wide(Box("a", 20, 5).offset(x: 50).overlay { Box("b", 50, 5) }.background { Box("c", 60, 5) }, 20)
      try wide(GeometryReader { _ in Box("a", 20, 5) }, 0)
      try wide(Box("a", 20, 5).position(x: 0, y: 0), 0)
      try wide(
        ViewThatFits {
          Box("a", 40, 5)
          Box("b", 15, 5)
        }, 15)
      try high(Box("a", 5, 20).padding(.vertical, 10), 40)
      try high(
        VStack(spacing: 10) {
          Box("a", 5, 20)
          Box("b", 5, 20)
        }, 50)
      try high(
        HStack {
          Box("a", 5, 20)
          Box("b", 5, 35)
        }, 35)
      try high(Fill("a").frame(minHeight: 25, maxHeight: 60), 25)
      try high(Fill("a").fixedSize(horizontal: false, vertical: true), 10)
      try high(Divider(), 1)
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
