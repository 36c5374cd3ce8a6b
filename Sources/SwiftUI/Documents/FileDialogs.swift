import Foundation
import QuoinUniformTypes

extension View {
  /// Lets the user choose a file. Ignored: a still picture shows the page before it.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose files. Ignored: a still picture shows the page before it.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose where a document is kept. Ignored: a still picture shows the page before it.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose where documents are kept. Ignored: a still picture shows the page before it.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }
  /// Lets the user choose where a file goes. Ignored: a still picture shows the page before it.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}

/// A document that is a value.
public protocol FileDocument {
  /// What it is read from.
  static var readableContentTypes: [UTType] { get }
  /// What it is written to.
  static var writableContentTypes: [UTType] { get }
  /// What a reader is given.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a writer is given.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Writes it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What it is read from, where nothing is said.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?
}

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
