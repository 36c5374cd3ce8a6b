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

  @Test("up to three lines are told, each file once; of more none is meant")
  func words() {
    #expect(names.words(for: "Flags") == "Card.swift:3")
    #expect(names.words(for: "Flag") == "Card.swift:1, 6 and Row.swift:1")
    #expect(names.words(for: "Many") == nil && names.words(for: "Nowhere") == nil)
  }

  @Test("a finding's sentence has the line of the name that it is about, and no other")
  func sentences() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Card-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "import SwiftUI\n\nlet flag = Image(\"Flag\")\n".write(to: file, atomically: true, encoding: .utf8)
    var choices = RenderChoices()
    choices.sources = [file.path]
    let named = Finding(.missingResource, in: "Image", "There is no picture.", about: "Flag")
    let unnamed = Finding(.badArgument, in: "Row", "Flag is nothing.")
    let lines = FindingLines([unnamed, named], choices: choices)
    #expect(lines.sentence(named) == "Image (\(file.lastPathComponent):3): There is no picture.")
    #expect(lines.sentence(unnamed) == "Row: Flag is nothing.")
    #expect(lines.place(of: named)?.line == 3 && lines.place(of: named)?.path == file.path && lines.place(of: unnamed) == nil)
  }
}
