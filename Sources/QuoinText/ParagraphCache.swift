import Synchronization

/// Shaped paragraphs by what they say, shared by the process and bounded like ``WordCache``.
final class ParagraphCache: Sendable {
  static let shared = ParagraphCache()

  private struct Key: Hashable {
    var text: StyledText
    var style: ParagraphStyle
    var library: ObjectIdentifier
    var generation: Int
  }
  private struct Entry {
    var paragraph: Paragraph
    /// Keeps the library alive, so that its identity is not given to another one.
    var library: FontLibrary
  }
  private struct State {
    var young: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    var youngSize = 0
  }
  /// Characters a generation holds; longer texts are not kept at all.
  private static let generationSize = 200_000
  private static let longestText = 20_000
  private let state = Mutex(State())

  func paragraph(_ text: StyledText, _ style: ParagraphStyle, _ library: FontLibrary) -> Paragraph {
    let size = text.runs.reduce(0) { $0 + $1.text.utf8.count + 16 }
    guard size <= Self.longestText, Self.canFind(text, style) else { return Paragraph(text, style: style, library: library) }
    let key = Key(text: text, style: style, library: ObjectIdentifier(library), generation: library.generation)
    let known = state.withLock { state -> Paragraph? in
      if let entry = state.young[key] { return entry.paragraph }
      guard let entry = state.old[key] else { return nil }
      Self.insert(key, entry, size, &state)
      return entry.paragraph
    }
    if let known { return known }
    let entry = Entry(paragraph: Paragraph(text, style: style, library: library), library: library)
    state.withLock { Self.insert(key, entry, size, &$0) }
    return entry.paragraph
  }

  /// Whether a key is like itself: with a length that is no number it is not, would never be found, and all such would be compared
  /// with each other, as they have one hash.
  private static func canFind(_ text: StyledText, _ style: ParagraphStyle) -> Bool {
    func isLikeItself<Value: Equatable>(_ value: Value) -> Bool { value == value }
    return isLikeItself(style) && text.runs.allSatisfy(isLikeItself)
  }

  /// How many paragraphs are kept.
  var count: Int { state.withLock { $0.young.count + $0.old.count } }

  private static func insert(_ key: Key, _ entry: Entry, _ size: Int, _ state: inout State) {
    if state.youngSize >= generationSize {
      state.old = state.young
      state.young = [:]
      state.youngSize = 0
    }
    state.young[key] = entry
    state.youngSize += size
  }
}
