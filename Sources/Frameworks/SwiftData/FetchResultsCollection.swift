import Foundation

/// Found objects, as a collection; on the phone they are loaded some at a time, here they are there.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { elements.count }
  /// The object of a place.
  public subscript(position: Int) -> Element { elements[position] }
}

extension ModelContext {
  /// The objects that a descriptor asks for, loaded so many at a time; they are all there.
  /// - Throws: what a predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(try fetch(descriptor))
  }
  /// The names of the objects that a descriptor asks for, loaded so many at a time; they are all there.
  /// - Throws: what a predicate throws.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> { FetchResultsCollection(try fetchIdentifiers(descriptor)) }
}
