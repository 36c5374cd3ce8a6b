import Foundation

/// What happened to a saved object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// What a question about the history gives.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A place in the history: what came after it is asked for.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let number: Int64
  init(_ number: Int64) { self.number = number }
  /// One as it was written; nil where nothing was.
  public required init?(coder: NSCoder) { number = coder.decodeInt64(forKey: "number") }
  open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether it is written safely: yes.
  open class var supportsSecureCoding: Bool { true }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
  open override var hash: Int { number.hashValue }
}

/// What happened to one object by one saving.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The change's number.
  public let changeID: Int64
  /// The object's name.
  public let changedObjectID: NSManagedObjectID
  /// What happened to it.
  public let changeType: NSPersistentHistoryChangeType
  /// The values of a deleted object that its model asks to be kept; nil when it asks for none.
  public let tombstone: [AnyHashable: Any]?
  /// The saving.
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?
  /// The properties that were changed; nil but for an update.
  public let updatedProperties: Set<NSPropertyDescription>?
  /// The entity of changes, for requests.
  open class var entityDescription: NSEntityDescription? { named("Change") }
  /// A request for changes.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Change") }
  init(
    _ id: Int64, _ object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType, _ tombstone: [AnyHashable: Any]?, _ names: Set<String>
  ) {
    (changeID, changedObjectID, changeType, self.tombstone) = (id, object, type, tombstone)
    updatedProperties = type == .update ? Set(names.compactMap { object.entity.propertiesByName[$0] }) : nil
  }
  static func named(_ name: String) -> NSEntityDescription {
    let made = NSEntityDescription()
    made.name = name
    return made
  }
}

/// One saving.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// When it was.
  public let timestamp: Date
  /// What happened to objects; nil where it was not asked for.
  open internal(set) var changes: [NSPersistentHistoryChange]?
  /// Its number, which grows.
  public let transactionNumber: Int64
  /// The store's name.
  public let storeID: String
  /// The app's name.
  public let bundleID: String
  /// The process's name.
  public let processID: String
  /// The context's name; nil when it has none.
  public let contextName: String?
  /// Who changed something; nil when the context did not say.
  public let author: String?
  /// The place in the history behind it.
  public let token: NSPersistentHistoryToken
  /// The entity of savings, for requests.
  open class var entityDescription: NSEntityDescription? { NSPersistentHistoryChange.named("Transaction") }
  /// A request for savings: its predicate is of `author`, `contextName`, `timestamp` and the like.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Transaction") }
  /// The entity of savings in a context.
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }

  init(_ number: Int64, _ store: NSPersistentStore?, _ context: NSManagedObjectContext, _ changes: [NSPersistentHistoryChange]?) {
    transactionNumber = number
    timestamp = Date()
    storeID = store?.identifier ?? ""
    bundleID = Bundle.main.bundleIdentifier ?? ""
    processID = ProcessInfo.processInfo.processName
    (contextName, author) = (context.name, context.transactionAuthor)
    token = NSPersistentHistoryToken(number)
    self.changes = changes
    super.init()
    for change in changes ?? [] { change.transaction = self }
  }
  private init(without other: NSPersistentHistoryTransaction) {
    (transactionNumber, timestamp, storeID, bundleID) = (other.transactionNumber, other.timestamp, other.storeID, other.bundleID)
    (processID, contextName, author, token) = (other.processID, other.contextName, other.author, other.token)
  }
  /// The same saving without what happened to objects.
  var bare: NSPersistentHistoryTransaction { NSPersistentHistoryTransaction(without: self) }

  /// The saving as the notification that a context sends, for `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    func names(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: names(.insert), NSUpdatedObjectIDsKey: names(.update), NSDeletedObjectIDsKey: names(.delete),
      ])
  }
}

/// A question about the history, or that some of it be forgotten.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  enum Place {
    case all, token(Int64), date(Date), request(NSFetchRequest<any NSFetchRequestResult>)
  }
  let place: Place
  let deletes: Bool
  /// What is given.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// From where on; nil for the beginning, or a time.
  open var token: NSPersistentHistoryToken? { if case .token(let number) = place { NSPersistentHistoryToken(number) } else { nil } }
  /// What is true of the savings; nil for all.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  init(_ place: Place, deletes: Bool) { (self.place, self.deletes) = (place, deletes) }

  /// What came after a time.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date), deletes: false) }
  /// What came after a place; all for nil.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    .init(token.map { .token($0.number) } ?? .all, deletes: false)
  }
  /// What came after a saving; all for nil.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    .init(transaction.map { .token($0.transactionNumber) } ?? .all, deletes: false)
  }
  /// What a request is true of.
  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> NSPersistentHistoryChangeRequest {
    .init(.request(fetchRequest), deletes: false)
  }
  /// Forgets what was before a time.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date), deletes: true) }
  /// Forgets what was up to a place; everything for nil.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    .init(token.map { .token($0.number) } ?? .all, deletes: true)
  }
  /// Forgets what was before a saving; everything for nil.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    .init(transaction.map { .token($0.transactionNumber - 1) } ?? .all, deletes: true)
  }
}

/// What came of a question about the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// Savings, changes, names, a number, or whether it went well, as the request says.
  public let result: Any?
  /// How the request said so.
  public let resultType: NSPersistentHistoryResultType
  init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

