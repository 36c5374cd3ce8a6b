/// A property in the body of a class or a structure, as far as `@Model` and `@Animatable` want to know it.
struct ModelProperty {
  var name: String
  /// The attributes before it: name and what stands in brackets behind it, brackets included.
  var attributes: [(name: String, arguments: String)]

  /// The stored properties that are kept: variables of the class's values, without `@Transient` and those that a block watches.
  static func kept(in source: String) -> [ModelProperty] {
    let tokens = Scanner.tokens(of: source)
    guard let body = bodyStart(of: tokens) else { return [] }
    let bytes = Array(source.utf8)
    var found: [ModelProperty] = []
    var attributes: [(name: String, arguments: String)] = []
    var modifiers: Set<String> = []
    var at = body + 1
    let end = tokens.end(ofBracketAt: body) - 1
    while at < end {
      let token = tokens[at]
      if token.is("@"), at + 1 < end {
        let next = tokens.end(ofAttributesAt: at, one: true)
        let arguments = tokens[at + 1..<next].firstIndex { $0.is("(") }
        let text = arguments.map { String(decoding: bytes[tokens[$0].range.lowerBound..<tokens[next - 1].range.upperBound], as: UTF8.self) }
        let name = tokens[at + 1..<(arguments ?? next)].map(\.text).joined()
        attributes.append((name.split(separator: ".").last.map(String.init) ?? name, text ?? ""))
        at = next
        continue
      }
      if token.is("var"), at + 1 < end {
        let (isStored, next) = extent(of: at, in: tokens, end: end)
        let isOwn = modifiers.isDisjoint(with: ["static", "class", "lazy", "weak", "unowned"])
        if isStored, isOwn, !attributes.contains(where: { ["Transient", "_PersistedProperty"].contains($0.name) }) {
          found.append(ModelProperty(name: tokens[at + 1].text, attributes: attributes))
        }
        (attributes, modifiers) = ([], [])
        at = next
        continue
      }
      if token.kind == .word,
        ["let", "func", "init", "deinit", "subscript", "case", "struct", "enum", "class", "typealias"].contains(token.text),
        !(token.is("class") && at + 1 < end && ["var", "func"].contains(tokens[at + 1].text))
      {
        (attributes, modifiers) = ([], [])
      } else if token.kind == .word {
        modifiers.insert(token.text)
      }
      at = token.kind == .open ? tokens.end(ofBracketAt: at) : at + 1
    }
    return found
  }

  /// The name of the class, or of what else the attribute stands before.
  static func typeName(in source: String) -> String? {
    let tokens = Scanner.tokens(of: source)
    guard let keyword = tokens.firstIndex(where: { ["class", "actor", "struct", "enum"].contains($0.text) && $0.kind == .word }),
      keyword + 1 < tokens.count
    else { return nil }
    return tokens[keyword + 1].text
  }

  private static func bodyStart(of tokens: [Token]) -> Int? {
    guard let keyword = tokens.firstIndex(where: { $0.is("class") || $0.is("actor") || $0.is("struct") }) else { return nil }
    return tokens[keyword...].firstIndex { $0.is("{") }
  }

  /// Whether the variable that begins at `start` is stored, and where what follows it begins.
  private static func extent(of start: Int, in tokens: [Token], end: Int) -> (isStored: Bool, next: Int) {
    var at = start + 2
    var hasValue = false
    while at < end {
      let token = tokens[at]
      // One that is computed, or that a block watches, is left as it is.
      if token.is("{"), !hasValue || observes(tokens, at) { return (false, tokens.end(ofBracketAt: at)) }
      if token.is("=") { hasValue = true }
      // A line that nothing continues ends the declaration.
      if token.startsLine, at > start + 2, token.kind != .symbol || token.is("@") || token.is("#"), !continues(tokens[at - 1]) { break }
      if token.is(";") { return (true, at + 1) }
      at = token.kind == .open ? tokens.end(ofBracketAt: at) : at + 1
    }
    return (true, at)
  }

  private static func continues(_ last: Token) -> Bool { last.kind == .symbol && !last.is("?") && !last.is("!") && !last.is(">") }

  /// Whether a block only watches a stored property.
  private static func observes(_ tokens: [Token], _ brace: Int) -> Bool {
    brace + 1 < tokens.count && (tokens[brace + 1].is("didSet") || tokens[brace + 1].is("willSet"))
  }
}

extension [Token] {
  /// The index behind the one attribute that starts at `index`.
  fileprivate func end(ofAttributesAt index: Int, one: Bool) -> Int {
    let all = end(ofAttributesAt: index)
    // Only the next `@` outside of brackets begins another.
    var at = index + 1
    while at < all {
      if self[at].is("@") { return at }
      at = self[at].kind == .open ? end(ofBracketAt: at) : at + 1
    }
    return all
  }
}
