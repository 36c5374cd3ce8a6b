/// One line of the ledger: what holds for some public names, where that is known from, and how it is found out.
struct Row: Sendable {
  /// What a name does in a picture.
  enum Standing: String, Sendable {
    /// Seen in the picture or in the layout.
    case effect
    /// Kept where other code can read it; nothing is seen.
    case keepsValue = "keeps value"
    /// Compiles, and the picture is the same with and without.
    case none
    /// On the phone, and not here.
    case missing
  }

  /// The names the row stands for: `View.padding`, `HStack`, `withAnimation`; `Edge.Set.*` for all that a type has.
  let names: [String]
  /// What is true of them, in words.
  let says: String
  let standing: Standing
  let source: Source
  /// Where the row is written: a path, and a line.
  let file: String
  let line: Int
  /// The file's name and the line: `Stacks.swift:12`.
  var id: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
  /// Finds out whether it is true.
  let check: @MainActor @Sendable (Judge) throws -> Void
}

/// Where a fact comes from. Never the code under test.
enum Source: Sendable, CustomStringConvertible {
  /// Recorded on one of Apple's systems: a file of recordings, or a public one.
  case recorded(String)
  /// Apple's documentation, by its path: `swiftui/view/padding(_:)`.
  case documented(String)
  /// A specification: CSS, PDF, SVG, Unicode, ISO.
  case specified(String)
  /// Something that must hold whatever the numbers are.
  case law(String)
  /// Numbers that follow by hand from rules that are documented.
  case worked(String)
  /// The sources are silent; this is what is believed.
  case assumed(String)

  var description: String {
    switch self {
    case .recorded(let what): "recorded: \(what)"
    case .documented(let path): "documented: \(path)"
    case .specified(let what): "specified: \(what)"
    case .law(let what): "law: \(what)"
    case .worked(let what): "worked: \(what)"
    case .assumed(let what): "assumed: \(what)"
    }
  }
}
