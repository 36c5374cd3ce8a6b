import Foundation

/// Where names are written: the lines of the sources that have them as a literal of their own, comments left out.
package struct WrittenNames {
  /// A line of a file, counted from 1.
  package struct Place: Equatable, Sendable {
    package var path: String
    package var line: Int
  }
  private let files: [(path: String, lines: [Substring])]

  package init(_ sources: [(path: String, text: String)]) {
    files = sources.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) }
  }

  /// Every line with the name, in the order of the files; empty where it is put together from parts. O(length of the sources).
  package func places(of name: String) -> [Place] {
    let literal = "\"\(name)\""
    return files.flatMap { file in
      file.lines.enumerated().compactMap { index, line in
        line.contains(literal) && !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") ? Place(path: file.path, line: index + 1) : nil
      }
    }
  }

  /// "Card.swift:12" or "Card.swift:12 and 40"; nil where it is nowhere, or in so many lines that none is meant.
  package func words(for name: String) -> String? {
    let found = places(of: name)
    guard let first = found.first, found.count <= 3 else { return nil }
    var words = "\((first.path as NSString).lastPathComponent):\(first.line)"
    var path = first.path
    for (index, place) in found.enumerated().dropFirst() {
      words += index == found.count - 1 ? " and " : ", "
      words += place.path == path ? "\(place.line)" : "\((place.path as NSString).lastPathComponent):\(place.line)"
      path = place.path
    }
    return words
  }
}
