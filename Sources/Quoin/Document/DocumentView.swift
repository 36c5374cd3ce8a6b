import SwiftUI

/// Shown as a view, a document is its pages below each other, on white sheets, in the environment of the views around.
extension Document: View {
  public var body: some View { DocumentSheets(document: self) }
}

private struct DocumentSheets: View {
  @Environment(\.self) private var surroundings
  let document: Document

  var body: some View {
    let own = document.inside(surroundings)
    if let catcher = surroundings.documentCatcher {
      let _ = catcher.documents.append(own)
      DocumentPlaceholder()
    } else {
      let pages = own.pages()
      VStack(spacing: 16) {
        ForEach(0..<pages.count, id: \.self) { index in DocumentPageView(pages[index]).background(Color.white) }
      }
      .padding(16)
      .background(Color.gray.opacity(0.3))
    }
  }
}

extension Document {
  /// The document with what the views around it set.
  fileprivate func inside(_ surroundings: EnvironmentValues) -> Document {
    var document = self
    document.inherited = surroundings
    return document
  }
}

/// Takes the documents out of a page, for whoever prints them page by page.
final class DocumentCollector {
  var documents: [Document] = []
}
private struct DocumentCatcherKey: EnvironmentKey { static var defaultValue: DocumentCollector? { nil } }
extension EnvironmentValues {
  /// Where documents go instead of showing themselves; nil shows them.
  var documentCatcher: DocumentCollector? {
    get { self[DocumentCatcherKey.self] }
    set { self[DocumentCatcherKey.self] = newValue }
  }
}
