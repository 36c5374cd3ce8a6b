/// What is chosen in a text that is written into; nobody chooses while a page is made.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }
  /// The places.
  public var indices: Indices
  /// At which side of a place the caret is.
  public var affinity: TextSelectionAffinity { .automatic }
  /// One part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A place between two letters.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// Whether nothing lies between.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextField where Label == Text {
  /// A field whose chosen words are told; none are while a page is made.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(titleKey, text: text, prompt: prompt, axis: axis) }
  /// A field whose chosen words are told; none are while a page is made.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(title, text: text, prompt: prompt, axis: axis) }
}
extension TextEditor {
  /// An editor whose chosen words are told; none are while a page is made.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
