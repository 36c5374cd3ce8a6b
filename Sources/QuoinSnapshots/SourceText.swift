import Foundation

/// A source in lines: its code without the letters of comments and literals, and as it stands.
struct SourceText {
  let path: String
  let written: [Substring]
  let code: [String]

  init(path: String, _ text: String) {
    self.path = path
    written = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = Self.bare(written)
  }

  private static func bare(_ lines: [Substring]) -> [String] {
    var depth = 0
    var isInLongLiteral = false
    return lines.map { line in
      var result = ""
      var isInLiteral = false
      var rest = line
      while let letter = rest.first {
        if isInLongLiteral {
          if rest.hasPrefix("\"\"\"") { (isInLongLiteral, rest) = (false, rest.dropFirst(3)) } else { rest = rest.dropFirst() }
        } else if depth > 0 {
          if rest.hasPrefix("*/") { (depth, rest) = (depth - 1, rest.dropFirst(2)) } else { rest = rest.dropFirst() }
        } else if isInLiteral {
          if letter == "\\" { rest = rest.dropFirst() }
          if letter == "\"" { isInLiteral = false }
          rest = rest.dropFirst()
        } else if rest.hasPrefix("//") {
          break
        } else if rest.hasPrefix("/*") {
          (depth, rest) = (depth + 1, rest.dropFirst(2))
        } else if rest.hasPrefix("\"\"\"") {
          (isInLongLiteral, rest) = (true, rest.dropFirst(3))
        } else {
          if letter == "\"" { isInLiteral = true } else { result.append(letter) }
          rest = rest.dropFirst()
        }
      }
      return result
    }
  }

  /// The words of the code.
  func words() -> Set<String> {
    Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
  }

  /// The texts of the literals that have a line of their own.
  func literals() -> Set<String> {
    Set(
      written.flatMap { line in
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      })
  }

  /// The types with the lines from their heads to their closing braces.
  func declarations() -> [(name: String, lines: Range<Int>)] {
    code.indices.flatMap { index -> [(String, Range<Int>)] in
      let words = code[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let head = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }), head + 1 < words.count else {
        return []
      }
      return [(String(words[head + 1]), block(from: index))]
    }
  }

  /// The lines from `start` to the brace that closes the first one opened there.
  func block(from start: Int) -> Range<Int> {
    var depth = 0
    var isOpen = false
    guard code.indices.contains(start) else { return 0..<0 }
    for index in start..<code.count {
      for letter in code[index] where letter == "{" || letter == "}" {
        depth += letter == "{" ? 1 : -1
        isOpen = true
        if depth == 0 { return start..<(index + 1) }
      }
      if isOpen, depth <= 0 { return start..<(index + 1) }
    }
    return start..<code.count
  }
}
