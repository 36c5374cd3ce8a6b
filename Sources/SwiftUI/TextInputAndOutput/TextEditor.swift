import Foundation
import QuoinAppearance
import QuoinLayout

/// A field for long text: takes all the room it is offered.
public struct TextEditor {
  let words: String
  let typed: Binding<String>
  /// Shows `text` from its top, cut off where the room ends.
  nonisolated public init(text: Binding<String>) { (words, typed) = (text.wrappedValue, text) }
}

extension TextEditor: View {
  public var body: some View {
    EditedText(words: words)
      .background { Color(.system(.background)) }
      .clipped()
      .keeping(ControlAction(words: typed))
  }
}

/// An editor's words from its top, at the side where the text's lines stand.
private struct EditedText: View {
  let words: String
  @Environment(\.fieldAlignment) private var alignment
  nonisolated init(words: String) { self.words = words }
  var body: some View {
    Text(verbatim: words)
      .padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}
