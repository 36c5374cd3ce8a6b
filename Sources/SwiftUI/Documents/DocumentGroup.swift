import Foundation
import QuoinUniformTypes

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of it.
  associatedtype Snapshot
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
  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  /// What it is read from, where nothing is said.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a window is given of a document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it is kept; nil: nowhere yet.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}
/// What a window is given of a document that is an object.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it is kept; nil: nowhere yet.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// Windows for documents; the picture shows a new one.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  let content: AnyView
  func windows(into windows: inout [_Window]) { windows.append(_Window(title: nil, content: content, isMain: true)) }
}
private struct NewDocument<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content
  var body: some View { NavigationStack { editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true)) } }
}
private struct NewObject<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  var body: some View {
    NavigationStack { editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)) }
  }
}
extension DocumentGroup where Document: FileDocument {
  /// Windows in which a document is changed.
  public init(
    newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { content = AnyView(NewDocument(document: newDocument(), editor: editor)) }
  /// Windows in which a document is read; the picture shows none, as there is none to read.
  public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    content = AnyView(EmptyView())
  }
}
extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows in which a document is changed.
  public init(
    newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { content = AnyView(NewObject(document: newDocument(), editor: editor)) }
  /// Windows in which a document is read; the picture shows none, as there is none to read.
  public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
  {
    content = AnyView(EmptyView())
  }
}
