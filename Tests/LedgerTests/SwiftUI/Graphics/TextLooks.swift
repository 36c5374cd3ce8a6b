import Foundation
import SwiftUI

extension Ledger {
  func textLooks() {
    topic("Text: looks")

    row(
      "Text", says: "words as they are; one after the other, each in its own look", from: .documented("swiftui/text"), in: .fixed(120, 30)
    ) {
      Text(verbatim: "one ") + Text("two").foregroundStyle(Color.pureRed) + Text(verbatim: " **three**").bold()
    } holds: { shown in
      shown.texts("one two **three**")
      shown.judge.expect(!shown.area(0xFF0000, within: 40).isNull, "no red")
      shown.same(Text(verbatim: "a") + Text(verbatim: "b"), Text(verbatim: "ab"))
      shown.same(
        (Text("a") + Text("b").foregroundStyle(Color.pureBlue)).foregroundStyle(Color.pureRed),
        Text("a").foregroundStyle(Color.pureRed) + Text("b").foregroundStyle(Color.pureBlue))
      let judge = shown.judge
      judge.expect(Text("a") == Text("a") && Text("a") != Text("b") && Text("a").bold() != Text("a"), "equality")
      judge.expect(
        Text("a").kerning(1) != Text("a").kerning(2) && Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red), "equality")
      judge.expect(Text("a") + Text("b") == Text("a") + Text("b") && Text("a") + Text("b") != Text("a") + Text("c"), "equality")
      try shown.other { Text(String("**a**")) }.texts("**a**")
    }
    row(
      "Text.foregroundStyle", "Text.foregroundColor", says: "letters in a colour or a gradient over all of them",
      from: .documented("swiftui/text/foregroundstyle(_:)"), in: .fixed(100, 40)
    ) {
      Text("HHHH").font(.system(size: 30, weight: .black)).foregroundStyle(
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing))
    } holds: { shown in
      let ink = shown.ink()
      let first = shown.color(ink.minX + 3, 20)
      let last = shown.color(ink.maxX - 4, 20)
      shown.judge.expect((first >> 16 & 255) > 200 && (first & 255) < 70, "the first letter is \(String(first, radix: 16))")
      shown.judge.expect((last >> 16 & 255) < 70 && (last & 255) > 200, "the last letter is \(String(last, radix: 16))")
      shown.same(Text("Ham").foregroundStyle(Color.pureRed), VStack { Text("Ham") }.foregroundStyle(Color.pureRed))
      shown.same(Text("Ham").foregroundColor(.pureRed), Text("Ham").foregroundStyle(Color.pureRed))
      shown.same(Text("Ham").foregroundColor(nil), Text("Ham"))
      shown.same(Text("Ham").foregroundStyle(.secondary), Text("Ham").foregroundStyle(Color.secondary))
    }
    row(
      "Text.underline", "View.underline", "Text.LineStyle", "Text.LineStyle.single", "Text.LineStyle.color",
      says: "a line under the letters, as long as they are, in their colour or its own",
      from: .documented("swiftui/text/underline(_:pattern:color:)"), in: .fixed(80, 60)
    ) {
      Text("mmm").font(.system(size: 30)).underline(color: .pureRed).accessibilityIdentifier("text")
    } holds: { shown in
      guard let frame = shown.frame("text") else { return }
      let line = shown.area(0xFF0000, within: 120)
      shown.judge.near(line.width, frame.width, within: 2, "the line")
      shown.judge.expect(line.height >= 1 && line.height <= 4, "\(line.height) thick")
      // The baseline of an m is where its ink ends.
      let letters = try shown.other { Text("mmm").font(.system(size: 30)) }.ink()
      shown.judge.expect(line.minY >= letters.maxY && line.maxY < frame.maxY + 1, "under the letters")
      shown.same(
        Text("mmm").underline().foregroundStyle(Color.pureBlue), Text("mmm").underline(color: .pureBlue).foregroundStyle(Color.pureBlue))
      shown.same(Text("mmm").underline(false, color: .pureRed), Text("mmm"))
      shown.same(VStack { Text("mmm") }.underline(true, color: .pureRed), Text("mmm").underline(color: .pureRed))
      shown.same(VStack { Text("mmm").underline() }.underline(false), Text("mmm").underline())
      shown.same(VStack { Text("mmm") }.underline(false), Text("mmm"))
      shown.judge.equal(Text.LineStyle(), .single)
      shown.judge.equal(Text.LineStyle.single.color, nil)
      shown.judge.equal(Text.LineStyle(pattern: .dot, color: .red).color, .red)
    }
    row(
      "Text.strikethrough", "View.strikethrough", says: "a line through the letters",
      from: .documented("swiftui/text/strikethrough(_:pattern:color:)"),
      in: .fixed(80, 60)
    ) {
      Text("mmm").font(.system(size: 30)).strikethrough(color: .pureRed).accessibilityIdentifier("text")
    } holds: { shown in
      guard let frame = shown.frame("text") else { return }
      let line = shown.area(0xFF0000, within: 120)
      let letters = try shown.other { Text("mmm").font(.system(size: 30)) }.ink()
      shown.judge.near(line.width, frame.width, within: 2, "the line")
      shown.judge.expect(line.minY > letters.minY - 1 && line.maxY < letters.maxY, "through the letters")
      shown.same(Text("mmm").strikethrough(false), Text("mmm"))
      shown.same(VStack { Text("mmm") }.strikethrough(true, color: .pureRed), Text("mmm").strikethrough(color: .pureRed))
      shown.same(VStack { Text("mmm") }.strikethrough(false), Text("mmm"))
      shown.different(Text("mmm").strikethrough(), Text("mmm").underline())
    }
    measure(
      "Text.LineStyle.Pattern", "Text.LineStyle.pattern", says: "strokes and dots cover less of the line than a stroke",
      from: .law("what is left out")
    ) { judge in
      let patterns: [Text.LineStyle.Pattern] = [.solid, .dash, .dashDot, .dashDotDot, .dot]
      for through in [false, true] {
        var covers: [Double] = []
        for pattern in patterns {
          let words = Text(verbatim: "mmmmmmmmmm").font(.system(size: 30)).foregroundStyle(Color.white)
          let shown = try judge.show(.fixed(320, 50)) {
            through ? words.strikethrough(pattern: pattern, color: .black) : words.underline(pattern: pattern, color: .black)
          }
          covers.append(1 - shown.brightness())
          shown.looks {
            Group {
              if through {
                VStack { words }.strikethrough(true, pattern: pattern, color: .black)
              } else {
                VStack { words }.underline(true, pattern: pattern, color: .black)
              }
            }
          }
        }
        // 1, 4 of 6, 5 of 9, 6 of 12, 1 of 3.
        judge.expect(zip(covers, covers.dropFirst()).allSatisfy { $0 > $1 * 1.03 }, "\(covers) do not fall")
        judge.expect(covers[4] < covers[0] * 0.5 && covers[4] > covers[0] * 0.15, "\(covers)")
      }
      judge.equal(Text.LineStyle().pattern, .solid)
    }
    measure(
      "Text.kerning", "View.kerning", "Text.tracking", "View.tracking", says: "adds so many points at each letter",
      from: .documented("swiftui/text/tracking(_:)")
    ) {
      judge in
      @MainActor func width(_ view: some View) throws -> CGFloat { try size2(judge, view).width }
      let plain = try width(Text(verbatim: "HHHH"))
      judge.near(try width(Text(verbatim: "HHHH").tracking(3)), plain + 12, within: 0.6)
      judge.near(try width(Text(verbatim: "HHHH").tracking(-1)), plain - 4, within: 0.6)
      judge.near(try width(VStack { Text(verbatim: "HHHH") }.tracking(3)), plain + 12, within: 0.6)
      let kerned = try width(Text(verbatim: "HHHH").kerning(3))
      judge.expect(kerned >= plain + 9 - 0.6 && kerned <= plain + 12.6, "kerning makes \(plain) \(kerned)")
      judge.near(try width(VStack { Text(verbatim: "HHHH") }.kerning(3)), kerned)
      judge.near(try width(VStack { Text(verbatim: "HHHH").tracking(0) }.tracking(3)), plain, within: 0.6)
      // The gaps grow, not the letters.
      let shown = try judge.show(.fixed(80, 40)) { Text(verbatim: "ll").font(.system(size: 20)).kerning(10) }
      let two = try shown.other { Text(verbatim: "ll").font(.system(size: 20)) }
      judge.near(shown.ink().width, two.ink().width + 10, within: 1.1)
    }
    row(
      "Text.baselineOffset", "View.baselineOffset", says: "raises the letters, below 0 lowers them",
      from: .documented("swiftui/text/baselineoffset(_:)"), in: .fixed(60, 60)
    ) {
      Text("H").font(.system(size: 20)) + Text("H").font(.system(size: 20)).baselineOffset(8).foregroundStyle(Color.pureRed)
    } holds: { shown in
      let red = shown.area(0xFF0000, within: 100)
      let black = shown.area(0, within: 100)
      shown.judge.near(black.maxY - red.maxY, 8, within: 1)
      let low = try shown.other {
        Text("H").font(.system(size: 20)) + Text("H").font(.system(size: 20)).baselineOffset(-5).foregroundStyle(Color.pureRed)
      }
      shown.judge.near(low.area(0xFF0000, within: 100).maxY - low.area(0, within: 100).maxY, 5, within: 1)
      shown.same(VStack { Text("H") }.baselineOffset(6), Text("H").baselineOffset(6))
    }
    row(
      "View.textCase", "Text.Case", "EnvironmentValues.textCase", says: "all capitals or none; nil as written",
      from: .documented("swiftui/view/textcase(_:)"), in: .fixed(120, 40)
    ) {
      VStack {
        Text("Straße One").textCase(.uppercase)
        Text("Straße One").textCase(.lowercase)
        Text("Straße One").textCase(nil).textCase(.uppercase)
      }
    } holds: {
      $0.looks {
        VStack {
          Text("STRASSE ONE")
          Text("straße one")
          Text("Straße One")
        }
      }
      $0.judge.expect(EnvironmentValues().textCase == nil, "a case is set")
    }
    row(
      "EnvironmentValues.locale", says: "the reader's language decides the letters: in Turkish an i becomes İ",
      from: .specified("Unicode SpecialCasing"), in: .fixed(60, 30)
    ) {
      Text(verbatim: "iki").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
    } holds: {
      $0.looks { Text(verbatim: "İKİ").environment(\.locale, Locale(identifier: "tr_TR")) }
      $0.judge.equal(EnvironmentValues().locale.identifier, "en_US")
    }
    row("Text", says: "a picture in the line stands on the baseline", from: .documented("swiftui/text/init(_:)-9zmgy"), in: .fixed(80, 40))
    {
      Text("H") + Text(Image(uiImage: Pictures.image(width: 10, Array(repeating: 0xFF0000, count: 80)))) + Text("H")
    } holds: { shown in
      let red = shown.area(0xFF0000)
      let black = shown.area(0, within: 100)
      shown.judge.expect(red.width >= 9 && red.width <= 11 && red.height >= 7 && red.height <= 9, "the picture is \(red.size)")
      shown.judge.near(red.maxY, black.maxY, within: 1.1, "its foot")
      shown.judge.expect(black.minX < red.minX && black.maxX > red.maxX, "not between the letters")
      shown.same(Text("\(Image(systemName: "star")) a"), Text(Image(systemName: "star")) + Text(" a"))
    }
    measure(
      "Text", says: "letters in a document stay letters: a run's words, font, size, weight and length",
      from: .specified("SVG 1.1 §10; ISO 32000-1 §9")
    ) { judge in
      let shown = try judge.show(.fixed(120, 40)) {
        Text(verbatim: "A <b> & \"c\"").font(.system(size: 16, weight: .bold)).foregroundStyle(Color.pureRed)
      }
      shown.svgWithLetters(
        says: "A &lt;b&gt; &amp; &quot;c&quot;</text>", "font-size=\"16\"", "font-weight=\"700\"", "fill=\"#ff0000\"", "textLength=")
      shown.pdf(says: "/Font", "/ToUnicode")
      let italic = try judge.show(.fixed(120, 40)) { Text(verbatim: "ab").italic() }
      italic.svgWithLetters(says: "font-style=\"italic\"")
      let plain = try judge.show(.fixed(120, 40)) { Text(verbatim: "ab").font(.system(size: 20, design: .monospaced)) }
      plain.svgWithLetters(says: "JetBrains Mono")
      judge.expect(!plain.svgWithLetters.contains("font-weight") && !plain.svgWithLetters.contains("font-style"), "regular is said")
      // As outlines they are the picture's.
      for view in [Text(verbatim: "Hamburg"), Text(verbatim: "Hamburg").italic().underline().strikethrough(color: .pureRed)] {
        try judge.show(.fixed(120, 40)) { view }.isTheSameInSVG(but: 300, tolerance: 90)
      }
    }
  }
}
