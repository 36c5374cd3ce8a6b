import Foundation
import Testing

@testable import QuoinText

@Suite struct BreakRuleTests {
  /// The text with a bar where a line may begin.
  private func barred(_ text: String, language: String? = nil, hangul: Bool = true) -> String {
    let units = Array(text.utf16)
    var breaks = [Bool](repeating: false, count: units.count + 1)
    units.withUnsafeBufferPointer { BreakRules.mark($0, language: language, keepsHangulWords: hangul, in: &breaks) }
    return cut(units, breaks)
  }

  private func cut(_ units: [UInt16], _ breaks: [Bool]) -> String {
    var parts: [String] = []
    var start = 0
    for index in 1...max(1, units.count) where index >= units.count || breaks[index] {
      parts.append(String(decoding: units[start..<min(index, units.count)], as: UTF16.self))
      start = index
    }
    return parts.joined(separator: "|")
  }

  /// What ICU says by itself.
  private func icu(_ text: String, _ locale: String) -> String {
    let units = Array(text.utf16)
    var breaks = [Bool](repeating: false, count: units.count + 1)
    units.withUnsafeBufferPointer { BreakRules.markWithICU($0, locale, &breaks) }
    return cut(units, breaks)
  }

  @Test("plain texts break without the rules' table exactly where ICU breaks them: all of up to 5 characters")
  func plain() {
    var texts = [""]
    for _ in 0..<5 { texts = texts + texts.filter { $0.count == texts.last!.count }.flatMap { text in "a1 .,:".map { text + String($0) } } }
    for text in Set(texts) where text.count > 1 { #expect(barred(text, hangul: false) == icu(text, "en"), "\(text.debugDescription)") }
  }

  @Test(
    "Korean stays together within an eojeol, as in ICU's lw=keepall",
    arguments: ["안녕하세요 세계는 넓다", "서울(한국)에서 온 Swift를", "네, 알겠습니다! 정말?", "“인용”이라고 한다", "50%를 넘는"])
  func korean(_ text: String) {
    #expect(barred(text, language: "ko") == icu(text, "ko@lw=keepall"))
  }

  @Test("digits belong to the eojeol too (CSS Text 3 §5.2, keep-all: between letters and numbers of any script)")
  func koreanNumbers() {
    #expect(barred("2024년을 보내며") == "2024년을 |보내며")
    #expect(barred("제2차 대전이 끝나고") == "제2차 |대전이 |끝나고")
    #expect(barred("약a로 된 것") == "약a로 |된 |것")
    #expect(barred("가격은 1,000원입니다.") == "가격은 |1,000원입니다.")
  }

  @Test("Korean breaks between syllables if words are not kept; Japanese is not kept together")
  func others() {
    #expect(barred("안녕 세계", hangul: false) == "안|녕 |세|계")
    #expect(barred("日本語の本") == "日|本|語|の|本")
    #expect(barred("안녕 日本") == "안녕 |日|本")
  }

  @Test("Thai breaks between words by the dictionary")
  func thai() { #expect(barred("สวัสดีชาวโลก") == "สวัสดี|ชาว|โลก") }

  @Test("hyphens, slashes, zero width spaces, no-break spaces, soft hyphens")
  func signs() {
    #expect(barred("world-wide") == "world-|wide")
    #expect(barred("aa\u{200B}bb") == "aa\u{200B}|bb")
    #expect(barred("aa\u{A0}bb") == "aa\u{A0}bb")
    #expect(barred("aa\u{AD}bb") == "aa\u{AD}|bb")
  }

  @Test("Korean lines end between words; a word too long for a line is cut between syllables")
  func koreanLines() {
    let paragraph = Paragraph(StyledText("가나다 라마바사", font: .named("Nanum Gothic", size: 10)))
    let word = Paragraph(StyledText("라마바사", font: .named("Nanum Gothic", size: 10))).measure().size.width
    #expect(Square.shown(paragraph, width: word + 4) == ["가나다", "라마바사"])
    #expect(Square.shown(paragraph, width: word - 1) == ["가나다", "라마바", "사"])
  }

  @Test("a soft hyphen shows where a line ends at it, and nowhere else")
  func softHyphen() {
    let text = Square.paragraph("AAA\u{AD}BBB")
    #expect(text.measure().size.width == 60)
    #expect(Square.shown(text, width: 45) == ["AAA\u{AD}\u{2010}", "BBB"])
    #expect(text.measure(width: 45).size == CGSize(width: 40, height: 20))
    // No room for the hyphen: characters.
    #expect(Square.shown(text, width: 30) == ["AAA", "BBB"].map { $0 == "AAA" ? "AAA\u{AD}" : $0 })
  }
}
