import Foundation

/// Takes inline Markdown apart in one walk, as CommonMark's appendix "A parsing strategy" does: words, code and addresses as they come,
/// links at their closing bracket, and pairs of delimiters once everything between them is known. Linear in the words but for the
/// lengths of code's fences.
struct MarkdownReader {
  private enum Piece {
    case span(Markdown.Span)
    /// A run of `*`, `_` or `~`, what is left of it, and whether it may open or close.
    case delimiter(Character, Int, opens: Bool, closes: Bool)
    /// A bracket that may yet open a link.
    case bracket
  }
  private let characters: [Character]
  private var at = 0
  private var pieces: [Piece] = []
  private var words = ""
  /// The places of open brackets in `pieces`, the innermost last; those before a link are closed by it, since links hold no links.
  private var brackets: [Int] = []
  /// Lengths of code's fences that nothing closes.
  private var openFences: Set<Int> = []

  /// How long a link's address may be.
  private static let longestAddress = 2_048

  init(_ source: String) { characters = Array(source) }

  mutating func read() -> [Markdown.Span] {
    while at < characters.count { step() }
    flush()
    pair(from: 0)
    return pieces.map(Self.span)
  }

  private static func span(_ piece: Piece) -> Markdown.Span {
    switch piece {
    case .span(let span): span
    case .delimiter(let character, let count, _, _): Markdown.Span(text: String(repeating: character, count: count))
    case .bracket: Markdown.Span(text: "[")
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
    case "[":
      flush()
      brackets.append(pieces.count)
      pieces.append(.bracket)
      at += 1
    case "]": closeBracket()
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
    while !openFences.contains(ticks), end < characters.count {
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
    openFences.insert(ticks)
    words += String(repeating: "`", count: ticks)
    at += ticks
  }

  // MARK: links

  /// At a closing bracket: with an address behind it, what stands since the opening one is a link.
  private mutating func closeBracket() {
    guard let opener = brackets.popLast(), let (url, end) = address(from: at + 1) else {
      words.append("]")
      at += 1
      return
    }
    flush()
    pieces[opener] = .span(Markdown.Span(text: ""))
    pair(from: opener + 1)
    for index in (opener + 1)..<pieces.count {
      var span = Self.span(pieces[index])
      span.link = url
      pieces[index] = .span(span)
    }
    // A link holds no links: brackets further out are words.
    brackets = []
    at = end
  }

  /// The address in parentheses at `start`, and where it ends.
  private func address(from start: Int) -> (url: URL, end: Int)? {
    guard start < characters.count, characters[start] == "(",
      let close = characters[start...].prefix(Self.longestAddress).firstIndex(of: ")"),
      let word = characters[(start + 1)..<close].split(separator: " ", maxSplits: 1).first, let url = URL(string: String(word))
    else { return nil }
    return (url, close + 1)
  }

  private mutating func readAddress() {
    let inside = characters[(at + 1)...].prefix { $0 != " " && $0 != "<" && $0 != ">" }
    let close = inside.endIndex
    if close < characters.count, characters[close] == ">", String(inside).contains("://"), let url = URL(string: String(inside)) {
      flush()
      pieces.append(.span(Markdown.Span(text: String(inside), link: url)))
      at = close + 1
      return
    }
    words.append("<")
    at += 1
  }

  // MARK: emphasis

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

  /// Gives what stands between matching delimiters their look, in the pieces from `start` on, and makes the rest words.
  private mutating func pair(from start: Int) {
    /// Openers that may still be closed, by what they pair with; a stack over all of them keeps their order.
    var stack: [(piece: Int, key: String)] = []
    /// How many looks of each kind begin and end at a piece.
    var changes: [Int: [(intent: InlinePresentationIntent, by: Int)]] = [:]
    var waiting: [String: Int] = [:]
    for index in start..<pieces.count {
      guard case .delimiter(let character, var count, let opens, let closes) = pieces[index] else { continue }
      let key = character == "~" ? "~\(count)" : String(character)
      while closes, count > 0, character != "~" || count <= 2, waiting[key, default: 0] > 0 {
        // What is left between a pair can no longer pair with what is outside.
        while let last = stack.last, last.key != key {
          waiting[last.key, default: 0] -= 1
          stack.removeLast()
        }
        guard let opener = stack.last, case .delimiter(_, let open, let canOpen, let canClose) = pieces[opener.piece] else { break }
        let used = character == "~" ? count : min(count, open) >= 2 ? 2 : 1
        let intent: InlinePresentationIntent = character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
        changes[opener.piece + 1, default: []].append((intent, 1))
        changes[index, default: []].append((intent, -1))
        pieces[opener.piece] = .delimiter(character, open - used, opens: canOpen, closes: canClose)
        count -= used
        if open == used {
          stack.removeLast()
          waiting[key, default: 0] -= 1
        }
      }
      pieces[index] = .delimiter(character, count, opens: opens, closes: closes)
      if opens, count > 0, character != "~" || count <= 2 {
        stack.append((index, key))
        waiting[key, default: 0] += 1
      }
    }
    apply(changes, from: start)
  }

  private mutating func apply(_ changes: [Int: [(intent: InlinePresentationIntent, by: Int)]], from start: Int) {
    guard !changes.isEmpty else { return }
    var depths: [InlinePresentationIntent: Int] = [:]
    for index in start..<pieces.count {
      for change in changes[index] ?? [] { depths[change.intent, default: 0] += change.by }
      var span = Self.span(pieces[index])
      for (intent, depth) in depths where depth > 0 { span.intent.formUnion(intent) }
      if case .bracket = pieces[index], depths.allSatisfy({ $0.value == 0 }) { continue }
      if case .delimiter = pieces[index], depths.allSatisfy({ $0.value == 0 }) { continue }
      pieces[index] = .span(span)
    }
  }
}
