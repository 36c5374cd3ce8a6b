import Foundation

extension NSURL {
  /// How a bookmark of a file is made.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With as little as can be.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// As aliases are kept in files.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Without the right to read the file later.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }
  /// How a bookmark is followed.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks the user nothing.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Opens no other disk.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Without the right to read the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

extension URL {
  /// How a bookmark of a file is made.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// How a bookmark is followed.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// What a file is found by again: here its path, so that one that has moved is not found.
  /// - Throws: `CocoaError.fileReadNoSuchFile` where there is none.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
    return Data((Bookmark.mark + standardizedFileURL.absoluteString).utf8)
  }
  /// The file that a bookmark was made of.
  /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are none, `CocoaError.fileNoSuchFile` where the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    bookmarkDataIsStale = false
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix(Bookmark.mark), let found = URL(string: String(text.dropFirst(Bookmark.mark.count))) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: found.path) else { throw CocoaError(.fileNoSuchFile) }
    self = found
  }
}

private enum Bookmark {
  /// What its bytes begin with.
  static let mark = "book "
}
