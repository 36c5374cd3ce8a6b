/// What a macro gives back: source text, or what is wrong with its use.
struct Expansion {
  /// nil when nothing could be expanded.
  var source: String?
  var diagnostics: [Diagnostic] = []

  static func failure(_ message: String, at offset: Int, in syntax: MacroSyntax) -> Expansion {
    Expansion(source: nil, diagnostics: [Diagnostic(message: message, fileName: syntax.fileName, offset: syntax.offset + offset)])
  }

  var message: JSONValue {
    var members: [String: JSONValue] = ["diagnostics": .array(diagnostics.map(\.asMessage))]
    if let source { members["expandedSource"] = .string(source) }
    return .object(["expandMacroResult": .object(members)])
  }
}

/// An error in the user's own lines.
struct Diagnostic {
  var message: String
  var fileName: String
  /// Bytes from the start of the file.
  var offset: Int

  fileprivate var asMessage: JSONValue {
    .object([
      "message": .string(message), "severity": .string("error"),
      "position": .object(["fileName": .string(fileName), "offset": .number(offset)]),
      "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
    ])
  }
}

/// A piece of the user's source, and where it stands.
struct MacroSyntax {
  var source: String
  var fileID: String
  var fileName: String
  var offset: Int
  var line: Int
  var column: Int

  init?(_ value: JSONValue?) {
    guard let source = value?["source"]?.text, let place = value?["location"] else { return nil }
    self.source = source
    fileID = place["fileID"]?.text ?? ""
    fileName = place["fileName"]?.text ?? ""
    offset = place["offset"]?.integer ?? 0
    line = place["line"]?.integer ?? 1
    column = place["column"]?.integer ?? 1
  }
}
