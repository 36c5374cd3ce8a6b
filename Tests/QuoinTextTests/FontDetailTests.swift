import CHarfBuzz
import Foundation
import Testing

@testable import QuoinText

/// Tables against their sources, and files against a reading of their own.
@Suite struct FontDetailTests {
  @Test("the system font's tracking is the published one, in points (Human Interface Guidelines, Typography, SF Pro)")
  func tracking() {
    let published: [(Double, Double)] = [
      (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
      (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22),
      (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36),
      (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35),
      (49, 0.33), (50, 0.34), (60, 0.26), (70, 0.14), (80, 0), (96, 0),
    ]
    for (size, points) in published {
      #expect(abs(SystemLetterfit.own(size) * size - points) < 0.035, "\(size): \(SystemLetterfit.own(size) * size), not \(points)")
    }
  }

  /// CLDR's likely scripts of languages (likelySubtags), and which of these scripts are tall.
  @Test("the languages that are written in tall scripts")
  func tallScripts() {
    let likely: [(hb_script_t, [String])] = [
      (HB_SCRIPT_ARABIC, ["ar", "fa", "ur", "ps", "ckb", "ug", "sd"]), (HB_SCRIPT_THAI, ["th"]), (HB_SCRIPT_LAO, ["lo"]),
      (HB_SCRIPT_MYANMAR, ["my"]), (HB_SCRIPT_KHMER, ["km"]), (HB_SCRIPT_DEVANAGARI, ["hi", "mr", "ne", "sa"]),
      (HB_SCRIPT_BENGALI, ["bn", "as"]), (HB_SCRIPT_GURMUKHI, ["pa"]), (HB_SCRIPT_GUJARATI, ["gu"]), (HB_SCRIPT_ORIYA, ["or"]),
      (HB_SCRIPT_TAMIL, ["ta"]), (HB_SCRIPT_TELUGU, ["te"]), (HB_SCRIPT_KANNADA, ["kn"]), (HB_SCRIPT_MALAYALAM, ["ml"]),
      (HB_SCRIPT_SINHALA, ["si"]), (HB_SCRIPT_TIBETAN, ["bo", "dz"]),
    ]
    let scripts = likely.map(\.0) + [HB_SCRIPT_LATIN, HB_SCRIPT_HANGUL, HB_SCRIPT_HAN]
    for (own, languages) in likely {
      for language in languages.flatMap({ [$0, $0 + "_XX", $0 + "-XX", $0.uppercased()] }) {
        #expect(TallScripts.isWritten(in: language), "\(language)")
        for script in scripts {
          #expect(TallScripts.widen(script, language: language) == (script == own), "\(language), \(script.rawValue)")
        }
      }
    }
    for language in ["en", "de", "ko", "ja", "zh", "ru", "el", "he", "vi", "", "x"] {
      #expect(!TallScripts.isWritten(in: language), "\(language)")
    }
    #expect(!TallScripts.widen(HB_SCRIPT_ARABIC, language: nil))
  }

  /// CSS Text 3, §8.2.1 lists Arabic, Mandaic, Mongolian, N'Ko and Syriac; Adlam joins its letters by Unicode's ArabicShaping.
  @Test("letters that join hands are not spaced")
  func cursive() {
    let cursive = [HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM]
    for script in cursive { #expect(FontItemizer.isCursive(script), "\(script.rawValue)") }
    for script in [
      HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_HEBREW, HB_SCRIPT_HANGUL, HB_SCRIPT_HAN, HB_SCRIPT_DEVANAGARI, HB_SCRIPT_THAI,
    ] {
      #expect(!FontItemizer.isCursive(script), "\(script.rawValue)")
    }
    func width(_ text: String, _ tracking: CGFloat) -> CGFloat {
      var run = StyledText.Run(text, font: .system(size: 20))
      run.tracking = tracking
      return Paragraph(StyledText(runs: [run])).measure().size.width
    }
    for text in ["مرحبا", "ܫܠܡܐ", "ߒߞߏ"] { #expect(width(text, 10) == width(text, 0), "\(text)") }
    for text in ["abc", "שלום", "नम"] { #expect(width(text, 10) > width(text, 0) + 15, "\(text)") }
  }

  @Test("Han letters have the forms of the reader's language: Japanese, Korean, simplified, traditional")
  func hanForms() throws {
    let forms =
      [
        (nil, 0), ("ja", 0), ("en", 0), ("ko", 1), ("ko-KR", 1), ("zh", 2), ("zh-Hans", 2), ("zh_CN", 2), ("zh-Hant", 3), ("zh_TW", 3),
        ("zh-HK", 3), ("zh-Hant-MO", 3),
      ] as [(String?, Int)]
    for (language, face) in forms {
      var run = StyledText.Run("骨直", font: .system(size: 20))
      run.language = language
      let shown = try #require(Paragraph(StyledText(runs: [run])).layout().lines.first?.glyphRuns.first)
      #expect(shown.font.path.hasSuffix("NotoSansCJK-Regular.ttc") && shown.font.faceIndex == face, "\(language ?? "none")")
      #expect(shown.font.familyName == "Noto Sans CJK " + ["JP", "KR", "SC", "TC"][face], "\(language ?? "none")")
      #expect(!shown.glyphs.contains(0))
    }
    // The forms of 骨 differ between them.
    let outlines = ["ja", "zh-Hans"].map { language -> [CGPoint] in
      var run = StyledText.Run("骨", font: .system(size: 20))
      run.language = language
      let shown = Paragraph(StyledText(runs: [run])).layout().lines[0].glyphRuns[0]
      return shown.font.outline(of: shown.glyphs[0]).compactMap { if case .move(let point) = $0 { point } else { nil } }
    }
    #expect(outlines[0] != outlines[1])
  }

  @Test("fallback fonts go by the design of the text's own font, also of one that is named")
  func designs() {
    func family(_ text: String, _ font: FontDescriptor) -> String {
      Paragraph(StyledText(text, font: font)).layout().lines[0].glyphRuns[0].font.familyName
    }
    let expected: [(FontDescriptor, String, String)] = [
      (.named("NanumMyeongjo", size: 20), "NanumMyeongjo", "Noto Serif Hebrew"),
      (.named("NanumGothic", size: 20), "NanumGothic", "Noto Sans Hebrew"),
      (.named("Noto Serif", size: 20), "NanumMyeongjo", "Noto Serif Hebrew"),
      (.named("Noto Sans", size: 20), "NanumGothic", "Noto Sans Hebrew"),
      (.named("JetBrains Mono", size: 20), "NanumGothicCoding", "Noto Sans Hebrew"),
      (.named("Inter", size: 20), "NanumGothic", "Noto Sans Hebrew"),
      (FontDescriptor(.system(.serif), size: 20), "NanumMyeongjo", "Noto Serif Hebrew"),
      (FontDescriptor(.system(.rounded), size: 20), "NanumSquareRound", "Noto Sans Hebrew"),
      (FontDescriptor(.system(.monospaced), size: 20), "NanumGothicCoding", "Noto Sans Hebrew"),
    ]
    for (font, hangul, hebrew) in expected {
      #expect(family("한", font) == hangul, "\(font.family)")
      #expect(family("ש", font) == hebrew, "\(font.family)")
    }
  }

  @Test("measures are those in the file's tables", arguments: ["Inter", "Noto Serif", "JetBrains Mono", "NanumMyeongjo", "Square"])
  func fileMeasures(_ name: String) throws {
    let library = name == "Square" ? Square.library : FontLibrary.standard
    let font = library.font(.named(name, size: 1000))
    let file = try Sfnt(path: font.path)
    func scaled(_ units: Int?) -> Double { Double(units ?? 0) * 1000 / file.unitsPerEm }
    func near(_ value: CGFloat, _ expected: Double, _ what: Comment) { #expect(abs(Double(value) - expected) < 0.01, what) }
    near(font.ascent, scaled(file.i16("hhea", 4)), "ascent")
    near(font.descent, -scaled(file.i16("hhea", 6)), "descent")
    near(font.leading, max(0, scaled(file.i16("hhea", 8))), "leading")
    near(font.underlinePosition, -scaled(file.i16("post", 8)), "underline")
    near(font.underlineThickness, scaled(file.i16("post", 10)), "underline's thickness")
    // A file without a line through gets one as thick as that below, at half an x.
    let strikeout = (scaled(file.i16("OS/2", 26)), scaled(file.i16("OS/2", 28)))
    near(font.strikeoutThickness, strikeout.0 > 0 ? strikeout.0 : Double(font.underlineThickness), "strikeout's thickness")
    near(font.strikeoutPosition, strikeout.1 > 0 ? strikeout.1 : Double(font.xHeight) / 2, "strikeout")
    near(font.xHeight, scaled(file.i16("OS/2", 86)), "x")
    near(font.capHeight, scaled(file.i16("OS/2", 88)), "H")
    #expect(font.face.tables.isMonospaced == ((file.i16("post", 12) ?? 0) != 0 || (file.i16("post", 14) ?? 0) != 0))
  }

  @Test("The rounded design's stems are as thick as the standard one's, whatever weight its files have")
  func roundedStems() throws {
    // How wide a small l is, which is a stem alone, with what is drawn around it.
    func stem(_ design: FontDescriptor.Design, _ weight: Int) throws -> CGFloat {
      let font = FontLibrary.standard.font(.system(size: 100, weight: weight, design: design))
      var places: [CGFloat] = []
      for element in font.outline(of: try #require(font.glyph(for: "l"))) {
        switch element {
        case .move(let point), .line(let point): places.append(point.x)
        case .quad(_, let end), .cubic(_, _, let end): places.append(end.x)
        case .close: break
        }
      }
      return try #require(places.max()) - #require(places.min()) + font.syntheticBoldWidth
    }
    for weight in [400, 500, 600, 700, 800, 900] {
      #expect(abs(try stem(.rounded, weight) - stem(.standard, weight)) < 0.4, "\(weight)")
    }
  }

  @Test("every contour of an outline is closed", arguments: ["B", "i", "8", "%", "é"])
  func contours(_ letter: String) throws {
    for font in [FontDescriptor.system(size: 20), .named("Noto Serif", size: 20), .named("NanumGothic", size: 20)] {
      let font = FontLibrary.standard.font(font)
      let outline = font.outline(of: try #require(font.glyph(for: letter.unicodeScalars.first!)))
      var isOpen = false
      var contours = 0
      for element in outline {
        switch element {
        case .move:
          #expect(!isOpen, "a contour begins before the last is closed")
          isOpen = true
          contours += 1
        case .close: isOpen = false
        default: #expect(isOpen)
        }
      }
      #expect(!isOpen && contours >= (letter == "%" ? 4 : letter == "é" ? 3 : letter == "i" ? 2 : 3), "\(contours)")
    }
  }

  @Test("D10: letters move together by no more than 5 % of the line")
  func tighteningEnds() {
    let tight = Square.paragraph("XXXXXXXXXX") {
      $0.maximumLines = 1
      $0.allowsTightening = true
    }
    for (width, isCut) in [(100, false), (97, false), (95.5, false), (94, true), (92, true)] as [(CGFloat, Bool)] {
      #expect(tight.measure(width: width).isTruncated == isCut, "\(width)")
    }
  }

  @Test("a text that is cut at its room's end is set anew for another room")
  func clippedAnew() {
    func made() -> Paragraph { Square.paragraph("XXXXXXXX XX") { $0.breaking = .clip } }
    let kept = made()
    for width in [30, 1000, 50, 90, 20] as [CGFloat] {
      #expect(kept.measure(width: width) == made().measure(width: width), "\(width)")
      #expect(kept.layout(width: width).size == made().layout(width: width).size, "\(width)")
    }
    #expect(kept.measure(width: 30).size.width == 30)
    #expect(kept.measure(width: 1000).size.width == 110)
  }

  @Test("fact 29: a text keeps its first font's leading from a text above, up to the pixel")
  func leading() {
    var font = FontDescriptor.system(size: 20)
    font.styleLine = .init(pitch: 30)
    let own = FontLibrary.standard.font(font)
    #expect(own.leading > 4)
    for scale in [1, 2, 3] as [CGFloat] {
      let spacing = Paragraph(StyledText("X", font: font), style: ParagraphStyle(pixelScale: scale)).spacing
      #expect(abs(spacing.toTextAbove - (own.leading * scale - 1e-6).rounded(.up) / scale) < 1e-6, "\(scale): \(spacing.toTextAbove)")
    }
  }
}

extension FontDetailTests {
  @Test("facts 29, 30: above it counts the first line's font, below it the last one's")
  func edges() {
    let (large, small) = (FontDescriptor.system(size: 40), FontDescriptor.system(size: 12))
    func spacing(_ runs: StyledText.Run...) -> TextSpacing { Paragraph(StyledText(runs: runs)).spacing }
    let both = spacing(.init("X\n", font: large), .init("X", font: small))
    let (ofLarge, ofSmall) = (spacing(.init("X", font: large)), spacing(.init("X", font: small)))
    #expect(both.toOtherAbove == ofLarge.toOtherAbove && both.toOtherBelow == ofSmall.toOtherBelow)
    #expect(ofLarge.toOtherAbove > ofSmall.toOtherAbove + 5 && ofLarge.toOtherBelow > ofSmall.toOtherBelow + 5)
  }
}

/// A font file, read without the code under test.
private struct Sfnt {
  private let bytes: [UInt8]
  private var tables: [String: Int] = [:]
  var unitsPerEm = 1.0

  init(path: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for record in 0..<(u16(4)) {
      let at = 12 + record * 16
      tables[String(decoding: bytes[at..<at + 4], as: UTF8.self)] = u16(at + 8) << 16 | u16(at + 10)
    }
    unitsPerEm = Double(i16("head", 18) ?? 1000)
  }
  private func u16(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
  func i16(_ table: String, _ offset: Int) -> Int? { tables[table].map { Int(Int16(truncatingIfNeeded: u16($0 + offset))) } }

}