/// What was saved by a coordinator's contexts, in order.
final class SavedHistory: @unchecked Sendable {
  private let lock = NSLock()
  private var transactions: [NSPersistentHistoryTransaction] = []
  private var last: Int64 = 0
  private var lastChange: Int64 = 0

  private static func asks(_ key: String, _ store: NSPersistentStore) -> Bool {
    (store.options?[key] as? NSNumber)?.boolValue ?? (store.options?[key] as? Bool) ?? false
  }

  func note(
    _ rows: [(NSManagedObjectID, [String: RowValue])], deleting gone: [NSManagedObjectID],
    was: (NSManagedObjectID) -> [String: RowValue]?, from context: NSManagedObjectContext, in coordinator: NSPersistentStoreCoordinator
  ) {
    guard coordinator.persistentStores.contains(where: { Self.asks(NSPersistentHistoryTrackingKey, $0) }) else { return }
    lock.withLock {
      var changes: [NSPersistentHistoryChange] = []
      func add(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType, _ tombstone: [AnyHashable: Any]?, _ names: Set<String>) {
        lastChange += 1
        changes.append(NSPersistentHistoryChange(lastChange, id, type, tombstone, names))
      }
      for (id, row) in rows {
        guard let old = was(id) else {
          add(id, .insert, nil, [])
          continue
        }
        add(id, .update, nil, Set(Set(old.keys).union(row.keys).filter { !Self.isSame(old[$0], row[$0]) }))
      }
      for id in gone {
        guard let old = was(id) else { continue }
        let kept = id.entity.attributesByName.values.filter(\.preservesValueInHistoryOnDeletion).map(\.name)
        var tombstone: [AnyHashable: Any] = [:]
        for name in kept { if case .value(let value) = old[name] { tombstone[name] = value } }
        add(id, .delete, kept.isEmpty ? nil : tombstone, [])
      }
      last += 1
      transactions.append(NSPersistentHistoryTransaction(last, coordinator.persistentStores.first, context, changes))
    }
  }

  private static func isSame(_ one: RowValue?, _ other: RowValue?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.value(let one), .value(let other)): (one as? AnyHashable).map { $0 == (other as? AnyHashable) } ?? false
    case (.one(let one), .one(let other)): one == other
    case (.many(let one), .many(let other)): one == other
    default: false
    }
  }

  /// Says that a store has changed, where it asks for that.
  func tell(_ coordinator: NSPersistentStoreCoordinator) {
    for store in coordinator.persistentStores where Self.asks(NSPersistentStoreRemoteChangeNotificationPostOptionKey, store) {
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: coordinator,
        userInfo: [
          NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: coordinator.url(for: store), NSPersistentHistoryTokenKey: token,
        ])
    }
  }

  var token: NSPersistentHistoryToken { lock.withLock { NSPersistentHistoryToken(last) } }

  func answer(_ request: NSPersistentHistoryChangeRequest, in coordinator: NSPersistentStoreCoordinator) -> NSPersistentHistoryResult {
    let met = lock.withLock {
      let met = transactions.filter { transaction in
        let isThere =
          switch request.place {
          case .all: true
          case .token(let number): request.deletes ? transaction.transactionNumber <= number : transaction.transactionNumber > number
          case .date(let date): request.deletes ? transaction.timestamp < date : transaction.timestamp > date
          case .request: true
          }
        return isThere && fits(transaction, request)
      }
      if request.deletes { transactions.removeAll { one in met.contains { $0 === one } } }
      return met
    }
    let changes = met.flatMap { $0.changes ?? [] }
    let result: Any =
      switch request.resultType {
      case .statusOnly: true
      case _ where request.deletes: true
      case .objectIDs: changes.map(\.changedObjectID)
      case .count: met.count
      case .transactionsOnly: met.map(\.bare)
      case .changesOnly: changes
      case .transactionsAndChanges: met
      }
    return NSPersistentHistoryResult(result, request.resultType)
  }

  private func fits(_ transaction: NSPersistentHistoryTransaction, _ request: NSPersistentHistoryChangeRequest) -> Bool {
    var asked = request.fetchRequest
    if case .request(let other) = request.place { asked = other }
    guard let predicate = asked?.predicate, asked?.entityName == "Transaction" else { return true }
    var values: [String: Any] = ["timestamp": transaction.timestamp, "storeID": transaction.storeID, "bundleID": transaction.bundleID]
    values["author"] = transaction.author
    values["contextName"] = transaction.contextName
    values["processID"] = transaction.processID
    values["transactionNumber"] = transaction.transactionNumber
    return predicate.evaluate(with: values)
  }
}

extension NSPersistentStoreCoordinator {
  /// The newest place in the history; nil where no store keeps one.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let asked = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    return asked.contains { ($0.options?[NSPersistentHistoryTrackingKey] as? NSNumber)?.boolValue ?? false } ? history.token : nil
  }
  /// What is said of a store at a place: nothing, as no store is kept at one.
  /// - Throws: that there is no such file.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }
  /// What is said of a store at a place: nothing, as no store is kept at one.
  /// - Throws: that there is no such file.
  public class func metadataForPersistentStore(
    type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }
}
