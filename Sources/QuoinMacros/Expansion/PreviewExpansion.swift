/// `#Preview("Name", traits: …) { … }` becomes a type that conforms to `PreviewRegistry`; the runner finds it by that.
///
/// The user's text is kept as it is and stays on its own lines and columns, so that what the compiler says about it points there.
struct PreviewExpansion {
  private let syntax: MacroSyntax
  private let discriminator: String
  private let tokens: [Token]

  init(syntax: MacroSyntax, discriminator: String) {
    self.syntax = syntax
    self.discriminator = discriminator
    tokens = Scanner.tokens(of: syntax.source)
  }

  func expand() -> Expansion {
    guard let name = tokens.firstIndex(where: { $0.text == "#Preview" || $0.text.hasSuffix(".Preview") || $0.text == "Preview" }) else {
      return .failure("'#Preview' could not be read here", at: 0, in: syntax)
    }
    guard let body = bodyRange(after: name) else {
      return .failure("'#Preview' needs a body in braces: #Preview { MyView() }", at: tokens[name].range.lowerBound, in: syntax)
    }
    let lifted = PreviewableLift(tokens: tokens, body: body)
    if let problem = lifted.problem { return .failure(problem.message, at: problem.offset, in: syntax) }
    return Expansion(source: registry(makePreview: call(after: name, body: body, lifted: lifted), at: tokens[name]))
  }

  /// The tokens of the closure, braces included: the trailing one, or the argument `body:`.
  private func bodyRange(after name: Int) -> Range<Int>? {
    var at = name + 1
    if at < tokens.count, tokens[at].is("(") {
      let end = tokens.end(ofBracketAt: at)
      let label = tokens[at..<end].indices.first {
        tokens[$0].is("body") && $0 + 2 < end && tokens[$0 + 1].is(":") && tokens[$0 + 2].is("{")
      }
      if let label { return label + 2..<tokens.end(ofBracketAt: label + 2) }
      at = end
    }
    guard at < tokens.count, tokens[at].is("{") else { return nil }
    return at..<tokens.end(ofBracketAt: at)
  }

  /// Eight characters like `#Preview`, so that a call with this name stands where the macro stood.
  private static let callee = "__P_Make"

  private func registry(makePreview: String, at name: Token) -> String {
    let (line, column) = place(of: name.range.lowerBound)
    return """
      struct \(discriminator)15PreviewRegistryfMu_: DeveloperToolsSupport.PreviewRegistry {
        typealias \(Self.callee) = DeveloperToolsSupport.Preview
        nonisolated static var fileID: Swift.String { \(quoted(syntax.fileID)) }
        nonisolated static var filePath: Swift.String { \(quoted(syntax.fileName)) }
        nonisolated static var line: Swift.Int { \(line) }
        nonisolated static var column: Swift.Int { \(column) }
      \(makePreview)
      }
      """
  }

  /// The call that makes the preview: the user's own text from the bracket on, at its own place.
  private func call(after name: Int, body: Range<Int>, lifted: PreviewableLift) -> String {
    let arguments = tokens[name].range.upperBound..<tokens[body.lowerBound].range.upperBound
    let inner = arguments.upperBound..<tokens[body.upperBound - 1].range.lowerBound
    let rest = inner.upperBound..<tokens[tokens.count - 1].range.upperBound
    let open = "  @_Concurrency.MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {\n"
    let call = atPlace(of: tokens[name].range.lowerBound, Self.callee + text(arguments))
    guard !lifted.declarations.isEmpty else { return open + call + text(inner) + text(rest) + "\n\(back)  }" }
    let members = lifted.declarations.map { atPlace(of: $0.lowerBound, blanked($0, without: lifted.words)) + "\n" }.joined()
    let content = atPlace(of: inner.lowerBound, blanked(inner, without: lifted.removals)) + "\n"
    return """
        struct __P_Previewable: SwiftUI.View {
      \(members)\(back)    var body: some SwiftUI.View {
      \(content)\(back)    }
        }
      \(open)\(call) __P_Previewable() \(text(rest))
      \(back)  }
      """
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(syntax.source.utf8)[range], as: UTF8.self)
  }

  /// The text of a range in which the removed parts are blank, so that everything else keeps its place.
  private func blanked(_ range: Range<Int>, without removals: [Range<Int>]) -> String {
    var bytes = Array(syntax.source.utf8)
    for removal in removals {
      for index in removal where bytes[index] != 0x0A { bytes[index] = 0x20 }
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Line (from 1) and column (from 1, in bytes) of a byte of the syntax in the user's file.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let before = Array(syntax.source.utf8)[..<offset]
    let newlines = before.count { $0 == 0x0A }
    guard let last = before.lastIndex(of: 0x0A) else { return (syntax.line, syntax.column + offset) }
    return (syntax.line + newlines, offset - last)
  }

  /// The text, after the directives that make the compiler see it at the user's own line and column.
  private func atPlace(of offset: Int, _ text: String) -> String {
    let (line, column) = place(of: offset)
    return "#sourceLocation(file: \(quoted(syntax.fileName)), line: \(line))\n" + String(repeating: " ", count: column - 1) + text
  }

  private var back: String { "#sourceLocation()\n" }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
