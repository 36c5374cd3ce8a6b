import Foundation
import QuoinAppearance
import QuoinLayout

/// A field for long text: takes all the room it is offered.
public struct TextEditor {
  let words: Text
  /// nil for words with attributes, which nobody types here.
  let typed: Binding<String>?
  /// Shows `text` from its top, cut off where the room ends.
  nonisolated public init(text: Binding<String>) { (words, typed) = (Text(verbatim: text.wrappedValue), text) }
  /// Shows words with their attributes from their top, cut off where the room ends. Whichever of them are chosen is not shown.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    (words, typed) = (Text(text.wrappedValue), nil)
  }
}

extension TextEditor: View {
  public var body: some View {
    let editor = EditedText(words: words).background { Color(.system(.background)) }.clipped()
    if let typed { editor.keeping(ControlAction(words: typed)) } else { editor }
  }
}

/// An editor's words from its top, at the side where the text's lines stand.
private struct EditedText: View {
  let words: Text
  @Environment(\.fieldAlignment) private var alignment
  nonisolated init(words: Text) { self.words = words }
  var body: some View {
    words
      .padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}
