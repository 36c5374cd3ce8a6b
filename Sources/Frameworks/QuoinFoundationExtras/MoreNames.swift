import Foundation
import QuoinFoundation
import QuoinUniformTypes
import SwiftUI

extension URLResourceKey {
  /// What type it is.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
  /// How much room there is for what the user wants.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// How much room there is for what the user could do without.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
  /// A number that changes with its contents.
  public static let fileContentIdentifierKey = URLResourceKey(rawValue: "NSURLFileContentIdentifierKey")
  /// Whether it may be thrown away by the system.
  public static let isPurgeableKey = URLResourceKey(rawValue: "NSURLIsPurgeableKey")
  /// Whether it may have attributes of others.
  public static let mayHaveExtendedAttributesKey = URLResourceKey(rawValue: "NSURLMayHaveExtendedAttributesKey")
}
/// How far a file of the user's account has come to the phone.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
  /// An older version.
  public static let downloaded = URLUbiquitousItemDownloadingStatus(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// The newest.
  public static let current = URLUbiquitousItemDownloadingStatus(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
}
extension URLResourceValues {
  /// What type it is, by its name; nil where the name was not asked for.
  public var contentType: UTType? {
    if isDirectory == true { return .folder }
    guard let name = name ?? path ?? localizedName, let dot = name.lastIndex(of: ".") else { return nil }
    return UTType(filenameExtension: String(name[name.index(after: dot)...]))
  }
  /// Bytes of room for what the user wants: as many as there are.
  public var volumeAvailableCapacityForImportantUsage: Int64? { Self.room }
  /// Bytes of room for what the user could do without: as many as there are.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { Self.room }
  private static var room: Int64? {
    ((try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory()))?[.systemFreeSize] as? NSNumber)?.int64Value
  }
  /// How far it has come from the user's account; nil: none is of one.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
  /// A number that changes with its contents: not told.
  public var fileContentIdentifier: Int64? { nil }
  /// Whether it may be thrown away by the system: no.
  public var isPurgeable: Bool? { false }
  /// Whether it may have attributes of others: yes.
  public var mayHaveExtendedAttributes: Bool? { true }
  /// When the phone lets it be read; nil: always.
  public var fileProtection: URLFileProtection? { nil }
}
extension UserDefaults {
  /// There is no more room; never told here.
  public static let sizeLimitExceededNotification = NSNotification.Name("NSUserDefaultsSizeLimitExceededNotification")
  /// Nobody has an account; never told here.
  public static let noCloudAccountNotification = NSNotification.Name("NSUbiquitousUserDefaultsNoCloudAccountNotification")
  /// The account is another; never told here.
  public static let didChangeCloudAccountsNotification = NSNotification.Name("NSUbiquitousUserDefaultsDidChangeAccountsNotification")
  /// All has come from the account; never told here.
  public static let completedInitialCloudSyncNotification = NSNotification.Name(
    "NSUbiquitousUserDefaultsCompletedInitialSyncNotification")
}
extension NSNotification.Name {
  /// The clock was set; never told here.
  public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
  /// The user's account is another; never told here.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
/// Several errors that one comes of, in an error's words.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
extension NSError {
  /// The errors that this one comes of.
  public var underlyingErrors: [any Error] {
    let several = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
    return ((userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []) + several
  }
}
extension Thread {
  /// How soon the thread is given time, 0 to 1; nobody is told here.
  @discardableResult public class func setThreadPriority(_ p: Double) -> Bool { false }
  /// How soon the thread is given time, 0 to 1: as all.
  public class func threadPriority() -> Double { 0.5 }
  /// How soon the thread is given time, 0 to 1; kept only.
  public var threadPriority: Double {
    get { Kept.value(of: self, 0.5) }
    set { Kept.set(newValue, of: self) }
  }
}
/// Which Foundation it is, by Apple's count. Assumed: a number above all that is asked for.
public let NSFoundationVersionNumber = 4000.0
/// What is called when an exception of Objective-C is not caught; there are none, so it never is.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
/// What is called when an exception of Objective-C is not caught: nothing.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { nil }

/// Bytes that may be thrown away while nobody looks at them; nothing here throws them away by itself.
open class NSPurgeableData: NSObject, NSDiscardableContent, @unchecked Sendable {
  private var bytes: Data?
  private var readers = 1
  /// No bytes.
  public override init() { bytes = Data() }
  /// Bytes.
  public init(data: Data) { bytes = data }
  /// The bytes; none where they were thrown away.
  open var data: Data { bytes ?? Data() }
  /// How many there are.
  open var length: Int { data.count }
  /// Puts more at their end.
  open func append(_ other: Data) { bytes?.append(other) }
  /// Somebody looks at it: whether it is still there.
  open func beginContentAccess() -> Bool {
    if bytes != nil { readers += 1 }
    return bytes != nil
  }
  /// Somebody looks at it no more.
  open func endContentAccess() { readers = max(0, readers - 1) }
  /// Throws the bytes away where nobody looks at them.
  open func discardContentIfPossible() { if readers == 0 { bytes = nil } }
  /// Whether they are thrown away.
  open func isContentDiscarded() -> Bool { bytes == nil }
}

extension NSAttributedString {
  /// Text whose marks of Markdown are looks.
  /// - Throws: what the reader of Markdown throws.
  public convenience init(
    markdown markdownString: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL)) }
  /// Text whose marks of Markdown are looks, from bytes of UTF-8.
  /// - Throws: what the reader of Markdown throws.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)) }
}
extension RunLoop {
  /// Forgets methods that were to be called; nothing waits here.
  public func cancelPerformSelectors(withTarget target: Any) {}
}
extension Stream {
  /// Would connect to another machine: the streams that it gives carry nothing.
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = InputStream(data: Data())
    outputStream?.pointee = OutputStream.toMemory()
  }
}
