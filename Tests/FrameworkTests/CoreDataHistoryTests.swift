import CoreData
import Foundation
import Testing

/// A model of its own: entries with an amount and a category, in books.
@MainActor @Suite("CoreData's history, groups and checks") struct CoreDataHistoryTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private let amount = NSAttributeDescription()

  init() {
    let (entry, book) = (NSEntityDescription(), NSEntityDescription())
    (entry.name, book.name) = ("Entry", "Book")
    func attribute(_ name: String, _ type: NSAttributeDescription.AttributeType, optional: Bool = true) -> NSAttributeDescription {
      let made = NSAttributeDescription()
      (made.name, made.type, made.isOptional) = (name, type, optional)
      return made
    }
    (amount.name, amount.type) = ("amount", .double)
    let kept = attribute("number", .string)
    kept.preservesValueInHistoryOnDeletion = true
    let (entries, home) = (NSRelationshipDescription(), NSRelationshipDescription())
    (entries.name, entries.destinationEntity, entries.maxCount) = ("entries", entry, 0)
    (home.name, home.destinationEntity, home.maxCount) = ("book", book, 1)
    (entries.inverseRelationship, home.inverseRelationship) = (home, entries)
    entry.properties = [amount, attribute("category", .string), attribute("title", .string, optional: false), kept, home]
    book.properties = [attribute("name", .string, optional: false), attribute("owner", .string, optional: false), entries]
    let model = NSManagedObjectModel()
    model.entities = [entry, book]
    model.setEntities([entry], forConfigurationName: "Local")
    container = NSPersistentContainer(name: "Books", managedObjectModel: model)
    let description = container.persistentStoreDescriptions[0]
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  @discardableResult private func entry(_ title: String?, _ amount: Double, _ category: String? = nil) -> NSManagedObject {
    let made = NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context)
    made.setValue(title, forKey: "title")
    made.setValue(amount, forKey: "amount")
    made.setValue(category, forKey: "category")
    return made
  }

  @Test("A history tells who saved what, from a token on, and keeps what a deleted object is to be known by")
  func history() throws {
    context.transactionAuthor = "app"
    let bread = entry("Bread", 3)
    bread.setValue("N1", forKey: "number")
    try context.save()
    let token = try #require(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    bread.setValue(4.0, forKey: "amount")
    try context.save()
    context.transactionAuthor = "widget"
    context.delete(bread)
    try context.save()
    let all = try #require(
      context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)) as? NSPersistentHistoryResult)
    let transactions = try #require(all.result as? [NSPersistentHistoryTransaction])
    #expect(transactions.map(\.author) == ["app", "app", "widget"])
    #expect(transactions.compactMap { $0.changes?.first?.changeType } == [.insert, .update, .delete])
    #expect(transactions[1].changes?.first?.updatedProperties?.map(\.name) == ["amount"])
    #expect(transactions[2].changes?.first?.tombstone?["number"] as? String == "N1")
    let later = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: token)) as? NSPersistentHistoryResult
    #expect((later?.result as? [NSPersistentHistoryTransaction])?.count == 2)

    let request = try #require(NSPersistentHistoryTransaction.fetchRequest)
    request.predicate = NSPredicate(format: "author != %@", "app")
    let others = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: request)
    others.resultType = .count
    #expect((try context.execute(others) as? NSPersistentHistoryResult)?.result as? Int == 1)

    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: token))
    let rest = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast)) as? NSPersistentHistoryResult
    #expect((rest?.result as? [NSPersistentHistoryTransaction])?.count == 2)
  }

  @Test("A saving is told as a change of the store, with a token, and with objects' names")
  func remoteChanges() throws {
    nonisolated(unsafe) var tokens: [NSPersistentHistoryToken] = []
    nonisolated(unsafe) var names: Set<NSManagedObjectID> = []
    let one = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { note in if let token = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken { tokens.append(token) } }
    let two = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectIDsNotification, object: context, queue: nil
    ) { note in
      names = note.userInfo?[NSManagedObjectContext.NotificationKey.insertedObjectIDs.rawValue] as? Set<NSManagedObjectID> ?? []
    }
    defer { [one, two].forEach(NotificationCenter.default.removeObserver) }
    let milk = entry("Milk", 1)
    try context.save()
    #expect(tokens.count == 1)
    #expect(names == [milk.objectID])
  }

  @Test("Sums and counts of groups come as dictionaries")
  func groups() throws {
    for (title, amount, category) in [("Bread", 3.0, "food"), ("Bus", 2.0, "travel"), ("Milk", 1.5, "food")] {
      entry(title, amount, category)
    }
    try context.save()
    let sum = NSExpressionDescription()
    (sum.name, sum.resultType) = ("total", .double)
    sum.expression = _SExpression(forFunction: "sum:", arguments: [_SExpression(forKeyPath: "amount")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Entry")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["category", sum]
    request.propertiesToGroupBy = ["category"]
    request.sortDescriptors = [NSSortDescriptor(key: "category", ascending: true)]
    let rows = try context.fetch(request)
    #expect(rows.map { $0["category"] as? String } == ["food", "travel"])
    #expect(rows.map { ($0["total"] as? NSNumber)?.doubleValue } == [4.5, 2])
    request.havingPredicate = NSPredicate(format: "total > 3")
    #expect(try context.fetch(request).count == 1)
    request.propertiesToGroupBy = nil
    request.havingPredicate = nil
    request.propertiesToFetch = [sum]
    #expect((try context.fetch(request).first?["total"] as? NSNumber)?.doubleValue == 6.5)
  }

  @Test("What a model's conditions forbid is not saved; several errors are told as one")
  func checks() throws {
    amount.setValidationPredicates([NSPredicate(format: "SELF >= 0")], withValidationWarnings: ["Amounts are positive."])
    let bad = entry("Refund", -1)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectValidationError)
    #expect(error?.localizedDescription.contains("Amounts are positive") ?? false)
    bad.setValue(1.0, forKey: "amount")
    _ = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    let several = #expect(throws: NSError.self) { try context.save() }
    #expect(several?.code == NSValidationMultipleErrorsError)
    let inner = several?.userInfo[NSDetailedErrorsKey] as? [NSError]
    #expect(inner?.map(\.code) == [NSValidationMissingMandatoryPropertyError, NSValidationMissingMandatoryPropertyError])
    #expect(CocoaError.validationMultipleErrors.rawValue == 1560)
  }

  @Test("A relationship's set writes through to the object, and to the other end")
  func sets() throws {
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    let (bread, milk) = (entry("Bread", 3), entry("Milk", 1))
    let set = book.mutableSetValue(forKey: "entries")
    set.add(bread)
    set.add(milk)
    #expect((book.value(forKey: "entries") as? NSSet)?.count == 2)
    #expect(bread.value(forKey: "book") as? NSManagedObject === book)
    set.remove(bread)
    #expect(bread.value(forKey: "book") == nil)
    #expect(set.count == 1)
    #expect(book.objectIDs(forRelationshipNamed: "entries") == [milk.objectID])
  }

  @Test("A request that answers later calls back with what it found")
  func later() throws {
    entry("Bread", 3)
    var found: [NSManagedObject] = []
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Entry")) { result in
      found = result.finalResult ?? []
    }
    let result = try context.execute(request) as? NSAsynchronousFetchResult<NSManagedObject>
    #expect(found.count == 1)
    #expect(result?.operationError == nil)
  }

  @Test("A model's templates and configurations")
  func templates() throws {
    let model = container.managedObjectModel
    #expect(model.configurations == ["Local"])
    #expect(model.entities(forConfigurationName: "Local")?.map(\.name) == ["Entry"])
    let template = NSFetchRequest<any NSFetchRequestResult>(entityName: "Entry")
    template.predicate = NSPredicate(format: "category == $kind")
    model.setFetchRequestTemplate(template, forName: "ofKind")
    entry("Bread", 3, "food")
    entry("Bus", 2, "travel")
    let request = try #require(model.fetchRequestFromTemplate(withName: "ofKind", substitutionVariables: ["kind": "food"]))
    #expect(try context.count(for: request) == 1)
    #expect(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: [:]))
  }
}

