import Foundation
import Testing

@testable import QuoinText

/// Hebrew letters are squares of the test font too, so right-to-left lines can be reckoned by hand.
@Suite struct BidiTests {
  private func seen(_ paragraph: Paragraph, width: CGFloat? = nil) -> [[String]] {
    paragraph.layout(width: width).lines.map { line in
      line.glyphRuns.sorted { $0.origin.x < $1.origin.x }.map { $0.isRightToLeft ? String($0.text.reversed()) : $0.text }
    }
  }

  @Test("a right-to-left word in a left-to-right line (UAX 9)")
  func embedded() {
    #expect(seen(Square.paragraph("ab אבג cd")).map { $0.joined() } == ["ab גבא cd"])
    #expect(seen(Square.paragraph("אבג abc")).map { $0.joined() } == ["abc גבא"])
    #expect(seen(Square.paragraph("אבג 12 דה")).map { $0.joined() } == ["הד 12 גבא"])
  }

  @Test("the base direction can be fixed")
  func fixed() {
    let forced = Square.paragraph("אבג abc") { $0.baseDirection = .fixed(.leftToRight) }
    #expect(seen(forced).map { $0.joined() } == ["גבא abc"])
    let mirrored = Square.paragraph("abc.") { $0.baseDirection = .fixed(.rightToLeft) }
    #expect(seen(mirrored).map { $0.joined() } == [".abc"])
    let numbers = Square.paragraph("12 34") { $0.layoutDirection = .rightToLeft }
    #expect(seen(numbers).map { $0.joined() } == ["34 12"])
  }

  @Test("each line is ordered by itself")
  func lines() {
    let text = Square.paragraph("abc אבג דהו xyz")
    #expect(seen(text, width: 70).map { $0.joined() } == ["abc גבא", "והד xyz"])
  }

  @Test("the ellipsis stands where reading ends")
  func ellipsis() {
    let text = Square.paragraph("אבגדהו") { $0.maximumLines = 1 }
    #expect(seen(text, width: 40).map { $0.joined() } == ["…גבא"])
  }

  @Test("positions: glyphs of a right-to-left run stand from right to left")
  func positions() {
    let run = Square.paragraph("אבג").layout().lines[0].glyphRuns[0]
    #expect(run.isRightToLeft)
    #expect(run.positions.map(\.x) == [0, 10, 20])
    #expect(run.clusters == [4, 2, 0])
    #expect(run.text == "אבג")
    #expect(run.width == 30)
  }

  @Test(
    "lines shorter than the widest one are aligned",
    arguments: [
      (ParagraphStyle.Alignment.leading, ParagraphStyle.Direction.leftToRight, 0.0), (.trailing, .leftToRight, 20),
      (.center, .leftToRight, 10), (.leading, .rightToLeft, 20), (.trailing, .rightToLeft, 0), (.natural, .rightToLeft, 0),
      (.right, .leftToRight, 20),
    ])
  func alignment(_ alignment: ParagraphStyle.Alignment, _ direction: ParagraphStyle.Direction, x: Double) {
    let text = Square.paragraph("XXX\nX") {
      $0.alignment = alignment
      $0.layoutDirection = direction
    }
    let layout = text.layout()
    #expect(layout.lines[1].frame == CGRect(x: x, y: 10, width: 10, height: 10))
    #expect(layout.lines[1].glyphRuns[0].origin == CGPoint(x: x, y: 18))
  }

  @Test("justified lines fill the width but for a paragraph's last one")
  func justified() {
    let layout = Square.paragraph("A B C DDDDD") { $0.alignment = .justified }.layout(width: 56)
    #expect(layout.size == CGSize(width: 56, height: 20))
    #expect(layout.lines[0].glyphRuns[0].positions.map(\.x) == [0, 10, 23, 33, 46])
    #expect(layout.lines[1].glyphRuns[0].positions.map(\.x) == [0, 10, 20, 30, 40])
  }
}
