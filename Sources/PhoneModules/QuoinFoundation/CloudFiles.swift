import Foundation

/// A file that others may change, too: here nobody else does.
public protocol NSFilePresenter: NSObjectProtocol {
  /// Which file.
  var presentedItemURL: URL? { get }
  /// Where it is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file has changed.
  func presentedItemDidChange()
  /// The file lies elsewhere now.
  func presentedItemDidMove(to newURL: URL)
  /// What was not saved must be now.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file is about to go.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Another version came to be.
  func presentedItemDidGain(_ version: NSFileVersion)
  /// A version is gone.
  func presentedItemDidLose(_ version: NSFileVersion)
  /// Two versions were made one.
  func presentedItemDidResolveConflict(_ version: NSFileVersion)
  /// A file of the folder has changed.
  func presentedSubitemDidChange(at url: URL)
  /// A file came into the folder.
  func presentedSubitemDidAppear(at url: URL)
}
extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Has nothing to save.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
  /// Has nothing against it.
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
  /// Does nothing.
  public func presentedItemDidGain(_ version: NSFileVersion) {}
  /// Does nothing.
  public func presentedItemDidLose(_ version: NSFileVersion) {}
  /// Does nothing.
  public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
}

/// Lets one after the other at a file: here at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// What a reader asks for.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is saved first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links are gone after.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is told about the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// To send it elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  /// What a writer is about to do.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It goes.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It moves.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// What waits is saved first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what is told about the file changes.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// One for a presenter.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}
  /// Kept by nobody.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Kept by nobody.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer = nil, byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer = nil, byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer = nil, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }
  /// Reads and writes several files, one task for all; told on a queue.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }
  /// Nobody else has to be told that a file is about to move.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Nobody else has to be told that a file has moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Who asks, by a name; kept only.
  open var purposeIdentifier = UUID().uuidString
  /// Who may be told of changes: nobody is.
  open class var filePresenters: [any NSFilePresenter] { [] }
  /// Nothing waits.
  open func cancel() {}
}

/// What is about to be done with a file.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// Where it lies.
  public let url: URL
  private init(_ url: URL) { self.url = url }
  /// To read it.
  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> Self { NSFileAccessIntent(url) as! Self }
  /// To write it.
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> Self { NSFileAccessIntent(url) as! Self }
}

/// What an app keeps with its user's account: here for as long as it runs.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Told when another device has changed something; never here.
  public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// What lies under a name.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Puts something under a name.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Takes away what lies under a name.
  open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
  /// A text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// A row.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// A dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Bytes.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// A whole number; 0 where there is none.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? Int64) ?? (object(forKey: aKey) as? Int).map(Int64.init) ?? 0
  }
  /// A number; 0 where there is none.
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// A truth; false where there is none.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// All of it.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Whether it could be kept.
  @discardableResult open func synchronize() -> Bool { true }
}

extension FileManager {
  /// Where an app's files of the user's account lie: nowhere here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Whose account it is: nobody's here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Where the files that several apps share lie: nowhere here.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  /// Whether a file is of the user's account: none is here.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Would fetch a file from the user's account.
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
  /// Would leave a file to the user's account alone.
  public func evictUbiquitousItem(at url: URL) throws {}
  /// Would give a file to the user's account, or take it from there.
  /// - Throws: `CocoaError.ubiquitousFileUnavailable`: nobody has an account here.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  /// Would put a file among those that are thrown away.
  /// - Throws: `CocoaError.featureUnsupported`, as on a phone, which has no such place.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    throw CocoaError(.featureUnsupported)
  }
}
extension URL {
  /// Whether the file may be read from now on: the user's own files may.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
  /// The end of it.
  public func stopAccessingSecurityScopedResource() {}
}

/// Where a failure is put, as Objective-C tells of one: `&error`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Which names another device has changed, in a notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Why something has changed, in a notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Another device has changed something.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// What was there at first has come.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There is no more room.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The account is another.
public let NSUbiquitousKeyValueStoreAccountChange = 3
