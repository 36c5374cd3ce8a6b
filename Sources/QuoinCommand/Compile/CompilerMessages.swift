/// The compiler's words, made about the user's own text only.
enum CompilerMessages {
  /// Puts back what our macros renamed, leaves out lines about files that the user never wrote, and says what to do about modules that
  /// are missing.
  /// - Parameter files: what was compiled.
  /// - Parameter own: the folder of Quoin's own sources, which no note leads into; nil when it is not known.
  static func cleaned(_ text: String, files: [String], own: String?) -> String {
    var lines: [String] = []
    var skipping = false
    var isAboutConsequence = false
    // What is wrong in a macro's text, which is told where the macro stands.
    var wrongInMacro: Substring?
    let hasOwnErrors = text.split(separator: "\n").contains { $0.contains(": error: ") && !isConsequence($0) }
    for var line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isPlace(line) {
        if let error = line.range(of: ": error: ") {
          wrongInMacro = line.hasPrefix("/tmp/swift-generated-sources") ? line[error.lowerBound...] : nil
        } else if let wrong = wrongInMacro, let place = line.range(of: ": note: in expansion of macro") {
          line = Substring(line[..<place.lowerBound] + wrong)
          wrongInMacro = nil
        }
        let isNote = line.contains(": note: ")
        // Notes belong to what stands before them.
        if !isNote { isAboutConsequence = hasOwnErrors && isConsequence(line) }
        skipping =
          isAboutConsequence || line.hasPrefix("/tmp/swift-generated-sources") || line.hasPrefix("<unknown>:0: note")
          || isOwnNote(line, own)
      }
      if skipping || isDriverChatter(line) { continue }
      lines.append(line.replacing("__P_Make", with: "#Preview").replacing(" (from macro 'Entry ')", with: ""))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines = sorted(lines)
    lines += MissingModules(in: text, importedBy: files).notes
    lines += ForgottenImports(in: text).notes
    if text.contains("module compiled with Swift") {
      lines.append(
        "note: Quoin itself was built with another version of Swift. Build it anew: touch Package.swift in its folder, then ./quoin.")
    }
    return lines.joined(separator: "\n")
  }

  /// The messages in the order of the files and their lines, however the compiler came to them; what belongs to a message stays with it.
  private static func sorted(_ lines: [String]) -> [String] {
    struct Message {
      var file = ""
      var line = 0
      var column = 0
      var lines: [String] = []
    }
    var messages = [Message()]
    for line in lines {
      if let head = [": error: ", ": warning: "].compactMap({ line.range(of: $0)?.lowerBound }).min() {
        let place = line[..<head].split(separator: ":")
        if place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) {
          messages.append(Message(file: place.dropLast(2).joined(separator: ":"), line: number, column: column))
        }
      }
      messages[messages.count - 1].lines.append(line)
    }
    // Those of one place stay as they are.
    let order = messages.indices.sorted {
      let (one, other) = (messages[$0], messages[$1])
      return (one.file, one.line, one.column, $0) < (other.file, other.line, other.column, $1)
    }
    return order.flatMap { messages[$0].lines }
  }

  /// Whether two files of a unit claim the same name, so that they may be meant to stand alone.
  static func areAboutSharedNames(_ text: String) -> Bool { areAboutDeclarations(text) || areAboutUses(text) }

  /// Whether two files declare what may be declared once.
  private static func areAboutDeclarations(_ text: String) -> Bool {
    text.contains("error: invalid redeclaration of") || text.contains("is ambiguous for type lookup in this context")
      || text.contains("'main' attribute can only apply to one type")
  }

  /// Whether nothing is declared twice, but something is used that has two meanings, which may be both the system's.
  static func areAboutUses(_ text: String) -> Bool { text.contains("error: ambiguous use of") && !areAboutDeclarations(text) }

  /// The names that the compiler did not find.
  static func missingNames(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") where line.contains(": error: ") {
      guard line.contains("cannot find ") || line.contains("has no member '"), let end = line.lastIndex(of: "'") else { continue }
      // cannot find type 'Name' in scope; value of type 'Other' has no member 'name'
      if let start = line[..<end].lastIndex(of: "'") { names.insert(String(line[line.index(after: start)..<end])) }
    }
    return names
  }

  /// `file:line:column: kind: …`
  private static func isPlace(_ line: some StringProtocol) -> Bool {
    line.contains(": error: ") || line.contains(": note: ") || line.contains(": warning: ")
  }

  private static func isOwnNote(_ line: some StringProtocol, _ own: String?) -> Bool {
    own.map { line.hasPrefix($0 + "/") && line.contains(": note: ") } ?? false
  }

  /// What the compiler says of a whole `#Preview` when something in it is wrong: true of neither its `return` nor its type.
  private static func isConsequence(_ line: some StringProtocol) -> Bool {
    line.contains("in the body of result builder 'PreviewBodyBuilder'")
      || line.contains("error: generic parameter 'Content' could not be inferred")
  }

  private static func isDriverChatter(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("error: emit-module command failed") || line.hasPrefix("error: fatalError") || line.hasPrefix("ninja:")
  }
}

extension StringProtocol {
  /// The first place of a text in this one.
  func range(of text: String) -> Range<Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(text) { return at..<index(at, offsetBy: text.count) }
      at = index(after: at)
    }
    return nil
  }

  fileprivate func contains(_ text: String) -> Bool { range(of: text) != nil }

  fileprivate func replacing(_ text: String, with other: String) -> String {
    var rest = String(self)
    var out = ""
    while let found = rest.range(of: text) {
      out += rest[..<found.lowerBound] + other
      rest = String(rest[found.upperBound...])
    }
    return out + rest
  }
}
