import Foundation
import Testing

/// `quoin render`: the canvas, and the layout as JSON.
@Suite struct CommandCanvasTests {
  private let source = """
    import SwiftUI
    #Preview("Fixed", traits: .fixedLayout(width: 100, height: 50)) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("red").offset(x: 3)
    }
    #Preview("Fits", traits: .sizeThatFitsLayout) { Color.red.frame(width: 40, height: 20) }
    #Preview("Phone") { Color.red.accessibilityIdentifier("red") }
    #Preview("Side", traits: .landscapeLeft) { Color.red }
    #Preview("Hidden", traits: .sizeThatFitsLayout) { print("a word of the user's"); return Color.red }
    """

  @Test("A fixed layout is the canvas, without a safe area, at scale 2")
  func fixed() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("A.swift", source), "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    let layout = try #require(try bench.layouts(run.output)["Fixed"])
    #expect(layout["scale"] as? Double == 2)
    #expect(layout["size"] as? [String: Double] == ["width": 100, "height": 50])
    #expect(layout["file"] as? String == "A.swift")
    // Centred: (100 - 40) / 2 and (50 - 20) / 2, then moved by the offset.
    #expect(frame("red", in: layout) == ["x": 33, "y": 15, "width": 40, "height": 20])
  }

  @Test("A size that fits is drawn at the view's own size; nothing else chosen, at scale 2")
  func fits() throws {
    let bench = try CommandBench()
    #expect(try bench.render(bench.write("A.swift", source), "--preview", "Fits").status == 0)
    #expect(bench.pixels("Fits.png") == [80, 40])
  }

  @Test("Without a trait the canvas is a 393×852 phone at scale 3, and the safe area takes 59 above and 34 below")
  func device() throws {
    let bench = try CommandBench()
    let file = try bench.write("A.swift", source)
    #expect(try bench.render(file, "--preview", "Phone", "--preview", "Side").status == 0)
    #expect(bench.pixels("Phone.png") == [1179, 2556])
    #expect(bench.pixels("Side.png") == [2556, 1179])
    let run = try bench.render(file, "--format", "json", "-o", "-", "--preview", "Phone")
    let layout = try #require(try bench.layouts(run.output)["Phone"])
    #expect(layout["scale"] as? Double == 3)
    #expect(layout["size"] as? [String: Double] == ["width": 393, "height": 852])
    #expect(frame("red", in: layout) == ["x": 0, "y": 59, "width": 393, "height": 759])
  }

  @Test("A flag wins over the trait")
  func flags() throws {
    let bench = try CommandBench()
    let file = try bench.write("A.swift", source)
    #expect(try bench.render(file, "--preview", "Fixed", "--size", "30x20.5").status == 0)
    #expect(bench.pixels("Fixed.png") == [60, 41])
    #expect(try bench.render(file, "--preview", "Fixed", "--size", "fit", "--scale", "1").status == 0)
    #expect(bench.pixels("Fixed.png") == [40, 20])
    #expect(try bench.render(file, "--preview", "Fixed", "--device", "iPhone SE (3rd generation)").status == 0)
    #expect(bench.pixels("Fixed.png") == [750, 1334])
  }

  @Test("What user code prints does not reach standard output")
  func prints() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("A.swift", source), "--format", "json", "-o", "-", "--preview", "Hidden")
    #expect(run.status == 0)
    #expect(try bench.layouts(run.output).count == 1)
    #expect(run.complaints.contains("a word of the user's"))
  }

  @Test("The same file gives the same bytes, whatever the language of the machine")
  func sameBytes() throws {
    let bench = try CommandBench()
    let file = try bench.write("T.swift", "import SwiftUI\n#Preview(\"T\") { Text(\"Words 1 234,5 عربي 한국어\") }\n")
    for format in ["png", "svg", "pdf", "json"] {
      #expect(try bench.render(file, "-o", "a.\(format)").status == 0)
      #expect(try bench.render(file, "-o", "b.\(format)", environment: ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]).status == 0)
      #expect(!bench.bytes("a.\(format)").isEmpty)
      #expect(bench.bytes("a.\(format)") == bench.bytes("b.\(format)"), "\(format)")
    }
  }

  @Test("A GIF of what is cut out stands on the system's background, as it knows no half of a pixel")
  func groundOfGIFs() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "G.swift", "import SwiftUI\n#Preview(\"G\", traits: .sizeThatFitsLayout) { Color.red.opacity(0.5).frame(width: 9, height: 9) }\n")
    #expect(try bench.render(file, "-o", "g.gif", "--animate", "0.1").status == 0)
    // GIF89a, graphic control extension: the lowest bit of what follows says that a colour is clear.
    let bytes = bench.bytes("g.gif")
    let control = bytes.firstRange(of: Data([0x21, 0xF9, 0x04]))
    #expect(control.map { bytes[$0.upperBound] & 1 } == 0)
  }

  private func frame(_ identifier: String, in layout: [String: Any]) -> [String: Double]? {
    func find(_ node: [String: Any]) -> [String: Double]? {
      if node["identifier"] as? String == identifier { return node["frame"] as? [String: Double] }
      return (node["children"] as? [[String: Any]])?.lazy.compactMap(find).first
    }
    return (layout["tree"] as? [String: Any]).flatMap(find)
  }
}
