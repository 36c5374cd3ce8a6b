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
