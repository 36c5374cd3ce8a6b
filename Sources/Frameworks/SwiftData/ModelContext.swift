import Foundation
import UIKit

/// Where objects are inserted, found, changed and deleted.
public final class ModelContext: Equatable {
  /// The container whose objects these are.
  public let container: ModelContainer
  /// Whether changes are saved by themselves. Others of the container then see them at once.
  public var autosaveEnabled = false
  /// What is undone by: insertions, deletions and values that are set on the main actor. nil for nothing.
  public var undoManager: UndoManager?
  /// Who changed something, as a history tells it; nil for nobody.
  public var author: String?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var hasChangedValues = false

  /// A context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether something is not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || hasChangedValues }
  /// The objects that are inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The objects that are deleted and not saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }
  /// The objects that are changed and not saved.
  public var changedModelsArray: [any PersistentModel] { container.store.every().filter { $0.hasChanges } }

  func noteChange() { hasChangedValues = true }

  /// On servers the main queue need not be the main thread's.
  private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil }
  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  /// Undo managers belong to the main actor; what is changed elsewhere is not undone.
  func noteUndo<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
    guard let undoManager, Self.isOnMain else { return }
    nonisolated(unsafe) let (target, handler) = (target, handler)
    MainActor.assumeIsolated { undoManager.registerUndo(withTarget: target, handler: handler) }
  }

  // MARK: Changing

  /// Takes in an object, and those it holds. One with the same unique value goes.
  public func insert<T: PersistentModel>(_ model: T) {
    guard model._$model.context == nil || model._$model.isDeleted else { return }
    replaceEqual(model)
    model._$model.context = self
    model._$model.isDeleted = false
    deleted.removeAll { $0 === model }
    inserted.append(model)
    noteUndo(self) { $0.delete(model) }
    for property in Relations.relationships(of: model) {
      for other in property.models(of: model) {
        if other._$model.context == nil { insert(other) }
        // What was set before the other end was known.
        if let destination = property.destination { Relations.inverse(of: property, in: T.self, destination)?.link?(other, model, true) }
      }
    }
    settle()
  }

  private func replaceEqual<T: PersistentModel>(_ model: T) {
    for property in Relations.properties(of: T.self) where property.attribute?.options.contains(.unique) ?? false {
      guard let value = property.value(model) as? AnyHashable else { continue }
      for other in objects(T.self) where other !== model && property.value(other) as? AnyHashable == value { delete(other) }
    }
  }

  /// Deletes an object. Those it holds go too, or let go of it, as their delete rule says.
  public func delete<T: PersistentModel>(_ model: T) {
    guard !model._$model.isDeleted else { return }
    model._$model.isDeleted = true
    noteUndo(self) { $0.insert(model) }
    for property in Relations.relationships(of: model) {
      let others = property.models(of: model)
      switch property.relationship?.deleteRule ?? .nullify {
      case .cascade: for other in others { delete(other) }
      case .nullify:
        if let destination = property.destination, let back = Relations.inverse(of: property, in: T.self, destination) {
          for other in others { back.link?(other, model, false) }
        }
      case .noAction, .deny: break
      }
    }
    // Those that point here alone let go as well.
    for other in container.store.every() + inserted where other !== model {
      for property in Relations.relationships(of: other)
      where property.destination.map({ ObjectIdentifier($0) == ObjectIdentifier(T.self) }) ?? false {
        property.link?(other, model, false)
      }
    }
    if inserted.contains(where: { $0 === model }) { inserted.removeAll { $0 === model } } else { deleted.append(model) }
    container.store.tell()
    settle()
  }

  /// Deletes all objects of a class, or those a predicate is true of.
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
    for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
  }

  private func settle() {
    if autosaveEnabled { commit() } else { container.store.tell() }
  }

  private func commit() {
    let (added, removed) = (inserted, deleted)
    let changed = hasChangedValues ? changedModelsArray.filter { one in !removed.contains { $0 === one } } : []
    guard !added.isEmpty || !removed.isEmpty || hasChangedValues else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    (inserted, deleted, hasChangedValues) = ([], [], false)
    container.store.note(added: added, changed: changed, removed: removed, by: author)
    for model in added + changed { model._$model.settle() }
    container.store.change(adding: added, removing: removed)
    func names(_ models: [any PersistentModel]) -> [PersistentIdentifier] { models.map { $0.persistentModelID } }
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: names(added), NotificationKey.updatedIdentifiers.rawValue: names(changed),
        NotificationKey.deletedIdentifiers.rawValue: names(removed),
      ])
  }

  /// Shows others of the container what was changed.
  public func save() throws {
    commit()
    for model in container.store.every() { model._$model.settle() }
  }
  /// Forgets what was inserted, deleted and changed since the last saving.
  public func rollback() {
    for model in inserted { model._$model.context = nil }
    for model in deleted { model._$model.isDeleted = false }
    for model in container.store.every() { model._$model.restore() }
    (inserted, deleted, hasChangedValues) = ([], [], false)
    container.store.tell()
  }
  /// Does something, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
  /// Saves what was changed.
  public func processPendingChanges() { if autosaveEnabled { commit() } }

  // MARK: Finding

  private func objects<T: PersistentModel>(_ type: T.Type, withPending: Bool = true) -> [T] {
    let saved = container.store.all(type).filter { !withPending || !$0._$model.isDeleted }
    if !withPending { return saved.compactMap { $0 as? T } }
    return (saved + inserted.filter { Swift.type(of: $0) == type && !saved.contains { [model = $0] in $0 === model } }).compactMap {
      $0 as? T
    }
  }

  /// The objects that a descriptor asks for, in its order; in the order of their arrival without one.
  /// - Throws: what a predicate throws, as by a number divided by zero.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = objects(T.self, withPending: descriptor.includePendingChanges)
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }
  /// How many objects a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
  /// The names of the objects that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }
  /// Calls `block` with each object that a descriptor asks for.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws { for model in try self.fetch(fetch) { try block(model) } }
  /// The object of a name.
  /// - Precondition: there is one.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let found = (container.store.every() + inserted).first(where: { $0.persistentModelID == identifier }) else {
      fatalError("No \(identifier.entityName) of this identifier is in the context.")
    }
    return found
  }
  /// The object of a name; nil when there is none.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    objects(T.self).first { $0.persistentModelID == identifier }
  }
  /// The object of a name; nil when there is none.
  public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? { registeredModel(for: identifier) }

  public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
}

/// Which objects to find, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What is true of them; nil for all.
  public var predicate: Predicate<T>?
  /// Their order.
  public var sortBy: [SortDescriptor<T>]
  /// How many at most; nil and 0 for all.
  public var fetchLimit: Int?
  /// How many of the first are left out.
  public var fetchOffset: Int?
  /// Whether what is inserted or deleted and not saved counts; what values were changed to counts in any case.
  public var includePendingChanges = true
  /// Which properties are wanted; all are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which relationships are wanted; all are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// A descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}

// MARK: Actors

/// Who works with a context off the main actor.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}
/// One piece of work after the other.
public final class DefaultSerialModelExecutor: ModelExecutor, SerialExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData")
  /// An executor of a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
  /// Does a piece of work once the others are done.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
/// An actor with a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
  /// The container whose objects these are.
  nonisolated var modelContainer: ModelContainer { get }
  /// Who works with the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  /// The actor's own context.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The object of a name; nil when there is none.
  public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: identifier)
  }
}
