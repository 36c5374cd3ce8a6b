import Foundation
import Testing

@testable import QuoinText

@Suite struct BadInputTests {
  @Test("nonsense sizes of fonts are 0", arguments: [0, -5, CGFloat.nan, .infinity, -.infinity])
  func fontSize(_ size: CGFloat) {
    let text = Paragraph(StyledText("X X", font: .named("Square", size: size)), library: Square.library)
    #expect(text.measure().size == .zero)
    #expect(text.measure(width: 10, height: 10).size == .zero)
    #expect(text.layout(width: 10).lines.count == 1)
  }

  /// Kept, each would be a new entry under the same hash, compared with all before it.
  @Test("texts with lengths that are no numbers are not kept") func notKept() {
    let cache = ParagraphCache()
    for _ in 0..<10 {
      let run = StyledText.Run("X", font: .named("Square", size: 10), tracking: .nan)
      _ = cache.paragraph(StyledText(runs: [run]), ParagraphStyle(), Square.library)
      _ = cache.paragraph(StyledText("X", font: .named("Square", size: .nan)), ParagraphStyle(), Square.library)
    }
    #expect(cache.count == 0)
    _ = cache.paragraph(StyledText("X", font: .named("Square", size: 10)), ParagraphStyle(), Square.library)
    #expect(cache.count == 1)
  }

  @Test("pictures of negative or endless lengths take no room along them, those without a baseline stand on it")
  func attachments() {
    func size(_ width: CGFloat, _ height: CGFloat, _ ascent: CGFloat) -> CGSize {
      var run = StyledText.Run("", font: .named("Square", size: 10))
      run.attachment = StyledText.Attachment(size: CGSize(width: width, height: height), ascent: ascent)
      return Paragraph(StyledText(runs: [run]), library: Square.library).measure().size
    }
    // A square of 10 has a line of 10.
    #expect(size(30, 40, 40) == CGSize(width: 30, height: size(1, 40, 40).height))
    let high = size(30, 40, 40).height
    #expect(high >= 40)
    for bad in [-30, CGFloat.infinity, -.infinity, .nan] {
      #expect(size(bad, 40, 40) == CGSize(width: 0, height: high), "\(bad)")
      #expect(size(30, bad, 0) == size(30, 0, 0), "\(bad)")
    }
    for bad in [CGFloat.infinity, -.infinity, .nan] { #expect(size(30, 40, bad) == size(30, 40, 40), "\(bad)") }
  }

  @Test("offers that are no numbers are no bound; negative ones are 0")
  func offers() {
    let text = Square.paragraph("XX XX")
    #expect(text.measure(width: .nan, height: .nan) == text.measure())
    #expect(text.measure(width: -.infinity, height: 10).size == CGSize(width: 0, height: 10))
    #expect(text.measure(width: 20, height: -1).size == CGSize(width: 20, height: 10))
  }

  @Test("nonsense in styles and runs counts as nothing")
  func styles() {
    let text = Square.paragraph("X\nX") {
      $0.lineSpacing = .nan
      $0.lineHeightMultiple = -1
      $0.minimumScaleFactor = .nan
      $0.maximumLines = -3
      $0.minimumLines = -3
      $0.pixelScale = .nan
    }
    #expect(Square.shown(text) == ["X…"], "a limit below 1 is 1")
    #expect(text.measure().size == CGSize(width: 20, height: 10))
    var run = StyledText.Run("XX", font: .named("Square", size: 10))
    run.tracking = .infinity
    run.baselineOffset = .nan
    #expect(Paragraph(StyledText(runs: [run]), library: Square.library).measure().size == CGSize(width: 20, height: 10))
  }

  @Test("control characters have no width and no box")
  func controls() {
    let text = Square.paragraph("X\u{0}X\u{7}\u{1B}X")
    #expect(text.measure().size.width == 30)
    #expect(text.layout().lines[0].glyphRuns.flatMap(\.glyphs).filter { $0 == 0 }.isEmpty)
  }

  @Test("a lone surrogate becomes the replacement character, as in every Swift string")
  func surrogate() { #expect(Square.paragraph(String(decoding: [0xD800, 0x58] as [UInt16], as: UTF16.self)).measure().lineCount == 1) }

  @Test("a megabyte without a blank is broken by characters")
  func megabyte() {
    let text = Square.paragraph(String(repeating: "X", count: 1_000_000))
    #expect(text.measure().size.width == 10_000_000)
    #expect(text.measure(width: 1000).lineCount == 10_000)
    let one = Square.paragraph(String(repeating: "X", count: 1_000_000)) { $0.maximumLines = 1 }
    #expect(one.measure(width: 1000).size == CGSize(width: 1000, height: 10))
  }

  @Test("a tower of marks and a chain of joiners end")
  func towers() {
    #expect(Square.paragraph("X" + String(repeating: "\u{301}", count: 5000)).measure(width: 100).lineCount >= 1)
    #expect(Paragraph(StyledText(String(repeating: "👩\u{200D}", count: 2000), font: .system(size: 10))).measure(width: 50).lineCount >= 1)
  }
}
