import Foundation

/// A place in a container's history.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {
  /// What a token knows of each store.
  associatedtype TokenType
  /// What the token knows of each store.
  var tokenValue: TokenType { get }
}
/// A place in a container's history.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of the last saving of each store, by the stores' names.
  public let tokenValue: [String: Int64]?
  var number: Int64 { tokenValue?.values.max() ?? 0 }
  init(_ number: Int64) { tokenValue = [ModelStore.name: number] }
  /// The earlier one is less.
  public static func < (one: DefaultHistoryToken, other: DefaultHistoryToken) -> Bool { one.number < other.number }
}

/// The values of a deleted object that its class keeps: of variables with `@Attribute(.preserveValueOnDeletion)`.
public struct HistoryTombstone<Model: PersistentModel> {
  private let values: [PartialKeyPath<Model>: Any]
  init(_ values: [PartialKeyPath<Model>: Any]) { self.values = values }
  /// A value; nil when it was not kept.
  public subscript(keyPath: PartialKeyPath<Model>) -> Any? { values[keyPath] }
  /// A value; nil when it was not kept.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }
}

/// That an object was inserted.
public protocol HistoryInsert<Model> {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The number of the saving.
  var transactionIdentifier: Int64 { get }
  /// The change's number.
  var changeIdentifier: Int64 { get }
  /// The object's name.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}
/// That an object was changed.
public protocol HistoryUpdate<Model> {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The number of the saving.
  var transactionIdentifier: Int64 { get }
  /// The change's number.
  var changeIdentifier: Int64 { get }
  /// The object's name.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The variables that were changed.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}
/// That an object was deleted.
public protocol HistoryDelete<Model> {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The number of the saving.
  var transactionIdentifier: Int64 { get }
  /// The change's number.
  var changeIdentifier: Int64 { get }
  /// The object's name.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// What is kept of it.
  var tombstone: HistoryTombstone<Model> { get }
}
/// That an object was inserted.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The number of the saving.
  public let transactionIdentifier: Int64
  /// The change's number.
  public let changeIdentifier: Int64
  /// The object's name.
  public let changedPersistentIdentifier: PersistentIdentifier
}
/// That an object was changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// The number of the saving.
  public let transactionIdentifier: Int64
  /// The change's number.
  public let changeIdentifier: Int64
  /// The object's name.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The variables that were changed.
  public let updatedAttributes: [PartialKeyPath<Model>]
}
/// That an object was deleted.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// The number of the saving.
  public let transactionIdentifier: Int64
  /// The change's number.
  public let changeIdentifier: Int64
  /// The object's name.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// What is kept of it.
  public let tombstone: HistoryTombstone<Model>
}

/// What happened to an object.
public enum HistoryChange {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  /// The object's name.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// One saving.
public protocol HistoryTransaction {
  /// Its kind of token.
  associatedtype TokenType: HistoryToken
  /// Who changed something; nil when the context did not say.
  var author: String? { get }
  /// What happened to objects.
  var changes: [HistoryChange] { get }
  /// The store's name.
  var storeIdentifier: String { get }
  /// When it was.
  var timestamp: Date { get }
  /// The place in the history behind it.
  var token: TokenType { get }
  /// Its number, which grows.
  var transactionIdentifier: Int64 { get }
}
/// One saving.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// Who changed something; nil when the context did not say.
  public let author: String?
  /// The app's name.
  public let bundleIdentifier: String
  /// The process's name.
  public let processIdentifier: String
  /// What happened to objects.
  public let changes: [HistoryChange]
  /// The store's name.
  public let storeIdentifier: String
  /// When it was.
  public let timestamp: Date
  /// The place in the history behind it.
  public let token: DefaultHistoryToken
  /// The number of the saving.
  public let transactionIdentifier: Int64
}

/// Which savings are asked for.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// What is true of them; nil for all.
  public var predicate: Predicate<Transaction>?
  /// How many at most; 0 for all.
  public var fetchLimit: UInt64 = 0
  /// Their order; the order in which they were made without one.
  public var sortBy: [SortDescriptor<Transaction>] = []
  /// A descriptor.
  public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

extension ModelContext {
  /// The savings of the container, of all its contexts, that a descriptor asks for.
  /// - Throws: what the predicate throws.
  public func fetchHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>) throws -> [Transaction] {
    var found = container.store.transactions.compactMap { $0 as? Transaction }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return descriptor.fetchLimit > 0 ? Array(found.prefix(Int(descriptor.fetchLimit))) : found
  }
  /// Forgets the savings that a descriptor asks for.
  /// - Throws: what the predicate throws.
  public func deleteHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>) throws {
    let gone = Set(try fetchHistory(descriptor).map(\.transactionIdentifier))
    container.store.forget(gone)
  }
}

extension PersistentModel {
  static func inserted(_ id: PersistentIdentifier, _ transaction: Int64, _ change: Int64) -> HistoryChange {
    .insert(
      DefaultHistoryInsert<Self>(transactionIdentifier: transaction, changeIdentifier: change, changedPersistentIdentifier: id))
  }
  func updated(_ transaction: Int64, _ change: Int64) -> HistoryChange {
    let paths = Relations.properties(of: Self.self).filter { _$model.restores[$0.name] != nil }.compactMap {
      $0.path as? PartialKeyPath<Self>
    }
    return .update(
      DefaultHistoryUpdate<Self>(
        transactionIdentifier: transaction, changeIdentifier: change, changedPersistentIdentifier: persistentModelID,
        updatedAttributes: paths))
  }
  func deleted(_ transaction: Int64, _ change: Int64) -> HistoryChange {
    var kept: [PartialKeyPath<Self>: Any] = [:]
    for property in Relations.properties(of: Self.self) where property.attribute?.options.contains(.preserveValueOnDeletion) ?? false {
      if let path = property.path as? PartialKeyPath<Self> { kept[path] = self[keyPath: path] }
    }
    return .delete(
      DefaultHistoryDelete<Self>(
        transactionIdentifier: transaction, changeIdentifier: change, changedPersistentIdentifier: persistentModelID,
        tombstone: HistoryTombstone(kept)))
  }
}
