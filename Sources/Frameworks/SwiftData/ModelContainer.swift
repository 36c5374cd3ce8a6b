import Foundation
import Observation

/// Keeps the objects of some classes: in memory, for as long as it lives.
public final class ModelContainer: @unchecked Sendable, Equatable {
  /// The classes.
  public let schema: Schema
  /// How it was to be made.
  public let configurations: Set<ModelConfiguration>
  /// How older stores would become newer ones; nothing runs.
  public var migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = ModelStore()
  private let lock = NSLock()
  private var main: ModelContext?

  /// A container of some classes.
  public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    self.init(Schema(types), nil, configurations)
  }
  /// A container of some classes.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...
  ) throws { self.init(Schema(types), migrationPlan, configurations) }
  /// A container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { self.init(schema, migrationPlan, configurations) }
  /// A container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws { self.init(schema, migrationPlan, configurations) }

  init(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) {
    self.schema = schema
    migrationPlan = plan
    self.configurations = Set(configurations)
  }

  /// The context of the app's face.
  @MainActor public var mainContext: ModelContext {
    lock.withLock {
      if let main { return main }
      let made = ModelContext(self)
      made.autosaveEnabled = true
      main = made
      return made
    }
  }

  /// Lets all objects go.
  public func deleteAllData() { store.removeAll() }
  /// Lets all objects go.
  public func erase() throws { store.removeAll() }

  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}

/// The objects that contexts of one container have saved, in the order of their arrival.
final class ModelStore: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: [any PersistentModel]] = [:]
  private let registrar = ObservationRegistrar()

  /// Stands for all objects, so that views which fetched are told when some come or go.
  final class Contents: Observable { var all: Int { 0 } }
  private let contents = Contents()

  func all(_ type: any PersistentModel.Type) -> [any PersistentModel] {
    registrar.access(contents, keyPath: \.all)
    return lock.withLock { objects[ObjectIdentifier(type)] ?? [] }
  }
  func every() -> [any PersistentModel] { lock.withLock { objects.values.flatMap { $0 } } }

  func change(adding added: [any PersistentModel], removing removed: [any PersistentModel]) {
    lock.withLock {
      for model in removed { objects[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model } }
      for model in added where !(objects[ObjectIdentifier(type(of: model))] ?? []).contains(where: { $0 === model }) {
        objects[ObjectIdentifier(type(of: model)), default: []].append(model)
      }
    }
    tell()
  }
  // MARK: History

  static let name = "default.store"
  private var saved: [DefaultHistoryTransaction] = []
  private var last: Int64 = 0
  private var lastChange: Int64 = 0
  var transactions: [DefaultHistoryTransaction] { lock.withLock { saved } }
  func forget(_ gone: Set<Int64>) { lock.withLock { saved.removeAll { gone.contains($0.transactionIdentifier) } } }

  func note(added: [any PersistentModel], changed: [any PersistentModel], removed: [any PersistentModel], by author: String?) {
    guard !added.isEmpty || !changed.isEmpty || !removed.isEmpty else { return }
    lock.withLock {
      last += 1
      func next() -> Int64 {
        lastChange += 1
        return lastChange
      }
      let inserts = added.map { type(of: $0).inserted($0.persistentModelID, last, next()) }
      let updates = changed.map { $0.updated(last, next()) }
      let deletes = removed.map { $0.deleted(last, next()) }
      saved.append(
        DefaultHistoryTransaction(
          author: author, bundleIdentifier: Bundle.main.bundleIdentifier ?? "", processIdentifier: ProcessInfo.processInfo.processName,
          changes: inserts + updates + deletes, storeIdentifier: Self.name, timestamp: Date(), token: DefaultHistoryToken(last),
          transactionIdentifier: last))
    }
  }

  func removeAll() {
    lock.withLock { objects = [:] }
    tell()
  }
  func tell() { registrar.withMutation(of: contents, keyPath: \.all) {} }
}
