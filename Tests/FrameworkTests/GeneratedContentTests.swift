import Foundation
import FoundationModels
import Testing

/// What a model would be asked for is written and read as its words.
@Suite("Generated content") struct GeneratedContentTests {
  @Generable(description: "A dish") struct Dish: Equatable {
    @Guide(description: "Its name") let name: String
    @Guide(description: "What it takes", .count(2)) var steps: [Step]
    var note: String?
    let kind: Kind
    var isLong: Bool { steps.count > 2 }
    static let limit: Int = 3
  }
  @Generable struct Step: Identifiable, Equatable {
    var id: Int
    var text: String
  }
  @Generable enum Kind: String { case soup, `default` }

  private static let words = #"{"name": "Pho", "steps": [{"id": 1, "text": "Boil"}], "note": null, "kind": "soup"}"#

  @Test("A type is written as an object with its properties in their order, and read from it")
  func roundTrip() throws {
    let dish = Dish(name: "Pho", steps: [Step(id: 1, text: "Boil")], note: nil, kind: .soup)
    #expect(dish.generatedContent.jsonString == Self.words)
    #expect(try Dish(GeneratedContent(json: Self.words)) == dish)
    #expect(try Kind(GeneratedContent(json: "\"default\"")) == .default)
    #expect(throws: (any Error).self) { try Kind(GeneratedContent(json: "\"salad\"")) }
    #expect(throws: (any Error).self) { try Dish(GeneratedContent(json: #"{"name": 3}"#)) }
  }

  @Test("What has come of a type is known part by part")
  func partial() throws {
    let begun = try Dish.PartiallyGenerated(GeneratedContent(json: #"{"name": "Pho", "steps": [{"id": 1}]}"#))
    #expect(begun.name == "Pho" && begun.steps?.count == 1 && begun.steps?[0].id == 1 && begun.steps?[0].text == nil && begun.kind == nil)
    let whole = Dish(name: "a", steps: [], note: "n", kind: .default).asPartiallyGenerated()
    #expect(whole.note == "n" && whole.kind == .default && whole.steps?.isEmpty == true)
  }

  @Test("Values are told apart: truths, numbers, words, nothing")
  func values() throws {
    let content = try GeneratedContent(json: #"{"a": true, "b": 2.5, "c": "x", "d": null, "e": [1]}"#)
    #expect(try content.value(Bool.self, forProperty: "a") && content.value(forProperty: "b") == 2.5)
    #expect(try content.value(forProperty: "d") == String?.none && content.value(forProperty: "missing") == Int?.none)
    #expect(try content.value([Int].self, forProperty: "e") == [1])
    #expect(throws: (any Error).self) { try content.value(Int.self, forProperty: "b") }
    #expect(throws: (any Error).self) { try content.value(String.self, forProperty: "a") }
  }

  @Test("There is no model: it says so, and every question ends with an error")
  func absent() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    let session = LanguageModelSession {
      "Be brief"
      if true { "Be kind" }
    }
    #expect(session.transcript.count == 1)
    guard case .instructions(let told) = session.transcript.first else { return #expect(Bool(false)) }
    #expect(told.segments.map(\.description) == ["Be brief\nBe kind"])
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Hi") }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await _ in session.streamResponse(to: "Hi", generating: Dish.self) {}
    }
  }
}
