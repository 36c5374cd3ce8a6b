import Foundation
import QuoinUniformTypes

/// A file, or a folder of files, in memory.
open class FileWrapper {
  /// The bytes; nil for folders.
  open private(set) var regularFileContents: Data?
  /// The files inside; nil for files.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name.
  open var filename: String?
  /// The name it would have.
  open var preferredFilename: String?
  /// A file with bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// A folder of files.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) { fileWrappers = children }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
}
