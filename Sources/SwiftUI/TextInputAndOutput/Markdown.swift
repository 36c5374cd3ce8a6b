import Foundation
import QuoinLayout

/// Inline Markdown, as keys and attributed strings may have it: emphasis, strong emphasis, strikethrough, code, links, escapes.
/// (CommonMark 6.1–6.6 and GitHub's strikethrough; blocks, images and HTML stay as written.)
enum Markdown {
  /// A stretch of words in one look.
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  /// The words with a backslash before each character that could be markup.
  static func escape(_ words: String) -> String {
    guard mayHaveMarkup(words) else { return words }
    return words.reduce(into: "") { result, character in
      if "\\*_~`[]<".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Whether there is a character in `words` that could be markup, or a part of one: plain words are found out by their bytes.
  private static func mayHaveMarkup(_ words: String) -> Bool { words.utf8.contains { "\\*_~`[]<".utf8.contains($0) } }

  /// The words of `source` without their markup, and the look each stretch has. Linear in the words.
  static func spans(_ written: String) -> [Span] {
    let source = Inflection.applied(written)
    guard mayHaveMarkup(source) else { return source.isEmpty ? [] : [Span(text: source)] }
    var reader = MarkdownReader(source)
    return merged(reader.read())
  }

  private static func merged(_ spans: [Span]) -> [Span] {
    spans.reduce(into: []) { result, span in
      guard !span.text.isEmpty else { return }
      if let last = result.last, last.intent == span.intent, last.link == span.link {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
  }

  /// The words as a text.
  static func text(_ source: String) -> Text { Text(joining: spans(source).map(\.asText)) }
}

extension Markdown.Span {
  var asText: Text { styled(Text(verbatim: text)) }
  /// `text` in this span's look.
  func styled(_ text: Text) -> Text {
    var result = text
    if intent.contains(.stronglyEmphasized) { result = result.bold() }
    if intent.contains(.emphasized) { result = result.italic() }
    if intent.contains(.strikethrough) { result = result.strikethrough() }
    if intent.contains(.code) { result = result.monospaced() }
    if let link { result = result.changed(.link(link)) }
    return result
  }
}

extension Text {
  /// Texts one after the other.
  init(joining parts: [Text]) {
    guard let first = parts.first else {
      self.init(verbatim: "")
      return
    }
    self = parts.dropFirst().reduce(first) { $0 + $1 }
  }
}
