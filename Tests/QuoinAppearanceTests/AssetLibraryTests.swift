import Foundation
import QuoinDrawing
import Testing

@testable import QuoinAppearance

@Suite struct AssetLibraryTests {
  /// A folder of files; a name that ends in `.png` holds a picture as wide as the number says.
  private func folder(_ texts: [String: String], pictures: [String: Int] = [:]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    func write(_ data: Data, _ name: String) throws {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    for (name, text) in texts { try write(Data(text.utf8), name) }
    for (name, width) in pictures {
      let bitmap = try Bitmap(width: width, height: 2, rgba: [UInt8](repeating: 255, count: width * 8))
      try write(bitmap.pngData(), name)
    }
    return folder
  }

  private static let imageSet = """
    {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"a2.png","idiom":"universal","scale":"2x",
      "resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},"cap-insets":{"top":2,"left":4,"bottom":6,"right":8}}},
      {"filename":"dark.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"idiom":"universal","scale":"3x"}],
     "info":{"author":"xcode","version":1},"properties":{"template-rendering-intent":"template"}}
    """

  @Test func imageSetsByScaleAndAppearance() throws {
    let root = try folder(
      ["A.xcassets/Star.imageset/Contents.json": Self.imageSet],
      pictures: ["A.xcassets/Star.imageset/a.png": 4, "A.xcassets/Star.imageset/a2.png": 8, "A.xcassets/Star.imageset/dark.png": 8])
    defer { try? FileManager.default.removeItem(at: root) }
    let library = AssetLibrary(searchPaths: [root.path])
    let plain = try library.image(named: "Star", scale: 1)
    #expect(plain.path.hasSuffix("/a.png") && plain.scale == 1 && plain.rendering == .template && plain.slicing == nil)
    // No file for 3x: the largest there is.
    let large = try library.image(named: "Star", scale: 3)
    #expect(large.path.hasSuffix("/a2.png") && large.scale == 2)
    #expect(large.slicing == ImageAsset.Slicing(top: 1, left: 2, bottom: 3, right: 4, tiles: true))
    #expect(try library.image(named: "Star", scale: 2, appearance: .dark).path.hasSuffix("/dark.png"))
    #expect(try library.size(large) == CGSize(width: 4, height: 1))
    #expect(try library.bitmap(large) == library.bitmap(large))
    #expect(library.imageNames == ["Star"])
  }

  @Test func foldersWithNamespaces() throws {
    let set = #"{"images":[{"filename":"a.png","idiom":"universal"}]}"#
    let root = try folder(
      [
        "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
        "A.xcassets/Icons/Star.imageset/Contents.json": set,
        "A.xcassets/Plain/Contents.json": #"{"info":{}}"#, "A.xcassets/Plain/Moon.imageset/Contents.json": set,
      ], pictures: ["A.xcassets/Icons/Star.imageset/a.png": 2, "A.xcassets/Plain/Moon.imageset/a.png": 2])
    defer { try? FileManager.default.removeItem(at: root) }
    let library = AssetLibrary(searchPaths: [root.appendingPathComponent("A.xcassets").path])
    #expect(library.imageNames == ["Icons/Star", "Moon"])
    #expect(throws: AssetError.imageNotFound(name: "Star", near: ["Icons/Star"], searched: library.searchPaths)) {
      try library.image(named: "Star")
    }
  }

  @Test func looseFiles() throws {
    let root = try folder(
      ["logo.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='5'><rect width='10' height='5'/></svg>"],
      pictures: ["card.png": 2, "card@2x.png": 4, "card@3x~dark.png": 6])
    defer { try? FileManager.default.removeItem(at: root) }
    let library = AssetLibrary(searchPaths: [root.path])
    #expect(try library.image(named: "card", scale: 2).scale == 2)
    #expect(try library.image(named: "card.png", scale: 1).scale == 1)
    #expect(try library.image(named: "card", scale: 2, appearance: .dark).path.hasSuffix("card@3x~dark.png"))
    let logo = try library.image(named: "logo")
    #expect(logo.isVector)
    #expect(try library.size(logo) == CGSize(width: 10, height: 5))
  }

  private func colorSet(_ color: String) -> String { "{\"colors\":[{\"idiom\":\"universal\",\"color\":\(color)}]}" }

