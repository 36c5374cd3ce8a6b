/// The `@Previewable` declarations of a preview's body: they become members of a view made for the preview, where state can live.
struct PreviewableLift {
  struct Problem {
    var message: String
    var offset: Int
  }
  /// Byte ranges of the declarations, with their attributes.
  private(set) var declarations: [Range<Int>] = []
  /// Byte ranges of the words `@Previewable` in them.
  private(set) var words: [Range<Int>] = []
  /// Byte ranges to take out of the body: the declarations, with the semicolons after them.
  private(set) var removals: [Range<Int>] = []
  private(set) var problem: Problem?

  init(tokens: [Token], body: Range<Int>) {
    var depth = 0
    var at = body.lowerBound
    while at < body.upperBound, problem == nil {
      if tokens[at].kind == .open { depth += 1 }
      if tokens[at].kind == .close { depth -= 1 }
      guard tokens[at].is("@") else {
        at += 1
        continue
      }
      let declaration = tokens.end(ofAttributesAt: at)
      if let word = tokens[at..<declaration].indices.first(where: { tokens[$0].is("Previewable") }) {
        lift(at, word: word, declaration: declaration, tokens: tokens, limit: depth == 1 ? body.upperBound - 1 : 0)
      }
      at = max(declaration, at + 1)
    }
  }

  private mutating func lift(_ start: Int, word: Int, declaration: Int, tokens: [Token], limit: Int) {
    let offset = tokens[word - 1].range.lowerBound
    guard limit > 0 else {
      problem = Problem(message: "'@Previewable' must stand at the top of the #Preview's body, outside of other braces", offset: offset)
      return
    }
    let end = endOfDeclaration(from: declaration, tokens: tokens, limit: limit)
    guard end > declaration else {
      problem = Problem(message: "'@Previewable' needs a property after it: @Previewable @State var isOn = false", offset: offset)
      return
    }
    declarations.append(tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
    let semicolon = tokens[end].is(";") ? end : end - 1
    removals.append(tokens[start].range.lowerBound..<tokens[semicolon].range.upperBound)
    words.append(offset..<tokens[word].range.upperBound)
  }

  /// The declaration goes on over attributes, modifiers and lines that an operator, a dot or a brace continues.
  private func endOfDeclaration(from start: Int, tokens: [Token], limit: Int) -> Int {
    var at = start
    while at < limit, !tokens[at].is("var"), !tokens[at].is("let") { at += 1 }
    guard at < limit else { return start }
    at += 1
    while at < limit {
      let token = tokens[at]
      if token.is(";") { return at }
      if token.startsLine, !continues(tokens[at - 1], token) { return at }
      at = token.kind == .open ? min(tokens.end(ofBracketAt: at), limit) : at + 1
    }
    return limit
  }

  private func continues(_ last: Token, _ next: Token) -> Bool {
    if next.kind == .symbol, !next.is("@"), !next.is("#") { return true }
    if next.is("{") { return true }
    return last.kind == .symbol && last.spaceAfter && (last.spaceBefore || last.is(",") || last.is(":"))
  }
}
