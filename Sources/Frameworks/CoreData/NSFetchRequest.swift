import Foundation

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Their names.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Their values in dictionaries.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// Something that a store is asked.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?
}

/// Which objects to find, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  open private(set) var entityName: String?
  /// The entity; nil when only its name is known.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  /// What is true of the objects; nil for all.
  open var predicate: NSPredicate?
  /// Their order; without one they come as they were inserted.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// How many of the first are left out.
  open var fetchOffset = 0
  /// How many are loaded at a time; all are here.
  open var fetchBatchSize = 0
  /// What is given.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of subentities count.
  open var includesSubentities = true
  /// Whether what is not saved counts.
  open var includesPendingChanges = true
  /// Whether values are loaded at once; they are here.
  open var returnsObjectsAsFaults = true
  /// Whether values are loaded at all; they are here.
  open var includesPropertyValues = true
  /// Whether each combination of values is given once, for dictionaries.
  open var returnsDistinctResults = false
  /// The names of the values in dictionaries; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// Properties whose equal values make one dictionary, for dictionaries; nil for none.
  open var propertiesToGroupBy: [Any]?
  /// What is true of the dictionaries that are given, once they are grouped; nil for all.
  open var havingPredicate: NSPredicate?
  /// Relationships to load with the objects; all are here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether other contexts' changes are looked for; they are.
  open var shouldRefreshRefetchedObjects = false

  /// A request that asks for nothing yet.
  public override init() { super.init() }
  /// A request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
  /// The objects, in the context whose block this runs in; the app's newest one here.
  /// - Throws: what the context's `fetch` throws.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.newest else { return [] }
    return try context.fetch(self)
  }
}

/// What a batch request gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
/// What a batch request gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// What a batch request gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Deletes what a request finds, in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let find: (NSManagedObjectContext) throws -> [NSManagedObject]
  /// What is given.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Deletes what a request finds.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { find = { try $0.found(fetchRequest) } }
  /// Deletes objects by their names.
  public init(objectIDs: [NSManagedObjectID]) { find = { context in objectIDs.compactMap { context.living($0) } } }
}
/// Sets values of what a request finds, in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  let entityName: String
  /// Which objects; nil for all.
  open var predicate: NSPredicate?
  /// The values by their names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What is given.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}
/// Inserts objects into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  let entityName: String
  /// Gives the next object its values; whether there is none left.
  let fill: (NSManagedObject) -> Bool
  /// What is given.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  private init(entityName: String, _ fill: @escaping (NSManagedObject) -> Bool) { (self.entityName, self.fill) = (entityName, fill) }
  /// Objects by their values.
  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    var rest = dictionaries[...]
    self.init(entityName: entityName) { object in
      guard let values = rest.popFirst() else { return true }
      object.setValuesForKeys(values)
      return false
    }
  }
  /// Objects that `handler` gives their values, one after the other, until it says that there is none left.
  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entityName, handler)
  }
  /// Objects whose values `handler` writes, one after the other, until it says that there is none left.
  public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entityName) { object in
      let values = NSMutableDictionary()
      guard !handler(values) else { return true }
      for (key, value) in values { if let key = key as? String { object.setCodedValue(value, forKey: key) } }
      return false
    }
  }
  /// Objects that `handler` gives their values, one after the other, until it says that there is none left.
  public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }
  /// Objects whose values `handler` writes, one after the other, until it says that there is none left.
  public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
  /// Objects by their values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}

/// What came of a request to a store.
open class NSPersistentStoreResult: NSObject {}
/// What came of deleting.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Names, a number, or whether it went well, as the request says.
  public let result: Any?
  /// How the request said so.
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
/// What came of changing.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Names, a number, or whether it went well, as the request says.
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}
/// What came of inserting.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Names, a number, or whether it went well, as the request says.
  public let result: Any?
  init(_ result: Any?) { self.result = result }
}
