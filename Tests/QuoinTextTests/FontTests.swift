import Foundation
import Testing

@testable import QuoinText

@Suite struct FontTests {
  @Test("a font file answers to its family, full and PostScript names, however they are written")
  func names() {
    for name in ["Square", "square", "Square-Regular", "SQUARE REGULAR"] {
      let font = Square.library.font(.named(name, size: 10))
      #expect(!font.requestedNameWasMissing, "\(name)")
      #expect(font.path == Square.path)
    }
    #expect(Square.library.registeredFamilies == ["Square"])
    #expect(Square.library.knows("Square") && !Square.library.knows("Circle"))
  }

  @Test("a collection's faces each have their own letters (OpenType 1.9, Font Collections)")
  func collections() throws {
    let other = FontLibrary.standard.font(.named("JetBrains Mono", size: 10))
    let files = try [other.path, Square.path, other.path].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    // The head: “ttcf”, 1.0, how many, and where each face's table of tables begins.
    var collection = Data("ttcf".utf8 + word(0x10000) + word(files.count))
    var (start, bodies) = (collection.count + 4 * files.count, Data())
    for file in files {
      collection += word(start)
      var bytes = [UInt8](file)
      // What it says of where its tables lie counts from the file's beginning.
      for table in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
        let at = 12 + 16 * table + 8
        bytes.replaceSubrange(at..<at + 4, with: word(bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } + start))
      }
      while bytes.count % 4 != 0 { bytes.append(0) }
      bodies += bytes
      start += bytes.count
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttc")
    try (collection + bodies).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let library = FontLibrary()
    try library.register(file: file.path)
    for (name, index, like) in [("Square", 1, Square.library.font(.named("Square", size: 10))), ("JetBrains Mono", 0, other)] {
      let font = library.font(.named(name, size: 10))
      #expect(font.faceIndex == index && font.path == file.path && font.ascent == like.ascent, "\(name)")
      for letter in "Xi.".unicodeScalars {
        let (glyph, own) = try (#require(font.glyph(for: letter)), #require(like.glyph(for: letter)))
        #expect(font.advance(of: glyph) == like.advance(of: own), "\(name) \(letter)")
      }
      func width(_ library: FontLibrary) -> CGFloat {
        Paragraph(StyledText("Xi. X", font: .named(name, size: 10)), style: ParagraphStyle(), library: library).measure().size.width
      }
      #expect(width(library) == width(name == "Square" ? Square.library : .standard), "\(name)")
    }
  }

  @Test("the square font's measures are the ones it was made with")
  func measures() {
    let font = Square.library.font(.named("Square", size: 10))
    #expect(font.ascent == 8 && font.descent == 2 && font.leading == 0 && font.lineHeight == 10)
    #expect(font.capHeight == 8 && font.xHeight == 8)
    #expect(font.underlinePosition == 1 && font.underlineThickness == 0.5)
    #expect(font.advance(of: font.glyph(for: "X")!) == 10)
    #expect(font.unitsPerEm == 1000 && font.faceIndex == 0)
  }

  @Test("an unknown family is the system font, and says so")
  func missing() {
    let font = FontLibrary.standard.font(.named("No Such Family", size: 12))
    #expect(font.requestedNameWasMissing)
    #expect(font.familyName == "Inter")
    #expect(FontLibrary.standard.font(.named("Menlo", size: 12)).familyName == "JetBrains Mono")
    let text = StyledText(runs: [.init("a", font: .named("Nope", size: 9)), .init("b", font: .named("Nope", size: 10))])
    #expect(Paragraph(text).missingFontNames == ["Nope"])
  }

  @Test(
    "the system family by weight and slant",
    arguments: [
      (400, false, "Inter-Regular"), (600, false, "Inter-SemiBold"), (700, true, "Inter-BoldItalic"), (100, false, "Inter-Thin"),
      (900, false, "Inter-Black"), (950, false, "Inter-Black"), (400, true, "Inter-Italic"), (430, false, "Inter-Medium"),
    ])
  func weights(_ weight: Int, _ italic: Bool, _ name: String) {
    var wish = FontDescriptor(size: 10, weight: weight)
    wish.isItalic = italic
    let font = FontLibrary.standard.font(wish)
    #expect(font.postScriptName == name)
    #expect(!font.syntheticBold && !font.syntheticItalic)
  }

  /// The phone's families and the kind of letters that each has.
  @Test("families of the phone that cannot be had stand as the design nearest to them")
  func standIns() {
    let families: [(FontDescriptor.Design, [String])] = [
      (.monospaced, ["Menlo", "Menlo-Bold", "Courier", "Courier New", "SF Mono", "Monaco", "Andale Mono", "Consolas"]),
      (
        .serif,
        [
          "Georgia", "Georgia-Italic", "Times New Roman", "Palatino", "Baskerville", "Didot", "New York", "Hoefler Text", "Bodoni 72",
          "Cochin", "Charter", "Iowan Old Style",
        ]
      ), (.rounded, ["SF Pro Rounded", "Arial Rounded MT Bold"]), (.standard, ["Helvetica Neue", "Avenir Next", "Arial", "Futura"]),
    ]
    for (design, names) in families {
      let expected = FontLibrary.standard.font(.system(size: 10, design: design)).familyName
      for name in names {
        let font = FontLibrary.standard.font(.named(name, size: 10))
        #expect(font.familyName == expected && font.requestedNameWasMissing, "\(name)")
      }
    }
  }

