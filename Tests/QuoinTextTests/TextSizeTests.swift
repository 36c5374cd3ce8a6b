import Foundation
import Testing

@testable import QuoinText

/// The facts about the size of a text, with a font whose glyphs are squares of 10.
@Suite struct TextSizeTests {
  // Recorded on iOS 26.0 (swiftui-web, ios/text-metrics): 26 pt "Star" in a width of 0 is 0 wide and four lines high.
  @Test("fact 66: offered no width a text takes none, with a character a line and no line for a blank")
  func nothing() {
    let text = Square.paragraph("XXXXX XXXXX")
    #expect(text.measure(width: 0, height: 0).size == CGSize(width: 0, height: 10))
    #expect(text.measure(width: 0).size == CGSize(width: 0, height: 100))
    #expect(text.measure(width: -5, height: 20).size == CGSize(width: 0, height: 20))
    #expect(text.layout(width: 0).lines.count == 10)
  }

  @Test("fact 66: height 0 still shows one line")
  func noHeight() { #expect(Square.paragraph("XX XX").measure(width: 20, height: 0).size == CGSize(width: 20, height: 10)) }

  @Test("fact 67: no width is one line for each paragraph")
  func ideal() {
    #expect(Square.paragraph("XXXXX XXXXX").measure().size == CGSize(width: 110, height: 10))
    #expect(Square.paragraph("X\nXXX\nXX").measure().size == CGSize(width: 30, height: 30))
    #expect(Square.paragraph("X").measure(width: .infinity, height: .infinity).size == CGSize(width: 10, height: 10))
  }

  // Recorded (macOS 26.2 and iOS 26.0): a wrapped line counts the blank it ends with, up to what is offered.
  @Test(
    "fact 67: words first, then characters",
    arguments: [
      ("XXXXX XXXXX", 116.67, 110.0, 1), ("XXXXX XXXXX", 50, 50, 2), ("XXX XX XXX", 33.33, 33.33, 3), ("XXXXX XXXXX", 33.33, 30, 4),
      ("XXXXX XXXXX", 80, 60, 2), ("XXXXXX XX", 30, 30, 3), ("XX XXX X", 35, 35, 3), ("XXXXX", 35, 30, 2), ("X\nXX", 35, 20, 2),
      ("X XXXXX", 35, 30, 3), ("XX XX", 50, 50, 1), ("XX XX", 49.99, 30, 2), ("XXX", 5, 10, 3),
    ])
  func wrapped(_ text: String, width: Double, expected: Double, lines: Int) {
    let measure = Square.paragraph(text).measure(width: width)
    #expect(measure.size == CGSize(width: expected, height: Double(lines) * 10))
    #expect(measure.lineCount == lines)
    #expect(!measure.isTruncated)
  }

  @Test("fact 67: blanks at a line's end hang over the edge; at the text's end they count as far as there is room")
  func blanks() {
    #expect(Square.paragraph("XXX   XX").measure(width: 30).size == CGSize(width: 30, height: 20))
    #expect(Square.paragraph("XX ").measure().size == CGSize(width: 30, height: 10))
    #expect(Square.paragraph("XX ").measure(width: 20).size == CGSize(width: 20, height: 10))
    #expect(Square.paragraph(" ").measure().size == CGSize(width: 10, height: 10))
    #expect(Square.paragraph("  X").measure().size == CGSize(width: 30, height: 10))
  }

  @Test("fact 68: lines that do not fit are dropped, one stays")
  func height() {
    let text = Square.paragraph("XX XX XX")
    #expect(text.measure(width: 20, height: 30).size == CGSize(width: 20, height: 30))
    #expect(text.measure(width: 20, height: 29).size == CGSize(width: 20, height: 20))
    #expect(text.measure(width: 20, height: 29).isTruncated)
    #expect(text.measure(width: 20, height: 3).size == CGSize(width: 20, height: 10))
    #expect(Square.shown(text, width: 20, height: 20) == ["XX", "X…"])
  }

  @Test("fact 68: the limit counts lines of all paragraphs")
  func limit() {
    let text = Square.paragraph("X\nX X\nX") { $0.maximumLines = 2 }
    // "X X…" would be 40 wide.
    #expect(text.measure(width: 30).size == CGSize(width: 20, height: 20))
    #expect(Square.shown(text, width: 30) == ["X", "X…"])
    #expect(Square.shown(text, width: 40) == ["X", "X X…"])
    #expect(!Square.paragraph("X\n\n") { $0.maximumLines = 1 }.measure().isTruncated, "blank lines are left out without a mark")
  }

  @Test("fact 69: an answer holds for every room down to its size, and says the same as a fresh measurement")
  func reuse() {
    let text = Square.paragraph("XXX XX X XXXX")
    let first = text.measure(width: 68)
    for width in stride(from: Double(first.size.width), through: 68, by: 1) {
      #expect(text.measure(width: width) == Square.paragraph("XXX XX X XXXX").measure(width: width))
      #expect(text.measure(width: width) == first)
    }
  }

  @Test("fact 69: an answer without the last line is not used for a higher room")
  func noReuse() {
    let text = Square.paragraph("XX XX")
    #expect(text.measure(width: 30, height: 15).size == CGSize(width: 30, height: 10), "XX…")
    #expect(text.measure(width: 25, height: 25).size == CGSize(width: 25, height: 20))
    let blank = Square.paragraph("XX\n ")
    #expect(blank.measure(width: 30, height: 15).size == CGSize(width: 20, height: 10))
    #expect(blank.measure(width: 30, height: 25).size == CGSize(width: 20, height: 20))
  }

  @Test("fact 70: the first baseline is rounded to the nearest pixel, the last line stands on a pixel and has its baseline as the first")
  func baselines() {
    let two = Square.paragraph("X\nX").measure()
    #expect(two.firstBaseline == 8 && two.lastBaseline == 18)
    // 13 points: 10.4 up, 13 high. Recorded on iOS 26.0: four lines of 13 have their last baseline at 59.5 of 62.5.
    let odd = Square.paragraph("X\nX", size: 13).measure()
    #expect(odd.firstBaseline == 10)
    #expect(odd.lastBaseline == 23)
    let fine = Square.paragraph("X\nX", size: 13) { $0.pixelScale = 2 }.measure()
    #expect(fine.firstBaseline == 10.5)
    #expect(fine.lastBaseline == 23.5)
  }

  @Test("fact 7: sizes are rounded up to the pixel, but not beyond the room")
  func pixels() {
    #expect(Square.paragraph("XXX", size: 10.3).measure().size == CGSize(width: 31, height: 11))
    #expect(Square.paragraph("XXX", size: 10.3) { $0.pixelScale = 2 }.measure().size == CGSize(width: 31, height: 10.5))
    #expect(Square.paragraph("XXX", size: 10.1) { $0.pixelScale = 3 }.measure().size.width == 91.0 / 3)
    #expect(Square.paragraph("XXX", size: 10.3) { $0.pixelScale = 0 }.measure().size.height == 10.3)
    #expect(Square.paragraph("XXX", size: 10.3).measure(width: 30.95).size.width == 30.95)
  }

  @Test("fact 71: the system font's line is 20.29 high at 17 points, 16 at 13 points and 2 pixels per point")
  func systemLine() {
    let font = FontLibrary.standard.font(.system(size: 17))
    #expect(abs(Double(font.lineHeight) - 20.287) < 0.001)
    #expect(font.leading == 0)
    let style = ParagraphStyle(pixelScale: 2)
    #expect(Paragraph(StyledText("X", font: .system(size: 13)), style: style).measure().size.height == 16)
    #expect(Paragraph(StyledText("X", font: .system(size: 17)), style: style).measure().size.height == 20.5)
    #expect(Paragraph(StyledText("X", font: .system(size: 17)), style: ParagraphStyle(pixelScale: 3)).measure().size.height == 61.0 / 3)
  }

  @Test("fact 29, 30: distances to what stands above and below, the tenth of a line up to the pixel")
  func neighbours() {
    // Square 10: line 10, descent 2, H 8. 2 + 1 = 3 above, 10 − 8 + 1 = 3 below, no leading.
    #expect(Square.paragraph("X").spacing == TextSpacing(toTextAbove: 0, toOtherAbove: 3, toOtherBelow: 3))
    // 13: 2.6 + 2 (of 1.3).
    #expect(abs(Square.paragraph("X", size: 13).spacing.toOtherAbove - 4.6) < 1e-9)
    // Recorded on iOS 26.0 at 2 pixels per point: 17 points 6.6006 above and 10.8091 below, 32 points 11.7188 and 19.6406.
    for (size, above, below) in [(17.0, 6.6006, 10.8091), (32, 11.7188, 19.6406)] {
      let spacing = Paragraph(StyledText("X", font: .system(size: size)), style: ParagraphStyle(pixelScale: 2)).spacing
      #expect(abs(spacing.toOtherAbove - above) < 1e-4 && abs(spacing.toOtherBelow - below) < 1e-4 && spacing.toTextAbove == 0)
    }
  }

  @Test("D10: the font shrinks before anything is cut")
  func scaling() {
    let text = Square.paragraph("XXXXXXXXXX") {
      $0.maximumLines = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(
      text.measure(width: 80)
        == TextMeasure(size: CGSize(width: 80, height: 8), firstBaseline: 6, lastBaseline: 6, lineCount: 1, isTruncated: false))
    #expect(text.layout(width: 80).scaleFactor == 0.8)
    #expect(text.layout(width: 80).lines[0].glyphRuns[0].font.size == 8)
    #expect(text.measure(width: 50).size == CGSize(width: 50, height: 5))
    #expect(text.measure(width: 100).size == CGSize(width: 100, height: 10))
    // Too small for that: the smallest font, and cut. 45 points hold 9 glyphs of 5.
    #expect(text.measure(width: 45).isTruncated)
    #expect(Square.shown(text, width: 45) == ["XXXXXXXX…"])
  }

  @Test("D10: several lines shrink until their height fits")
  func scalingLines() {
    let text = Square.paragraph("XX XX") { $0.minimumScaleFactor = 0.1 }
    // 20 wide and 10 high: at half size the text is one line of 25; two lines of 10 are 10 high at half size too.
    let measure = text.measure(width: 20, height: 10)
    #expect(!measure.isTruncated)
    // The first line's blank counts, too.
    #expect(measure.size == CGSize(width: 15, height: 10))
    #expect(text.layout(width: 20, height: 10).scaleFactor == 0.5)
  }

  @Test("D10: then letters move together by up to 5 %, then text is cut")
  func tightening() {
    let tight = Square.paragraph("XXXXXXXXXX") {
      $0.maximumLines = 1
      $0.allowsTightening = true
    }
    #expect(tight.measure(width: 96).size == CGSize(width: 96, height: 10))
    #expect(!tight.measure(width: 96).isTruncated)
    #expect(Square.shown(tight, width: 96) == ["XXXXXXXXXX"])
    let run = tight.layout(width: 96).lines[0].glyphRuns[0]
    #expect(abs(Double(run.positions[9].x) - 86) < 1e-9)
    #expect(tight.measure(width: 90).isTruncated)
    #expect(Square.shown(tight, width: 90) == ["XXXXXXXX…"])
  }

  @Test("D11: too narrow for one character, a text is one character wide and many lines high, never its ideal size")
  func narrow() {
    #expect(Square.paragraph("XXXX").measure(width: 3).size == CGSize(width: 10, height: 40))
    #expect(Square.paragraph("XXXXX XXXXX").measure(width: 13.33, height: 40).size == CGSize(width: 10, height: 40))
  }

  @Test("reserved lines are as high as lines; the width is the text's own")
  func reserved() {
    let text = Square.paragraph("X") {
      $0.minimumLines = 3
      $0.maximumLines = 3
    }
    #expect(text.measure(width: 45).size == CGSize(width: 10, height: 30))
    #expect(text.measure(width: 45).lastBaseline == 8)
    #expect(Square.paragraph("") { $0.minimumLines = 2 }.measure().size == CGSize(width: 0, height: 20))
    #expect(Square.paragraph("X\nX\nX\nX") { $0.minimumLines = 2 }.measure().size.height == 40)
    // Room that is reserved is that which the lines would take, the space between them included.
    for spacing: CGFloat in [0, 3, 7] {
      func height(_ text: String, _ lines: Int?) -> CGFloat {
        Square.paragraph(text) { ($0.lineSpacing, $0.minimumLines) = (spacing, lines) }.measure().size.height
      }
      #expect(height("X", 3) == height("X\nX\nX", nil) && height("X\nX", 3) == 30 + 2 * spacing && height("X", 1) == 10, "\(spacing)")
    }
  }

  @Test("line spacing stands between lines, a line's multiple in every line")
  func spacing() {
    #expect(Square.paragraph("X\nX\nX") { $0.lineSpacing = 4 }.measure().size.height == 38)
    let tall = Square.paragraph("X\nX") { $0.lineHeightMultiple = 1.5 }.measure()
    #expect(tall.size.height == 30)
    #expect(tall.firstBaseline == 13 && tall.lastBaseline == 28)
  }

  @Test("an empty text takes no room; a line end at the end makes a line")
  func empty() {
    #expect(Square.paragraph("").measure() == .zero)
    #expect(Square.paragraph("X\n").measure().size == CGSize(width: 10, height: 20))
    #expect(Square.paragraph("\n").measure().size == CGSize(width: 0, height: 20))
    #expect(Square.paragraph("X\r\nX\u{2028}X\u{2029}X").measure().lineCount == 4)
    #expect(Paragraph(StyledText(runs: [])).measure() == .zero)
  }
}

extension Square {
  /// The lines as they are read.
  static func shown(_ paragraph: Paragraph, width: CGFloat? = nil, height: CGFloat? = nil) -> [String] {
    paragraph.layout(width: width, height: height).lines.map { $0.glyphRuns.map(\.text).joined() }
  }
}
