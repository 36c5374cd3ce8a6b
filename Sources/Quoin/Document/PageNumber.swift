import SwiftUI

/// The number of the page on which a place of the document stands: for tables of contents and "see page 12".
///
///     HStack {
///       Text("Prices").documentLink(URL(string: "#prices")!)
///       Spacer()
///       PageNumber(of: "prices")
///     }
///     …
///     Text("Prices").font(.title).linkTarget("prices")
///
/// A document in which somebody asks is broken into pages until the numbers stay: twice as a rule, four times at most. The time grows by
/// that factor, the memory does not. CSS knows it as `target-counter()`.
public struct PageNumber<Content: View>: View {
  private let name: String
  private let content: @MainActor (Int?) -> Content

  /// Shows what `content` makes of the page's number, from 1, on which the view with `linkTarget(name)` begins. It is nil while the number is
  /// not known yet, outside of documents, and where the document has no such place, which is a finding.
  nonisolated public init(of name: String, @ViewBuilder content: @escaping @MainActor (Int?) -> Content) {
    self.name = name
    self.content = content
  }
  public var body: some View { PageOfTarget(name, content: content) }
}

extension PageNumber where Content == Text {
  /// Shows the number of the page on which the view with `linkTarget(name)` begins; a question mark where there is none.
  nonisolated public init(of name: String) {
    self.init(of: name) { page in page.map { Text($0, format: .number.grouping(.never)) } ?? Text(verbatim: "?") }
  }
}
