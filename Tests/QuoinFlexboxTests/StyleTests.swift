import Testing

@testable import QuoinFlexbox

/// Values of styles as they are read back, and their names in CSS.
@Suite struct StyleTests {
  /// CSS Box Alignment 3 and CSS Flexible Box 1: the keywords of each property.
  @Test("keywords have CSS's names")
  func names() {
    let alignments: [(FlexAlignment, String)] = [
      (.auto, "auto"), (.normal, "normal"), (.stretch, "stretch"), (.start, "start"), (.end, "end"), (.flexStart, "flex-start"),
      (.flexEnd, "flex-end"), (.selfStart, "self-start"), (.selfEnd, "self-end"), (.center, "center"), (.left, "left"), (.right, "right"),
      (.baseline, "baseline"), (.lastBaseline, "last baseline"), (.spaceBetween, "space-between"), (.spaceAround, "space-around"),
      (.spaceEvenly, "space-evenly"),
    ]
    for (alignment, name) in alignments {
      #expect(alignment.css == name && alignment.description == name)
      #expect(alignment.safe.css == "safe " + name && alignment.unsafe.css == "unsafe " + name)
      #expect(alignment.safe.unsafe == alignment.unsafe && alignment.safe != alignment)
    }
    #expect([FlexDirection.row, .rowReverse, .column, .columnReverse].map(\.css) == ["row", "row-reverse", "column", "column-reverse"])
    #expect([FlexWrap.noWrap, .wrap, .wrapReverse].map(\.css) == ["nowrap", "wrap", "wrap-reverse"])
  }

  @Test("lengths below zero are none, those of less than one stay")
  func smallLengths() {
    var style = FlexStyle()
    for (given, kept) in [(-0.5, 0), (0, 0), (0.25, 0.25), (0.75, 0.75), (1, 1), (2.5, 2.5)] as [(Double, Double)] {
      let edges = FlexEdges(all: .points(given))
      let (length, expected) = (FlexLength.points(given), FlexLength.points(kept))
      style.padding = edges
      style.border = edges
      #expect([style.padding.top, style.padding.left, style.padding.bottom, style.padding.right] == Array(repeating: expected, count: 4))
      #expect([style.border.top, style.border.left, style.border.bottom, style.border.right] == Array(repeating: expected, count: 4))
      style.margin = edges
      #expect(style.margin.top == length && style.margin.right == length, "margins may be negative")
      // A width below zero is as if it were not said.
      guard given >= 0 else { continue }
      (style.width, style.height, style.basis) = (length, length, length)
      (style.minWidth, style.maxWidth, style.minHeight, style.maxHeight) = (length, length, length, length)
      (style.rowGap, style.columnGap) = (length, length)
      #expect(
        [style.width, style.height, style.basis, style.minWidth, style.minHeight, style.rowGap, style.columnGap].allSatisfy {
          $0 == expected
        })
      #expect(style.maxWidth == expected && style.maxHeight == expected)
    }
  }

  @Test("edges by name; start and end are there where they were set, and win in their direction")
  func edges() {
    var edges = FlexEdges(top: 1, left: 2, bottom: 3, right: 4)
    #expect(edges.start == nil && edges.end == nil && !edges.isLogical)
    #expect([edges.top, edges.left, edges.bottom, edges.right] == [1, 2, 3, 4])
    for rightToLeft in [false, true] { #expect(edges.physicalLeft(rightToLeft) == 2 && edges.physicalRight(rightToLeft) == 4) }
    edges.end = 9
    #expect(edges.end == 9 && edges.start == nil && edges.isLogical)
    #expect(
      edges.physicalLeft(false) == 2 && edges.physicalRight(false) == 9 && edges.physicalLeft(true) == 9 && edges.physicalRight(true) == 4)
    edges.start = 8
    #expect(edges.start == 8 && edges.physicalLeft(false) == 8 && edges.physicalRight(true) == 8)
    (edges.start, edges.end) = (nil, nil)
    #expect(edges.start == nil && edges.end == nil && !edges.isLogical && edges.physicalRight(false) == 4)
    let all = FlexEdges(all: 5)
    #expect([all.top, all.left, all.bottom, all.right] == [5, 5, 5, 5] && FlexEdges() == FlexEdges(all: .zero))
    #expect(FlexEdges(right: 7).right == 7 && FlexEdges(right: 7).left == .zero && FlexEdges(bottom: 6).bottom == 6)
  }
}
