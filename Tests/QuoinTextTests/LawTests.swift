import Foundation
import Testing

@testable import QuoinText

/// What must hold for every text in every room, whatever the numbers are.
@Suite struct LawTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog", "동해물과 백두산이 마르고 닳도록", "مرحبا بالعالم abc 123 שלום", "a\n\nb c d\n",
    "Donaudampfschifffahrtsgesellschaftskapitän und andere", "สวัสดีชาวโลกที่รัก", "😀😀 👨‍👩‍👧 x 🇰🇷🇰🇷", "日本語、テキスト。", "  two  blanks  ",
  ]
  private static let widths = stride(from: 3.0, through: 420, by: 8.3).map { CGFloat($0) }

  private func paragraph(_ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> Paragraph {
    var style = ParagraphStyle(pixelScale: 3)
    change(&style)
    return Paragraph(StyledText(text, font: .system(size: 17)), style: style)
  }

  @Test("more width never makes more lines; the measure and the layout agree; every character is there", arguments: texts)
  func wrapping(_ text: String) {
    let paragraph = paragraph(text)
    var lines = Int.max
    for width in Self.widths {
      let measure = paragraph.measure(width: width)
      let layout = paragraph.layout(width: width)
      #expect(measure.lineCount <= lines)
      lines = measure.lineCount
      #expect(layout.size == measure.size && layout.lines.count == lines)
      #expect(layout.lastBaseline == measure.lastBaseline && layout.firstBaseline == measure.firstBaseline)
      #expect(measure.size.width <= width || layout.lines.contains { $0.glyphRuns.flatMap(\.clusters).count <= 3 })
      let characters = layout.lines.flatMap { line in line.glyphRuns.flatMap { $0.text.filter { $0 != " " } } }
      #expect(characters.sorted() == text.filter { $0 != " " && $0 != "\n" }.sorted())
      for line in layout.lines {
        let width = line.glyphRuns.reduce(0) { $0 + Double($1.width) }
        #expect(
          abs(width - Double(line.frame.width)) < 0.01 || line.glyphRuns.last?.text.last == " " || line.glyphRuns.first?.text.first == " ")
      }
    }
  }

  @Test("a text offered its own size takes it again", arguments: texts)
  func idempotence(_ text: String) {
    for change: @Sendable (inout ParagraphStyle) -> Void in [
      { _ in }, { $0.maximumLines = 2 },
      {
        $0.maximumLines = 1
        $0.truncation = .head
      },
      {
        $0.maximumLines = 2
        $0.truncation = .middle
      },
      { $0.lineSpacing = 3.3 }, { $0.breaking = .character },
    ] {
      for width in Self.widths {
        for height: CGFloat? in [nil, 25, 55] {
          let first = paragraph(text, change).measure(width: width, height: height)
          // One character wider than the room sticks out, and has more room the second time.
          if first.size.width > width { continue }
          let again = paragraph(text, change).measure(width: first.size.width, height: first.size.height)
          #expect(again == first, "\(text.debugDescription) \(width)x\(String(describing: height))")
        }
      }
    }
  }

  @Test("a text that may shrink never comes out larger than its room, and never smaller than its factor", arguments: texts)
  func shrinking(_ text: String) {
    let shrinking = paragraph(text) {
      $0.minimumScaleFactor = 0.4
      $0.maximumLines = 2
    }
    for width in Self.widths.dropFirst(4) {
      let layout = shrinking.layout(width: width, height: 40)
      #expect(layout.size.width <= width && layout.size.height <= 40 + 1.0 / 3)
      #expect(layout.scaleFactor >= 0.4 && layout.scaleFactor <= 1)
      if layout.isTruncated { #expect(layout.scaleFactor == 0.4) }
      #expect(layout.lines.flatMap(\.glyphRuns).allSatisfy { abs(Double($0.font.size / layout.scaleFactor) - 17) < 1e-9 })
    }
  }
}
