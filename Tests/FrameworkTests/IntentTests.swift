import AppIntents
import Foundation
import SwiftUI
import Testing

/// What an intent is asked with, what it finds in the app, and what it gives back.
@Suite("Intents") struct IntentTests {
  private final class Library: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }
  private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Note") var note: String?
    @Dependency(key: "intent tests") var library: Library
    static var parameterSummary: some ParameterSummary {
      When(\.$note, .hasAnyValue) {
        Summary("Ask for \(\.$count) with \(\.$note)")
      } otherwise: {
        Summary("Ask for \(\.$count)")
      }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
      .result(value: "\(count) of \(library.name)", dialog: "Done")
    }
  }
  private struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = Query()
    let id: Int
    @Property(title: "Title") var title: String
    @Property var pages: Int?
    var displayRepresentation: DisplayRepresentation { "\(title)" }
    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
    struct Query: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map { Book(id: $0, title: "\($0)") } }
      func entities(matching string: String) async throws -> [Book] { [Book(id: 1, title: string)] }
    }
  }

  @Test("A parameter has its default, its own value once it is set, and nil where it may have none")
  func parameters() {
    let (one, other) = (Ask(), Ask())
    one.count = 7
    #expect(one.count == 7 && other.count == 3 && other.note == nil)
    one.note = "n"
    #expect(one.note == "n" && other.note == nil)
  }

  @Test("An intent that is called uses what the app gave, the newest of a name, made once and only when it is asked for")
  func dependencies() async throws {
    nonisolated(unsafe) var made = 0
    AppDependencyManager.shared.add(key: "intent tests", dependency: Library("old"))
    AppDependencyManager.shared.add(key: "intent tests") { () -> Library in
      made += 1
      return Library("new")
    }
    #expect(made == 0)
    let intent = Ask()
    #expect(try await intent().value == "3 of new")
    intent.count = 5
    #expect(try await intent().value == "5 of new" && made == 1)
  }

  @Test("Properties of an entity are its own; a query offers nothing unless it says so")
  func entities() async throws {
    let (a, b) = (Book(id: 1, title: "a"), Book(id: 2, title: "b"))
    a.pages = 9
    #expect(a.title == "a" && b.title == "b" && a.pages == 9 && b.pages == nil)
    #expect(try await Book.defaultQuery.suggestedEntities().isEmpty)
    #expect(try await Book.defaultQuery.entities(matching: "x").map(\.title) == ["x"])
  }
}
