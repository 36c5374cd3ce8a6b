import Foundation
import QuoinLayout
import QuoinMessages
import Testing

@testable import Quoin
@testable import QuoinSnapshots

/// Findings about names tell the lines in which the names are written.
@Suite struct WrittenNameTests {
  private let names = WrittenNames([
    (
      path: "/app/Card.swift",
      text: """
      let one = Image("Flag")
      // let none = Image("Flag")
      let other = Image("Flags")

      let two = [Image("Twice"), Image("Twice")]
      let three = "Flag"
      """
    ),
    (path: "/app/Row.swift", text: "let row = Image(\"Flag\")\n\tlet many = Image(\"Many\")\n\t// Image(\"Many\")"),
    (path: "/app/Many.swift", text: String(repeating: "Image(\"Many\")\n", count: 3)),
  ])

  @Test("a name is where it is a literal of its own, comments left out; counted from 1")
  func places() {
    #expect(names.places(of: "Flag").map(\.line) == [1, 6, 1])
    #expect(names.places(of: "Flag").map(\.path) == ["/app/Card.swift", "/app/Card.swift", "/app/Row.swift"])
    #expect(names.places(of: "Flags").map(\.line) == [3] && names.places(of: "Twice").map(\.line) == [5])
    #expect(names.places(of: "Fla").isEmpty && names.places(of: "").isEmpty)
  }

  @Test("a finding has the lines of the name that it is about, if they are no more than three, and no others")
  func lines() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Card-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let many = String(repeating: "Image(\"Many\")\n", count: 4)
    try ("import SwiftUI\n\nlet flag = Image(\"Flag\")\n" + many).write(to: file, atomically: true, encoding: .utf8)
    var choices = RenderChoices()
    choices.sources = [file.path]
    let named = Finding(.missingResource, in: "Image", "There is no picture.", about: "Flag")
    let often = Finding(.missingResource, in: "Image", "There is no picture.", about: "Many")
    let unnamed = Finding(.badArgument, in: "Row", "Flag is nothing.")
    let lines = FindingLines(
      [unnamed, named], doubts: LayoutTrace(), choices: choices, PreviewSummary(name: nil, fallbackName: "Card", file: file.path))
    #expect(lines.told(named).places == [ToldFinding.Place(path: file.path, line: 3)] && lines.told(named).isError)
    #expect(lines.told(often).places.isEmpty && lines.told(unnamed).places.isEmpty && !lines.told(unnamed).isError)
  }

  @Test("a finding is told as compilers tell theirs: place, severity, preview, view; paths begin where the user stands")
  func sentences() {
    let here = ToldFinding.Place(path: "/app/Card.swift", line: 3)
    let there = ToldFinding.Place(path: "/lib/Row.swift", line: 9)
    var finding = ToldFinding(view: "Image", message: "There is no picture.", places: [here], isError: true)
    #expect(finding.line(of: "Card", from: "/app") == "Card.swift:3:1: error: Card: Image: There is no picture.")
    #expect(finding.line(of: "Image", from: "/ap") == "/app/Card.swift:3:1: error: Image: There is no picture.")
    finding.isError = false
    finding.places = [there, here, ToldFinding.Place(path: "/lib/Row.swift", line: 12)]
    #expect(
      finding.line(of: "Card", from: "/app")
        == "/lib/Row.swift:9:1: warning: Card: Image (or Card.swift:3, line 12): There is no picture.")
    finding.places = []
    #expect(finding.line(of: "Card", from: "/app") == "Card: Image: There is no picture.")
  }
}
