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

  @Test("an emoji's picture is a PNG about as large as its advance, standing around the baseline")
  func bitmap() throws {
    let run = runs("😀", .system(size: 100))[0]
    let bitmap = try #require(run.font.bitmap(of: run.glyphs[0]))
    #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(abs(bitmap.frame.width - run.width) < 15)
    #expect(bitmap.frame.minY < -70 && bitmap.frame.maxY > 5 && bitmap.frame.maxY < 40)
    #expect(runs("a")[0].font.bitmap(of: 3) == nil)
  }

  @Test("letters a brought font lacks come from the system family, in the weight of the text")
  func brought() {
    let text = { (weight: Int) in StyledText("é", font: FontDescriptor(.named("Square"), size: 10, weight: weight)) }
    let names = [400, 700].map { Paragraph(text($0), library: Square.library).layout().lines[0].glyphRuns[0].font.postScriptName }
    #expect(names == ["Inter-Regular", "Inter-Bold"])
  }

  @Test("no fixed family is missing on a machine that is set up")
  func problems() { #expect(FontLibrary.standard.problems.isEmpty) }

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

  @Test("characters that no font has are told, each once")
  func missing() {
    #expect(Paragraph(StyledText("a\u{10FFFD}b \u{10FFFD}", font: .system(size: 17))).missingCharacters == ["\u{10FFFD}"])
    #expect(Paragraph(StyledText("日本語 हिन्दी ภาษา עברית", font: .system(size: 17))).missingCharacters.isEmpty)
  }

  // Recorded on iOS 26.0 (swiftui-web, ios/text-metrics): with a tall script among the languages fonts of a plain size stay as they are.
  @Test("the line height is the wished font's, whoever lends the glyphs and whatever the language")
  func lineHeight() {
    let plain = Paragraph(StyledText("สวัสดี 😀 한글", font: .system(size: 17)), style: ParagraphStyle(pixelScale: 3))
    #expect(plain.measure().size.height == 61.0 / 3)
    var run = StyledText.Run("สวัสดี", font: .system(size: 17))
    run.language = "th"
    #expect(Paragraph(StyledText(runs: [run])).measure().size.height == 21)
    run.language = "en_US"
    #expect(Paragraph(StyledText(runs: [run])).measure().size.height == 21)
    run.text = "a 😀"
    run.language = "th"
    #expect(Paragraph(StyledText(runs: [run])).measure().size.height == 21)
  }
}
