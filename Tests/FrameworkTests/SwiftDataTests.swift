import Foundation
import Observation
import SwiftData
import Testing

@Model final class Shelf {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
  @Transient var scratch = 0
  var room: Room?
  var label: String { "\(name): \(books.count)" }
  var seen = 0 { didSet { scratch += 1 } }
  let fixed = 1
  init(name: String) { self.name = name }
}
@Model final class Book {
  var title: String
  var pages: Int = 0
  var shelf: Shelf?
  init(_ title: String, pages: Int = 0) {
    self.title = title
    self.pages = pages
  }
}
@Model final class Room {
  var shelves: [Shelf]?
  init() {}
}

@MainActor @Suite("SwiftData") struct SwiftDataTests {
  private let container = try! ModelContainer(
    for: Shelf.self, Book.self, Room.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  private var context: ModelContext { container.mainContext }

  @Test("What is inserted is found, by predicate, order, limit and offset")
  func fetching() throws {
    for (title, pages) in [("b", 3), ("a", 9), ("c", 5)] { context.insert(Book(title, pages: pages)) }
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["b", "a", "c"])
    #expect(try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title) == ["a", "b", "c"])
    #expect(try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages > 3 })).map(\.title) == ["a", "c"])
    var some = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
    (some.fetchOffset, some.fetchLimit) = (1, 1)
    #expect(try context.fetch(some).map(\.title) == ["c"])
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 3)
  }

  @Test("Both ends of a relationship agree, whichever is written, and what is held is kept too")
  func relationships() throws {
    let (one, other) = (Shelf(name: "one"), Shelf(name: "other"))
    context.insert(one)
    context.insert(other)
    let book = Book("x")
    one.books.append(book)
    #expect(book.shelf === one && book.modelContext === context)
    book.shelf = other
    #expect(one.books.isEmpty && other.books == [book])
    other.books = []
    #expect(book.shelf == nil)
    // Inferred, since each class has one property of the other's kind.
    let room = Room()
    one.room = room
    #expect(room.shelves == [one] && room.modelContext != nil)
  }

  @Test("Deleting takes along what is held, or lets it go")
  func deleting() throws {
    let shelf = Shelf(name: "s")
    shelf.books = [Book("x"), Book("y")]
    shelf.room = Room()
    context.insert(shelf)
    let room = try #require(shelf.room)
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
    context.delete(shelf)
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Room>()) == 1 && room.shelves == [])
    #expect(shelf.isDeleted)
    try context.delete(model: Room.self)
    #expect(try context.fetchCount(FetchDescriptor<Room>()) == 0)
  }

  @Test("A unique value takes the older one's place")
  func unique() throws {
    context.insert(Shelf(name: "s"))
    let newer = Shelf(name: "s")
    context.insert(newer)
    #expect(try context.fetch(FetchDescriptor<Shelf>()) == [newer])
  }

  @Test("A context without autosave keeps its changes to itself until it saves")
  func saving() throws {
    let own = ModelContext(container)
    own.insert(Book("x"))
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0 && own.fetchCount(FetchDescriptor<Book>()) == 1 && own.hasChanges)
    try own.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1 && !own.hasChanges)
    own.insert(Book("y"))
    own.rollback()
    #expect(try own.fetchCount(FetchDescriptor<Book>()) == 1)
  }

  @Test("Reading is watched, and so is what comes and goes")
  func observation() throws {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let book = Book("x")
    withObservationTracking {
      _ = book.title
    } onChange: {
      count.value += 1
    }
    book.title = "y"
    #expect(count.value == 1)
    let container = container
    let context = container.mainContext
    withObservationTracking {
      _ = try? context.fetch(FetchDescriptor<Book>())
    } onChange: {
      count.value += 1
    }
    context.insert(book)
    #expect(count.value == 2)
  }

  @Test("Variables that are transient, watched or constant are left alone")
  func properties() {
    #expect(Shelf._$properties.count == 3 && Book._$properties.count == 3)
    let shelf = Shelf(name: "s")
    shelf.seen = 2
    #expect(shelf.scratch == 1 && shelf.label == "s: 0")
  }
}
