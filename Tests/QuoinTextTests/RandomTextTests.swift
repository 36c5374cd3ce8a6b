import Foundation
import Testing

@testable import QuoinText

/// Texts put together by dice, the same ones every time: whatever they say, measuring and laying out agree and end.
@Suite struct RandomTextTests {
  /// A linear congruential generator (Knuth's numbers), so that a failure can be repeated.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }

  private static let pieces = [
    "a", "b c", " ", "  ", "\n", "\r\n", "\t", "\u{AD}", "\u{200B}", "-", "fi", "한", "글자 ", "ש", "לו", "مر", "ไท", "क्ष", "😀", "👨‍👩‍👧", "🇰🇷",
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{0}", "\u{202E}", "\u{2069}", "、", "漢", "\u{3000}", "(", "2.5", "\u{10FFFD}", "𝒳", "…",
  ]

  @Test("600 texts in 4 rooms each", arguments: [1, 2, 3] as [UInt64])
  func rooms(seed: UInt64) {
    var dice = Dice(state: seed)
    for _ in 0..<200 {
      let runs = (0..<Int.random(in: 0...3, using: &dice)).map { _ in run(&dice) }
      let paragraph = Paragraph(StyledText(runs: runs), style: style(&dice))
      let name = "\(runs.map(\.text)) \(paragraph.style)"
      for _ in 0..<4 {
        let width = [nil, 0.1, 1, 10, 33, 80, 1e9, .infinity].randomElement(using: &dice)! as CGFloat?
        let height = [nil, 0, 1, 20, 45].randomElement(using: &dice)! as CGFloat?
        let measure = paragraph.measure(width: width, height: height)
        let layout = paragraph.layout(width: width, height: height)
        #expect(abs(measure.size.width - layout.size.width) < 0.4 && measure.size.height == layout.size.height, "\(name)")
        #expect(
          measure.size.width >= 0 && measure.size.height >= 0 && measure.size.width.isFinite && measure.size.height.isFinite, "\(name)")
        for run in layout.lines.flatMap(\.glyphRuns) {
          #expect([run.positions.count, run.advances.count, run.clusters.count].allSatisfy { $0 == run.glyphs.count }, "\(name)")
          #expect(run.clusters.allSatisfy { $0 >= 0 && $0 <= run.text.utf8.count }, "\(name)")
        }
      }
    }
  }

  private func run(_ dice: inout Dice) -> StyledText.Run {
    let families: [FontDescriptor.Family] = [.system(.standard), .system(.serif), .system(.monospaced), .named("Noto Color Emoji")]
    let text = (0..<Int.random(in: 0...9, using: &dice)).map { _ in Self.pieces.randomElement(using: &dice)! }.joined()
    let size = [0, 10, 17, -3].randomElement(using: &dice)! as CGFloat
    var run = StyledText.Run(text, font: FontDescriptor(families.randomElement(using: &dice)!, size: size))
    run.tracking = [0, 0, 1, -3, -50].randomElement(using: &dice)!
    run.baselineOffset = [0, 5, -5].randomElement(using: &dice)!
    run.language = [nil, "ko", "th", "ja_JP", "xx"].randomElement(using: &dice)!
    if Int.random(in: 0..<9, using: &dice) == 0 { run.attachment = .init(size: CGSize(width: 20, height: -3), ascent: 4) }
    return run
  }

  private func style(_ dice: inout Dice) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.maximumLines = [nil, 1, 2, 3].randomElement(using: &dice)!
    style.truncation = [.head, .middle, .tail, .unmarked].randomElement(using: &dice)!
    style.breaking = [.word, .character, .clip].randomElement(using: &dice)!
    style.alignment = [.leading, .center, .justified, .natural].randomElement(using: &dice)!
    style.minimumScaleFactor = [1, 0.5, 0.01].randomElement(using: &dice)!
    style.allowsTightening = Bool.random(using: &dice)
    style.baseDirection = [.natural, .fixed(.rightToLeft), .fixed(.leftToRight)].randomElement(using: &dice)!
    style.lineHeightMultiple = [1, 0.1, 2].randomElement(using: &dice)!
    return style
  }
}
