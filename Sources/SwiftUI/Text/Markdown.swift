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
    guard words.contains(where: { "\\*_~`[]<".contains($0) }) else { return words }
    return words.reduce(into: "") { result, character in
      if "\\*_~`[]<".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The words of `source` without their markup, and the look each stretch has. Linear but for unclosed brackets.
  static func spans(_ written: String) -> [Span] {
    let source = Inflection.applied(written)
    guard source.contains(where: { "\\*_~`[<".contains($0) }) else { return source.isEmpty ? [] : [Span(text: source)] }
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

/// What a stretch of words means.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each meaning; the numbers are Foundation's.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*Emphasis*`: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**Strong emphasis**`: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// `` `Code` ``: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~Struck through~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line end that is read as a space. Kept; shows nothing of its own.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line end that is meant. Kept; shows nothing of its own.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within a line. Kept; shows nothing of its own.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML as a block. Kept; shows nothing of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

/// Takes Markdown apart: first into words and runs of delimiters, then pairs of delimiters become looks.
private struct MarkdownReader {
  private enum Piece {
    case span(Markdown.Span)
    /// A run of `*`, `_` or `~`, and whether it may open or close.
    case delimiter(Character, Int, opens: Bool, closes: Bool)
  }
  private let characters: [Character]
  private var at = 0
  private var pieces: [Piece] = []
  private var words = ""

  init(_ source: String) { characters = Array(source) }

  mutating func read() -> [Markdown.Span] {
    while at < characters.count { step() }
    flush()
    pairDelimiters()
    return pieces.map { piece in
      switch piece {
      case .span(let span): span
      case .delimiter(let character, let count, _, _): Markdown.Span(text: String(repeating: character, count: count))
      }
    }
  }

  private mutating func flush() {
    if !words.isEmpty { pieces.append(.span(Markdown.Span(text: words))) }
    words = ""
  }

  private mutating func step() {
    let character = characters[at]
    switch character {
    case "\\" where at + 1 < characters.count && "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".contains(characters[at + 1]):
      words.append(characters[at + 1])
      at += 2
    case "`": readCode()
    case "[": readLink()
    case "<": readAddress()
    case "*", "_", "~": readDelimiters(character)
    default:
      words.append(character)
      at += 1
    }
  }

  private func run(_ character: Character, from start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let ticks = run("`", from: at)
    var end = at + ticks
    while end < characters.count {
      let here = run("`", from: end)
      if here == ticks {
        flush()
        var inside = String(characters[(at + ticks)..<end])
        if inside.count > 2, inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
          inside = String(inside.dropFirst().dropLast())
        }
        pieces.append(.span(Markdown.Span(text: inside, intent: .code)))
        at = end + ticks
        return
      }
      end += max(1, here)
    }
    words += String(repeating: "`", count: ticks)
    at += ticks
  }

  private mutating func readLink() {
    var depth = 0
    var end = at
    while end < characters.count {
      if characters[end] == "\\" {
        end += 2
        continue
      }
      if characters[end] == "[" { depth += 1 }
      if characters[end] == "]" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard end + 1 < characters.count, characters[end + 1] == "(", let close = characters[(end + 2)...].firstIndex(of: ")"),
      let address = String(characters[(end + 2)..<close]).split(separator: " ").first, let url = URL(string: String(address))
    else {
      words.append("[")
      at += 1
      return
    }
    flush()
    for span in Markdown.spans(String(characters[(at + 1)..<end])) {
      var linked = span
      linked.link = url
      pieces.append(.span(linked))
    }
    at = close + 1
  }

  private mutating func readAddress() {
    if let close = characters[at...].firstIndex(of: ">") {
      let inside = String(characters[(at + 1)..<close])
      if inside.contains("://"), !inside.contains(" "), let url = URL(string: inside) {
        flush()
        pieces.append(.span(Markdown.Span(text: inside, link: url)))
        at = close + 1
        return
      }
    }
    words.append("<")
    at += 1
  }

  /// CommonMark 6.2: a run opens when words follow it, closes when words precede it; `_` does neither within a word.
  private mutating func readDelimiters(_ character: Character) {
    let count = run(character, from: at)
    let before: Character = at > 0 ? characters[at - 1] : " "
    let after: Character = at + count < characters.count ? characters[at + count] : " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let left = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let right = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    flush()
    let opens = character == "_" ? left && (!right || isMark(before)) : left
    let closes = character == "_" ? right && (!left || isMark(after)) : right
    pieces.append(.delimiter(character, count, opens: opens, closes: closes))
    at += count
  }

  /// Gives what stands between matching delimiters their look.
  private mutating func pairDelimiters() {
    var closer = 0
    while closer < pieces.count {
      guard case .delimiter(let character, let count, let alsoOpens, true) = pieces[closer], count > 0,
        let opener = opener(for: character, count, before: closer), case .delimiter(_, let open, let opens, let closes) = pieces[opener]
      else {
        closer += 1
        continue
      }
      let used = character == "~" ? min(2, min(count, open)) : min(count, open) >= 2 ? 2 : 1
      let intent: InlinePresentationIntent = character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (opener + 1)..<closer {
        switch pieces[index] {
        case .span(var span):
          span.intent.formUnion(intent)
          pieces[index] = .span(span)
        case .delimiter(let mark, let length, _, _):
          // What is left between a pair can no longer pair with what is outside.
          pieces[index] = .span(Markdown.Span(text: String(repeating: mark, count: length), intent: intent))
        }
      }
      pieces[opener] = .delimiter(character, open - used, opens: opens, closes: closes)
      pieces[closer] = .delimiter(character, count - used, opens: alsoOpens, closes: true)
    }
  }

  private func opener(for character: Character, _ count: Int, before closer: Int) -> Int? {
    pieces[..<closer].lastIndex { piece in
      guard case .delimiter(character, let open, true, _) = piece, open > 0 else { return false }
      return character != "~" || (open == count && count <= 2)
    }
  }
}
