import Foundation

/// A store. It is in memory, whatever is said, and lives as long as its coordinator.
open class NSPersistentStore: NSObject {
  /// Where it would be.
  open var url: URL?
  /// Its kind.
  open var type: String
  /// Its name among stores.
  open var identifier: String! = UUID().uuidString
  /// How it was asked for.
  open var options: [AnyHashable: Any]?
  /// Which part of the model it holds.
  open private(set) var configurationName: String
  /// Who has it.
  open fileprivate(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// What is said of it; kept.
  open var metadata: [String: Any]!
  /// Whether nothing is saved.
  open var isReadOnly = false
  init(type: String, url: URL?, options: [AnyHashable: Any]?, configuration: String? = nil) {
    (self.type, self.url, self.options) = (type, url, options)
    // The phone's name of the whole model: assumed.
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    super.init()
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
  }
  /// A kind of store.
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    /// SQLite's; in memory here.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    /// A file; in memory here.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}

/// SQLite's kind of store; in memory here.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file; in memory here.
public let NSBinaryStoreType = "Binary"
/// An option; nothing is migrated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option; nothing is migrated.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option: a history of what is saved is kept, as long as the coordinator lives.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option: each saving is told by `NSPersistentStoreRemoteChange`.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// An option; nothing is written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// What is said of SQLite's files; not read.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether SQLite's files are looked over; not read.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// Whether SQLite's files are made small; not read.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Whether the model's version counts; not read.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// How long a store is waited for; not read.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// Whether a store is deleted though it is open; not read.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// How a store's file is kept from others; not read.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Under what a store's kind is told.
public let NSStoreTypeKey = "NSStoreType"
/// Under what a store's own name is told.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The objects that stand against each other, in an error's information.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"

/// A model and the stores of its objects.
nonisolated open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name, for people.
  open var name: String?
  private var order: [NSManagedObjectID] = []
  private var saved: [NSManagedObjectID: [String: RowValue]] = [:]
  private var contexts: [WeakContext] = []
  private let lock = NSRecursiveLock()
  /// What was saved, where a store asks for a history.
  let history = SavedHistory()

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  /// Adds a store in memory.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL, options: options, configuration: configuration)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSAddedPersistentStoresKey: [store]])
    return store
  }
  /// Adds a store in memory.
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  /// Adds a store in memory.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = try? addPersistentStore(
      ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
      options: storeDescription.options)
    block(storeDescription, nil)
  }
  /// Takes a store away, and its objects.
  open func remove(_ store: NSPersistentStore) throws {
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorWillRemoveStore, object: self, userInfo: [NSRemovedPersistentStoresKey: [store]])
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { lock.withLock { (order, saved) = ([], [:]) } }
  }
  /// Empties the stores of a place.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    lock.withLock { (order, saved) = ([], [:]) }
  }
  /// Empties the stores of a place.
  open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue)
  }
  /// Puts a store in another's stead, with the same objects: they are all in memory.
  /// - Throws: that the store is not the coordinator's.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    guard let index = persistentStores.firstIndex(where: { $0 === store }) else { throw CocoaError(.fileNoSuchFile) }
    let other = NSPersistentStore(type: storeType, url: URL, options: options, configuration: store.configurationName)
    other.persistentStoreCoordinator = self
    persistentStores[index] = other
    return other
  }
  /// Puts a store in another's stead, with the same objects: they are all in memory.
  /// - Throws: that the store is not the coordinator's.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore { try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue) }
  /// Puts the objects of one place into another: they are all in memory.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {}
  /// Says where a store is; false where it is not the coordinator's.
  @discardableResult open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    guard persistentStores.contains(where: { $0 === store }) else { return false }
    store.url = url
    return true
  }
  /// What is said of a store; kept.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Says something of a store; kept.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
  /// The store of a place; nil when there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  /// Where a store would be.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  /// The name that an address stands for; nil when there is none.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    lock.withLock { order.first { $0.uriRepresentation() == url } }
  }
  /// Does something at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does something at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Does something at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Does something at once.
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

  func note(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context))
    }
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  func rows() -> [NSManagedObjectID] { lock.withLock { order } }
  func row(of id: NSManagedObjectID) -> [String: RowValue]? { lock.withLock { saved[id] } }
  func commit(_ rows: [(NSManagedObjectID, [String: RowValue])], deleting gone: [NSManagedObjectID], from context: NSManagedObjectContext) {
    history.note(rows, deleting: gone, was: { id in lock.withLock { saved[id] } }, from: context, in: self)
    let others = lock.withLock {
      for (id, row) in rows {
        if saved.updateValue(row, forKey: id) == nil { order.append(id) }
      }
      let names = Set(gone)
      for id in names { saved[id] = nil }
      if !names.isEmpty { order.removeAll(where: names.contains) }
      return contexts.compactMap(\.context).filter { $0 !== context && $0.automaticallyMergesChangesFromParent }
    }
    for other in others { other.takeOver() }
    history.tell(self)
  }
}