  @Test("families that need no file, and their faces by name")
  func fixedNames() {
    let families: [(String, String)] = [
      ("Inter", "Inter"), ("JetBrains Mono", "JetBrains Mono"), ("Noto Sans", "Noto Sans"), ("Noto Serif", "Noto Serif"),
      ("NanumGothic", "NanumGothic"), ("나눔고딕", "NanumGothic"), ("NanumMyeongjo", "NanumMyeongjo"), ("나눔명조", "NanumMyeongjo"),
      ("NanumSquareRound", "NanumSquareRound"), ("나눔스퀘어라운드", "NanumSquareRound"), ("NanumGothicCoding", "NanumGothicCoding"),
      ("나눔고딕코딩", "NanumGothicCoding"), ("Noto Color Emoji", "Noto Color Emoji"),
    ]
    for (name, family) in families {
      let font = FontLibrary.standard.font(.named(name, size: 10))
      #expect(!font.requestedNameWasMissing && font.familyName == family, "\(name): \(font.familyName)")
    }
    for name in ["Inter-SemiBold", "Inter-BoldItalic", "JetBrainsMono-Bold", "NotoSerif-Italic", "NotoSans-BoldItalic"] {
      let font = FontLibrary.standard.font(.named(name, size: 10))
      #expect(font.postScriptName == name && !font.requestedNameWasMissing, "\(font.postScriptName)")
    }
    // A face that is asked for by name, in another weight or slant.
    var wish = FontDescriptor.named("Inter-SemiBold", size: 10)
    wish.isItalic = true
    #expect(FontLibrary.standard.font(wish).postScriptName == "Inter-SemiBoldItalic")
    wish.weight = 900
    #expect(FontLibrary.standard.font(wish).postScriptName == "Inter-BlackItalic")
  }

