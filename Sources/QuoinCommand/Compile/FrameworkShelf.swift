import QuoinSources

/// Frameworks beside SwiftUI that few apps import (`Charts`, `SwiftData` …): their sources stand in the checkout, one folder a module, and
/// are built when a user's file first imports them. So nobody waits for what nobody uses.
struct FrameworkShelf {
  /// The folder of folders; nil when the sources are not where the command was built.
  private let folder: String?
  /// The names of the frameworks, in order.
  let names: [String]

  init(in folder: String?) {
    self.folder = folder
    names = folder.map { folder in (FilePaths.names(in: folder) ?? []).filter { FilePaths.isFolder(FilePaths.join(folder, $0)) } } ?? []
  }

  /// A framework that is built, or about to be.
  struct Framework: Equatable {
    let name: String
    let files: [String]
    /// The frameworks that it imports itself, and those that they import.
    let needs: Set<String>
  }

  /// The frameworks that some files import, each after those it needs.
  /// `others` are taken besides.
  func frameworks(importedBy files: [String], and others: [String] = []) -> [Framework] {
    var found: [Framework] = []
    var met: Set<String> = []
    func take(_ names: [String]) {
      for name in names where met.insert(name).inserted {
        let own = sources(of: name)
        let below = imports(of: own)
        take(below)
        let needs = Set(below + found.filter { below.contains($0.name) }.flatMap(\.needs))
        found.append(Framework(name: name, files: own, needs: needs))
      }
    }
    take(imports(of: files) + ImpliedFrameworks.names(in: files).filter(names.contains) + others.filter(names.contains))
    return found
  }

  private func sources(of name: String) -> [String] { folder.map { SourceFinder.swiftFiles(in: FilePaths.join($0, name)) } ?? [] }

  /// Whether a framework of the shelf declares one of some names, by its words alone.
  func declares(oneOf names: Set<String>, in framework: String) -> Bool {
    sources(of: framework).contains { file in
      guard let bytes = FileBytes.read(file) else { return false }
      return names.contains { name in
        // Few files have the name at all.
        FileBytes.holds(bytes, Array(name.utf8))
          && DeclaredNames.keywords.contains { keyword in
            Self.endings.contains { FileBytes.holds(bytes, Array("\(keyword) \(name)\($0)".utf8)) }
          }
      }
    }
  }

  /// What may stand behind a name where it is declared.
  private static let endings = [":", "(", "<", " ", ",", "\n"]

  /// The names of ours that files import or ask for by `canImport`.
  private func imports(of files: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let mentioned = ImportedNames.all(in: files)
    return names.filter(mentioned.contains)
  }
}

/// The modules that a source names: after `import`, and in `canImport( )`. One that stands in a comment is read too; that costs a build
/// at most.
enum ImportedNames {
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]

  /// Those of files; one that cannot be read names none.
  static func all(in files: some Sequence<String>) -> Set<String> {
    var names: Set<String> = []
    for file in files { if let bytes = FileBytes.read(file) { read(bytes, into: &names) } }
    return names
  }

  private static func read(_ bytes: [UInt8], into names: inout Set<String>) {
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
      guard line.firstRange(of: importWord) != nil || line.firstRange(of: canImportWord) != nil else { continue }
      let words = String(decoding: line, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (index, word) in words.enumerated() where word == "import" || word == "canImport" {
        let rest = words[(index + 1)...].drop(while: kinds.contains)
        if let name = rest.first { names.insert(String(name)) }
      }
    }
  }

  private static let importWord = Array("import ".utf8)
  private static let canImportWord = Array("canImport".utf8)
}
