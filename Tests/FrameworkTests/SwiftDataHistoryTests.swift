import Foundation
import SwiftData
import Testing
import UIKit

@Model final class Meal {
  @Attribute(.preserveValueOnDeletion) var name: String
  var price: Int
  init(_ name: String, price: Int = 0) { (self.name, self.price) = (name, price) }
}

@MainActor @Suite("SwiftData's history and undoing") struct SwiftDataHistoryTests {
  private let context: ModelContext

  init() throws {
    let container = try ModelContainer(for: Meal.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  @Test("Savings are told with who made them and what happened, and can be forgotten")
  func history() throws {
    context.author = "app"
    let soup = Meal("Soup", price: 3)
    context.insert(soup)
    try context.save()
    let token = try #require(context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token)
    soup.price = 4
    try context.save()
    context.author = "widget"
    context.delete(soup)
    try context.save()
    let after = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    #expect(after.map(\.author) == ["app", "widget"])
    guard case .update(let update as DefaultHistoryUpdate<Meal>) = after.first?.changes.first else {
      Issue.record("no update")
      return
    }
    #expect(update.updatedAttributes == [\Meal.price])
    guard case .delete(let delete as DefaultHistoryDelete<Meal>) = after.last?.changes.first else {
      Issue.record("no deletion")
      return
    }
    #expect(delete.tombstone[\.name] == "Soup")
    #expect(delete.tombstone[\.price] == nil)
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
  }

  @Test("Rolling back gives changed values, inserted and deleted objects their saved state")
  func rollback() throws {
    let (soup, salad) = (Meal("Soup", price: 3), Meal("Salad", price: 5))
    context.insert(soup)
    context.insert(salad)
    try context.save()
    soup.price = 9
    soup.price = 10
    context.delete(salad)
    context.insert(Meal("Bread"))
    context.rollback()
    #expect(soup.price == 3)
    #expect(try context.fetch(FetchDescriptor<Meal>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Salad", "Soup"])
    #expect(!context.hasChanges)
  }

  @Test("What an undo manager takes back is as it was")
  func undoing() throws {
    let manager = UndoManager()
    context.undoManager = manager
    func group(_ body: () -> Void) {
      manager.beginUndoGrouping()
      body()
      manager.endUndoGrouping()
    }
    let soup = Meal("Soup", price: 3)
    group { context.insert(soup) }
    group { soup.price = 8 }
    manager.undo()
    #expect(soup.price == 3)
    manager.redo()
    #expect(soup.price == 8)
    group { context.delete(soup) }
    manager.undo()
    #expect(try context.fetchCount(FetchDescriptor<Meal>()) == 1)
  }

  @Test("A context says that it has saved, and what")
  func notifications() throws {
    nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
    let observer = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { note in
      inserted = note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let soup = Meal("Soup")
    context.insert(soup)
    try context.save()
    #expect(inserted == [soup.persistentModelID])
  }

  @Test("Objects that wait to be saved may be left out; batches are collections")
  func pending() throws {
    context.insert(Meal("Soup"))
    try context.save()
    context.insert(Meal("Salad"))
    var descriptor = FetchDescriptor<Meal>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor, batchSize: 10).map(\.name) == ["Salad", "Soup"])
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.name) == ["Soup"])
  }

  @Test("A configuration keeps what it is told")
  func configuration() {
    let one = ModelConfiguration("Meals", schema: Schema([Meal.self]), cloudKitDatabase: .private("iCloud.meals"))
    #expect(one.cloudKitContainerIdentifier == "iCloud.meals")
    #expect(one.schema?.entitiesByName["Meal"] != nil)
    #expect(ModelConfiguration.CloudKitDatabase.none != .automatic)
  }
}
