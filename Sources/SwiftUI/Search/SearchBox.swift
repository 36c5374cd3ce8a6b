import QuoinAppearance
import QuoinLayout

/// What a page says of its search field: what is written in it, and what stands there while nothing is.
struct SearchField {
  let words: String
  let typed: Binding<String>
  let prompt: Text
}

/// A field to search with: its words, with a button that takes them away, or its prompt.
struct SearchBox: View {
  let field: SearchField
  let isFloating: Bool
  @Environment(\.self) private var environment
  nonisolated init(_ field: SearchField, isFloating: Bool = false) {
    self.field = field
    self.isFloating = isFloating
  }
  var body: some View {
    let measures = environment.barMeasures
    let height = CGFloat(isFloating ? measures.floatingSearch : measures.searchField)
    let floats = isFloating
    HStack(spacing: 0) {
      words.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      if !field.words.isEmpty { clear }
    }
    .padding(.leading, CGFloat(measures.searchTextLeading))
    .frame(maxWidth: .infinity, minHeight: height)
    .background { ControlFace("SearchField") { SearchFieldLook.items(in: $0, isFloating: floats, context: $1) } }
    .keeping(ControlAction(words: field.typed))
  }
  @ViewBuilder private var words: some View {
    if field.words.isEmpty {
      field.prompt.foregroundStyle(SystemStyle(.secondaryLabel))
    } else {
      Text(verbatim: field.words).foregroundStyle(SystemStyle(.label))
    }
  }
  // Documented (UITextField.clearButtonMode of a search bar's field: while editing, and where there are words); its look is assumed.
  private var clear: some View {
    let typed = field.typed
    return Image(systemName: "xmark.circle.fill").foregroundStyle(SystemStyle(.secondaryLabel))
      .padding(.horizontal, SearchFieldLook.textTrailing)
      .keepingAction { typed.wrappedValue = "" }
  }
}