  /// CSS Fonts 4, §5.2: width, then slant, then weight; for 400 to 500 the weights up to 500 first, then lighter, then bolder ones; below
  /// 400 lighter ones first, above 500 bolder ones first.
  @Test("the nearest face of a family")
  func nearest() throws {
    func ranked(_ wanted: Int, _ weights: [Int]) -> Int? {
      weights.min { FontMatch.rank($0, false, wanted, false) < FontMatch.rank($1, false, wanted, false) }
    }
    #expect(ranked(400, [300, 500]) == 500 && ranked(450, [400, 500, 700]) == 500 && ranked(500, [400, 600]) == 400)
    #expect(
      ranked(400, [300, 600]) == 300 && ranked(300, [200, 400]) == 200 && ranked(300, [100, 350]) == 100 && ranked(200, [300, 400]) == 300)
    #expect(
      ranked(600, [500, 900]) == 900 && ranked(600, [500, 400]) == 500 && ranked(2000, [800, 900]) == 900 && ranked(0, [100, 200]) == 100)
    // Slant comes before weight.
    #expect(FontMatch.rank(900, true, 400, true) < FontMatch.rank(400, false, 400, true))
    #expect(FontMatch.rank(900, false, 400, false) < FontMatch.rank(400, true, 400, false))

    // Of a registered family, by what its files say of themselves.
    let library = FontLibrary()
    let folder = "/usr/share/fonts/opentype/inter/"
    let faces = [("Thin", "Thin"), ("Regular", "Regular"), ("Bold", "Bold"), ("BoldItalic", "BoldItalic"), ("Medium", "Medium")]
    for (file, _) in faces { try library.register(file: folder + "InterDisplay-\(file).otf") }
    func face(_ weight: Int, _ isItalic: Bool = false) -> String {
      var wish = FontDescriptor.named("Inter Display", size: 10)
      (wish.weight, wish.isItalic) = (weight, isItalic)
      return library.font(wish).postScriptName
    }
    #expect(face(400) == "InterDisplay-Regular" && face(100) == "InterDisplay-Thin" && face(700) == "InterDisplay-Bold")
    #expect(face(600) == "InterDisplay-Bold" && face(300) == "InterDisplay-Thin" && face(500) == "InterDisplay-Medium")
    #expect(
      face(400, true) == "InterDisplay-BoldItalic" && face(700, true) == "InterDisplay-BoldItalic" && face(900) == "InterDisplay-Bold")
  }

  @Test("the designs of the system family")
  func designs() {
    let families = [FontDescriptor.Design.standard, .serif, .rounded, .monospaced].map {
      FontLibrary.standard.font(.system(size: 10, design: $0)).familyName
    }
    #expect(families == ["Inter", "Noto Serif", "NanumSquareRound", "JetBrains Mono"])
  }

  @Test("the system font is tracked as the phone's; Inter by its own name is not")
  func tracking() {
    // Apple's table: −26 thousandths of an em at 17 points, 26.8 more for Inter's own shapes; 0.95 of their advances.
    let font = FontLibrary.standard.font(.system(size: 17))
    #expect(abs(Double(font.ownTracking) - 17 * (-0.026 + 0.0268)) < 1e-9 && font.advanceScale == 0.95)
    let own = FontLibrary.standard.font(.named("Inter", size: 17))
    #expect(own.ownTracking == 0 && own.advanceScale == 1)
    #expect(FontLibrary.standard.font(.system(size: 28)).advanceScale == 1)
  }

  @Test("a face that lacks weight or slant is drawn so")
  func synthetic() {
    var wish = FontDescriptor.named("Square", size: 24)
    wish.weight = 700
    wish.isItalic = true
    let font = Square.library.font(wish)
    #expect(font.syntheticBold && font.syntheticItalic)
    #expect(font.syntheticBoldWidth == 1)
    #expect(font.advance(of: font.glyph(for: "X")!) == 24)
  }

  @Test("leading of the phone: two points less or more, one below 20 points")
  func leading() {
    let heights = [FontDescriptor.Leading.tight, .standard, .loose].map { leading in
      Square.library.font(FontDescriptor(.named("Square"), size: 20, leading: leading)).lineHeight
    }
    #expect(heights == [18, 20, 22])
  }

  @Test("outlines: a square, y down")
  func outline() {
    let font = Square.library.font(.named("Square", size: 10))
    let corners = [CGPoint(x: 0, y: 2), CGPoint(x: 0, y: -8), CGPoint(x: 10, y: -8), CGPoint(x: 10, y: 2)]
    let outline = font.outline(of: font.glyph(for: "X")!)
    let points = outline.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(points.count >= 4 && points.allSatisfy(corners.contains) && corners.allSatisfy(points.contains))
    #expect(outline.first.map { if case .move = $0 { true } else { false } } == true)
    #expect(outline.last == .close)
    #expect(font.outline(of: font.glyph(for: " ")!).isEmpty)
    #expect(font.outline(of: 60_000).isEmpty)
  }

  @Test("broken and missing files are errors that say what to do")
  func errors() throws {
    let folder = NSTemporaryDirectory() + "quoin-fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: Square.path))
    for (name, data) in [("text.ttf", Data("hello, I am no font".utf8)), ("empty.ttf", Data()), ("half.ttf", whole.prefix(600))] {
      try data.write(to: URL(fileURLWithPath: folder + "/" + name))
      #expect(throws: FontError.notAFont(path: folder + "/" + name)) { try FontLibrary().register(file: folder + "/" + name) }
    }
    try whole.write(to: URL(fileURLWithPath: folder + "/Good.ttf"))
    let library = FontLibrary()
    #expect(try library.addDirectory(folder).count == 3)
    #expect(library.knows("Square"))
    #expect(throws: FontError.self) { try FontLibrary().register(file: "/nowhere/at/all.ttf") }
    #expect(throws: FontError.self) { try FontLibrary(directories: ["/nowhere"]) }
    #expect(
      "\(FontError.notAFont(path: "a.ttf"))"
        == "a.ttf is not a font that can be used, or it is damaged. Give a .ttf, .otf, .ttc or .otc file.")
  }

  @Test("every cut of a font file is refused or used, and never traps")
  func cuts() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Square.path))
    for length in stride(from: 0, to: whole.count, by: 37) {
      whole.prefix(length).withUnsafeBytes { bytes in
        for face in 0..<max(1, FontTables.faceCount(bytes)) { _ = FontTables(bytes, face: face) }
      }
    }
  }

  @Test("a font with any one byte wrong is refused or used, and never traps")
  func mutations() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Square.path))
    let path = NSTemporaryDirectory() + "quoin-broken-\(UUID().uuidString).ttf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for position in stride(from: 0, to: whole.count, by: 23) {
      var broken = whole
      broken[position] ^= UInt8(truncatingIfNeeded: 0x81 &+ position)
      try broken.write(to: URL(fileURLWithPath: path))
      let library = FontLibrary()
      do { try library.register(file: path) } catch { continue }
      let font = library.font(.named("Square", size: 10))
      _ = font.outline(of: 40)
      let size = Paragraph(StyledText("XX XX", font: .named("Square", size: 10)), library: library).measure(width: 30).size
      #expect(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite)
    }
  }

  @Test("the face of last resort draws a box")
  func lastResort() {
    #expect(MissingFont.face.unitsPerEm == 1000)
    #expect(!MissingFont.face.outline(of: 0, scale: 1).isEmpty)
  }
}
