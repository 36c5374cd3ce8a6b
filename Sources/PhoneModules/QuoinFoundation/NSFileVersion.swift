import Foundation

/// A version of a file, as several devices of one account make them. A file has one here: the one that lies there.
open class NSFileVersion: NSObject, @unchecked Sendable {
  /// How another version takes the file's place.
  public struct ReplacingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is moved there.
    public static let byMoving = ReplacingOptions(rawValue: 1)
  }
  /// How a version is made.
  public struct AddingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is moved there.
    public static let byMoving = AddingOptions(rawValue: 1)
  }

  /// Where it lies.
  public let url: URL
  private init(_ url: URL) { self.url = url }

  /// The version that lies there; nil without a file.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
  }
  /// Older versions: none.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    FileManager.default.fileExists(atPath: url.path) ? [] : nil
  }
  /// Versions that somebody has to choose among: none.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }
  /// Lets the older versions go: there are none.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}

  /// The file's name.
  open var localizedName: String? { FileManager.default.displayName(atPath: url.path) }
  /// On which device it was saved: not told.
  open var localizedNameOfSavingComputer: String? { nil }
  /// When it was changed last; nil where the file is gone.
  open var modificationDate: Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
  /// What it is found by again: its path.
  open var persistentIdentifier: any NSCoding { url.path as NSString }
  /// Whether somebody has to choose: no.
  open var isConflict: Bool { false }
  /// Whether somebody has chosen; kept only.
  open var isResolved = true
  /// Whether it may be let go of to make room; kept only.
  open var isDiscardable = false
  /// Whether its contents are here: yes.
  open var hasLocalContents: Bool { true }
  /// Whether its picture is here: no.
  open var hasThumbnail: Bool { false }
  /// Puts a copy of it in a file's place.
  /// - Throws: what `FileManager` throws.
  @discardableResult open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    let bytes = try Data(contentsOf: self.url)
    try bytes.write(to: url)
    return url
  }
  /// Would remove it.
  /// - Throws: `CocoaError.fileWriteNoPermission`: the version that lies there is the file, which is not removed so.
  open func remove() throws { throw CocoaError(.fileWriteNoPermission) }
}