@Suite("NSExpression") struct ExpressionTests {
  @Test("Words are reckoned, whole numbers as whole numbers")
  func words() {
    func value(_ words: String) -> NSNumber? { _SExpression(format: words).expressionValue(with: nil, context: nil) as? NSNumber }
    #expect(value("2 + 3 * 4") == 14)
    #expect(value("(2 + 3) * 4") == 20)
    #expect(value("5 / 2") == 2)
    #expect(value("5.0 / 2") == 2.5)
    #expect(value("2 ** 3 ** 2") == 512)
    #expect(value("sqrt(16)") == 4)
  }

  @Test("Paths, variables, functions and choices are asked of an object")
  func objects() {
    let row: [String: Any] = ["price": 4, "values": [1, 2, 6]]
    #expect(_SExpression(forKeyPath: "price").expressionValue(with: row, context: nil) as? NSNumber == 4)
    let mean = _SExpression(forFunction: "average:", arguments: [_SExpression(forKeyPath: "values")])
    #expect(mean.expressionValue(with: row, context: nil) as? NSNumber == 3)
    let deviation = _SExpression(forFunction: "stddev:", arguments: [_SExpression(forConstantValue: [2, 4, 4, 4, 5, 5, 7, 9])])
    #expect(deviation.expressionValue(with: nil, context: nil) as? NSNumber == 2)
    #expect(_SExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 7]) as? NSNumber == 7)
    let choice = _SExpression(
      forConditional: NSPredicate(format: "price > 3"), trueExpression: _SExpression(forConstantValue: "dear"),
      falseExpression: _SExpression(forConstantValue: "cheap"))
    #expect(choice.expressionValue(with: row, context: nil) as? String == "dear")
  }
}
