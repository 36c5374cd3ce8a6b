import Foundation

/// What a context asks of a request that answers later.
protocol AsynchronousFetch: AnyObject {
  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// Finds objects and calls back; here at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetch {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// What is called with what was found; nil for nothing.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many objects are expected, for progress; 0 for not known.
  open var estimatedResultCount = 0
  /// A request, and what is called with what it finds.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, blk)
  }

  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>(self, context)
    do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
    result.progress?.completedUnitCount = result.progress?.totalUnitCount ?? 0
    completionBlock?(result)
    return result
  }
}

/// What comes of a request that answers later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// Where it was asked.
  public let managedObjectContext: NSManagedObjectContext
  /// What went wrong; nil for nothing.
  open internal(set) var operationError: (any Error)?
  /// How far it is.
  open internal(set) var progress: Progress?
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  /// Ends it; it has ended.
  open func cancel() { progress?.cancel() }
}

/// What a request that answers later has found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// What was asked for.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects; nil when something went wrong.
  open internal(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
    progress = Progress(totalUnitCount: Int64(max(request.estimatedResultCount, 1)))
  }
}
