import Foundation
import Testing

/// `quoin render --matrix`.
@Suite struct CommandMatrixTests {
  private let source = """
    import SwiftUI
    private struct Cell: View {
      @Environment(\\.colorScheme) var scheme
      @Environment(\\.layoutDirection) var direction
      @Environment(\\.dynamicTypeSize) var type
      @Environment(\\.locale) var locale
      var body: some View {
        if scheme == .dark, direction == .rightToLeft { let _ = Int("x")! }
        Text("\\(scheme) \\(direction) \\(type) \\(locale.identifier)").accessibilityIdentifier("words")
      }
    }
    #Preview("Cell", traits: .sizeThatFitsLayout) { Cell() }
    #Preview("Wide", traits: .sizeThatFitsLayout) { Color.red.frame(width: -10, height: 20) }
    """

  @Test("every combination is a picture of its own in a folder beside the sheet; a cell that crashes costs one cell")
  func cells() throws {
    let bench = try CommandBench()
    let run = try bench.render(
      bench.write("Cell.swift", source), "--matrix", "appearance,direction,type=large|accessibility3", "-o", "out/sheet.png", "--preview",
      "Cell")
    let names = [
      "light_ltr_accessibility3", "light_ltr_large", "light_rtl_accessibility3", "light_rtl_large", "dark_ltr_accessibility3",
      "dark_ltr_large",
    ]
    #expect(run.status == 1)
    #expect(Set(run.paths) == Set(names.map { "out/sheet/\($0).png" } + ["out/sheet.png"]), "\(run.complaints)")
    #expect(run.paths.last == "out/sheet.png")
    #expect(bench.names(in: "out/sheet").count == 6)
    #expect(run.complaints.contains("the preview \"Cell\" [dark, rtl, large] was not made: it trapped"))
    #expect(bench.pixels("out/sheet.png").allSatisfy { $0 > 200 })
  }

  @Test("values reach the views, in JSON with their cell's name")
  func values() throws {
    let bench = try CommandBench()
    let run = try bench.render(
      bench.write("Cell.swift", source), "--matrix", "locale=ko_KR|de,type=small", "--format", "json", "-o", "-", "--preview", "Cell")
    #expect(run.status == 0, "\(run.complaints)")
    let array = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(array.map { $0["cell"] as? String } == ["ko_KR, small", "de, small"])
    #expect(run.output.contains("light leftToRight small ko_KR"))
    #expect(run.output.contains("light leftToRight small de"))
  }

  @Test("the sheet as SVG and PDF; findings name their cell")
  func formats() throws {
    let bench = try CommandBench()
    let file = try bench.write("Cell.swift", source)
    let run = try bench.render(file, "--matrix", "appearance", "--preview", "Wide", "-o", "s.svg")
    #expect(run.paths == ["s/light.svg", "s/dark.svg", "s.svg"])
    #expect(run.complaints.contains("Wide [dark]: "), "\(run.complaints)")
    #expect(try bench.render(file, "--matrix", "appearance", "--preview", "Wide", "-o", "s.pdf").paths.last == "s.pdf")
    #expect(bench.bytes("s.pdf").prefix(5) == Data("%PDF-".utf8))
  }

  @Test(
    "bad axes are refused with what there is",
    arguments: [
      ("colour", "no axis"), ("appearance=grey", "light and dark"), ("direction,direction", "twice"), ("devices=Nokia", "no device"),
      ("type=huge", "no such size"), ("locale=e1", "a locale is"), ("type=", "empty"), ("", "no axis"),
      ("devices=a|b|c|d|e,appearance,direction,type,locale", "= 240 pictures"),
    ])
  func refused(_ matrix: String, _ words: String) throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Cell.swift", source), "--matrix", matrix)
    #expect(run.status == 1 && run.paths.isEmpty)
    #expect(run.complaints.contains(words), "\(run.complaints)")
  }

  @Test("a flag and an axis that say the same are refused")
  func twice() throws {
    let bench = try CommandBench()
    #expect(
      try bench.render(bench.write("Cell.swift", source), "--matrix", "appearance", "--dark").complaints.contains("--dark and the matrix"))
  }
}
