import Foundation

/// The line of a user's source that a view of a layout comes from, as far as it can be told from what is written there: within the view's
/// own declaration, a call of its kind, best one with the numbers that the layout shows.
package struct SourceLine: Equatable, Sendable {
  /// The file's path as it was given.
  package var path: String
  /// Counted from 1.
  package var lines: [Int]
  /// What stands in the line, where there is one.
  package var text: String

  /// "Card.swift:12, .padding(17)" or "Card.swift, one of lines 12, 31".
  package var words: String {
    let name = (path as NSString).lastPathComponent
    guard lines.count > 1 else { return "\(name):\(lines.first ?? 0), \(text)" }
    return "\(name), one of lines \(lines.map(String.init).joined(separator: ", "))"
  }

  /// nil when no line calls anything of that kind. O(length of the sources).
  init?(of cause: LayoutDifference.Cause, in sources: [(path: String, text: String)]) {
    let kind = cause.node.kind
    guard let first = kind.first else { return nil }
    let words = first.isLowercase ? [".\(kind)("] : ["\(kind)(", "\(kind) {"]
    var best: (rank: Int, path: String, lines: [(Int, String)])?
    for (path, text) in sources {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let range = cause.view.flatMap { Self.declaration(of: $0, in: lines) }
      for (index, line) in lines.enumerated() where words.contains(where: { line.contains($0) }) {
        let written = Self.numbers(in: line)
        let isNew = cause.numbers.new.contains { number in written.contains(number) && !cause.numbers.old.contains(number) }
        let rank = (range.map { $0.contains(index) ? 2 : 0 } ?? 0) + (isNew ? 1 : 0)
        let found = (index + 1, line.trimmingCharacters(in: .whitespaces))
        if let known = best, known.rank == rank, known.path == path {
          best?.lines.append(found)
        } else if rank > best?.rank ?? -1 {
          best = (rank, path, [found])
        }
      }
    }
    guard let best, best.lines.count <= 4, cause.view == nil || best.rank >= 2 || best.lines.count == 1 else { return nil }
    path = best.path
    lines = best.lines.map(\.0)
    text = best.lines[0].1
  }

  /// The lines from a type's head to its closing brace; braces in strings are not told apart.
  private static func declaration(of type: String, in lines: [Substring]) -> Range<Int>? {
    let plain = type.prefix { $0 != "<" }
    let heads = ["struct \(plain)", "class \(plain)", "extension \(plain)", "func \(plain)"]
    guard
      let start = lines.firstIndex(where: { line in heads.contains { head in line.range(of: head).map { Self.ends(line, at: $0) } ?? false }
      })
    else { return nil }
    var depth = 0
    for index in start..<lines.count {
      depth += lines[index].count { $0 == "{" } - lines[index].count { $0 == "}" }
      if depth <= 0, index > start || lines[index].contains("}") { return start..<(index + 1) }
    }
    return start..<lines.count
  }

  private static func ends(_ line: Substring, at range: Range<Substring.Index>) -> Bool {
    range.upperBound == line.endIndex
      || !(line[range.upperBound].isLetter || line[range.upperBound].isNumber || line[range.upperBound] == "_")
  }

  private static func numbers(in line: Substring) -> [Double] {
    line.split(whereSeparator: { !($0.isNumber || $0 == ".") }).compactMap { Double($0) }
  }
}
