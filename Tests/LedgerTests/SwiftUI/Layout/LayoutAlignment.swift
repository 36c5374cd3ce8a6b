import SwiftUI

extension Ledger {
  func layoutAlignment() {
    topic("Layout adjustments: alignment guides")

    row(
      "View.alignmentGuide", says: "moves a guide of the view: others meet it there",
      from: .documented("swiftui/view/alignmentguide(_:computevalue:)-6y3u2"), in: .fit
    ) {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 20, 20).alignmentGuide(.top) { _ in -15 }
        Box("b", 20, 20)
      }.accessibilityIdentifier("row")
    } holds: {
      $0.frame("row", 0, 0, 40, 35)
      $0.frame("a", 0, 15, 20, 20)
      $0.frame("b", 20, 0, 20, 20)
    }
    row(
      "View.alignmentGuide", says: "a guide across counts from where reading begins",
      from: .documented("swiftui/view/alignmentguide(_:computevalue:)-9mdoh"), in: .fit
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 10).alignmentGuide(.leading) { $0.width / 2 }
        Box("b", 40, 10)
      }.accessibilityIdentifier("column")
    } holds: {
      $0.frame("column", 0, 0, 50, 20)
      $0.frame("a", 0, 0, 20, 10)
      $0.frame("b", 10, 10, 40, 10)
    }
    row(
      "View.alignmentGuide", says: "a guide that the container does not ask for moves nothing",
      from: .law("only the container's own guide counts"), in: .fit
    ) {
      HStack(alignment: .top, spacing: 0) {
        Box("a", 20, 20).alignmentGuide(.bottom) { _ in 50 }.alignmentGuide(VerticalAlignment.center) { _ in 50 }
        Box("b", 20, 20)
      }
    } holds: {
      $0.size(40, 20)
      $0.frame("a", 0, 0, 20, 20)
      $0.frame("b", 20, 0, 20, 20)
    }
    measure(
      "View.alignmentGuide", "ViewDimensions", "ViewDimensions.width", "ViewDimensions.height", "ViewDimensions.size",
      "HorizontalAlignment.*", "VerticalAlignment.*",
      says: "the function is told the view's size, its guides, and which of them were set", from: .documented("swiftui/viewdimensions")
    ) { judge in
      let notes = Notes<[CGFloat?]>()
      _ = try Shown(
        HStack(alignment: .top) {
          Box("a", 30, 20)
            .alignmentGuide(.trailing) { _ in 21 }
            .alignmentGuide(.top) { d in
              notes.note([
                d.width, d.height, d[.leading], d[HorizontalAlignment.center], d[.trailing], d[.top], d[VerticalAlignment.center],
                d[.bottom],
                d[.firstTextBaseline], d[.lastTextBaseline], d[.listRowSeparatorLeading], d[.listRowSeparatorTrailing],
                d[explicit: .trailing], d[explicit: .leading], d[explicit: .bottom],
              ])
              return 0
            }
          Box("b")
        }, .fit, judge)
      judge.equal(notes.last, [30, 20, 0, 15, 21, 0, 10, 20, 20, 20, 0, 30, 21, nil, nil])
    }
    row("AlignmentID", says: "a guide of one's own, with a place where views set none", from: .documented("swiftui/alignmentid"), in: .fit)
    {
      HStack(alignment: .quarter, spacing: 0) {
        Box("a", 20, 40)
        Box("b", 20, 20)
        Box("c", 20, 20).alignmentGuide(.quarter) { $0[.bottom] }
      }
    } holds: {
      // Guides at 10, 5 and 20.
      $0.size(60, 50)
      $0.frame("a", 0, 10, 20, 40)
      $0.frame("b", 20, 15, 20, 20)
      $0.frame("c", 40, 0, 20, 20)
    }
    row("AlignmentID", says: "across too", from: .documented("swiftui/alignmentid"), in: .fit) {
      VStack(alignment: .third, spacing: 0) {
        Box("a", 60, 10)
        Box("b", 30, 10)
      }
    } holds: {
      $0.size(60, 20)
      $0.frame("b", 10, 10, 30, 10)
    }
    row(
      "AlignmentID", says: "of several views inside a container that set it the mean counts", from: .assumed("open reimplementations"),
      in: .fit
    ) {
      HStack(alignment: .quarter, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 10, 10).alignmentGuide(.quarter) { $0[.top] }
          Box("b", 10, 10)
          Box("c", 10, 10).alignmentGuide(.quarter) { $0[.bottom] }
        }
        Box("d", 10, 20)
      }
    } holds: {
      // The mean of 0 and 30 meets 5.
      $0.frame("a", 0, 0, 10, 10)
      $0.frame("d", 10, 10, 10, 20)
    }
    row(
      "View.alignmentGuide", says: "of a side it ends at the container; paddings and frames pass it on",
      from: .assumed("open reimplementations"), in: .fit
    ) {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          Box("a", 20, 20).alignmentGuide(.top) { _ in -15 }
          Box("b", 20, 20)
        }
        Box("c", 20, 20).alignmentGuide(.top) { _ in -15 }.padding(.top, 5)
        Box("d", 20, 20).alignmentGuide(.top) { _ in -15 }.frame(height: 30)
      }
    } holds: {
      $0.frame("a", 0, 0, 20, 20)
      // Guides at −15 + 5 and −15 + 5.
      $0.frame("c", 20, 15, 20, 20)
      $0.frame("d", 40, 15, 20, 20)
    }
    row(
      "VerticalAlignment.firstTextBaseline", says: "letters of every size stand on one line; other views stand on it with their lower side",
      from: .documented("swiftui/verticalalignment/firsttextbaseline"), in: .fit
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text("H").font(.system(size: 40)).accessibilityIdentifier("large")
        Text("H\nH").font(.system(size: 16)).accessibilityIdentifier("small")
        Box("box", 10, 10, .pureBlue)
      }
    } holds: {
      guard let large = $0.frame("large"), let small = $0.frame("small"), let box = $0.frame("box") else {
        return $0.judge.expect(false, "not shown")
      }
      let foot = $0.ink(in: large).maxY
      let upper = CGRect(x: small.minX, y: small.minY, width: small.width, height: small.height / 2 - 1)
      $0.judge.near($0.ink(in: upper).maxY, foot, within: 1, "the small letter's foot")
      $0.judge.near(box.maxY, foot, within: 1, "the box's lower side")
      $0.judge.expect($0.ink(in: small).maxY > foot + 10, "the second line lies below")
    }
    row(
      "VerticalAlignment.lastTextBaseline", says: "the last lines stand on one line; other views stand on it with their lower side",
      from: .documented("swiftui/verticalalignment/lasttextbaseline"), in: .fit
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 10) {
        Text("H").font(.system(size: 40)).accessibilityIdentifier("large")
        Text("H\nH").font(.system(size: 16)).accessibilityIdentifier("small")
        Box("box", 10, 10, .pureBlue)
      }
    } holds: {
      guard let large = $0.frame("large"), let small = $0.frame("small"), let box = $0.frame("box") else {
        return $0.judge.expect(false, "not shown")
      }
      let foot = $0.ink(in: large).maxY
      $0.judge.near($0.ink(in: small).maxY, foot, within: 1, "the small letter's foot")
      $0.judge.near(box.maxY, foot, within: 1, "the box's lower side")
    }
    row(
      "VerticalAlignment.firstTextBaseline", "VerticalAlignment.lastTextBaseline",
      says: "of a column they are the first text's and the last one's",
      from: .documented("swiftui/verticalalignment"), in: .fit
    ) {
      HStack(spacing: 10) {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          VStack(spacing: 6) {
            Box("head", 20, 12)
            Text("H").font(.system(size: 20)).accessibilityIdentifier("one")
            Text("H").font(.system(size: 20))
          }
          Box("first", 10, 10, .pureBlue)
        }
        HStack(alignment: .lastTextBaseline, spacing: 10) {
          VStack(spacing: 6) {
            Text("H").font(.system(size: 20))
            Text("H").font(.system(size: 20)).accessibilityIdentifier("two")
            Box("tail", 20, 12)
          }
          Box("last", 10, 10, .pureBlue)
        }
      }
    } holds: {
      guard let one = $0.frame("one"), let two = $0.frame("two") else { return $0.judge.expect(false, "not shown") }
      $0.judge.near($0.frame("first")?.maxY, $0.ink(in: one).maxY, within: 1, "the first line's foot")
      $0.judge.near($0.frame("last")?.maxY, $0.ink(in: two).maxY, within: 1, "the last line's foot")
    }
    row(
      "HorizontalAlignment.listRowSeparatorLeading", "HorizontalAlignment.listRowSeparatorTrailing",
      says: "say where the line under a list's row begins and ends",
      from: .documented("swiftui/horizontalalignment/listrowseparatorleading"),
      in: .fixed(300, 120)
    ) {
      List {
        Box("row", 200, 30, .white)
          .alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 170 }
        Box("next", 200, 30, .white)
      }.listStyle(.plain)
    } holds: {
      guard let row = $0.frame("row") else { return $0.judge.expect(false, "no row") }
      let line = $0.ink(in: CGRect(x: 0, y: row.maxY, width: 300, height: 15))
      $0.judge.near(line.minX, row.minX + 50, within: 1, "the line's start")
      $0.judge.near(line.maxX, row.minX + 170, within: 1, "the line's end")
    }
    measure(
      "HorizontalAlignment.combineExplicit", "VerticalAlignment.combineExplicit", says: "joins the guides that several children set",
      from: .assumed("open reimplementations")
    ) {
      $0.equal(VerticalAlignment.quarter.combineExplicit([0, nil, 10, 20]), 10)
      $0.equal(HorizontalAlignment.third.combineExplicit([6, 3]), 4.5)
      $0.equal(VerticalAlignment.firstTextBaseline.combineExplicit([9, nil, 3, 5]), 3)
      $0.equal(VerticalAlignment.lastTextBaseline.combineExplicit([3, nil, 9, 5]), 9)
      $0.equal(HorizontalAlignment.leading.combineExplicit([1, 2]), nil)
      $0.equal(VerticalAlignment.center.combineExplicit([1, 2]), nil)
      $0.equal(VerticalAlignment.quarter.combineExplicit([nil, nil]), nil)
      $0.equal(HorizontalAlignment.listRowSeparatorLeading.combineExplicit([7, 3]), 7)
    }
    value(
      "Alignment", "Alignment.horizontal", "Alignment.vertical", "HorizontalAlignment", "HorizontalAlignment.key", "VerticalAlignment",
      "VerticalAlignment.key",
      says: "an alignment is a guide on each axis; guides are told apart", from: .documented("swiftui/alignment")
    ) {
      $0.equal(Alignment(horizontal: .trailing, vertical: .top), .topTrailing)
      $0.expect(Alignment(horizontal: .leading, vertical: .bottom) != .bottomTrailing)
      $0.equal(Alignment.bottomLeading.horizontal, .leading)
      $0.equal(Alignment.bottomLeading.vertical, .bottom)
      var changed = Alignment.center
      changed.vertical = .firstTextBaseline
      $0.equal(changed, .centerFirstTextBaseline)
      $0.expect(
        Set([HorizontalAlignment.leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing, .third]).count == 6)
      $0.expect(Set([VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .quarter]).count == 6)
      $0.expect(HorizontalAlignment.leading.key != HorizontalAlignment.trailing.key)
      $0.equal(HorizontalAlignment.center.key.axis, .horizontal)
      $0.equal(VerticalAlignment.center.key.axis, .vertical)
    }
  }
}

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}
private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}
extension VerticalAlignment { fileprivate static let quarter = VerticalAlignment(Quarter.self) }
extension HorizontalAlignment { fileprivate static let third = HorizontalAlignment(Third.self) }
