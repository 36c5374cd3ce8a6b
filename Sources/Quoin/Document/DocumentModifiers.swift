import Foundation
import QuoinDrawing
import QuoinLayout

extension View {
  /// Keeps a document's pages from cutting the view. One higher than a page is cut all the same,
  /// between lines of text where it has any, which is a finding.
  nonisolated public func keepTogether() -> some View { layoutValue(key: KeepsTogether.self, value: true) }
  /// Keeps the view on one page with the beginning of what follows it: for headings.
  nonisolated public func keepWithNext() -> some View { layoutValue(key: KeepsWithNext.self, value: true) }
  /// Lets the view begin a page.
  nonisolated public func pageBreakBefore() -> some View { layoutValue(key: BreaksPageBefore.self, value: true) }
  /// Shows the view again at the top of each page on which the container around it goes on: the head of a table, or of a section.
  nonisolated public func repeatsOnEachPage() -> some View { layoutValue(key: RepeatsOnPages.self, value: true) }

  /// An entry of the PDF's outline that leads here; `level` 1 is the highest. A text is a heading by it for those who read aloud.
  nonisolated public func outlineEntry(_ title: String, level: Int = 1) -> some View {
    outlined(SemanticMark.OutlineEntry(title, level: max(1, level)))
  }
  /// A place that links within the document lead to, by its name.
  nonisolated public func linkTarget(_ name: String) -> some View { marked(SemanticMark(anchor: name)) }
  /// A link to a web page, or to a place within the document (`#name`).
  nonisolated public func documentLink(_ url: URL) -> some View { marked(SemanticMark(link: url)) }
}

/// Ends the page; what follows begins the next.
public struct PageBreak: View {
  /// A mark between two pages; it shows nothing and takes no room.
  nonisolated public init() {}
  public var body: some View { Color.clear.frame(width: 0, height: 0).pageBreakBefore() }
}
