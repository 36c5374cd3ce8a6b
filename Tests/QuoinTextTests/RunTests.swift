import Foundation
import Testing

@testable import QuoinText

/// Texts of several looks, pictures in the line, tabulators, pages.
@Suite struct RunTests {
  private func run(_ text: String, size: CGFloat = 10, _ change: (inout StyledText.Run) -> Void = { _ in }) -> StyledText.Run {
    var run = StyledText.Run(text, font: .named("Square", size: size))
    change(&run)
    return run
  }
  private func paragraph(_ runs: StyledText.Run...) -> Paragraph { Paragraph(StyledText(runs: runs), library: Square.library) }

  @Test("a line is as high as its largest font; baselines meet")
  func sizes() {
    let text = paragraph(run("XX "), run("X", size: 20), run(" XX"))
    #expect(
      text.measure()
        == TextMeasure(size: CGSize(width: 80, height: 20), firstBaseline: 16, lastBaseline: 16, lineCount: 1, isTruncated: false))
    let layout = text.layout(width: 50)
    #expect(layout.lines.map(\.frame.height) == [20, 10])
    #expect(layout.lines.map(\.baseline) == [16, 28])
  }

  @Test("words may cross looks without a break chance")
  func joined() {
    let text = paragraph(run("XX"), run("XX XX") { $0.attributes = 7 })
    #expect(text.measure(width: 50).size == CGSize(width: 50, height: 20))
    #expect(text.layout(width: 50).lines[0].glyphRuns.map(\.attributes) == [0, 7])
  }

  @Test("tracking is added after every character and beats kerning")
  func tracking() {
    #expect(paragraph(run("XXX") { $0.tracking = 2 }).measure().size.width == 36)
    #expect(paragraph(run("XXX") { $0.kerning = -1 }).measure().size.width == 27)
    let both = paragraph(
      run("XXX") {
        $0.kerning = 5
        $0.tracking = 1
      })
    #expect(both.measure().size.width == 33)
    #expect(both.layout().lines[0].glyphRuns[0].positions.map(\.x) == [0, 11, 22])
    #expect(both.layout().lines[0].glyphRuns[0].advances == [11, 11, 11])
  }

  @Test("small capitals a font lacks are capitals at four fifths of its size, on a line as high as ever")
  func smallCapitals() {
    func text(_ features: FontDescriptor.Features) -> Paragraph {
      Paragraph(StyledText("aB1", font: FontDescriptor(.named("Square"), size: 10, features: features)), library: Square.library)
    }
    #expect(text(.lowercaseSmallCaps).measure().size == CGSize(width: 28, height: 10))
    #expect(text(.lowercaseSmallCaps).layout().lines[0].glyphRuns.map(\.text) == ["A", "B1"])
    #expect(text(.uppercaseSmallCaps).measure().size == CGSize(width: 28, height: 10))
    #expect(text(.smallCaps).measure().size == CGSize(width: 26, height: 10))
    // Noto Serif has its own.
    let serif = Paragraph(StyledText("ab", font: FontDescriptor(.system(.serif), size: 10, features: .lowercaseSmallCaps)))
    #expect(serif.layout().lines[0].glyphRuns.map(\.text) == ["ab"])
  }

  @Test("a mark of direction does not part an Arabic word")
  func directionMark() {
    let runs = Paragraph(StyledText("كتا\u{200F}ب", font: .system(size: 20))).layout().lines[0].glyphRuns
    #expect(runs.count == 1)
  }

  @Test("raised and lowered text makes the line higher")
  func raised() {
    let raised = paragraph(run("X"), run("X") { $0.baselineOffset = 5 })
    #expect(raised.measure().size.height == 15)
    #expect(raised.measure().firstBaseline == 13)
    #expect(raised.layout().lines[0].glyphRuns.map(\.origin.y) == [13, 8])
    #expect(paragraph(run("X"), run("X") { $0.baselineOffset = -3 }).measure().size.height == 13)
  }

  @Test("a picture stands in the line like a letter")
  func attachment() {
    let picture = run("") { $0.attachment = .init(size: CGSize(width: 30, height: 25), ascent: 20) }
    let text = paragraph(run("XX"), picture, run("X"))
    #expect(
      text.measure()
        == TextMeasure(size: CGSize(width: 60, height: 25), firstBaseline: 20, lastBaseline: 20, lineCount: 1, isTruncated: false))
    let placed = text.layout().lines[0].glyphRuns[1]
    #expect(placed.attachment?.size == CGSize(width: 30, height: 25))
    #expect(placed.origin == CGPoint(x: 20, y: 20) && placed.width == 30 && placed.glyphs.isEmpty)
    #expect(text.measure(width: 30).lineCount == 3)
  }

  @Test("tabulators go to the next of the stops 28 points apart")
  func tabs() {
    #expect(paragraph(run("X\tX")).measure().size.width == 38)
    #expect(paragraph(run("XXX\tX")).measure().size.width == 66)
    #expect(paragraph(run("X\nXX\tX")).measure().size.width == 38)
  }

  @Test("lines can be taken out for a page")
  func slices() {
    let layout = Square.paragraph("A\nB\nC\nD") { $0.lineSpacing = 2 }.layout()
    let page = layout.slice(1..<3)
    #expect(page.size == CGSize(width: 10, height: 22))
    #expect(page.lines.map(\.baseline) == [8, 20])
    #expect(page.lines.map { $0.glyphRuns[0].positions[0].y } == [8, 20])
    #expect(page.firstBaseline == 8 && page.lastBaseline == 20)
    #expect(layout.slice(3..<9).lines.count == 1)
    #expect(layout.slice(7..<9).lines.isEmpty)
  }

  @Test("glyphs know their characters")
  func clusters() {
    let placed = Paragraph(StyledText("a한😀", font: .system(size: 10))).layout().lines[0].glyphRuns
    #expect(placed.map(\.text) == ["a", "한", "😀"])
    let mixed = Square.paragraph("X\u{201D}X").layout().lines[0].glyphRuns
    #expect(mixed.map(\.text).joined() == "X\u{201D}X")
    let run = Square.paragraph("XYZ").layout().lines[0].glyphRuns[0]
    #expect(run.clusters == [0, 1, 2])
  }

  @Test("a shared paragraph is the same one until fonts are brought in")
  func shared() throws {
    let library = FontLibrary()
    let text = Square.text("shared")
    let before = Paragraph.shared(text, library: library)
    #expect(Paragraph.shared(text, library: library) === before)
    #expect(before.missingFontNames == ["Square"])
    try library.register(file: Square.path)
    #expect(Paragraph.shared(text, library: library).missingFontNames.isEmpty)
  }

  @Test("every thread gets the same lines, measures and fonts")
  func threads() async {
    let words = "The quick 갈색 여우 jumps مرحبا over 😀 שלום the lazy 개 ไทย"
    func picture(_ index: Int) -> String {
      let library = index % 2 == 0 ? FontLibrary.standard : FontLibrary()
      let text = StyledText(words + " \(index % 3)", font: .system(size: CGFloat(12 + index % 5)))
      let layout = Paragraph(text, library: library).layout(width: 120)
      return layout.lines.flatMap(\.glyphRuns).map { "\($0.font.postScriptName) \($0.glyphs) \($0.positions.map(\.x))" }.joined(
        separator: "\n")
    }
    let alone = (0..<60).map(picture)
    let together = await withTaskGroup(of: (Int, String).self) { group in
      for index in 0..<60 { group.addTask { (index, picture(index)) } }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for index in 0..<60 { #expect(together[index] == alone[index]) }
  }
}
