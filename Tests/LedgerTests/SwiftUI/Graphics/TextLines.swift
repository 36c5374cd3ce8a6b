import Foundation
import SwiftUI

extension Ledger {
  func textLines() {
    topic("Text: lines")

    // A line of 12 points is 12 · 2444 / 2048 = 14.32 high; n lines are rounded up once.
    let (one, two, three, four) = (14.5, 29.0, 43.0, 57.5)
    measure(
      "View.lineLimit", "EnvironmentValues.lineLimit", says: "at most so many lines, at least so many, or both",
      from: .recorded("iOS 26.0: n lines are n exact lines, rounded up once")
    ) {
      judge in
      @MainActor func height(_ text: String, _ change: (Text) -> some View) throws -> CGFloat {
        try size2(judge, change(Text(verbatim: text)).font(.system(size: 12))).height
      }
      let lines = "a\nb\nc\nd"
      judge.near(try height(lines) { $0 }, four)
      judge.near(try height(lines) { $0.lineLimit(2) }, two)
      judge.near(try height(lines) { $0.lineLimit(nil) }, four)
      judge.near(try height(lines) { $0.lineLimit(nil).lineLimit(2) }, four)
      judge.near(try height("a") { $0.lineLimit(3) }, one)
      judge.near(try height("a") { $0.lineLimit(3, reservesSpace: true) }, three)
      judge.near(try height("a") { $0.lineLimit(3, reservesSpace: false) }, one)
      judge.near(try height(lines) { $0.lineLimit(3, reservesSpace: true) }, three)
      judge.near(try height("a") { $0.lineLimit(2...3) }, two)
      judge.near(try height(lines) { $0.lineLimit(2...3) }, three)
      judge.near(try height("a") { $0.lineLimit(2...) }, two)
      judge.near(try height(lines) { $0.lineLimit(2...) }, four)
      judge.near(try height("a") { $0.lineLimit(...2) }, one)
      judge.near(try height(lines) { $0.lineLimit(...2) }, two)
      var environment = EnvironmentValues()
      judge.equal(environment.lineLimit, nil)
      environment.lineLimit = 4
      judge.equal(environment.lineLimit, 4)
    }
    measure(
      "View.lineSpacing", "EnvironmentValues.lineSpacing", says: "adds points between lines, not around them",
      from: .documented("swiftui/view/linespacing(_:)")
    ) {
      judge in
      @MainActor func height(_ text: String, _ spacing: CGFloat) throws -> CGFloat {
        try size2(judge, Text(verbatim: text).font(.system(size: 12)).lineSpacing(spacing)).height
      }
      judge.near(try height("a\nb\nc", 5), 53)
      judge.near(try height("a\nb\nc", 0), three)
      judge.near(try height("a", 5), one)
      judge.equal(EnvironmentValues().lineSpacing, 0)
    }
    measure(
      "View.lineHeight", "EnvironmentValues.lineHeight", "AttributedString.LineHeight", "AttributedString.LineHeight.exact",
      "AttributedString.LineHeight.multiple", "AttributedString.LineHeight.leading", "AttributedString.LineHeight.variable",
      says: "how far apart baselines are: in points, in sizes of the font, or its size and points more",
      from: .documented("foundation/attributedstring/lineheight")
    ) { judge in
      @MainActor func height(_ text: String, _ height: AttributedString.LineHeight?) throws -> CGFloat {
        try size2(judge, Text(verbatim: text).font(.system(size: 12)).lineHeight(height)).height
      }
      judge.near(try height("a\nb\nc", .exact(points: 30)) - height("a\nb", .exact(points: 30)), 30)
      judge.near(try height("a\nb\nc", .multiple(factor: 2)) - height("a\nb", .multiple(factor: 2)), 24)
      judge.near(try height("a\nb\nc", .leading(increase: 8)) - height("a\nb", .leading(increase: 8)), 20)
      judge.near(try height("a\nb\nc", .variable), three)
      judge.near(try height("a\nb\nc", .exact(points: -.nan)), three)
      judge.near(try height("a\nb\nc", nil), three)
      judge.equal(EnvironmentValues().lineHeight, nil)
    }
    measure(
      "AttributedString.LineHeight.tight", "AttributedString.LineHeight.normal", "AttributedString.LineHeight.loose",
      says: "are multiples of the font's size: a small, a usual and a large one",
      from: .documented("foundation/attributedstring/lineheight/loose")
    ) { judge in
      @MainActor func height(_ height: AttributedString.LineHeight) throws -> CGFloat {
        try size2(judge, Text(verbatim: "a\nb\nc").font(.system(size: 12)).lineHeight(height)).height
      }
      let (tight, normal, loose) = try (height(.tight), height(.normal), height(.loose))
      judge.expect(tight < normal && normal < loose, "\(tight), \(normal), \(loose)")
    }
    row(
      "View.multilineTextAlignment", "TextAlignment", "EnvironmentValues.multilineTextAlignment",
      says: "shorter lines begin at the longest's start, middle or end",
      from: .documented("swiftui/view/multilinetextalignment(_:)"), in: .fixed(120, 50)
    ) {
      ragged
    } holds: { shown in
      // The second line is a single blue letter under six black ones.
      @MainActor func places(_ shown: Shown) -> (CGRect, CGRect) { (shown.area(0, within: 100), shown.area(0x0000FF, within: 100)) }
      let leading = places(shown)
      shown.judge.near(leading.0.minX, leading.1.minX, within: 1)
      let center = places(try shown.other { ragged.multilineTextAlignment(.center) })
      shown.judge.near(center.0.midX, center.1.midX, within: 1)
      let trailing = places(try shown.other { ragged.multilineTextAlignment(.trailing) })
      shown.judge.near(trailing.0.maxX, trailing.1.maxX, within: 1)
      shown.looks { ragged.multilineTextAlignment(.leading) }
      let turned = places(try shown.other { ragged.environment(\.layoutDirection, .rightToLeft) })
      shown.judge.near(turned.0.maxX, turned.1.maxX, within: 1, "from right to left")
      shown.judge.equal(EnvironmentValues().multilineTextAlignment, .leading)
      shown.judge.equal(TextAlignment.allCases.count, 3)
    }
    row(
      "View.truncationMode", "Text.TruncationMode", "EnvironmentValues.truncationMode",
      says: "cuts at the end, the beginning or in the middle",
      from: .documented("swiftui/text/truncationmode"), in: .fixed(100, 30)
    ) {
      long
    } holds: { shown in
      // Ten red letters, ten blue ones; there is room for about nine and an ellipsis.
      @MainActor func widths(_ shown: Shown) -> (CGFloat, CGFloat) {
        let (red, blue) = (shown.area(0xFF0000, within: 100), shown.area(0x0000FF, within: 100))
        return (red.isNull ? 0 : red.width, blue.isNull ? 0 : blue.width)
      }
      let tail = widths(shown)
      shown.judge.expect(tail.0 > 60 && tail.1 == 0, "the tail leaves \(tail)")
      let head = widths(try shown.other { long.truncationMode(.head) })
      shown.judge.expect(head.0 < 30 && head.1 > 60, "the head leaves \(head)")
      let middle = widths(try shown.other { long.truncationMode(.middle) })
      shown.judge.expect(middle.0 > 25 && middle.1 > 25 && middle.0 < 70, "the middle leaves \(middle)")
      shown.looks { long.truncationMode(.tail) }
      // The ellipsis stands at the cut, and nothing sticks out.
      shown.judge.expect(shown.ink().maxX <= 100 && shown.ink().minX >= 0, "sticks out")
      shown.judge.equal(EnvironmentValues().truncationMode, .tail)
      let whole = try shown.other { Text(verbatim: "HH").lineLimit(1).truncationMode(.head) }
      whole.looks { Text(verbatim: "HH") }
    }
    row(
      "View.truncationMode", says: "the last line that has room is cut", from: .documented("swiftui/text/truncationmode/tail"),
      in: .fixed(100, 60)
    ) {
      Text(verbatim: "one two three four five six seven eight nine ten").font(.system(size: 12)).lineLimit(2).accessibilityIdentifier(
        "text")
    } holds: {
      $0.frame("text", nil, nil, nil, 29, within: 0.6)
      $0.differs(by: 10) {
        Text(verbatim: "one two three four five six seven eight nine ten").font(.system(size: 12)).lineLimit(3)
      }
      // Dots on the baseline end it, and nothing above them.
      let last = $0.ink(in: CGRect(x: 0, y: 31, width: 100, height: 29))
      let dots = $0.ink(in: CGRect(x: last.maxX - 6, y: 31, width: 6, height: 29))
      $0.judge.expect(dots.height <= 3 && dots.height > 0 && last.height > 6, "no ellipsis at the end: \(dots) of \(last)")
    }
    row(
      "View.minimumScaleFactor", "EnvironmentValues.minimumScaleFactor",
      says: "letters become smaller, as far as allowed, so that the text fits", from: .documented("swiftui/view/minimumscalefactor(_:)"),
      in: .fixed(60, 40)
    ) {
      ending(20).minimumScaleFactor(0.3)
    } holds: { shown in
      shown.judge.expect(!shown.area(0xFF0000, within: 100).isNull, "the last letter is cut off")
      shown.judge.expect(shown.ink().width > 50, "smaller than it must be: \(shown.ink().width)")
      let full = try shown.other { ending(20) }
      shown.judge.expect(full.area(0xFF0000, within: 100).isNull && full.ink().height > shown.ink().height + 3, "without a factor")
      let little = try shown.other { ending(20).minimumScaleFactor(0.95) }
      shown.judge.expect(little.area(0xFF0000, within: 100).isNull, "all fits at 95 %")
      shown.same(ending(6).minimumScaleFactor(0.5), ending(6))
      shown.judge.equal(EnvironmentValues().minimumScaleFactor, 1)
    }
    measure(
      "View.allowsTightening", "EnvironmentValues.allowsTightening", says: "letters move together a little before they are cut",
      from: .documented("swiftui/view/allowstightening(_:)")
    ) {
      judge in
      let width = try size2(judge, ending(20)).width
      let tight = try judge.show(.fixed(200, 40)) { ending(20).allowsTightening(true).frame(width: width * 0.97) }
      judge.expect(!tight.area(0xFF0000, within: 100).isNull, "the last letter is cut off")
      let loose = try tight.other { ending(20).allowsTightening(false).frame(width: width * 0.97) }
      judge.expect(loose.area(0xFF0000, within: 100).isNull, "all fits without")
      tight.same(ending(20).allowsTightening(true), ending(20))
      judge.equal(EnvironmentValues().allowsTightening, false)
    }
    row(
      "Text", says: "wraps between words, keeps line ends, and is as wide as its longest line, the blank at its end included",
      from: .documented("swiftui/text"),
      in: .fixed(70, 100)
    ) {
      VStack(spacing: 0) {
        Text(verbatim: "wide words wrap").font(.system(size: 12)).accessibilityIdentifier("wraps")
        Text(verbatim: "a\n\nb").font(.system(size: 12)).accessibilityIdentifier("ends")
      }
    } holds: { shown in
      shown.frame("wraps", nil, nil, nil, 29, within: 0.6)
      shown.frame("ends", nil, nil, nil, 43, within: 0.6)
      let widest = try size2(shown.judge, Text(verbatim: "wide words ").font(.system(size: 12))).width
      shown.judge.near(shown.frame("wraps")?.width, widest, within: 1)
      shown.same(
        Text(verbatim: "wide words wrap").font(.system(size: 12)), Text(verbatim: "wide words \nwrap").font(.system(size: 12)))
      // A word wider than the room is broken between letters.
      let broken = try shown.other { Text(verbatim: "WWWWWWWWWW").font(.system(size: 12)).accessibilityIdentifier("long") }
      shown.judge.expect((broken.frame("long")?.height ?? 0) > 28 && (broken.frame("long")?.width ?? 99) <= 70, "a long word")
    }
    measure("Text", says: "the first and the last line's baselines align", from: .documented("swiftui/verticalalignment/firsttextbaseline"))
    { judge in
      for (alignment, isFirst) in [(VerticalAlignment.firstTextBaseline, true), (.lastTextBaseline, false)] {
        let shown = try judge.show(.fixed(100, 100), scale: 2) {
          HStack(alignment: alignment, spacing: 4) {
            Text(verbatim: "H\nH\nH").font(.system(size: 12)).foregroundStyle(Color.pureRed)
            Text(verbatim: "H").font(.system(size: 30))
          }
        }
        let large = shown.area(0, within: 100)
        let small = shown.area(0xFF0000, within: 100)
        // Twice 14.32 between the first and the last foot; an H of 12 points is 8.7 high.
        let foot = isFirst ? small.minY + 8.7 : small.maxY
        judge.near(large.maxY, foot, within: 1, isFirst ? "the first" : "the last")
      }
    }
  }
}

@MainActor private var ragged: some View {
  (Text(verbatim: "HHHHHH\n") + Text(verbatim: "H").foregroundStyle(Color.pureBlue)).font(.system(size: 14))
}
@MainActor private var long: some View {
  (Text(verbatim: "HHHHHHHHHH").foregroundStyle(Color.pureRed) + Text(verbatim: "HHHHHHHHHH").foregroundStyle(Color.pureBlue))
    .font(.system(size: 14)).lineLimit(1)
}
/// Six letters, the last one red.
@MainActor private func ending(_ size: CGFloat) -> some View {
  (Text(verbatim: "HHHHH") + Text(verbatim: "H").foregroundStyle(Color.pureRed)).font(.system(size: size)).lineLimit(1)
}
