/// `@Generable` on a structure or a choice: how it is written and read as a model's words, and what is known of it while it comes.
struct GenerableExpansion {
  let syntax: MacroSyntax

  private struct Property {
    var name: String
    var type: String
    var bareName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }
  }
  private struct Choice {
    var name: String
    var hasValues: Bool
    var bareName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }
  }

  private var tokens: [Token] { Scanner.tokens(of: syntax.source) }
  private var access: String {
    let words = tokens.prefix { !["struct", "enum", "class"].contains($0.text) }
    return words.contains { $0.is("public") } ? "public " : words.contains { $0.is("package") } ? "package " : ""
  }
  /// Whether it says that it can be compared; then so can what is known of it.
  private var isCompared: Bool {
    tokens.prefix { !$0.is("{") }.contains { $0.is("Equatable") || $0.is("Hashable") }
  }
  private var isChoice: Bool { keyword.map { $0.is("enum") } ?? false }
  private var keyword: Token? { tokens.first { $0.kind == .word && ["struct", "enum", "class"].contains($0.text) } }

  /// What a structure gets beside its own: the same with nothing known yet.
  func members() -> Expansion {
    let access = access
    guard !isChoice else {
      let names = choices().map { "\"\($0.bareName)\"" }.joined(separator: ", ")
      return Expansion(source: schema("anyOf: [\(names)]", access))
    }
    let properties = properties()
    let fields = properties.map { "  \(access)var \($0.name): FoundationModels._Partial<\($0.type)>?\n" }.joined()
    let reads = properties.map {
      "    self.\($0.name) = try content._partial((\($0.type)).self, forProperty: \"\($0.bareName)\")\n"
    }.joined()
    // A type with a name of its own is known by that.
    let ownID: (field: String, read: String) =
      properties.contains { $0.bareName == "id" }
      ? ("", "")
      : ("  \(access)var id: FoundationModels.GenerationID\n", "    self.id = content.id ?? FoundationModels.GenerationID()\n")
    let parts = properties.map { "FoundationModels.GenerationSchema.Property(name: \"\($0.bareName)\", type: (\($0.type)).self)" }
    return Expansion(
      source: schema("properties: [\(parts.joined(separator: ", "))]", access) + "\n"
        + """
        \(access)nonisolated struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent, Swift.Sendable\(isCompared ? ", Swift.Equatable" : "") {
        \(ownID.field)\(fields)  \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
        \(ownID.read)\(reads)  }
        }
        """)
  }

  /// What it is made of: among its own members, where the types it names are known by their short names.
  private func schema(_ parts: String, _ access: String) -> String {
    """
    \(access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(type: Self.self, \(parts))
    }
    """
  }

  /// How `type` is read and written.
  func conformance(of type: String) -> Expansion {
    let access = access
    let body = isChoice ? choiceBody(access) : structureBody(access)
    return Expansion(source: "extension \(type): FoundationModels.Generable {\n\(body)\n}")
  }

  private func structureBody(_ access: String) -> String {
    let properties = properties()
    let writes = properties.map { "\"\($0.bareName)\": self.\($0.name)" }.joined(separator: ", ")
    let reads = properties.map { "    self.\($0.name) = try content.value(forProperty: \"\($0.bareName)\")\n" }.joined()
    return """
        \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
          FoundationModels.GeneratedContent(properties: [\(writes.isEmpty ? ":" : writes)])
        }
        \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
      \(reads)  }
      """
  }

  private func choiceBody(_ access: String) -> String {
    let choices = choices()
    let writes = choices.map { "    case .\($0.name): FoundationModels.GeneratedContent(\"\($0.bareName)\")\n" }.joined()
    let reads = choices.filter { !$0.hasValues }.map { "    case \"\($0.bareName)\": self = .\($0.name)\n" }.joined()
    return """
        \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
          switch self {
      \(writes)    }
        }
        \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
          switch try content.value(Swift.String.self) {
      \(reads)    default: throw FoundationModels._UnknownChoice()
          }
        }
      """
  }

  // MARK: Reading

  private var body: Range<Int>? {
    let tokens = tokens
    guard let keyword = tokens.firstIndex(where: { $0.kind == .word && ["struct", "enum", "class"].contains($0.text) }),
      let brace = tokens[keyword...].firstIndex(where: { $0.is("{") })
    else { return nil }
    return brace + 1..<tokens.end(ofBracketAt: brace) - 1
  }

  /// The stored properties whose types are written down.
  private func properties() -> [Property] {
    let tokens = tokens
    let bytes = Array(syntax.source.utf8)
    guard let body else { return [] }
    var found: [Property] = []
    var isShared = false
    var at = body.lowerBound
    while at < body.upperBound {
      if tokens[at].is("@") {
        at = tokens.end(ofAttributesAt: at)
        continue
      }
      if tokens[at].is("static") { isShared = true }
      guard tokens[at].is("let") || tokens[at].is("var"), at + 3 < body.upperBound, tokens[at + 2].is(":") else {
        if tokens[at].is("func") || tokens[at].is("init") || tokens[at].is("struct") || tokens[at].is("enum") { isShared = false }
        at = tokens[at].kind == .open ? tokens.end(ofBracketAt: at) : at + 1
        continue
      }
      let start = at + 3
      var end = start
      while end < body.upperBound, !tokens[end].is("="), !tokens[end].is("{"), !tokens[end].is(";"), end == start || !tokens[end].startsLine
      {
        end = tokens[end].kind == .open ? tokens.end(ofBracketAt: end) : end + 1
      }
      let isComputed =
        end < body.upperBound && tokens[end].is("{")
        && !(end + 1 < tokens.count && (tokens[end + 1].is("didSet") || tokens[end + 1].is("willSet")))
      if !isShared, !isComputed, end > start {
        let type = String(decoding: bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound], as: UTF8.self)
        found.append(Property(name: tokens[at + 1].text, type: type))
      }
      isShared = false
      at = end < body.upperBound && tokens[end].kind == .open ? tokens.end(ofBracketAt: end) : end
    }
    return found
  }

  /// What may be chosen.
  private func choices() -> [Choice] {
    let tokens = tokens
    guard let body else { return [] }
    var found: [Choice] = []
    var at = body.lowerBound
    while at < body.upperBound {
      guard tokens[at].is("case") else {
        at = tokens[at].kind == .open ? tokens.end(ofBracketAt: at) : at + 1
        continue
      }
      repeat {
        at += 1
        guard at < body.upperBound else { break }
        let name = tokens[at].text
        at += 1
        let hasValues = at < body.upperBound && tokens[at].is("(")
        if hasValues { at = tokens.end(ofBracketAt: at) }
        if at < body.upperBound, tokens[at].is("=") { at += 2 }
        found.append(Choice(name: name, hasValues: hasValues))
      } while at < body.upperBound && tokens[at].is(",")
    }
    return found
  }
}
