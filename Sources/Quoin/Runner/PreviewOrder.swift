import Foundation

/// Puts previews into the order in which they stand in the user's files.
enum PreviewOrder {
  @MainActor static func sorted(_ types: [PreviewType], sources: [String]) -> [PreviewType] {
    let texts = texts(of: sources)
    func place(_ type: PreviewType) -> (file: Int, offset: Int) {
      switch type.kind {
      case .macro(let registry):
        return (sources.firstIndex(of: registry.filePath) ?? sources.count, registry.line)
      case .provider, .app, .delegates:
        guard let (file, line) = declaration(of: type.name, in: texts) else { return (sources.count, 0) }
        return (file, line)
      }
    }
    return types.map { ($0, place($0)) }.enumerated()
      .sorted { ($0.element.1.file, $0.element.1.offset, $0.offset) < ($1.element.1.file, $1.element.1.offset, $1.offset) }
      .map(\.element.0)
  }

  /// The file that declares a provider.
  static func file(of name: String, sources: [String]) -> String {
    sources.count == 1 ? sources[0] : declaration(of: name, in: texts(of: sources)).map { sources[$0.file] } ?? ""
  }

  private static func texts(of sources: [String]) -> [String] {
    sources.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
  }

  /// File and line in which a provider is declared, or is extended to be one.
  static func declaration(of name: String, in texts: [String]) -> (file: Int, line: Int)? {
    for (file, text) in texts.enumerated() where text.contains(name) {
      for (line, words) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let found = words.range(of: name) else { continue }
        let before = words[..<found.lowerBound].split(separator: " ").last ?? ""
        let isWhole = !(words[found.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
        if isWhole, ["struct", "class", "enum", "extension"].contains(before) { return (file, line + 1) }
      }
    }
    return nil
  }
}
