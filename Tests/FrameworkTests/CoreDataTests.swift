import CoreData
import Foundation
import Quoin
import SwiftUI
import Testing
import UIKit

// As the phone's compiler reads `@NSManaged`; the command writes these for users' files.
final class Author: NSManagedObject {
  @CDManaged var name: String?
  @CDManaged var age: Int16
  @CDManaged var born: Date?
  @CDManaged var works: NSSet?
  @CDMethod func addToWorks(_ value: Work)
  @CDMethod func removeFromWorks(_ value: Work)
}
final class Work: NSManagedObject {
  @CDManaged var title: String
  @CDManaged var rank: NSNumber?
  @CDManaged var author: Author?
  var madeHere = false
  override func awakeFromInsert() { madeHere = true }
  class func fetchRequest() -> NSFetchRequest<Work> { NSFetchRequest<Work>(entityName: "Work") }
}

@MainActor @Suite("CoreData") struct CoreDataTests {
  private static func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil, optional: Bool = true)
    -> NSAttributeDescription
  {
    let made = NSAttributeDescription()
    (made.name, made.attributeType, made.defaultValue, made.isOptional) = (name, type, value, optional)
    return made
  }
  private static func relationship(_ name: String, _ rule: NSDeleteRule, many: Bool, to: NSEntityDescription) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    (made.name, made.deleteRule, made.maxCount, made.destinationEntity) = (name, rule, many ? 0 : 1, to)
    return made
  }
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() {
    let (author, work) = (NSEntityDescription(), NSEntityDescription())
    (author.name, author.managedObjectClassName) = ("Author", "FrameworkTests.Author")
    (work.name, work.managedObjectClassName) = ("Work", "FrameworkTests.Work")
    let works = Self.relationship("works", .cascadeDeleteRule, many: true, to: work)
    let back = Self.relationship("author", .nullifyDeleteRule, many: false, to: author)
    (works.inverseRelationship, back.inverseRelationship) = (back, works)
    author.properties = [
      Self.attribute("name", .stringAttributeType), Self.attribute("age", .integer16AttributeType, Int16(30)),
      Self.attribute("born", .dateAttributeType), works,
    ]
    work.properties = [
      Self.attribute("title", .stringAttributeType, optional: false), Self.attribute("rank", .integer32AttributeType), back,
    ]
    let model = NSManagedObjectModel()
    model.entities = [author, work]
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  private func work(_ title: String, _ rank: Int? = nil, by author: Author? = nil) -> Work {
    let made = Work(context: context)
    (made.title, made.rank, made.author) = (title, rank.map { NSNumber(value: $0) }, author)
    return made
  }
  private func titles(_ format: String?, _ arguments: any CVarArg...) throws -> [String] {
    let request: NSFetchRequest<Work> = Work.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Work.title, ascending: true)]
    return try context.fetch(request).map(\.title)
  }

  @Test("A new object has its entity's values, and hears that it was inserted")
  func inserting() {
    let author = Author(context: context)
    #expect(author.age == 30 && author.name == nil && author.works?.count == 0 && author.entity.name == "Author")
    let work = NSEntityDescription.insertNewObject(forEntityName: "Work", into: context) as? Work
    #expect(work?.madeHere == true)
    #expect(work?.isInserted == true)
    #expect(context.insertedObjects.count == 2)
    #expect(context.hasChanges)
  }

  @Test("Values are found by their names, and numbers take the variable's kind")
  func values() {
    let author = Author(context: context)
    author.setValue("Le Guin", forKey: "name")
    author.setValue(7, forKey: "age")
    #expect(author.name == "Le Guin" && author.age == 7 && author.value(forKey: "age") as? Int == 7)
    let book = work("x", 3, by: author)
    #expect(book.value(forKeyPath: "author.name") as? String == "Le Guin" && book.rank == 3)
  }

  @Test(
    "Requests find by predicate and order",
    arguments: [
      ("title == 'b'", ["b"]), ("rank > 2", ["a", "c"]), ("rank == nil", ["d"]), ("title IN {'a', 'd'} AND rank != 9", ["d"]),
      ("author.name CONTAINS[c] 'GUIN'", ["a", "b"]), ("NOT (title BEGINSWITH 'a')", ["b", "c", "d"]), ("rank BETWEEN {1, 5}", ["b", "c"]),
      ("title MATCHES '[ab]'", ["a", "b"]), ("title LIKE[c] 'C*'", ["c"]),
      ("author.works.@count == 2 || title ENDSWITH 'd'", ["a", "b", "d"]),
      ("TRUEPREDICATE", ["a", "b", "c", "d"]), ("ANY author.works.title == 'a'", ["a", "b"]), ("rank + 1 = 10", ["a"]),
      ("SUBQUERY(author.works, $w, $w.rank > 5).@count > 0", ["a", "b"]),
    ])
  func finding(format: String, expected: [String]) throws {
    let author = Author(context: context)
    author.name = "Ursula Le Guin"
    _ = (work("b", 1, by: author), work("a", 9, by: author), work("c", 5), work("d"))
    #expect(try titles(format) == expected)
  }

  @Test("Arguments stand for what they are in a predicate")
  func arguments() throws {
    let author = Author(context: context)
    author.born = Date(timeIntervalSinceReferenceDate: 10)
    _ = work("a", 1, by: author)
    #expect(try titles("%K == %@ AND rank = %d", "title", "a", 1) == ["a"])
    #expect(try titles("author == %@", author) == ["a"])
    #expect(try titles("author.born < %@", Date(timeIntervalSinceReferenceDate: 9) as CVarArg) == [])
    #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "me@here"))
  }

  @Test("Limits, offsets, counts and dictionaries")
  func shapes() throws {
    for (title, rank) in [("a", 1), ("b", 2), ("c", 3)] { _ = work(title, rank) }
    let request: NSFetchRequest<Work> = Work.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["b"])
    #expect(try context.count(for: NSFetchRequest<Work>(entityName: "Work")) == 3)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Work")
    (rows.resultType, rows.propertiesToFetch) = (.dictionaryResultType, ["title"])
    #expect(try context.fetch(rows).compactMap { $0["title"] as? String } == ["a", "b", "c"])
  }

  @Test("Both ends of a relationship agree, and deleting follows its rule")
  func relationships() throws {
    let (one, two) = (Author(context: context), Author(context: context))
    let book = work("x", by: one)
    #expect(one.works?.contains(book) == true && (one.works as? Set<Work>) == [book])
    two.addToWorks(book)
    #expect(book.author === two && one.works?.count == 0)
    two.removeFromWorks(book)
    #expect(book.author == nil)
    book.author = two
    try context.save()
    context.delete(two)
    #expect(book.isDeleted)
    #expect(try titles(nil).isEmpty)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
  }

  @Test("Saving refuses what a required value misses, rolling back forgets, undoing takes back")
  func saving() throws {
    let book = Work(context: context)
    #expect(throws: NSError.self) { try context.save() }
    book.title = "kept"
    try context.save()
    book.title = "changed"
    #expect(book.changedValues()["title"] as? String == "changed" && book.isUpdated)
    context.rollback()
    #expect(book.title == "kept" && !book.hasChanges)
    context.undoManager = UndoManager()
    book.title = "again"
    context.undo()
    #expect(book.title == "kept")
    context.redo()
    #expect(book.title == "again")
    context.delete(book)
    context.undo()
    #expect(try titles(nil) == ["again"])
  }

  @Test("Contexts have objects of their own; saving shows them to the others")
  func contexts() throws {
    let book = work("a")
    try context.save()
    let other = container.newBackgroundContext()
    let copy = try #require(try other.existingObject(with: book.objectID) as? Work)
    #expect(copy !== book && copy.title == "a")
    context.automaticallyMergesChangesFromParent = true
    copy.title = "b"
    #expect(book.title == "a")
    try other.save()
    #expect(book.title == "b")
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let made = Work(context: child)
    made.title = "child"
    #expect(try titles(nil) == ["b"])
    try child.save()
    #expect(try titles(nil) == ["b", "child"])
    #expect(context.hasChanges)
  }

  @Test("An object that previews make of its class alone has an entity, no context, and keeps what it is told")
  func alone() {
    let object = NSManagedObject()
    #expect(object.managedObjectContext == nil && object.entity.name == "NSManagedObject" && !object.isInserted)
  }

  @Test("Batches change the store")
  func batches() throws {
    for title in ["a", "b"] { _ = work(title) }
    try context.save()
    let update = NSBatchUpdateRequest(entityName: "Work")
    update.propertiesToUpdate = ["rank": 4]
    try context.execute(update)
    #expect(try titles("rank == 4") == ["a", "b"])
    let all: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Work")
    let delete = NSBatchDeleteRequest(fetchRequest: all)
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 2)
    #expect(try titles(nil).isEmpty)
  }

  @Test("A controller keeps sections up and tells what happened")
  func controller() throws {
    final class Ear: NSFetchedResultsControllerDelegate {
      var told: [String] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { told.append("\(type) \(newIndexPath.map { "\($0[0]).\($0[1])" } ?? "-")") }
    }
    _ = (work("a", 1), work("c", 1))
    let request: NSFetchRequest<Work> = Work.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Work.title, ascending: true)]
    let list = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "rank", cacheName: nil)
    let ear = Ear()
    list.delegate = ear
    try list.performFetch()
    #expect(list.sections?.count == 1 && list.object(at: [0, 1]).title == "c")
    let b = work("b", 1)
    context.processPendingChanges()
    #expect(list.indexPath(forObject: b) == [0, 1] && ear.told.contains("insert 0.1"))
  }

  private struct Titles: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Work.title)]) private var works: FetchedResults<Work>
    @Environment(\.managedObjectContext) private var context
    let change: (NSManagedObjectContext, FetchedResults<Work>) -> Void
    var body: some View {
      VStack { ForEach(works, id: \.objectID) { Text($0.title) } }.onAppear { change(context, works) }
    }
  }

  private static func texts(_ node: LayoutTree) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }

  @Test("A view shows what its request finds, also after a change")
  func views() throws {
    _ = (work("b"), work("a", 1))
    func shown(_ change: @escaping (NSManagedObjectContext, FetchedResults<Work>) -> Void) -> String {
      let view = Titles(change: change).environment(\.managedObjectContext, context)
      return Self.texts(ImageRenderer(content: view).page().layoutTree()).joined(separator: " ")
    }
    #expect(shown { _, _ in } == "a b")
    #expect(shown { _, works in works.nsPredicate = NSPredicate(format: "rank == 1") } == "a")
    #expect(shown { context, _ in Work(context: context).title = "c" } == "a b c")
    #expect(shown { context, works in context.delete(works[0]) } == "b c")
  }

  @Test("objects are inserted by who gives them their values, until there are none left; a name finds its object")
  func insertedByHand() throws {
    var names = ["Ada", "Bo", "Cy"][...]
    let byObject = NSBatchInsertRequest(entityName: "Author") { (object: NSManagedObject) -> Bool in
      guard let name = names.popFirst() else { return true }
      object.setValue(name, forKey: "name")
      return false
    }
    byObject.resultType = .count
    #expect((try context.execute(byObject) as? NSBatchInsertResult)?.result as? Int == 3)
    var ages = [1, 2][...]
    let byValues = NSBatchInsertRequest(entityName: "Author") { (values: NSMutableDictionary) -> Bool in
      guard let age = ages.popFirst() else { return true }
      values["age"] = age
      return false
    }
    try context.execute(byValues)
    let request = NSFetchRequest<Author>(entityName: "Author")
    let found = try context.fetch(request)
    #expect(
      found.count == 5 && Set(found.compactMap(\.name)) == ["Ada", "Bo", "Cy"] && Set(found.filter { $0.name == nil }.map(\.age)) == [1, 2])
    let one = try #require(found.first { $0.name == "Bo" })
    request.predicate = NSPredicate(format: "self == %@", one.objectID)
    #expect(try context.fetch(request).map(\.name) == ["Bo"])
    request.predicate = NSPredicate(format: "SELF IN %@", [one.objectID])
    #expect(try context.fetch(request).map(\.name) == ["Bo"])
  }
}