  @Test func colorsInEveryNotation() throws {
    func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
      colorSet(#"{"color-space":"\#(space)","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"0.500"}}"#)
    }
    let root = try folder([
      "A.xcassets/hex.colorset/Contents.json": components("0xFF", "0x80", "0x00"),
      "A.xcassets/bytes.colorset/Contents.json": components("255", "128", "0"),
      "A.xcassets/parts.colorset/Contents.json": components("1.000", "0.250", "0.000"),
      "A.xcassets/p3.colorset/Contents.json": components("1.000", "1.000", "1.000", space: "display-p3"),
      "A.xcassets/grey.colorset/Contents.json": colorSet(#"{"color-space":"gray-gamma-22","components":{"white":"0.5","alpha":"1.0"}}"#),
      "A.xcassets/system.colorset/Contents.json": colorSet(#"{"platform":"ios","reference":"systemRedColor"}"#),
      "A.xcassets/both.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":{"components":{"red":"1.0","green":"1.0","blue":"1.0","alpha":"1.0"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
       "color":{"components":{"red":"0.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}
      """,
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let library = AssetLibrary(searchPaths: [root.path])
    let orange = PaintColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5)
    #expect(try library.color(named: "hex") == orange)
    #expect(try library.color(named: "bytes") == orange)
    #expect(try library.color(named: "parts") == PaintColor(red: 1, green: 0.25, blue: 0, alpha: 0.5))
    let white = try library.color(named: "p3")
    #expect(abs(white.red - 1) < 1e-3 && abs(white.green - 1) < 1e-3 && abs(white.blue - 1) < 1e-3)
    #expect(try library.color(named: "grey") == PaintColor(white: 0.5))
    #expect(try library.color(named: "system", appearance: .dark) == SystemColor.red.resolved(in: .dark))
    #expect(try library.color(named: "both") == .white)
    #expect(try library.color(named: "both", appearance: .dark) == .black)
    #expect(library.colorNames.count == 7)
  }

  @Test func whatIsWrongIsSaid() throws {
    let root = try folder(
      [
        "A.xcassets/broken.imageset/Contents.json": "{", "A.xcassets/gone.imageset/Contents.json": #"{"images":[{"filename":"x.png"}]}"#,
        "A.xcassets/empty.imageset/Contents.json": #"{"images":[{"scale":"1x"}]}"#,
        "A.xcassets/eps.imageset/Contents.json": #"{"images":[{"filename":"x.eps"}]}"#, "A.xcassets/eps.imageset/x.eps": "%!PS",
        "A.xcassets/bad.colorset/Contents.json": colorSet(#"{"components":{"red":"oops","green":"0","blue":"0"}}"#),
        "noise.png": "this is no picture",
      ])
    defer { try? FileManager.default.removeItem(at: root) }
    let library = AssetLibrary(searchPaths: [root.path])
    func sentence(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return ""
    }
    #expect(sentence { _ = try library.image(named: "broken") }.contains("Contents.json is broken: it is not JSON"))
    #expect(sentence { _ = try library.image(named: "gone") }.contains("x.png, which does not exist"))
    #expect(sentence { _ = try library.image(named: "empty") }.contains("holds no file"))
    #expect(sentence { _ = try library.image(named: "eps") }.contains("Export it as SVG, PDF or PNG"))
    #expect(sentence { _ = try library.color(named: "bad") }.contains("\"red\""))
    #expect(sentence { _ = try library.image(named: "Noise") }.contains("Did you mean \"noise\""))
    #expect(sentence { _ = try library.image(named: "zzz") }.contains("Add a file zzz.png"))
    #expect(sentence { _ = try library.bitmap(library.image(named: "noise")) }.contains("noise.png"))
    #expect(sentence { _ = try AssetLibrary(searchPaths: []).color(named: "c") }.contains("no folder was given"))
  }
}

/// Components of colours in asset catalogues, as Xcode writes them in each of its four input methods.
@Suite struct ColorSetTests {
  private func value(_ color: String) throws -> ColorSet.Value? {
    try variants("{\"idiom\":\"universal\",\"color\":\(color)}").first?.value
  }

  private func variants(_ entries: String) throws -> [AssetVariant<ColorSet.Value>] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{\"colors\":[\(entries)]}".utf8).write(to: folder.appendingPathComponent("Contents.json"))
    return try ColorSet.read(folder.path)
  }

  private func rgb(_ red: String, _ green: String, _ blue: String, _ rest: String = "", space: String = "srgb") -> String {
    #"{"color-space":"\#(space)","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)"\#(rest)}}"#
  }

  @Test func componentsAndOpacities() throws {
    // A whole number is of 255, but an opacity of 1 is whole.
    #expect(ColorSet.component("255") == 1 && ColorSet.component("51") == 0.2 && ColorSet.component("1") == 1.0 / 255)
    #expect(ColorSet.component("0x33") == 0.2 && ColorSet.component("0XFF") == 1 && ColorSet.component("1.0") == 1)
    #expect(ColorSet.component("5e-1") == 0.5 && ColorSet.component(" 0.25 ") == 0.25 && ColorSet.component(0.75) == 0.75)
    #expect(ColorSet.component("1", isAlpha: true) == 1 && ColorSet.component("0", isAlpha: true) == 0)
    #expect(ColorSet.component("0x80", isAlpha: true) == 128.0 / 255 && ColorSet.component("0.5", isAlpha: true) == 0.5)
    #expect(
      ColorSet.component("x") == nil && ColorSet.component("0xZZ") == nil && ColorSet.component("inf") == nil
        && ColorSet.component(nil) == nil)

    let red = PaintColor(red: 1, green: 0.2, blue: 0)
    #expect(try value(rgb("255", "51", "0")) == .color(red))
    #expect(try value(rgb("255", "51", "0", #","alpha":"1""#)) == .color(red))
    #expect(try value(rgb("0xFF", "0x33", "0x00", #","alpha":"0.250""#)) == .color(PaintColor(red: 1, green: 0.2, blue: 0, alpha: 0.25)))
    #expect(try value(#"{"components":{"white":"51","alpha":"1"}}"#) == .color(PaintColor(white: 0.2)))
    #expect(try value(#"{"components":{"white":"0.2","alpha":"0.5"}}"#) == .color(PaintColor(white: 0.2, alpha: 0.5)))
    #expect(try value(#"{"platform":"ios","reference":"systemGrayColor"}"#) == .system(.gray))
  }

  /// IEC 61966-2-1: a linear 0.5 is encoded as 0.7354; the primaries of Display P3 lie outside sRGB.
  @Test func colorSpaces() throws {
    guard case .color(let linear) = try value(rgb("1.0", "0.5", "0.0", space: "extended-linear-srgb")) else { return #expect(Bool(false)) }
    #expect(abs(linear.red - 1) < 1e-4 && abs(linear.green - 0.7354) < 1e-3 && abs(linear.blue) < 1e-6)
    guard case .color(let wide) = try value(rgb("0.0", "1.0", "0.0", #","alpha":"0.5""#, space: "display-p3")) else {
      return #expect(Bool(false))
    }
    #expect(wide == PaintColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(try value(rgb("0.0", "1.0", "0.0", space: "extended-srgb")) == .color(PaintColor(red: 0, green: 1, blue: 0)))
  }

  @Test func whichAppearanceAndDeviceAColorIsFor() throws {
    let found = try variants(
      """
      {"idiom":"universal","color":\(rgb("1.0", "0.0", "0.0"))},
      {"idiom":"ipad","appearances":[{"appearance":"luminosity","value":"dark"}],"color":\(rgb("0.0", "1.0", "0.0"))},
      {"appearances":[{"appearance":"contrast","value":"high"}],"color":\(rgb("0.0", "0.0", "1.0"))}, {"idiom":"mac"}
      """)
    #expect(found.map(\.dark) == [nil, true, nil])
    #expect(found.map(\.idiom) == ["universal", "ipad", "universal"] && found.map { $0.highContrast == true } == [false, false, true])
    #expect(throws: AssetError.self) { try variants(#"{"idiom":"mac"}"#) }
    #expect(throws: AssetError.self) { try value(#"{"reference":"systemPuceColor"}"#) }
    #expect(throws: AssetError.self) { try value(#"{"platform":"ios"}"#) }
    #expect(throws: AssetError.self) { try value(#"{"components":{"red":"1","green":"1"}}"#) }
    #expect(throws: AssetError.self) { try ColorSet.read("/nowhere") }
  }
}
