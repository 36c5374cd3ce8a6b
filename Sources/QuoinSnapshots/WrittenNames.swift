import Foundation

/// Where names are written: the lines of the sources that have them as a literal of their own, comments left out.
package struct WrittenNames {
  private let files: [(path: String, lines: [Substring])]

  package init(_ sources: [(path: String, text: String)]) {
    files = sources.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) }
  }

  /// Every line with the name, in the order of the files; empty where it is put together from parts. O(length of the sources).
  package func places(of name: String) -> [SourcePlaces.Place] {
    let literal = "\"\(name)\""
    return files.flatMap { file in
      file.lines.enumerated().compactMap { index, line in
        line.contains(literal) && !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
          ? SourcePlaces.Place(path: file.path, line: index + 1) : nil
      }
    }
  }
}
