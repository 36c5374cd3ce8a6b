import Combine
import Foundation
import UIKit

/// Whose objects a context works on: a store, or another context.
protocol RowSource: AnyObject {
  /// The objects there are, in the order of their arrival.
  func rows() -> [NSManagedObjectID]
  /// An object's values; nil when there is none of the name.
  func row(of id: NSManagedObjectID) -> [String: RowValue]?
  /// Takes over changes.
  func commit(
    _ saved: [(NSManagedObjectID, [String: RowValue])], deleting deleted: [NSManagedObjectID], from context: NSManagedObjectContext)
}

/// How a context's work is done; here always at once, by who asks.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType }

/// Where objects are inserted, found, changed and deleted. What is asked with a block is done at once, by who asks.
nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// When a block is to run; here always at once.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  /// Which context is meant.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  nonisolated(unsafe) static weak var newest: NSManagedObjectContext?

  /// The stores; nil for a context with a parent, until it has one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.note(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context whose objects these are copies of; saving changes those. nil for a context over stores.
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(WeakContext(self)) } }
  private var children: [WeakContext] = []
  /// How its work is done.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name, for people.
  open var name: String?
  /// Who changed something, as a history tells it; nil for nobody.
  open var transactionAuthor: String?
  /// What is noted of it.
  open var userInfo = NSMutableDictionary()
  /// What undoes; nil for nothing, as on the phone.
  open var undoManager: UndoManager?
  /// Whose values win when two objects have one unique value.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether what others save is taken over.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects stay though nobody else keeps them; they do.
  open var retainsRegisteredObjects = false
  /// How old values may be, in seconds; they are never old.
  open var stalenessInterval: TimeInterval = -1
  /// Whether deleted objects' values are forgotten; they are not.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects that are gone give nil; they do.
  open var shouldDeleteInaccessibleFaults = true

  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  private var updated: [NSManagedObject] = []
  let watch = Watch()
  /// Told of each change: fetched results controllers.
  var listeners: [ObjectIdentifier: () -> Void] = [:]
  private var isToldLater = false

  /// A context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
    Self.newest = self
  }
  /// A context.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }
  /// A context of the main queue.
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  private var source: (any RowSource)? { parent ?? coordinator }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: What has changed

  /// Whether something is not saved.
  open var hasChanges: Bool {
    watch.read()
    return !inserted.isEmpty || !deleted.isEmpty || !updated.isEmpty
  }
  /// The objects that were inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The objects that were changed and not saved.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// The objects that were deleted and not saved.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// The objects that were met.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

  func noteChange(of object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted, !updated.contains(where: { $0 === object }) { updated.append(object) }
    tell([NSUpdatedObjectsKey: Set([object])])
  }
  private func tell(_ changes: [String: Set<NSManagedObject>]) {
    watch.change()
    if !listeners.isEmpty, !isToldLater {
      isToldLater = true
      DispatchQueue.main.async { self.processPendingChanges() }
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
  }

  // MARK: Undoing

  /// Undo managers belong to the main actor; what is changed elsewhere is not undone.
  private func withUndoManager(_ body: @MainActor (UndoManager) -> Void) {
    guard undoManager != nil, Self.isOnMain else { return }
    MainActor.assumeIsolated { if let undoManager { body(undoManager) } }
  }
  /// On servers the main queue need not be the main thread's.
  private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil }
  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  func noteUndo<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
    nonisolated(unsafe) let (target, handler) = (target, handler)
    withUndoManager { $0.registerUndo(withTarget: target, handler: handler) }
  }
  private func grouped(beginning: Bool) { withUndoManager { beginning ? $0.beginUndoGrouping() : $0.endUndoGrouping() } }

  // MARK: Inserting and deleting

  /// Takes in an object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    registered[object.objectID] = object
    inserted.append(object)
    noteUndo(self) { $0.delete(object) }
    object.awakeFromInsert()
    tell([NSInsertedObjectsKey: [object]])
  }

  /// Deletes an object. Those it knows go too, or forget it, as its delete rules say.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, !object.isGone else { return }
    object.prepareForDeletion()
    grouped(beginning: true)
    defer { grouped(beginning: false) }
    noteUndo(self) { $0.bringBack(object) }
    object.isDeleted = true
    for (name, relationship) in object.entity.relationshipsByName {
      let others = object.objects(name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { delete(other) }
      case .nullifyDeleteRule: if !others.isEmpty { object.setCodedValue(nil, forKey: name) }
      case .noActionDeleteRule, .denyDeleteRule: break
      }
    }
    updated.removeAll { $0 === object }
    if object.isInserted { inserted.removeAll { $0 === object } } else { deleted.append(object) }
    tell([NSDeletedObjectsKey: [object]])
  }

  private func bringBack(_ object: NSManagedObject) {
    object.isDeleted = false
    deleted.removeAll { $0 === object }
    if object.isInserted, !inserted.contains(where: { $0 === object }) { inserted.append(object) }
    noteUndo(self) { $0.delete(object) }
    tell([NSInsertedObjectsKey: [object]])
  }

  /// Gives an object a store; there is one.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Gives objects the names they keep; they have them.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { for object in objects { object.objectID.isTemporaryID = false } }
  /// Tells fetched results controllers what has changed, which otherwise waits for the end of the turn.
  open func processPendingChanges() {
    guard isToldLater else { return }
    isToldLater = false
    for listener in listeners.values { listener() }
  }

  // MARK: Saving

  /// Hands what was changed to the store, or to the parent.
  /// - Throws: an `NSError` of `NSCocoaErrorDomain` with the names of the phone: 1570 when a value is missing, 133021 when another object
  ///   has a unique value and the merge policy does not say which stays.
  open func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted + updated + deleted { object.willSave() }
    try ValidationErrors.collect { errors in
      for object in inserted { errors.take { try object.validateForInsert() } }
      for object in updated { errors.take { try object.validateForUpdate() } }
      for object in deleted { errors.take { try object.validateForDelete() } }
    }
    try settleUnique()
    let (added, changed, removed) = (inserted, updated, deleted)
    (inserted, updated, deleted) = ([], [], [])
    let saved = (added + changed).map { ($0.objectID, $0.snapshot()) }
    for (object, (id, row)) in zip(added + changed, saved) {
      if parent == nil {
        id.isTemporaryID = false
        id.persistentStore = id.persistentStore ?? coordinator?.persistentStores.first
      }
      object.settle(as: row)
    }
    for object in removed { forget(object) }
    source?.commit(saved, deleting: removed.map(\.objectID), from: self)
    for object in added + changed { object.didSave() }
    watch.change()
    processPendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [NSInsertedObjectsKey: Set(added), NSUpdatedObjectsKey: Set(changed), NSDeletedObjectsKey: Set(removed)])
    func names(_ objects: [NSManagedObject]) -> Set<NSManagedObjectID> { Set(objects.map(\.objectID)) }
    NotificationCenter.default.post(
      name: Self.didSaveObjectIDsNotification, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: names(added), NSUpdatedObjectIDsKey: names(changed), NSDeletedObjectIDsKey: names(removed),
      ])
  }

  private func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.isGone = true
    object.managedObjectContext = nil
  }

  /// What unique values ask for.
  private func settleUnique() throws {
    for object in inserted {
      for constraint in object.entity.uniquenessConstraints {
        let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        let values = keys.map { object.primitiveValue(forKey: $0) as? AnyHashable }
        guard !values.contains(nil) else { continue }
        let equal = all(object.entity.name, true).first { other in
          other !== object && keys.map { other.primitiveValue(forKey: $0) as? AnyHashable } == values
        }
        guard let equal else { continue }
        if let policy = mergePolicy as? NSMergePolicy, type(of: policy) != NSMergePolicy.self {
          try policy.resolve(constraintConflicts: [
            NSConstraintConflict(
              constraint: keys, database: equal, databaseSnapshot: equal.dictionaryWithValues(forKeys: keys), conflicting: [object],
              conflictingSnapshots: [object.dictionaryWithValues(forKeys: keys)])
          ])
        }
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType:
          throw NSError(
            domain: "NSCocoaErrorDomain", code: 133_021,
            userInfo: [
              NSLocalizedDescriptionKey: "Two objects of \(object.entity.name ?? "") have the same \(keys.joined(separator: ", "))."
            ])
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: drop(object)
        default:
          // The newer one's values stay; what the older one knew besides stays with them.
          for (key, value) in object.changedValues() where !(value is NSNull) { equal.setCodedValue(value, forKey: key) }
          drop(object)
        }
      }
    }
  }
  private func drop(_ object: NSManagedObject) {
    inserted.removeAll { $0 === object }
    forget(object)
  }

  /// Forgets what was changed since the last saving.
  open func rollback() {
    for object in inserted { forget(object) }
    for object in deleted { object.isDeleted = false }
    let changed = updated + deleted
    (inserted, updated, deleted) = ([], [], [])
    for object in changed { object.take(object.row) }
    withUndoManager { $0.removeAllActions() }
    tell([NSRefreshedObjectsKey: Set(changed)])
  }
  /// Forgets all objects.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (registered, inserted, updated, deleted) = ([:], [], [], [])
    tell([:])
  }
  /// Takes back the last change, where there is an undo manager.
  open func undo() { withUndoManager { $0.undo() } }
  /// Does again what was taken back.
  open func redo() { withUndoManager { $0.redo() } }

  /// Gives an object its saved values, with what was changed over them if `flag` says so.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    object.take(source?.row(of: object.objectID) ?? object.row, keepingChanges: flag)
    if !flag { updated.removeAll { $0 === object } }
    tell([NSRefreshedObjectsKey: [object]])
  }
  /// Gives all objects their saved values, with what was changed over them.
  open func refreshAllObjects() { for object in registered.values where !object.isInserted { refresh(object, mergeChanges: true) } }
  /// Takes over what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) { takeOver() }
  /// Takes over what was changed in the stores.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.takeOver() } }

  func takeOver() {
    guard let source else { return }
    for object in Array(registered.values) where !object.isInserted {
      if let row = source.row(of: object.objectID) { object.take(row, keepingChanges: true) } else { forget(object) }
    }
    tell([:])
  }

  // MARK: Finding

  /// The object of a name, as this context knows it; nil when it is gone.
  func living(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let known = registered[id] { return known.isGone ? nil : known }
    guard let row = source?.row(of: id) else { return nil }
    let object = ManagedClasses.type(of: id.entity).init(entity: id.entity, insertInto: nil)
    object.become(id, row, in: self)
    registered[id] = object
    object.awakeFromFetch()
    return object
  }

  private func all(_ entityName: String?, _ withSubentities: Bool) -> [NSManagedObject] {
    func belongs(_ entity: NSEntityDescription) -> Bool {
      var at: NSEntityDescription? = entity
      while let one = at {
        if one.name == entityName { return true }
        at = withSubentities ? one.superentity : nil
      }
      return false
    }
    let saved = (source?.rows() ?? []).filter { belongs($0.entity) }.compactMap(living).filter { !$0.isDeleted }
    return saved + inserted.filter { belongs($0.entity) && !$0.isDeleted }
  }

  func found<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    watch.read()
    var found = all(request.entityName ?? request.entity?.name, request.includesSubentities)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = found.sorted(by: request.sortDescriptors ?? [])
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }

  /// What a request finds.
  /// - Throws: nothing, so far; a predicate that does not fit an object is false.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try found(request)
    let results: [Any]
    switch request.resultType {
    case .countResultType: results = [NSNumber(value: objects.count)]
    case .managedObjectIDResultType: results = objects.map(\.objectID)
    case .dictionaryResultType:
      var rows = FetchedRows(request.propertiesToFetch, request.propertiesToGroupBy, request.havingPredicate).rows(of: objects)
      if request.returnsDistinctResults {
        var seen = Set<NSDictionary>()
        rows = rows.filter { seen.insert($0).inserted }
      }
      results = rows
    default: results = objects
    }
    return results.compactMap { $0 as? T }
  }
  /// What a request finds, of any kind.
  open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    let objects: [any NSFetchRequestResult] = try fetch(request)
    return objects.map { $0 as Any }
  }
  /// How many objects a request finds.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try found(request).count }
  /// Asks the stores something.
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest:
      let objects = try request.find(self)
      let ids = objects.map(\.objectID)
      for object in objects { delete(object) }
      try save()
      let result: Any =
        switch request.resultType {
        case .resultTypeObjectIDs: ids
        case .resultTypeCount: ids.count
        case .resultTypeStatusOnly: true
        }
      return NSBatchDeleteResult(result, request.resultType)
    case let request as NSBatchUpdateRequest:
      let find = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
      find.predicate = request.predicate
      let objects = try found(find)
      for object in objects {
        for (key, value) in request.propertiesToUpdate ?? [:] {
          if let name = key as? String ?? (key.base as? NSPropertyDescription)?.name { object.setCodedValue(value, forKey: name) }
        }
      }
      try save()
      let result: Any =
        switch request.resultType {
        case .updatedObjectIDsResultType: objects.map(\.objectID)
        case .updatedObjectsCountResultType: objects.count
        case .statusOnlyResultType: true
        }
      return NSBatchUpdateResult(result)
    case let request as NSBatchInsertRequest:
      var made: [NSManagedObject] = []
      while true {
        let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: self)
        if request.fill(object) {
          delete(object)
          break
        }
        made.append(object)
      }
      try save()
      let result: Any =
        switch request.resultType {
        case .objectIDs: made.map(\.objectID)
        case .count: made.count
        case .statusOnly: true
        }
      return NSBatchInsertResult(result)
    case let request as NSPersistentHistoryChangeRequest:
      return persistentStoreCoordinator.map { $0.history.answer(request, in: $0) } ?? NSPersistentHistoryResult(nil, request.resultType)
    case let request as any AsynchronousFetch: return request.run(in: self)
    default: return NSPersistentStoreResult()
    }
  }
  /// The object of a name; one without values when it is gone.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let found = living(objectID) { return found }
    let object = ManagedClasses.type(of: objectID.entity).init(entity: objectID.entity, insertInto: nil)
    object.become(objectID, [:], in: self)
    return object
  }
  /// The object of a name.
  /// - Throws: error 133000 of `NSCocoaErrorDomain` when it is gone.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = living(objectID) else {
      throw NSError(
        domain: "NSCocoaErrorDomain", code: 133_000,
        userInfo: [NSLocalizedDescriptionKey: "There is no \(objectID.entity.name ?? "object") of this name any more."])
    }
    return found
  }
  /// The object of a name, if it was met; nil otherwise.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

  /// Says where values were saved by others since; nobody else saves here.
  open func detectConflicts(for object: NSManagedObject) {}
  /// Called when an object is gone that somebody asks; whether the object's values are nothing then.
  open func shouldHandleInaccessibleFault(
    _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
  ) -> Bool { shouldDeleteInaccessibleFaults }
  /// Which state of the store is read; always the newest here.
  open private(set) var queryGenerationToken: NSQueryGenerationToken?
  /// Says which state of the store is read; it is the newest in any case.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { queryGenerationToken = generation }

  // MARK: Blocks

  /// Does something at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does something at once.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Does something at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Does something at once.
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T { try block() }

  fileprivate func tellChildren(but child: NSManagedObjectContext) {
    children.removeAll { $0.context == nil }
    for other in children where other.context !== child && other.context?.automaticallyMergesChangesFromParent == true {
      other.context?.takeOver()
    }
  }
}

