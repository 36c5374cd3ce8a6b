import Foundation
import Testing

@testable import QuoinText

@Suite struct TruncationTests {
  private func one(_ text: String, _ mode: ParagraphStyle.Truncation, limit: Int = 1) -> Paragraph {
    Square.paragraph(text) {
      $0.maximumLines = limit
      $0.truncation = mode
    }
  }

  @Test(
    "fact 68: head, middle and tail",
    arguments: [
      (ParagraphStyle.Truncation.tail, 45.0, "ABC…"), (.head, 45, "…HIJ"), (.middle, 45, "AB…J"), (.tail, 20, "A…"), (.head, 20, "…J"),
      (.middle, 20, "A…"), (.tail, 10, "…"), (.head, 10, "…"), (.middle, 10, "…"), (.tail, 4, "…"), (.middle, 50, "AB…IJ"),
      (.tail, 100, "ABCDEFGHIJ"), (.middle, 99, "ABCD…GHIJ"),
    ])
  func modes(_ mode: ParagraphStyle.Truncation, width: Double, expected: String) {
    #expect(Square.shown(one("ABCDEFGHIJ", mode), width: width) == [expected])
    let measure = one("ABCDEFGHIJ", mode).measure(width: width)
    #expect(measure.size == CGSize(width: expected.count * 10, height: 10))
    #expect(measure.isTruncated == expected.contains("…"))
  }

  @Test("fact 68: the last line is cut from all that is left, not from the broken line")
  func fromTheRest() {
    #expect(Square.shown(one("XXX XXX XXX XXX", .tail, limit: 2), width: 45) == ["XXX", "XXX…"])
    #expect(one("XXX XXX XXX XXX", .tail, limit: 2).measure(width: 45).size == CGSize(width: 40, height: 20))
    #expect(Square.shown(one("AB CDEFGH IJ", .tail, limit: 2), width: 45) == ["AB", "CDE…"])
    #expect(Square.shown(one("A BCDEFGHIJ", .tail), width: 45) == ["A B…"])
    #expect(Square.shown(one("AB CDE FGH IJ", .head, limit: 2), width: 50) == ["AB", "…H IJ"])
    #expect(Square.shown(one("AB CDE FGH IJ", .middle, limit: 2), width: 50) == ["AB", "CD…IJ"])
  }

  @Test("a blank before the ellipsis is left out")
  func blanks() {
    #expect(Square.shown(one("ABC DEF", .tail), width: 50) == ["ABC…"])
    #expect(Square.shown(one("ABC DEF", .head), width: 50) == ["…DEF"])
  }

  @Test("a line that is whole gets the ellipsis when paragraphs after it are left out")
  func paragraphs() {
    #expect(Square.shown(one("AB\nCD", .tail), width: 100) == ["AB…"])
    #expect(Square.shown(one("AB\nCD", .head), width: 100) == ["…CD"])
    #expect(Square.shown(one("AB\nCD", .middle), width: 100) == ["AB…CD"])
    #expect(Square.shown(one("AB\nCD", .tail)) == ["AB…"])
    #expect(Square.shown(one("\nCD", .tail), width: 100) == ["…"])
  }

  @Test("clipped and unmarked texts lose what is too much without a sign")
  func unmarked() {
    let clipped = Square.paragraph("ABCDEF GH") { $0.breaking = .clip }
    #expect(clipped.measure(width: 45).size == CGSize(width: 45, height: 10))
    #expect(Square.shown(clipped, width: 45) == ["ABCDEF GH"])
    #expect(clipped.measure(width: 45).isTruncated)
    #expect(Square.shown(one("AB CD EF", .unmarked, limit: 2), width: 20) == ["AB", "CD"])
  }

  @Test("lines that break at characters fill up")
  func characters() {
    let text = Square.paragraph("AB CDE") { $0.breaking = .character }
    #expect(Square.shown(text, width: 40) == ["AB C", "DE"])
    #expect(Square.shown(text, width: 20) == ["AB", "CD", "E"])
  }

  @Test("the ellipsis takes the look of the text before it")
  func look() {
    var style = ParagraphStyle(maximumLines: 1)
    style.truncation = .tail
    var first = StyledText.Run("AB", font: .named("Square", size: 10))
    first.attributes = 1
    var second = StyledText.Run("CDEF", font: .named("Square", size: 20))
    second.attributes = 2
    let runs = Paragraph(StyledText(runs: [first, second]), style: style, library: Square.library).layout(width: 70).lines[0].glyphRuns
    #expect(runs.map(\.text) == ["AB", "C", "…"])
    #expect(runs.map(\.attributes) == [1, 2, 2])
    #expect(runs[2].width == 20)
  }
}
