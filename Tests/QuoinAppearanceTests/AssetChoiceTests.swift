import Foundation
import QuoinDrawing
import Testing

@testable import QuoinAppearance

/// Which of several files, colours and texts is taken. Apple, "Asset Catalog Format Reference"; Foundation, `Bundle` on languages.
@Suite struct AssetChoiceTests {
  private func variant(
    _ name: String, scale: Double? = nil, dark: Bool? = nil, contrast: Bool = false, idiom: String = "universal"
  ) -> AssetVariant<String> { AssetVariant(value: name, scale: scale, dark: dark, highContrast: contrast, idiom: idiom) }

  private func best(
    _ variants: [AssetVariant<String>], scale: Double = 3, dark: Bool = false, contrast: Bool = false, idiom: String = "iphone"
  ) -> String? {
    let appearance = Appearance(dark: dark, highContrast: contrast)
    let found = AssetVariant.best(variants, scale: scale, appearance: appearance, idiom: idiom)?.value
    // The order in which they are written plays no part where they differ.
    let back = AssetVariant.best(variants.reversed(), scale: scale, appearance: appearance, idiom: idiom)?.value
    return found == back ? found : "\(found ?? "") or \(back ?? "")"
  }

  @Test func theScale() {
    let three = [variant("1", scale: 1), variant("2", scale: 2), variant("3", scale: 3)]
    #expect([1.0, 2, 3, 4, 2.5].map { best(three, scale: $0) } == ["1", "2", "3", "3", "3"])
    let two = [variant("1", scale: 1), variant("3", scale: 3)]
    // The next larger one before a smaller one; of those the nearest.
    #expect(best(two, scale: 2) == "3" && best([variant("1", scale: 1), variant("2", scale: 2)], scale: 3) == "2")
    #expect(best([variant("2", scale: 2), variant("3", scale: 3)], scale: 1) == "2")
    #expect(best([variant("any"), variant("2", scale: 2)], scale: 3) == "any")
    #expect(best([]) == nil)
  }

  @Test("The reader's language is nearest to its own, then nobody's; another's comes last") func theLanguage() {
    func variant(_ language: String?) -> AssetVariant<String> {
      var variant = AssetVariant(value: language ?? "base", scale: nil, dark: nil)
      variant.language = language
      return variant
    }
    let all = [variant(nil), variant("ar"), variant("zh-Hant")]
    func best(_ all: [AssetVariant<String>], _ locale: String) -> String? {
      AssetVariant.best(all, scale: 3, appearance: .light, idiom: "iphone", reader: AssetReader(locale: locale))?.value
    }
    #expect(["ar_EG", "zh_TW", "de_DE", ""].map { best(all, $0) } == ["ar", "zh-Hant", "base", "base"])
    #expect(best([variant("ar"), variant("ar-EG")], "ar_EG") == "ar-EG" && best([variant("ar")], "de") == "ar")
  }