extension NSManagedObjectContext: RowSource {
  func rows() -> [NSManagedObjectID] {
    (source?.rows() ?? []).filter { registered[$0]?.isDeleted != true && registered[$0]?.isGone != true }
      + inserted.filter { !$0.isDeleted }.map(\.objectID)
  }
  func row(of id: NSManagedObjectID) -> [String: RowValue]? {
    guard let object = registered[id] else { return source?.row(of: id) }
    return object.isDeleted || object.isGone ? nil : object.snapshot()
  }
  func commit(_ saved: [(NSManagedObjectID, [String: RowValue])], deleting gone: [NSManagedObjectID], from context: NSManagedObjectContext)
  {
    for (id, _) in saved {
      let object = living(id) ?? ManagedClasses.type(of: id.entity).init(entity: id.entity, insertInto: nil)
      if object.managedObjectContext == nil {
        object.become(id, [:], in: self)
        object.isInserted = true
        registered[id] = object
        inserted.append(object)
      } else if !object.isInserted, !updated.contains(where: { $0 === object }) {
        updated.append(object)
      }
    }
    // Once all are there, so that relationships find both ends.
    for (id, row) in saved {
      guard let object = living(id) else { continue }
      object.willChangeValue(forKey: "")
      for (key, value) in row { object.setPrimitiveValue(value.value(in: self), forKey: key) }
    }
    for id in gone { if let object = living(id) { delete(object) } }
    tellChildren(but: context)
    tell([:])
  }
}

struct WeakContext {
  weak var context: NSManagedObjectContext?
  init(_ context: NSManagedObjectContext) { self.context = context }
}

extension Array where Element == NSManagedObject {
  /// In the order of some descriptors; equal ones stay as they stand.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return self }
    return enumerated().sorted { one, two in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: two.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < two.offset
    }.map(\.element)
  }
}

// MARK: Notifications

/// The inserted objects, in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects, in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects, in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects that have their saved values again, in a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that are not valid any more, in a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// That no object is valid any more, in a notification.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The names of the inserted objects, in a notification.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The names of the changed objects, in a notification.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The names of the deleted objects, in a notification.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The names of the objects that have their saved values again, in a notification.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"

extension Notification.Name {
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// A context's objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
  /// A store was changed; sent for each saving where a store asks for it.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  /// A coordinator's stores are about to change; never sent.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// A coordinator is about to lose a store.
  public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
    "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
  /// A coordinator's stores have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
extension NSManagedObjectContext {
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context's objects have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
extension NSManagedObjectContext {
  /// A context has saved: the same with objects' names, that any thread may read.
  public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
  /// A context has taken over what others saved; never sent.
  public static let didMergeChangesObjectIDsNotification = Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// What notifications tell, by its names.
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}
