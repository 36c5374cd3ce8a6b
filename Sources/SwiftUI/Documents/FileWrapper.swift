import Foundation
import QuoinUniformTypes

/// A file, or a folder of files, in memory.
open class FileWrapper {
  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their bytes at once, and not when they are asked for: here always.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Their bytes not by way of the system's memory of files.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All or nothing.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names become the wrappers' own.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The bytes; nil for folders.
  open private(set) var regularFileContents: Data?
  /// The files inside; nil for files.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// Where a link leads; nil for what is none.
  open private(set) var symbolicLinkDestinationURL: URL?
  /// The name.
  open var filename: String?
  /// The name it would have.
  open var preferredFilename: String?
  /// What the system knows of it, by `FileAttributeKey`'s words.
  open var fileAttributes: [String: Any] = [:]
  /// A file with bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// A folder of files.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    fileWrappers = children
    for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
  }
  /// A link.
  public init(symbolicLinkWithDestinationURL url: URL) { symbolicLinkDestinationURL = url }
  /// A file or a folder as it lies on the disk.
  /// - Throws: what reading it throws.
  public init(url: URL, options: ReadingOptions = []) throws { try read(from: url, options: options) }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  // MARK: Files of a folder

  /// Puts a file into the folder, and tells under which name: its own, or one with a number where that is taken.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    // What a second one is called by is assumed.
    var (name, number) = (wanted, 0)
    while let other = fileWrappers?[name], other !== child {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    fileWrappers?[name] = child
    child.filename = name
    return name
  }
  /// Puts a file of some bytes into the folder, and tells under which name.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    if let name = keyForChildFileWrapper(child) { fileWrappers?[name] = nil }
  }
  /// Under which name a file lies in the folder; nil where it does not.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: The disk

  /// Becomes what lies on the disk.
  /// - Throws: what reading it throws.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    (regularFileContents, fileWrappers, symbolicLinkDestinationURL) = (nil, nil, nil)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      fileWrappers = children
    case .typeSymbolicLink:
      symbolicLinkDestinationURL = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path))
    default: regularFileContents = try Data(contentsOf: url)
    }
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }
  /// Writes it to the disk.
  /// - Throws: what writing it throws.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else if let fileWrappers {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    } else if let symbolicLinkDestinationURL {
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: symbolicLinkDestinationURL)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
  /// Whether what lies on the disk has the same files, changed when these were read or not after; folders and their names alone.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    if isDirectory { return other.fileWrappers.map { Set($0.keys) == Set((fileWrappers ?? [:]).keys) } ?? false }
    return other.regularFileContents == regularFileContents && other.symbolicLinkDestinationURL == symbolicLinkDestinationURL
  }
  /// All of it in bytes; nil: there is no such form here.
  open var serializedRepresentation: Data? { nil }
}