  @Test("A picture for one direction is turned for readers of the other, unless there is one for them") func theDirection() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-assets-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func set(_ name: String, _ images: String) throws {
      let path = "\(folder)/A.xcassets/\(name).imageset"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data("{\"images\":[\(images)],\"info\":{\"version\":1,\"author\":\"xcode\"}}".utf8).write(
        to: URL(fileURLWithPath: path + "/Contents.json"))
      // Red at the left, blue at the right.
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'><rect width='1' height='1' fill='red'/><rect x='1' width='1' height='1' fill='blue'/></svg>"
      for file in ["a.svg", "b.svg"] { try Data(svg.utf8).write(to: URL(fileURLWithPath: path + "/" + file)) }
    }
    try set("one", #"{"idiom":"universal","filename":"a.svg","language-direction":"left-to-right"}"#)
    try set(
      "two",
      #"{"idiom":"universal","filename":"a.svg","language-direction":"left-to-right"},"#
        + #"{"idiom":"universal","filename":"b.svg","language-direction":"right-to-left"}"#)
    try set("fixed", #"{"idiom":"universal","filename":"a.svg"}"#)
    let library = AssetLibrary(searchPaths: [folder])
    func shown(_ name: String, rtl: Bool) throws -> String {
      let asset = try library.image(named: name, reader: AssetReader(readsRightToLeft: rtl))
      let begins = try library.bitmap(asset)[0, 0].red > 0.5 ? "red" : "blue"
      return "\((asset.path as NSString).lastPathComponent) \(begins)"
    }
    #expect(try ["one", "two", "fixed"].map { try shown($0, rtl: false) } == ["a.svg red", "a.svg red", "a.svg red"])
    #expect(try ["one", "two", "fixed"].map { try shown($0, rtl: true) } == ["a.svg blue", "b.svg red", "a.svg red"])
  }

  @Test func theAppearance() {
    let both = [variant("any"), variant("dark", dark: true)]
    #expect(best(both) == "any" && best(both, dark: true) == "dark")
    let all = both + [variant("light", dark: false)]
    #expect(best(all) == "light" && best(all, dark: true) == "dark")
    #expect(best([variant("dark", dark: true)]) == "dark" && best([variant("any"), variant("light", dark: false)], dark: true) == "any")
    let contrast = [variant("plain"), variant("strong", contrast: true)]
    #expect(
      best(contrast) == "plain" && best(contrast, contrast: true) == "strong" && best([variant("strong", contrast: true)]) == "strong")
    // The appearance comes before the contrast, both before the scale.
    #expect(best([variant("dark", dark: true), variant("strong", contrast: true)], dark: true, contrast: true) == "dark")
    #expect(best([variant("dark", scale: 1, dark: true), variant("any", scale: 3)], dark: true) == "dark")
    #expect(best([variant("strong", scale: 1, contrast: true), variant("plain", scale: 3)], contrast: true) == "strong")
  }

  @Test func theDevice() {
    let all = [variant("all"), variant("phone", idiom: "iphone"), variant("pad", idiom: "ipad")]
    #expect(best(all) == "phone" && best(all, idiom: "ipad") == "pad" && best(all, idiom: "mac") == "all")
    #expect(best([variant("pad", idiom: "ipad"), variant("all")]) == "all" && best([variant("pad", idiom: "ipad")]) == "pad")
    // It comes before everything else.
    #expect(best([variant("phone", scale: 1, idiom: "iphone"), variant("dark", scale: 3, dark: true)], dark: true) == "phone")
  }

  @Test("A set's PDF has the size of its page, whatever scale it is filed under, and as many pixels as are asked for")
  func pages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("A.xcassets/icon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]>>",
    ]
    let numbered = objects.enumerated().map { "\($0.offset + 1) 0 obj\($0.element)endobj\n" }.joined()
    try Data("%PDF-1.4\n\(numbered)trailer<</Root 1 0 R>>\n".utf8).write(to: set.appendingPathComponent("icon.PDF"))
    try Data(#"{"images":[{"idiom":"universal","filename":"icon.PDF","scale":"1x"},{"idiom":"universal","scale":"3x"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let library = AssetLibrary(searchPaths: [folder.path])
    let asset = try library.image(named: "icon")
    #expect(asset.isVector)
    #expect(try library.size(asset) == CGSize(width: 20, height: 10))
    #expect(try library.bitmap(asset, svgScale: 5).width == 100)
  }

  @Test func namesOfLooseFiles() {
    func name(_ path: String) -> [String]? {
      LooseName(path).map { [$0.base, $0.fileExtension, "\($0.scale)", $0.dark.map { "\($0)" } ?? "-", $0.idiom, "\($0.isVector)"] }
    }
    #expect(name("/a/b/card.png") == ["card", "png", "1.0", "-", "universal", "false"])
    #expect(name("card@2x.jpg") == ["card", "jpg", "2.0", "-", "universal", "false"])
    #expect(name("card@3x~dark.jpeg") == ["card", "jpeg", "3.0", "true", "universal", "false"])
    #expect(name("card~light@2x.webp") == ["card", "webp", "2.0", "false", "universal", "false"])
    #expect(name("card~ipad.PNG") == ["card", "PNG", "1.0", "-", "ipad", "false"])
    #expect(name("card@1x~iphone.svg") == ["card", "svg", "1.0", "-", "iphone", "true"])
    #expect(name("a.b@2x.png") == ["a.b", "png", "2.0", "-", "universal", "false"])
    #expect(name("card.gif") == nil && name("card") == nil && name("@2x.png") == nil)
  }

  private func folder(_ files: [String: Data]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("choices-\(UUID().uuidString)")
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return folder
  }

  @Test func setsOfPictures() throws {
    let root = try folder([
      "Contents.json": Data(
        """
        {"images":[{"filename":"a.png","scale":"1x"},{"filename":"b.PNG","scale":"3x","idiom":"ipad",
          "appearances":[{"appearance":"luminosity","value":"light"},{"appearance":"contrast","value":"high"}]},
          {"filename":"c.svg","scale":"2x"},{"filename":""},{"idiom":"mac"},
          {"filename":"d.png","resizing":{"mode":"3-part","center":{"mode":"stretch"},"cap-insets":{"left":4,"right":6}}}],
         "properties":{"template-rendering-intent":"original"}}
        """.utf8)
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let found = try ImageSet.read(root.path, name: "Card")
    #expect(found.map { String($0.value.path.suffix(6)) } == ["/a.png", "/b.PNG", "/c.svg", "/d.png"])
    #expect(found.map(\.scale) == [1, 3, nil, nil] && found.map(\.value.scale) == [1, 3, 1, 1])
    #expect(found.map(\.dark) == [nil, false, nil, nil] && found.map(\.highContrast) == [false, true, false, false])
    #expect(found.map(\.idiom) == ["universal", "ipad", "universal", "universal"])
    #expect(found.allSatisfy { $0.value.rendering == .original && $0.value.name == "Card" })
    #expect(found.map(\.value.isVector) == [false, false, true, false])
    #expect(
      found[3].value.slicing == ImageAsset.Slicing(top: 0, left: 4, bottom: 0, right: 6, tiles: false) && found[0].value.slicing == nil)
  }

  @Test func earlierFoldersAndWhatLiesInThem() throws {
    func set(_ red: String) -> Data { Data(#"{"colors":[{"color":{"components":{"red":"\#(red)","green":"0.0","blue":"0.0"}}}]}"#.utf8) }
    let png = try Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 255]).pngData()
    let (first, second) = (
      try folder(["A.xcassets/tone.colorset/Contents.json": set("1.0"), "A.xcassets/Deep/Er/inner.colorset/Contents.json": set("0.5")]),
      try folder([
        "B.xcassets/tone.colorset/Contents.json": set("0.0"), "B.xcassets/only.colorset/Contents.json": set("0.25"), "one.png": png,
      ])
    )
    defer { for folder in [first, second] { try? FileManager.default.removeItem(at: folder) } }
    let library = AssetLibrary(searchPaths: [first.path, second.path, "/nowhere"])
    #expect(
      try library.color(named: "tone").red == 1 && library.color(named: "only").red == 0.25 && library.color(named: "inner").red == 0.5)
    #expect(try AssetLibrary(searchPaths: [second.path, first.path]).color(named: "tone").red == 0)
    #expect(library.colorNames == ["inner", "only", "tone"] && library.imageNames == ["one", "one.png"] && library.problems.isEmpty)
    // A single picture, and a catalogue by itself.
    #expect(try AssetLibrary(searchPaths: [second.path + "/one.png"]).image(named: "one").path == second.path + "/one.png")
    #expect(try AssetLibrary(searchPaths: [second.path + "/B.xcassets"]).color(named: "only").red == 0.25)
    for name in ["Tone", "TONE", "ton", "tones"] {
      #expect(throws: AssetError.colorNotFound(name: name, near: name == "ton" ? [] : ["tone"], searched: library.searchPaths)) {
        try library.color(named: name)
      }
    }
  }

