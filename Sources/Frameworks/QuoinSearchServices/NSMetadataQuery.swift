import Foundation

/// A search for files by what is known of them. Nothing is found here: there is no index, and no cloud.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// What is looked for; kept only.
  open var predicate: NSPredicate?
  /// In which order; kept only.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// What else is told of files; kept only.
  open var valueListAttributes: [String] = []
  /// By what files are put together; kept only.
  open var groupingAttributes: [String]?
  /// How often news is told, in seconds; kept only.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where; kept only.
  open var searchScopes: [Any] = []
  /// Among what; kept only.
  open var searchItems: [Any]?
  /// Where news is told; kept only.
  open var operationQueue: OperationQueue?
  /// Who may change what is found; nobody is asked.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// Whether it was started.
  open private(set) var isStarted = false
  /// Whether it was stopped.
  open var isStopped: Bool { !isStarted }
  /// Whether it is still looking for the first time: no, nothing is there.
  open var isGathering: Bool { false }
  /// Whether news is told.
  private var pauses = 0
  /// Starts; that nothing was found is told at once. False when it had been started.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }
  /// Stops.
  open func stop() { isStarted = false }
  /// Tells no news for a while.
  open func disableUpdates() { pauses += 1 }
  /// Tells news again.
  open func enableUpdates() { pauses = max(0, pauses - 1) }
  /// How many were found: none.
  open var resultCount: Int { 0 }
  /// What was found: nothing.
  open var results: [Any] { [] }
  /// What was found at a place; an item of which nothing is known.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
  /// At which place something was found: at none.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// What is known of something that was found: nothing.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
  /// What was found, put together: nothing.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// None.
  open func enumerateResults(options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// None.
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }
  /// Does not start yet.
  public override init() {}
}
/// May change what a search has found; nobody is asked.
public protocol NSMetadataQueryDelegate: AnyObject {
  /// What takes the place of something that was found.
  func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
  /// What takes the place of what is known of it.
  func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any) -> Any
}
extension NSMetadataQueryDelegate {
  /// The same.
  public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any { result }
  /// The same.
  public func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any) -> Any {
    attrValue
  }
}
/// A file that was found.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  private let url: URL?
  /// Nothing.
  public override init() { url = nil }
  /// A file; nil where there is none.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.url = url
  }
  /// What is known: its place and its name; nil for everything else.
  open func value(forAttribute key: String) -> Any? {
    switch key {
    case NSMetadataItemURLKey: url
    case NSMetadataItemPathKey: url?.path
    case NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey: url?.lastPathComponent
    default: nil
    }
  }
  /// What is known, by several names.
  open func values(forAttributes keys: [String]) -> [String: Any]? {
    var known: [String: Any] = [:]
    for key in keys { known[key] = value(forAttribute: key) }
    return known
  }
  /// The names under which something is known.
  open var attributes: [String] { url == nil ? [] : [NSMetadataItemURLKey, NSMetadataItemPathKey, NSMetadataItemFSNameKey] }
}
/// Files that were found and are put together.
open class NSMetadataQueryResultGroup: NSObject, @unchecked Sendable {
  /// By what.
  open var attribute: String { "" }
  /// By which of its values.
  open var value: Any { "" }
  /// How many.
  open var resultCount: Int { 0 }
}
extension NSNotification.Name {
  /// A search begins.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
  /// A search goes on.
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
  /// A search has looked everywhere once.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
  /// What a search has found is another.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
/// A file's place.
public let NSMetadataItemURLKey = "kMDItemURL"
/// A file's path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// A file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// A file's name as it is shown.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// How large a file is, in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When a file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// When a file was changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// What kind of file.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// Whether it is in the cloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// How far it was fetched from the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// How much of it was fetched, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// How much of it was sent, in percent.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// The latest of it is here.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// Something of it is here.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// Nothing of it is here.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// In the documents of an app's cloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// Elsewhere in an app's cloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// In what lies outside of an app's cloud and was opened.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope = "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
