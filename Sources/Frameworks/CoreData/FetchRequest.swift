import Foundation
import SwiftUI

/// What a property asks for; changed from outside it asks anew.
final class FetchBox<Result: NSFetchRequestResult> {
  let watch = Watch()
  let request: NSFetchRequest<Result>
  /// The order in the library's own descriptors, where it was said so.
  var sorts: Any?
  init(_ request: NSFetchRequest<Result>) { self.request = request }

  static func request(_ entity: NSEntityDescription?, _ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<
    Result
  > {
    let request = NSFetchRequest<Result>()
    request.entity = entity ?? (Result.self as? NSManagedObject.Type)?.entity()
    (request.sortDescriptors, request.predicate) = (descriptors, predicate)
    return request
  }

  @MainActor func results(in context: NSManagedObjectContext) -> [Result] {
    watch.read()
    return (try? context.fetch(request)) ?? []
  }
  func set(_ body: (NSFetchRequest<Result>) -> Void) { watch.change { body(request) } }

  /// What is true of the objects. Set, it asks anew.
  var predicate: NSPredicate? {
    get { request.predicate }
    set { self.set { $0.predicate = newValue } }
  }
  /// Their order. Set, it asks anew.
  var descriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    set { self.set { $0.sortDescriptors = newValue } }
  }
}
extension FetchBox where Result: NSManagedObject {
  /// The order in the library's own descriptors, as far as it was said so. Set, it asks anew.
  var libraryDescriptors: [SortDescriptor<Result>] {
    get { sorts as? [SortDescriptor<Result>] ?? [] }
    set {
      sorts = newValue
      descriptors = newValue.map(NSSortDescriptor.init)
    }
  }
}

/// The objects of a context that a view shows; it is evaluated again when some come, go or change.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var kept: FetchBox<Result>
  private let given: FetchBox<Result>

  /// What a request asks for.
  public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    given = FetchBox(fetchRequest)
    _kept = State(initialValue: given)
  }
  /// What a request asks for.
  public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(fetchRequest: fetchRequest) }
  /// The objects.
  @MainActor public var wrappedValue: FetchedResults<Result> { FetchedResults(box: box, items: box.results(in: context)) }
  // A view that is made anew with another predicate asks for that.
  @MainActor private var box: FetchBox<Result> {
    let isSame = kept.request.predicate === given.request.predicate || given.request.predicate == nil
    return isSame || kept === given ? kept : given
  }

  /// What can be changed of it.
  @MainActor public struct Configuration {
    /// What is true of the objects; nil for all.
    public var nsPredicate: NSPredicate?
    /// Their order.
    public var nsSortDescriptors: [NSSortDescriptor] = []
  }
  /// What can be changed of it.
  @MainActor public var projectedValue: Binding<Configuration> {
    let box = box
    return Binding {
      Configuration(nsPredicate: box.predicate, nsSortDescriptors: box.descriptors)
    } set: { configuration in
      box.set { ($0.predicate, $0.sortDescriptors) = (configuration.nsPredicate, configuration.nsSortDescriptors) }
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of an entity, in an order, those a predicate is true of.
  public nonisolated init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(fetchRequest: FetchBox.request(entity, sortDescriptors, predicate)) }
  /// The objects of the class, in an order, those a predicate is true of.
  @_disfavoredOverload public nonisolated init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(fetchRequest: FetchBox.request(nil, sortDescriptors, predicate))
  }
  /// The objects of the class, in an order, those a predicate is true of.
  public nonisolated init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(fetchRequest: FetchBox.request(nil, sortDescriptors.map(NSSortDescriptor.init), predicate))
    given.sorts = sortDescriptors
  }
}

extension NSSortDescriptor {
  /// An order as the library's own descriptor has it.
  public convenience init<Compared: NSObject>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.itself, ascending: true) { one, two in
      guard let one = one as? Compared, let two = two as? Compared else { return .orderedSame }
      return descriptor.compare(one, two)
    }
  }
}
extension NSObject { fileprivate var itself: NSObject { self } }

/// The objects that a request found.
@MainActor public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  let box: FetchBox<Result>
  let items: [Result]
  /// What is true of the objects; nil for all. Set, it asks anew.
  public var nsPredicate: NSPredicate? {
    get { box.predicate }
    nonmutating set { box.predicate = newValue }
  }
  /// Their order. Set, it asks anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { box.descriptors }
    nonmutating set { box.descriptors = newValue }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Result { items[position] }
}
extension FetchedResults where Result: NSManagedObject {
  /// Their order, as far as it was given in these descriptors. Set, it asks anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { box.libraryDescriptors }
    nonmutating set { box.libraryDescriptors = newValue }
  }
}

/// The objects of a context in sections, which a view shows.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var box: FetchBox<Result>
  @State private var path: PathBox<SectionIdentifier, Result>

  /// What a request asks for, in sections by a value.
  public nonisolated init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) {
    _box = State(initialValue: FetchBox(fetchRequest))
    _path = State(initialValue: PathBox(sectionIdentifier))
  }
  /// The sections.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in box.results(in: context) {
      let id = object[keyPath: path.path]
      if sections.last?.id == id {
        sections[sections.count - 1].items.append(object)
      } else {
        sections.append(.init(id: id, items: [object]))
      }
    }
    return SectionedFetchResults(box: box, path: path, sections: sections)
  }
}
final class PathBox<Value, Result> {
  var path: KeyPath<Result, Value>
  init(_ path: KeyPath<Result, Value>) { self.path = path }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// The objects of an entity, in an order, in sections by a value.
  public nonisolated init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(fetchRequest: FetchBox.request(entity, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier) }
  /// The objects of the class, in an order, in sections by a value.
  @_disfavoredOverload public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(fetchRequest: FetchBox.request(nil, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier) }
  /// The objects of the class, in an order, in sections by a value.
  public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: FetchBox.request(nil, sortDescriptors.map(NSSortDescriptor.init), predicate), sectionIdentifier: sectionIdentifier)
  }
}

/// The sections that a request found.
@MainActor
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  /// Objects that have a value in common.
  @MainActor public struct Section: @preconcurrency Identifiable, @preconcurrency RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    var items: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    public subscript(position: Int) -> Result { items[position] }
  }
  let box: FetchBox<Result>
  let path: PathBox<SectionIdentifier, Result>
  let sections: [Section]
  /// What is true of the objects; nil for all. Set, it asks anew.
  public var nsPredicate: NSPredicate? {
    get { box.predicate }
    nonmutating set { box.predicate = newValue }
  }
  /// Their order. Set, it asks anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { box.descriptors }
    nonmutating set { box.descriptors = newValue }
  }
  /// The value that makes the sections. Set, it asks anew.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path.path }
    nonmutating set { box.set { _ in path.path = newValue } }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}
extension SectionedFetchResults where Result: NSManagedObject {
  /// Their order, as far as it was given in these descriptors. Set, it asks anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { box.libraryDescriptors }
    nonmutating set { box.libraryDescriptors = newValue }
  }
}

// MARK: The environment

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { empty }
  // One for all, so that what a view inserts without a container is found again.
  private static let empty = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context of views; an empty one unless some view around gives another.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
