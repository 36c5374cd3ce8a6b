import Foundation
import Testing

@testable import QuoinText

@Suite struct FallbackTests {
  private func runs(_ text: String, _ font: FontDescriptor = .system(size: 17)) -> [GlyphRun] {
    Paragraph(StyledText(text, font: font)).layout().lines.flatMap(\.glyphRuns)
  }

  @Test(
    "scripts the system font lacks come from fonts that have them",
    arguments: [
      ("한글", "NanumGothic"), ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("สวัสดี", "Noto Sans Thai"),
      ("नमस्ते", "Noto Sans Devanagari"), ("😀", "Noto Color Emoji"), ("Привет", "Inter"), ("Γειά", "Inter"),
    ])
  func scripts(_ text: String, family: String) {
    let found = runs(text)
    #expect(found.map(\.font.familyName) == [family])
    #expect(found.allSatisfy { !$0.glyphs.contains(0) })
  }

  @Test(
    "emoji sequences are one glyph, kept whole",
    arguments: ["😀", "👨‍👩‍👧‍👦", "🇰🇷", "1️⃣", "👍🏽", "❤️", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☀️"])
  func emoji(_ text: String) {
    let found = runs(text)
    #expect(found.count == 1)
    #expect(found[0].font.isColor)
    #expect(found[0].glyphs.filter { $0 != 0 }.count == found[0].glyphs.count)
    #expect(Set(found[0].clusters).count == 1)
    let squeezed = Paragraph(StyledText(text + text, font: .system(size: 17))).layout(width: 1)
    #expect(squeezed.lines.map { $0.glyphRuns.map(\.text).joined() } == [text, text])
  }

  @Test("a text presentation selector keeps a sign black")
  func presentation() {
    #expect(runs("☀\u{FE0E}")[0].font.isColor == false)
    #expect(runs("12 # *").allSatisfy { $0.font.familyName == "Inter" })
  }

  @Test("letters with marks stay in one font and one unit")
  func marks() {
    let found = runs("e\u{301}x")
    #expect(found.count == 1)
    #expect(Paragraph(StyledText("e\u{301}", font: .system(size: 17))).layout(width: 1).lines.count == 1)
    #expect(runs("\u{1112}\u{1161}\u{11AB}").map(\.font.familyName) == ["NanumGothic"], "a syllable written in parts")
  }

  @Test("a character nobody has is the font's own box, visible")
  func nobody() {
    let found = runs("a\u{10FFFD}b")
    #expect(found.flatMap(\.glyphs).contains(0))
    #expect(found.reduce(0) { $0 + Double($1.width) } > 17)
  }

  @Test("a heavy text gets a heavy fallback face, or one to be drawn heavier")
  func weight() {
    #expect(runs("한글", .system(size: 17, weight: 700)).map(\.font.postScriptName) == ["NanumGothicBold"])
    #expect(runs("한글", .system(size: 17, weight: 700)).allSatisfy { !$0.font.syntheticBold })
    #expect(runs("한글").map(\.font.postScriptName) == ["NanumGothic"])
  }

  @Test("the line height is the wished font's, whoever lends the glyphs; a text that names its language gets that script's room")
  func lineHeight() {
    let plain = Paragraph(StyledText("สวัสดี 😀 한글", font: .system(size: 17)), style: ParagraphStyle(pixelScale: 3))
    #expect(plain.measure().size.height == 61.0 / 3)
    var run = StyledText.Run("สวัสดี", font: .system(size: 17))
    run.language = "th"
    #expect(Paragraph(StyledText(runs: [run])).measure().size.height > 21)
  }
}
