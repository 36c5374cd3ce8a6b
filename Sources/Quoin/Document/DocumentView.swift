import SwiftUI

/// Shown as a view, a document is its pages below each other, on white sheets.
extension Document: View {
  public var body: some View {
    let pages = pages()
    VStack(spacing: 16) {
      ForEach(0..<pages.count, id: \.self) { index in PrintedPage(pages[index]).background(Color.white) }
    }
    .padding(16)
    .background(Color.gray.opacity(0.3))
  }
}