  // MARK: - Texts

  @Test func namesOfLanguages() {
    #expect(StringCatalog.languages("de") == ["de"] && StringCatalog.languages("de_AT") == ["de-AT", "de"])
    #expect(StringCatalog.languages("zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "zh"])
    for region in ["TW", "HK", "MO"] { #expect(StringCatalog.languages("zh_\(region)") == ["zh-\(region)", "zh-Hant", "zh"]) }
    for region in ["CN", "SG"] { #expect(StringCatalog.languages("zh_\(region)") == ["zh-\(region)", "zh-Hans", "zh"]) }
    #expect(StringCatalog.languages("en_US@calendar=buddhist") == ["en-US", "en"] && StringCatalog.languages("") == [])
  }

  @Test func whichTextIsTaken() throws {
    func text(_ value: String) -> String { #"{"stringUnit":{"value":"\#(value)"}}"# }
    let (first, second) = (
      try folder([
        "Localizable.xcstrings": Data(
          #"{"sourceLanguage":"fr","strings":{"a":{"localizations":{"fr":\#(text("source")),"de":\#(text("plain")),"de-AT":\#(text("own"))}}}}"#
            .utf8), "de.lproj/Other.strings": Data(#""a" = "other"; "b" = "named";"#.utf8),
        "Base.lproj/Localizable.strings": Data(#""c" = "base";"#.utf8),
        "X.bundle/de.lproj/Localizable.strings": Data(#""d" = "inside";"#.utf8),
      ]), try folder(["Localizable.xcstrings": Data(#"{"strings":{"a":{"localizations":{"de":\#(text("later"))}}}}"#.utf8)])
    )
    defer { for folder in [first, second] { try? FileManager.default.removeItem(at: folder) } }
    let strings = StringCatalog(searchPaths: [first.path, second.path])
    #expect(strings.string("a", locale: "de_AT") == "own" && strings.string("a", locale: "de_DE") == "plain")
    // In a language that is not there, the source language's.
    #expect(strings.string("a", locale: "ko") == "source" && strings.string("c", locale: "ko") == "base")
    #expect(strings.string("a", locale: "de", table: "Other") == "other" && strings.string("b", locale: "de") == nil)
    #expect(strings.string("d", locale: "de") == "inside" && strings.string("e", locale: "de") == nil)
    #expect(strings.languages == ["Base", "de", "de-AT", "fr"] && strings.problems.isEmpty)
    #expect(StringCatalog(searchPaths: [second.path, first.path]).string("a", locale: "de") == "later")
    #expect(StringCatalog(searchPaths: [first.path + "/Localizable.xcstrings"]).string("a", locale: "de") == "plain")
    // Arguments are put in as the locale writes them; the format is what it was.
    #expect(strings.format("a", locale: "de", arguments: [.integer(1)]) == "plain")
  }

  // MARK: - Devices

  /// Apple's published screens: points, and pixels a point.
  @Test func screensOfDevices() throws {
    let published: [(String, Double, Double, Double)] = [
      ("iPhone SE (1st generation)", 320, 568, 2), ("iPhone 6", 375, 667, 2), ("iPhone 6s", 375, 667, 2), ("iPhone 6 Plus", 414, 736, 3),
      ("iPhone 7", 375, 667, 2), ("iPhone 7 Plus", 414, 736, 3), ("iPhone 8", 375, 667, 2), ("iPhone 8 Plus", 414, 736, 3),
      ("iPhone SE (2nd generation)", 375, 667, 2), ("iPhone X", 375, 812, 3), ("iPhone XS", 375, 812, 3), ("iPhone XS Max", 414, 896, 3),
      ("iPhone XR", 414, 896, 2), ("iPhone 11", 414, 896, 2), ("iPhone 11 Pro", 375, 812, 3), ("iPhone 11 Pro Max", 414, 896, 3),
      ("iPhone 12 mini", 375, 812, 3), ("iPhone 12", 390, 844, 3), ("iPhone 12 Pro", 390, 844, 3), ("iPhone 12 Pro Max", 428, 926, 3),
      ("iPhone 13", 390, 844, 3), ("iPhone 13 Pro", 390, 844, 3), ("iPhone 13 Pro Max", 428, 926, 3), ("iPhone 14 Plus", 428, 926, 3),
      ("iPhone 14 Pro", 393, 852, 3), ("iPhone 14 Pro Max", 430, 932, 3), ("iPhone 15", 393, 852, 3), ("iPhone 15 Plus", 430, 932, 3),
      ("iPhone 15 Pro", 393, 852, 3), ("iPhone 16", 393, 852, 3), ("iPhone 16 Plus", 430, 932, 3), ("iPhone 16 Pro Max", 440, 956, 3),
      ("iPhone 16e", 390, 844, 3), ("iPhone 17", 402, 874, 3), ("iPhone 17 Pro", 402, 874, 3), ("iPad (9th generation)", 810, 1080, 2),
      ("iPad (10th generation)", 820, 1180, 2), ("iPad (A16)", 820, 1180, 2), ("iPad mini (5th generation)", 768, 1024, 2),
      ("iPad mini (A17 Pro)", 744, 1133, 2), ("iPad Air (3rd generation)", 834, 1112, 2), ("iPad Air (5th generation)", 820, 1180, 2),
      ("iPad Air 11-inch (M3)", 820, 1180, 2), ("iPad Air 13-inch (M3)", 1024, 1366, 2), ("iPad Pro (9.7-inch)", 768, 1024, 2),
      ("iPad Pro (10.5-inch)", 834, 1112, 2), ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, 2),
      ("iPad Pro 11-inch (M4)", 834, 1210, 2),
      ("iPad Pro 11-inch (M5)", 834, 1210, 2), ("iPad Pro 13-inch (M5)", 1032, 1376, 2),
    ]
    for (name, width, height, scale) in published {
      let device = try #require(Device.named(name), "\(name)")
      #expect(device.name == name && device.kind == (name.hasPrefix("iPad") ? .pad : .phone))
      let (upright, turned) = (device.portrait, device.landscape)
      #expect((upright.width, upright.height, upright.scale) == (width, height, scale), "\(name)")
      #expect((turned.width, turned.height, turned.scale) == (height, width, scale), "\(name)")
      // A home indicator goes with round corners and a camera in the screen; turned, the camera takes as much from both sides.
      let isRound = upright.cornerRadius > 0
      #expect(isRound == (upright.safeArea.bottom > 0) && isRound == (upright.safeArea.top > 20), "\(name)")
      #expect(upright.safeArea.left == 0 && upright.safeArea.right == 0 && turned.cornerRadius == upright.cornerRadius, "\(name)")
      if device.kind == .phone {
        #expect(
          turned.safeArea == (isRound ? SafeArea(left: upright.safeArea.top, bottom: 21, right: upright.safeArea.top) : .zero), "\(name)")
        // Only the large phones are regular on their side.
        #expect(turned.horizontalSizeClass == (width >= 414 ? .regular : .compact) && turned.verticalSizeClass == .compact, "\(name)")
        #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular, "\(name)")
      } else {
        #expect(
          turned.safeArea == upright.safeArea && turned.horizontalSizeClass == .regular && turned.verticalSizeClass == .regular, "\(name)")
      }
      #expect(device.screen(.portrait) == upright && device.screen(.landscape) == turned)
    }
  }

  @Test func familiesAndGuesses() {
    let families: [(String, String)] = [
      ("iPad Pro", "iPad Pro 11-inch (M5)"), ("iPad Air", "iPad Air 11-inch (M3)"), ("iPad Pro 13", "iPad Pro 13-inch (M5)"),
      ("iPad 10", "iPad (10th generation)"), ("ipad mini 6th gen.", "iPad mini (6th generation)"), ("phone", Device.standard.name),
      ("pad", "iPad (A16)"), ("iPhone SE 2nd", "iPhone SE (2nd generation)"), ("iPhone 16 Pro", "iPhone 16 Pro"),
      ("iPhone Air", "iPhone Air"),
    ]
    for (name, device) in families { #expect(Device.named(name)?.name == device, "\(name)") }
    #expect(Device.suggestions(for: "iPhone 15 Por", count: 2).count == 2 && Device.suggestions(for: "iPhone 15 Por").count == 3)
    #expect(
      Device.suggestions(for: "ipadmini").allSatisfy { $0.hasPrefix("iPad") } && Device.suggestions(for: "iPhone16e").first == "iPhone 16e")
  }
}
