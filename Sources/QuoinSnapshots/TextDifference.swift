/// What differs between two texts, line by line, as a patch with a few lines around each change.
package enum TextDifference {
  /// What is put before a line that only the first text has.
  package static let minus = "−"
  /// What is put before a line that only the second text has.
  package static let plus = "+"
  /// As wide as a figure: before lines that both have.
  private static let blank = "\u{2007}"

  private enum Side { case first, second, both }

  /// The patch; nil when the texts are alike. O(lines × changes).
  package static func patch(_ first: String, _ second: String, context: Int = 4) -> String? {
    guard first != second else { return nil }
    let lines = aligned(
      first.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      second.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.side != .both {
      for near in max(0, index - context)..<min(lines.count, index + context + 1) { shown[near] = true }
    }
    var hunks: [String] = []
    var (index, at) = (0, (first: 0, second: 0))
    while index < lines.count {
      guard shown[index] else {
        (at.first, at.second) = (at.first + 1, at.second + 1)
        index += 1
        continue
      }
      let start = at
      var body: [String] = []
      while index < lines.count, shown[index] {
        let line = lines[index]
        // A space at the end would not be seen.
        let text = line.text + (line.text.hasSuffix(" ") ? "¬" : "")
        switch line.side {
        case .both: body.append(blank + text)
        case .first: body.append(minus + text)
        case .second: body.append(plus + text)
        }
        if line.side != .second { at.first += 1 }
        if line.side != .first { at.second += 1 }
        index += 1
      }
      let mark =
        "@@ \(minus)\(start.first + 1),\(at.first - start.first) \(plus)\(start.second + 1),\(at.second - start.second) @@"
      hunks.append(([mark] + body).joined(separator: "\n"))
    }
    return hunks.joined(separator: "\n")
  }

  /// Both texts as one list, what is gone before what came.
  private static func aligned(_ first: [String], _ second: [String]) -> [(text: String, side: Side)] {
    let difference = second.difference(from: first)
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(text: String, side: Side)] = []
    var (i, j) = (0, 0)
    while i < first.count || j < second.count {
      if i < first.count, removed.contains(i) {
        lines.append((first[i], .first))
        i += 1
      } else if j < second.count, inserted.contains(j) {
        lines.append((second[j], .second))
        j += 1
      } else {
        lines.append((first[i], .both))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}
