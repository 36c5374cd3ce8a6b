import Quoin
import SwiftUI

/// Boxes 30 by 20, named c0, c1, ….
private struct Chips: View {
  let count: Int
  var width: CGFloat = 30
  var body: some View { ForEach(0..<count, id: \.self) { Box("c\($0)", width, 20) } }
}

extension Ledger {
  func quoinFlows() {
    topic("Flow")
    let canvas = Canvas.fixed(100, 100)

    row(
      "Flow", "Flow.lineSpacing", says: "views side by side, line after line, with gaps of one's own",
      from: .worked("30 + 4 + 30 + 4 + 30 = 98 of 100"),
      in: canvas
    ) {
      Flow(spacing: 4, lineSpacing: 7) { Chips(count: 5) }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      for (index, x, y) in [(0, CGFloat(0), CGFloat(0)), (1, 34, 0), (2, 68, 0), (3, 0, 27), (4, 34, 27)] {
        $0.frame("c\(index)", x, y, 30, 20)
      }
    }
    row(
      "Flow.lineSpacing",
      says: "without numbers the gaps are those that views prefer: 8 between shapes, in and between lines",
      from: .documented("swiftui/viewspacing"),
      in: canvas
    ) {
      Flow { Chips(count: 4) }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("c1", 38, 0, 30, 20)
      $0.frame("c2", 0, 28, 30, 20)
    }
    row("Flow.axis", says: "lines may run down, the next beside", from: .law("axes are alike"), in: canvas) {
      Flow(.vertical, spacing: 6, lineSpacing: 3) { Chips(count: 5) }.frame(width: 100, height: 72, alignment: .topLeading)
    } holds: {
      for (index, x, y) in [(0, CGFloat(0), CGFloat(14)), (2, 0, 66), (3, 33, 14), (4, 33, 40)] { $0.frame("c\(index)", x, y, 30, 20) }
    }
    row("Flow.axis", says: "mirrors where text runs right to left", from: .law("layouts are mirrored"), in: canvas) {
      Flow(spacing: 4, lineSpacing: 7) { Chips(count: 4) }.frame(width: 100, height: 100, alignment: .topLeading).environment(
        \.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("c0", 70, 0, 30, 20)
      $0.frame("c2", 2, 0, 30, 20)
      $0.frame("c3", 70, 27, 30, 20)
    }
    for (alignment, y) in [(Alignment.top, CGFloat(0)), (.center, 10), (.bottom, 20)] {
      row(
        "Flow.alignment",
        says: "a view lies across its line as told: \(alignment == .top ? "top" : alignment == .center ? "middle" : "bottom")",
        from: .law("guides meet"), in: canvas
      ) {
        Flow(alignment: alignment, spacing: 0) {
          Box("a", 20, 20)
          Box("b", 20, 40)
        }.frame(width: 100, height: 100, alignment: .topLeading)
      } holds: {
        $0.frame("a", 0, y, 20, 20)
        $0.frame("b", 20, 0, 20, 40)
      }
    }
    row("Flow.alignment", says: "in the middle where nothing is told", from: .assumed("as stacks do"), in: canvas) {
      Flow(spacing: 0) {
        Box("a", 20, 20)
        Box("b", 20, 40)
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a", 0, 10, 20, 20)
    }
    row("Flow.alignment", says: "in lines that run down, the part across counts", from: .law("guides meet"), in: canvas) {
      Flow(.vertical, alignment: .trailing, spacing: 0) {
        Box("a", 20, 20)
        Box("b", 35, 20)
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a", 15, 0, 20, 20)
      $0.frame("b", 0, 20, 35, 20)
    }
    for (alignment, places) in [
      (Flow.LineAlignment.leading, [CGFloat(0), 30, 60, 0]), (.center, [0, 30, 60, 30]), (.trailing, [0, 30, 60, 60]),
      (.justified, [0, 35, 70, 0]),
    ] {
      row(
        "Flow.lineAlignment", "Flow.LineAlignment", says: "short lines lie as told, justified ones fill, but for the last: \(alignment)",
        from: .worked("a line of three and one of one"), in: canvas
      ) {
        Flow(lineAlignment: alignment, spacing: 0, lineSpacing: 0) { Chips(count: 4) }.frame(
          width: 100, height: 100, alignment: .topLeading)
      } holds: {
        for (index, x) in places.enumerated() { $0.frame("c\(index)", x, index == 3 ? 20 : 0, 30, 20) }
      }
    }
    row("Flow.distribution", "Flow.Distribution", says: "what a line leaves goes to the gaps", from: .worked("40 for two gaps"), in: canvas)
    {
      Flow(distribution: .gaps, spacing: 0) { Chips(count: 3, width: 20) }
    } holds: {
      for (index, x) in [CGFloat(0), 40, 80].enumerated() { $0.frame("c\(index)", x, nil, 20, 20) }
    }
    row("Flow.Distribution", says: "or to the views, in equal parts; or to nobody", from: .worked("60 for two"), in: .fixed(100, 60)) {
      VStack(spacing: 0) {
        Flow(distribution: .items, spacing: 0) {
          ForEach(0..<2) { index in
            Color.pureRed.frame(minWidth: 20, idealWidth: 20 + CGFloat(index) * 10, maxWidth: .infinity).frame(height: 10)
              .accessibilityIdentifier("c\(index)")
          }
        }
        Flow(distribution: .packed, spacing: 0) { Box("p", 20, 10) }.frame(width: 100, alignment: .leading)
      }
    } holds: {
      $0.frame("c0", 0, nil, 45, 10)
      $0.frame("c1", 45, nil, 55, 10)
      $0.frame("p", 0, nil, 20, 10)
    }
    row(
      "Flow.breaking", "Flow.Breaking", says: "greedy lines are filled first, balanced ones as equally long as can be",
      from: .worked("3 and 1, or 2 and 2"), in: .fixed(100, 90)
    ) {
      VStack(spacing: 0) {
        Flow(breaking: .greedy, spacing: 0, lineSpacing: 0) { Chips(count: 4) }
        Flow(breaking: .balanced, spacing: 0, lineSpacing: 0) { ForEach(0..<4) { Box("b\($0)", 30, 20) } }
      }.frame(width: 100, height: 90, alignment: .topLeading)
    } holds: {
      $0.frame("c2", 60, 0, 30, 20)
      $0.frame("c3", 0, 20, 30, 20)
      $0.frame("b1", nil, 40, 30, 20)
      $0.frame("b2", nil, 60, 30, 20)
      $0.frame("b3", nil, 60, 30, 20)
    }
    row("Flow.maxLines", says: "at most so many lines are seen; none is a finding", from: .worked("two lines of three"), in: canvas) {
      Flow(spacing: 0, lineSpacing: 0, maxLines: 2) { Chips(count: 9) }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: { shown in
      shown.area(0xFF0000, 0, 0, 90, 40)
      let none = try shown.other { Flow(maxLines: 0) { Chips(count: 2) } }
      none.isBlank()
      none.judge.expect(!none.findings.isEmpty)
    }
    row("View.flowBreak", says: "a view may begin a line", from: .law("as a line break"), in: canvas) {
      Flow(spacing: 0, lineSpacing: 5) {
        Box("a", 20, 10)
        Box("b", 20, 10).flowBreak()
        Box("c", 20, 10)
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("a", 0, 0, 20, 10)
      $0.frame("b", 0, 15, 20, 10)
      $0.frame("c", 20, 15, 20, 10)
    }
    row(
      "View.flowOverflow", says: "a view stands for the hidden ones, when there are some", from: .worked("two of 30 and one of 40 in 100"),
      in: canvas
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Flow(spacing: 0, lineSpacing: 0, maxLines: 1) {
          Chips(count: 5)
          Box("more", 40, 20, .pureBlue).flowOverflow()
        }
        Flow(spacing: 0, lineSpacing: 0, maxLines: 1) {
          ForEach(0..<2) { Box("d\($0)", 30, 20) }
          Box("none", 40, 20, .pureGreen).flowOverflow()
        }
      }.frame(width: 100, height: 100, alignment: .topLeading)
    } holds: {
      $0.frame("more", 60, 0, 40, 20)
      $0.area(0x0000FF, 60, 0, 40, 20)
      $0.judge.expect($0.area(0x00FF00).isNull)
      $0.frame("d1", 30, 20, 30, 20)
    }
    row(
      "Flow.capped", says: "what stands for hidden views knows how many", from: .worked("in two lines of 120 four chips and “+5”"),
      in: .fixed(120, 60)
    ) {
      Flow(spacing: 4, lineSpacing: 8, maxLines: 2).capped {
        Chips(count: 9)
      } overflow: { hidden in
        Box("more\(hidden)", 40, 20, .pureBlue)
      }.frame(width: 120, height: 60, alignment: .topLeading)
    } holds: {
      $0.frame("c4", 34, 28, 30, 20)
      $0.frame("more4", 68, 28, 40, 20)
      $0.judge.expect($0.frame("c5") == nil)
    }
    row(
      "Flow.separated", says: "a view between each two of a line, none at its ends", from: .worked("45 + 4 + 2 + 4 + 45 of 110"),
      in: .fixed(110, 60)
    ) {
      Flow(spacing: 4, lineSpacing: 8).separated {
        Chips(count: 4, width: 45)
      } by: {
        Color.pureBlue.frame(width: 2, height: 20)
      }.frame(width: 110, height: 60, alignment: .topLeading)
    } holds: {
      $0.frame("c1", 55, 0, 45, 20)
      $0.frame("c2", 0, 28, 45, 20)
      $0.area(0x0000FF, 49, 0, 2, 48)
      $0.judge.near($0.share(0x0000FF, in: CGRect(x: 0, y: 0, width: 110, height: 60)), 80 / 6600, within: 0.0001)
    }
    row("LazyFlow", says: "in a scroll view it is as the flow, but only what is in sight is made", from: .law("as Flow"), in: canvas) {
      ScrollView { LazyFlow(alignment: .top, lineAlignment: .trailing, spacing: 4, lineSpacing: 7) { Chips(count: 1000) } }
    } holds: { shown in
      let plain = try shown.other {
        ScrollView {
          Flow(alignment: .top, lineAlignment: .trailing, spacing: 4, lineSpacing: 7) { Chips(count: 30) }.frame(
            maxWidth: .infinity, alignment: .trailing)
        }
      }
      shown.looks(like: plain)
      shown.frame("c0", 2, 0, 30, 20)
      shown.judge.expect(shown.frame("c900") == nil)
      let outside = try shown.other { LazyFlow(.vertical, distribution: .gaps, spacing: 0) { Chips(count: 3) } }
      outside.judge.near(outside.frame("c2")!.maxY, 100)
      outside.judge.near(outside.frame("c1")!.minY, 40)
    }
    measure(
      "Flow.axis", "Flow.alignment", "Flow.maxLines", says: "what it is made of, and equal when alike", from: .law("values")
    ) { judge in
      let flow = Flow(
        .vertical, alignment: .bottom, lineAlignment: .center, distribution: .gaps, breaking: .balanced, spacing: 1, lineSpacing: 2,
        maxLines: 3)
      judge.expect(flow.axis == .vertical && flow.alignment == .bottom && flow.lineAlignment == .center && flow.distribution == .gaps)
      judge.expect(flow.breaking == .balanced && flow.spacing == 1 && flow.lineSpacing == 2 && flow.maxLines == 3 && flow != Flow())
      let plain = Flow()
      judge.expect(
        plain.axis == .horizontal && plain.alignment == .center && plain.lineAlignment == .leading && plain.distribution == .packed)
      judge.expect(plain.breaking == .greedy && plain.spacing == nil && plain.lineSpacing == nil && plain.maxLines == nil)
    }
  }
}
