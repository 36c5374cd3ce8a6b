import Quoin
import SwiftUI

extension Ledger {
  func quoinLayouts() {
    topic("Masonry, Radial, EqualWidth, Flexbox")
    let canvas = Canvas.fixed(100, 100)

    row(
      "Masonry", "Masonry.columns", "Masonry.Columns", "Masonry.lineSpacing",
      says: "each view goes to the column that is shortest so far",
      from: .worked("columns of (100 − 10) / 2 = 45"), in: canvas
    ) {
      Masonry(columns: .count(2), spacing: 10, lineSpacing: 6) {
        ForEach(Array([20, 35, 10, 12].enumerated()), id: \.offset) { index, height in
          Color.pureRed.frame(height: CGFloat(height)).accessibilityIdentifier("m\(index)")
        }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("m0", 0, 0, 45, 20)
      $0.frame("m1", 55, 0, 45, 35)
      $0.frame("m2", 0, 26, 45, 10)
      $0.frame("m3", 55, 41, 45, 12)
    }
    row(
      "Masonry",
      says: "the first of columns that are equally high; views of no height or of part of a point leave their gap out or keep it",
      from: .worked("a column of 0 takes no gap; one of 0.5 does"), in: canvas, scale: 2
    ) {
      Masonry(columns: 2, spacing: 10) {
        ForEach(Array([0, 0.5, 7, 8].enumerated()), id: \.offset) { index, height in
          Color.pureRed.frame(height: CGFloat(height)).accessibilityIdentifier("m\(index)")
        }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("m0", 0, 0, 45, 0)
      // The left column is still at 0, so the next goes there as well, and then the right one is.
      $0.frame("m1", 0, 0, 45, 0.5)
      $0.frame("m2", 55, 0, 45, 7)
      $0.frame("m3", 0, 10.5, 45, 8)
    }
    row(
      "Masonry", says: "where no width is proposed each column is as wide as the widest view", from: .worked("30 + 10 + 30 by 12 + 6 + 9"),
      in: .fit
    ) {
      Masonry(columns: .count(2), spacing: 10, lineSpacing: 6) {
        Box("a", 20, 12)
        Box("b", 30, 40, .pureBlue)
        Box("c", 11, 9, .pureGreen)
      }.fixedSize()
    } holds: {
      $0.size(70, 40)
      $0.frame("a", nil, 0, 20, 12)
      $0.frame("b", 40, 0, 30, 40)
      $0.frame("c", nil, 18, 11, 9)
    }
    measure(
      "Flow", "Masonry", "EqualWidth", says: "a layout that hands its views on to another one is that other one",
      from: .law("a layout is what it answers")
    ) { judge in
      @MainActor func check(_ layout: some Layout, _ name: String) throws {
        @MainActor func boxes(_ layout: some Layout) -> some View {
          // Off the page's corner, and as large as it likes.
          layout {
            Box("a", 30, 10)
            Box("b", 22, 31, .pureBlue)
            Box("c", 41, 7, .pureGreen)
          }.offset(x: 7, y: 13).frame(width: 100, height: 100, alignment: .topLeading)
        }
        let (plain, handed) = (try Shown(boxes(layout), canvas, judge), try Shown(boxes(HandingOn(inner: layout)), canvas, judge))
        judge.expect(plain.pixelsThatDiffer(from: handed) == 0, "\(name) looks otherwise")
        for id in ["a", "b", "c"] { judge.equal(handed.frame(id), plain.frame(id), "\(name)'s \(id)") }
      }
      try check(Flow(spacing: 3, lineSpacing: 5), "Flow")
      try check(Flow(.vertical, alignment: .trailing, lineAlignment: .center, spacing: 3, lineSpacing: 5), "an upright Flow")
      try check(Masonry(columns: 2, spacing: 4), "Masonry")
      try check(EqualWidth(), "EqualWidth")
      try check(GridLayout(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: 6), "GridLayout")
      try check(HStackLayout(alignment: .bottom, spacing: 2), "HStackLayout")
      try check(VStackLayout(alignment: .trailing, spacing: 2), "VStackLayout")
      try check(ZStackLayout(alignment: .bottomTrailing), "ZStackLayout")
    }
    row(
      "Masonry", says: "two columns and gaps of 8 at first; so many with equal gaps",
      from: .worked("(100 − 8) / 2 = 46, (100 − 10) / 3 = 30"), in: canvas
    ) {
      VStack(spacing: 0) {
        Masonry { ForEach(0..<3) { Color.pureRed.frame(height: 10).accessibilityIdentifier("a\($0)") } }
        Masonry(columns: 3, spacing: 5) { ForEach(0..<4) { Color.pureRed.frame(height: 10).accessibilityIdentifier("b\($0)") } }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a1", 54, 0, 46, 10)
      $0.frame("a2", 0, 18, 46, 10)
      $0.frame("b2", 70, 28, 30, 10)
      $0.frame("b3", 0, 43, 30, 10)
    }
    row(
      "Masonry.Columns", says: "as many columns as fit with their gaps when each has its least width",
      from: .worked("3 × 28 + 2 × 8 = 100"), in: canvas
    ) {
      VStack(spacing: 0) {
        Masonry(columns: .adaptive(minimum: 28)) { ForEach(0..<3) { Color.pureRed.frame(height: 10).accessibilityIdentifier("a\($0)") } }
        Masonry(columns: .adaptive(minimum: 29)) { ForEach(0..<3) { Color.pureRed.frame(height: 10).accessibilityIdentifier("b\($0)") } }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a2", 72, 0, 28, 10)
      $0.frame("b2", 0, 28, 46, 10)
    }
    row("Masonry", says: "mirrors where text runs right to left", from: .law("layouts are mirrored"), in: canvas) {
      Masonry(spacing: 10) { ForEach(0..<2) { Color.pureRed.frame(height: 10).accessibilityIdentifier("a\($0)") } }.environment(
        \.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("a0", 55, nil, 45, 10)
      $0.frame("a1", 0, nil, 45, 10)
    }

    row(
      "Radial", "Radial.radius", says: "views around the middle, the first at the top, clockwise",
      from: .worked("quarters of a circle of 30 about (50, 50)"), in: canvas
    ) {
      Radial(radius: 30) { ForEach(0..<4) { Box("r\($0)", 10, 6) } }
    } holds: {
      $0.frame("r0", 45, 17, 10, 6)
      $0.frame("r1", 75, 47, 10, 6)
      $0.frame("r2", 45, 77, 10, 6)
      $0.frame("r3", 15, 47, 10, 6)
    }
    row(
      "Radial.startAngle", "Radial.spread", says: "the first stands at the angle, the last at the end of the spread",
      from: .worked("90° to 180° in two steps"), in: canvas
    ) {
      Radial(radius: 40, startAngle: .degrees(90), spread: .degrees(90)) { ForEach(0..<3) { Box("r\($0)", 10, 10) } }
    } holds: {
      $0.frame("r0", 85, 45, 10, 10)
      $0.frame("r1", 50 + 28.28 - 5, 50 + 28.28 - 5, 10, 10)
      $0.frame("r2", 45, 85, 10, 10)
    }
    row(
      "Radial.radius", says: "without a radius the views touch the edge from inside; ideally there is room for all side by side",
      from: .worked("(100 − 20) / 2 = 40"), in: canvas
    ) {
      Radial { ForEach(0..<2) { Box("r\($0)", 20, 20) } }
    } holds: { shown in
      shown.frame("r0", 40, 0, 20, 20)
      shown.frame("r1", 40, 80, 20, 20)
      // In 100 by 60 the height decides: (60 − 20) / 2.
      let flat = try Shown(Radial { ForEach(0..<2) { Box("r\($0)", 10, 20) } }.frame(height: 60), canvas, shown.judge)
      flat.frame("r0", 45, 20, 10, 20)
      flat.frame("r1", 45, 60, 10, 20)
      let ideal = try Shown(
        Radial { ForEach(0..<5) { Box("r\($0)", 20, 10) } }.fixedSize().accessibilityIdentifier("all"), .fixed(200, 200), shown.judge)
      // Five of 20 are a circle's length: 100 / π across, and half a view on each side.
      ideal.frame("all", nil, nil, 31.83 + 20, 31.83 + 10, within: 0.01)
      let own = try Shown(Radial(radius: 30) { Box("r", 20, 10) }.fixedSize().accessibilityIdentifier("all"), .fixed(200, 200), shown.judge)
      own.frame("all", nil, nil, 80, 70)
    }

    row(
      "EqualWidth", "EqualWidth.axis", says: "a row of views, all as wide as the widest", from: .worked("2 × 30 + 5"),
      in: canvas
    ) {
      EqualWidth(spacing: 5) {
        Color.pureRed.frame(minWidth: 10, idealWidth: 10, maxWidth: .infinity).frame(height: 12).accessibilityIdentifier("a")
        Color.pureBlue.frame(minWidth: 10, idealWidth: 30, maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("b")
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a", 0, 4, 30, 12)
      $0.frame("b", 35, 0, 30, 20)
    }
    row("EqualWidth.axis", says: "a column, with the gaps that views prefer", from: .worked("12 + 8"), in: canvas) {
      EqualWidth(.vertical) {
        Color.pureRed.frame(minWidth: 10, idealWidth: 10, maxWidth: .infinity).frame(height: 12).accessibilityIdentifier("a")
        Color.pureBlue.frame(minWidth: 10, idealWidth: 30, maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("b")
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a", 0, 0, 30, 12)
      $0.frame("b", 0, 20, 30, 20)
    }
    row("EqualWidth", says: "where there is less, a row shares what there is", from: .worked("(100 − 2 × 5) / 3 = 30"), in: canvas) {
      EqualWidth(spacing: 5) {
        ForEach(0..<3) {
          Color.pureRed.frame(minWidth: 1, idealWidth: 80, maxWidth: .infinity).frame(height: 9).accessibilityIdentifier("a\($0)")
        }
      }
    } holds: {
      $0.frame("a0", 0, nil, 30, 9)
      $0.frame("a2", 70, nil, 30, 9)
    }

    row("Flexbox", "Flexbox.style", says: "CSS: a row that wraps, with gaps and padding", from: .specified("CSS Flexbox §9.3"), in: canvas)
    {
      Flexbox(wrap: .wrap, gap: 6, padding: 3) { ForEach(0..<3) { Box("f\($0)", 40, 20) } }.frame(
        width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("f0", 3, 3, 40, 20)
      $0.frame("f1", 49, 3, 40, 20)
      $0.frame("f2", 3, 29, 40, 20)
    }
    let justified: [(FlexAlignment, [CGFloat])] = [
      (.flexStart, [0, 20]), (.flexEnd, [60, 80]), (.center, [30, 50]), (.spaceBetween, [0, 80]), (.spaceAround, [15, 65]),
      (.spaceEvenly, [20, 60]),
    ]
    for (alignment, places) in justified {
      row("Flexbox", says: "CSS: justify-content \(alignment)", from: .specified("CSS Flexbox §8.2"), in: canvas) {
        Flexbox(justifyContent: alignment) { ForEach(0..<2) { Box("f\($0)", 20, 10) } }
      } holds: {
        for (index, x) in places.enumerated() { $0.frame("f\(index)", x, nil, 20, 10) }
      }
    }
    for (alignment, y) in [(FlexAlignment.flexStart, CGFloat(0)), (.flexEnd, 20), (.center, 10)] {
      row("Flexbox", says: "CSS: align-items \(alignment)", from: .specified("CSS Flexbox §8.3"), in: canvas) {
        Flexbox(alignItems: alignment) {
          Box("a", 20, 10)
          Box("b", 20, 30)
        }.frame(width: 100, height: 100, alignment: .topLeading)
      } holds: {
        $0.frame("a", 0, y, 20, 10)
        $0.frame("b", 20, 0, 20, 30)
      }
    }
    row("Flexbox", says: "CSS: directions, and lines that lie as told", from: .specified("CSS Flexbox §5.1, §8.4"), in: .fixed(100, 200)) {
      VStack(spacing: 0) {
        Flexbox(direction: .rowReverse) { ForEach(0..<2) { Box("a\($0)", 20, 10) } }
        Flexbox(direction: .columnReverse, gap: 5) { ForEach(0..<2) { Box("b\($0)", 20, 10) } }.frame(height: 40)
        Flexbox(direction: .column, wrap: .wrap, alignContent: .flexEnd) { ForEach(0..<3) { Box("c\($0)", 20, 20) } }.frame(height: 50)
      }.frame(width: 100, height: 200, alignment: .topLeading)
    } holds: {
      $0.frame("a0", 80, 0, 20, 10)
      $0.frame("a1", 60, 0, 20, 10)
      $0.frame("b0", 0, 40, 20, 10)
      $0.frame("b1", 0, 25, 20, 10)
      $0.frame("c0", 60, 50, 20, 20)
      $0.frame("c2", 80, 50, 20, 20)
    }
    row(
      "View.flex", says: "CSS: grow, shrink and basis; flex: n shares all the room", from: .specified("CSS Flexbox §7"), in: .fixed(100, 80)
    ) {
      VStack(spacing: 0) {
        Flexbox {
          Color.pureRed.frame(height: 10).accessibilityIdentifier("a").flex(grow: 1, basis: .points(10))
          Color.pureRed.frame(height: 10).accessibilityIdentifier("b").flex(grow: 3, basis: .points(10))
        }
        Flexbox {
          Color.pureRed.frame(height: 10).accessibilityIdentifier("c").flex(1)
          Color.pureRed.frame(height: 10).accessibilityIdentifier("d").flex(4)
        }
        Flexbox {
          Color.pureRed.frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity).frame(height: 10).accessibilityIdentifier("e").flex(
            shrink: 3, basis: .points(80))
          Color.pureRed.frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity).frame(height: 10).accessibilityIdentifier("f").flex(
            basis: .points(80))
        }
      }
    } holds: {
      $0.frame("a", 0, nil, 30, 10)
      $0.frame("b", 30, nil, 70, 10)
      $0.frame("c", 0, nil, 20, 10)
      $0.frame("d", 20, nil, 80, 10)
      $0.frame("e", 0, nil, 35, 10)
      $0.frame("f", 35, nil, 65, 10)
    }
    row(
      "View.alignSelf", "View.order", "View.flexItem", says: "CSS: a place across of one's own, another order, any property",
      from: .specified("CSS Flexbox §5.4, §8.3"), in: canvas
    ) {
      Flexbox(alignItems: .flexStart) {
        Box("a", 20, 10).order(2)
        Box("b", 20, 30).flexItem { $0.margin = FlexEdges(all: .points(4)) }
        Box("c", 20, 10).alignSelf(.flexEnd)
        Box("d", 20, 10).order(-1)
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("d", 0, 0, 20, 10)
      $0.frame("b", 24, 4, 20, 30)
      $0.frame("c", 48, 28, 20, 10)
      $0.frame("a", 68, 0, 20, 10)
    }
    row("Flexbox", says: "mirrors where text runs right to left", from: .specified("CSS Writing Modes"), in: canvas) {
      Flexbox { Box("a", 30, 10) }.environment(\.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("a", 70, nil, 30, 10)
    }
  }
}

/// Answers as another layout does.
private struct HandingOn<Inner: Layout>: Layout {
  let inner: Inner
  func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout Inner.Cache, subviews: Subviews) { inner.updateCache(&cache, subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) -> CGSize {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
