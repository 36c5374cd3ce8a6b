import Foundation

/// What happened to an object of a list.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of a list.
public protocol NSFetchedResultsSectionInfo {
  /// What its objects have in common.
  var name: String { get }
  /// What stands at the list's edge for it.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// Its objects.
  var objects: [Any]? { get }
}

struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let members: [NSManagedObject]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Who is told what happened to a list.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Changes are about to be told.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// All changes were told.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// What happened to an object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// What happened to a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  /// All that happened to a list without sections, by the objects' names.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// What stands at the list's edge for a section; nil for what usually does.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}
extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  /// What usually stands there: the first letter.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The objects of a request as a list with sections, kept up with its context.
nonisolated open class NSFetchedResultsController<ResultType>: NSObject {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of the value that a section's objects have in common; nil for one section.
  public let sectionNameKeyPath: String?
  /// A cache's name; nothing is kept.
  public let cacheName: String?
  /// Who is told.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var list: [FetchedSection]?

  /// A list that is empty until `performFetch`.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
    context.listeners[ObjectIdentifier(self)] = { [weak self] in self?.update() }
  }
  deinit { managedObjectContext.listeners[ObjectIdentifier(self)] = nil }

  /// Finds the objects.
  /// - Throws: what the context's `fetch` throws.
  open func performFetch() throws { list = try made() }
  /// Forgets a cache; there is none.
  open class func deleteCache(withName name: String?) {}

  private func made() throws -> [FetchedSection] {
    let objects = try managedObjectContext.found(fetchRequest)
    guard let path = sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1] = FetchedSection(name: name, members: (sections.last?.members ?? []) + [object])
      } else {
        sections.append(FetchedSection(name: name, members: [object]))
      }
    }
    return sections
  }

  private func update() {
    guard let before = list, let after = try? made() else { return }
    list = after
    guard let delegate, let told = (self as AnyObject as? NSFetchedResultsController<any NSFetchRequestResult>) ?? untyped else { return }
    delegate.controllerWillChangeContent(told)
    let (old, new) = (Self.places(before), Self.places(after))
    for (index, section) in before.enumerated() where !after.contains(where: { $0.name == section.name }) {
      delegate.controller(told, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in after.enumerated() where !before.contains(where: { $0.name == section.name }) {
      delegate.controller(told, didChange: section, atSectionIndex: index, for: .insert)
    }
    for (object, place) in old where new[object] == nil {
      delegate.controller(told, didChange: object, at: place, for: .delete, newIndexPath: nil)
    }
    for (object, place) in new {
      if let was = old[object] {
        if was != place {
          delegate.controller(told, didChange: object, at: was, for: .move, newIndexPath: place)
        } else if object.hasChanges {
          delegate.controller(told, didChange: object, at: was, for: .update, newIndexPath: place)
        }
      } else {
        delegate.controller(told, didChange: object, at: nil, for: .insert, newIndexPath: place)
      }
    }
    func names(_ sections: [FetchedSection]) -> [NSManagedObjectID] { sections.flatMap(\.members).map(\.objectID) }
    delegate.controller(told, didChangeContentWith: names(after).difference(from: names(before)).inferringMoves())
    delegate.controllerDidChangeContent(told)
  }

  /// The same list for delegates, who know no type.
  private var untyped: NSFetchedResultsController<any NSFetchRequestResult>? {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? fetchRequest.entity?.name ?? "")
    (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
    let copy = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    copy.list = list
    return copy
  }

  private static func places(_ sections: [FetchedSection]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (row, object) in info.members.enumerated() { places[object] = [section, row] }
    }
    return places
  }

  // MARK: The list

  /// The objects; nil before `performFetch`.
  open var fetchedObjects: [ResultType]? { list?.flatMap(\.members).compactMap { $0 as? ResultType } }
  /// The sections; nil before `performFetch`.
  open var sections: [any NSFetchedResultsSectionInfo]? { list }
  /// The object at a place.
  /// - Precondition: there is one.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = list, sections.indices.contains(indexPath[0]), sections[indexPath[0]].members.indices.contains(indexPath[1]),
      let object = sections[indexPath[0]].members[indexPath[1]] as? ResultType
    else { fatalError("NSFetchedResultsController has no object at \(indexPath). Was performFetch() called?") }
    return object
  }
  /// An object's place; nil when it is not in the list.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { Self.places(list ?? [])[$0] }
  }
  /// What stands at the list's edge.
  open var sectionIndexTitles: [String] { (list ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) } }
  /// What stands at the list's edge for a section: what the delegate says, or the first letter.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate, let told = (self as AnyObject as? NSFetchedResultsController<any NSFetchRequestResult>) ?? untyped else {
      return sectionName.first.map { String($0).uppercased() }
    }
    return delegate.controller(told, sectionIndexTitleForSectionName: sectionName)
  }
  /// The section of a title at the list's edge.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    min(max(sectionIndex, 0), max((list?.count ?? 1) - 1, 0))
  }
}
