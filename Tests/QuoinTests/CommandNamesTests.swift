import Foundation
import Testing

/// `quoin render`: which previews there are, what they are called, where they go.
@Suite struct CommandNamesTests {
  private let card = """
    import SwiftUI
    private struct Card: View { var body: some View { Color.red.frame(width: 30, height: 20) } }
    #Preview("First", traits: .sizeThatFitsLayout) { Card() }
    #Preview(traits: .sizeThatFitsLayout) { Card() }
    #Preview(traits: .sizeThatFitsLayout) { Card() }
    #if DEBUG
      #Preview("First", traits: .sizeThatFitsLayout) { Card() }
    #endif
    #Preview("a/b", traits: .sizeThatFitsLayout) { Card() }
    fileprivate struct Old_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Card().previewDisplayName("Old")
          Card()
          ForEach(0..<2) { _ in Card() }
        }
        .previewLayout(.sizeThatFits)
      }
    }
    """

  @Test("A preview without a name is called after its file, a provider's after its type; no two are called alike")
  func names() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Card.swift", card), "--list")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.paths == ["First", "Card", "Card-2", "First-2", "a/b", "Old", "Old_Previews", "Old_Previews-2", "Old_Previews-3"])
    #expect(bench.names() == ["Card.swift"])
  }

  @Test("Every preview becomes NAME.png in the current folder, and standard output has the paths, one a line")
  func pictures() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Card.swift", card))
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints.isEmpty, "\(run.complaints)")
    #expect(run.paths.count == 9)
    #expect(run.paths[4] == "a-b.png")
    #expect(Set(bench.names()) == Set(run.paths + ["Card.swift"]))
    #expect(bench.pixels("Card-2.png") == [60, 40])
  }

  @Test("-o is a folder, or a file for one preview; the ending says the format")
  func output() throws {
    let bench = try CommandBench()
    let file = try bench.write("Card.swift", card)
    #expect(try bench.render(file, "-o", "out/deep", "--preview", "Old").paths == ["out/deep/Old.png"])
    #expect(try bench.render(file, "-o", "x.svg", "--preview", "Old").paths == ["x.svg"])
    #expect(String(decoding: bench.bytes("x.svg"), as: UTF8.self).contains("<svg"))
    #expect(try bench.render(file, "-o", "out", "--format", "pdf", "--preview", "Card").paths == ["out/Card.pdf"])
    #expect(bench.bytes("out/Card.pdf").prefix(5) == Data("%PDF-".utf8))
  }

  @Test("A file for several previews is an error that lists them, but for JSON")
  func oneFileForMany() throws {
    let bench = try CommandBench()
    let file = try bench.write("Card.swift", card)
    let run = try bench.render(file, "-o", "x.png")
    #expect(run.status != 0)
    #expect(run.complaints.contains("Old_Previews-3") && run.complaints.contains("--preview"), "\(run.complaints)")
    #expect(bench.names() == ["Card.swift"])
    let json = try bench.render(file, "-o", "x.json")
    #expect(json.status == 0 && json.paths == ["x.json"])
    #expect(try bench.layouts(String(decoding: bench.bytes("x.json"), as: UTF8.self)).count == 9)
  }

  @Test("A preview that does not exist is an error that lists those that do")
  func unknownPreview() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Card.swift", card), "--preview", "Secnd")
    #expect(run.status != 0)
    #expect(run.complaints.contains("Secnd") && run.complaints.contains("  Old\n"), "\(run.complaints)")
  }
}