/// How a store is asked for.
open class NSPersistentStoreDescription: NSObject {
  /// Its kind.
  open var type = NSSQLiteStoreType
  /// Where it would be.
  open var url: URL?
  /// Which part of the model it has; all.
  open var configuration: String?
  /// Whether nothing is written.
  open var isReadOnly = false
  /// Whether it is loaded later; it is loaded at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a model of its own is looked for; nothing is migrated.
  open var shouldMigrateStoreAutomatically = true
  /// Whether changes of the model are found; nothing is migrated.
  open var shouldInferMappingModelAutomatically = true
  /// CloudKit's container; nothing is sent.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// How the store is asked for besides.
  open private(set) var options: [String: NSObject] = [:]
  /// A store of a place.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// A store of no place.
  public override init() { super.init() }
  /// Says how the store is asked for.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Says how the store is asked for.
  open func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
  /// How SQLite works; it does not.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Says how SQLite works; it does not.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
  /// How long a store is waited for, in seconds: 240 (documented); nothing waits.
  open var timeout: TimeInterval = 240
}

/// CloudKit's container; nothing is sent.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The container's name.
  public let containerIdentifier: String
  /// A container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A model, its store in memory, and a context for views.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The model's name.
  public let name: String
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of views.
  public let viewContext: NSManagedObjectContext
  /// How the stores are asked for.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container of the app's model of this name; of an empty one, with a word to standard error, when the app has none.
  public convenience init(name: String) {
    let models = StoredModel.models(of: .main)
    let url = models.first { $0.deletingPathExtension().lastPathComponent == name } ?? (models.count == 1 ? models.first : nil)
    let model = url.flatMap(NSManagedObjectModel.init(contentsOf:))
    if model == nil {
      FileHandle.standardError.write(
        Data("CoreData: no model \(name).xcdatamodeld is beside the files; its objects have no properties.\n".utf8))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }
  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    // The container's model is meant where several have a class of the name.
    ManagedClasses.note(model)
  }
  /// Where stores would be.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
  /// Loads the stores; calls `block` for each, at once and without an error.
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  /// Another context over the same stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  /// Does something with another context, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  /// Does something with another context.
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container; nothing is sent to CloudKit.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// How a schema is sent.
  public struct SchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only tried.
    public static let dryRun = Self(rawValue: 2)
    /// Printed.
    public static let printSchema = Self(rawValue: 4)
  }
  /// Sends nothing.
  open func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {}
}

/// Whose values win.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// Whose values win when two objects have one unique value.
nonisolated open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Whose.
  public let mergeType: NSMergePolicyType
  /// A policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }
  /// Settles conflicts of any kind; a class of one's own does it in its own way, and then calls this.
  /// - Throws: what a class of one's own throws.
  open func resolve(mergeConflicts list: [Any]) throws {}
  /// Settles what two contexts have saved differently; never asked here.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws { try resolve(mergeConflicts: list) }
  /// Settles unique values that two objects have. What is still equal afterwards is settled by `mergeType`.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws { try resolve(mergeConflicts: list) }
  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context's.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context's.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The store's.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}
/// Saving fails.
public let NSErrorMergePolicy: NSMergePolicy = .error
/// The store's values win.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
/// The context's values win.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
/// The context's values win.
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
/// The store's values win.
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
