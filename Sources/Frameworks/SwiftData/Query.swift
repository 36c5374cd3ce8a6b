import Foundation
import SwiftUI

/// The objects of a class that a view shows; it is evaluated again when some come, go or change.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  /// All objects.
  public nonisolated init() { descriptor = FetchDescriptor() }
  /// What went wrong with the last finding; nil when nothing did.
  @MainActor public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }
  /// The context the objects are found in.
  @MainActor public var modelContext: ModelContext { context }
  /// The objects; none when they could not be found.
  @MainActor public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
}

extension Query {
  /// What a descriptor asks for.
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }
  /// What a descriptor asks for.
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }
  /// All objects.
  public nonisolated init(animation: Animation) { self.init() }
  /// All objects.
  public nonisolated init(transaction: Transaction) { self.init() }
  /// Those a predicate is true of, in an order.
  public nonisolated init(filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  /// Those a predicate is true of, in an order.
  public nonisolated init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  /// All, in an order.
  public nonisolated init(sort descriptors: [SortDescriptor<Element>], animation: Animation? = nil) {
    self.init(FetchDescriptor(sortBy: descriptors))
  }
  /// Those a predicate is true of, by a value.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
  /// Those a predicate is true of, by a value that may be missing.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
  /// Those a predicate is true of, by a value.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
  /// Those a predicate is true of, by a value that may be missing.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}

// MARK: Views

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { shared }
  // One for all, so that what a view inserts without a container is found again.
  nonisolated(unsafe) private static let shared = ModelContext(ModelContainer(Schema([]), nil, []))
}

extension EnvironmentValues {
  /// The context that views insert into and find in.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives views a container.
  public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }
  /// Gives views a container of a class, made once.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Gives views a container of some classes, made once.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(MadeContainer(types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
  /// Gives views a context.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

extension Scene {
  /// Gives views a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }
  /// Gives views a container of a class.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Gives views a container of some classes.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = ModelContainer(Schema(modelTypes), nil, [])
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    if isUndoEnabled { container.mainContext.undoManager = UndoManager() }
    onSetup(.success(container))
    return modelContainer(container)
  }
  /// Gives views a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
}

/// A container that is made when its view first appears, and stays with it.
private struct MadeContainer: ViewModifier {
  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var holder = Holder()

  final class Holder { var container: ModelContainer? }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }

  private var container: ModelContainer {
    if let made = holder.container { return made }
    let made = ModelContainer(Schema(types), nil, [])
    made.mainContext.autosaveEnabled = isAutosaveEnabled
    if isUndoEnabled { made.mainContext.undoManager = UndoManager() }
    holder.container = made
    onSetup(.success(made))
    return made
  }
}
