import Foundation
import Testing

@testable import QuoinText

/// Every short text of letters, blanks and line ends in many rooms, against the rule written down in the plainest way.
@Suite struct SmallWorldTests {
  /// Widths in characters. `nil` lines are not limited.
  private struct Plain {
    var lines: [(text: [Character], width: Double)] = []
    var isTruncated = false
    private var inParagraph = 0

    init(_ text: String, width: Double, limit: Int) {
      var rest = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      while !rest.isEmpty {
        if lines.count == limit {
          if rest.contains(where: { $0.contains("X") }) { isTruncated = true }
          break
        }
        let count = rest.count
        lines.append(Self.takeLine(&rest, width))
        inParagraph += 1
        if rest.count < count {
          let isTwo = inParagraph == 2
          inParagraph = 0
          // A text that is cut keeps its last paragraph as it was broken.
          if isTwo, lines.count < limit || !rest.contains(where: { $0.contains("X") }) { evenOut(width) }
        }
      }
    }

    /// Takes a line off the first paragraph.
    private static func takeLine(_ rest: inout [[Character]], _ width: Double) -> (text: [Character], width: Double) {
      let paragraph = rest[0]
      var ends = paragraph.indices.dropFirst().filter { paragraph[$0] == "X" && paragraph[$0 - 1] == " " } + [paragraph.count]
      ends.removeAll { Double(trimmed(paragraph[..<$0]).count) > width }
      if let end = ends.last {
        let line = Array(paragraph[..<end])
        if end == paragraph.count {
          rest.removeFirst()
        } else {
          rest[0].removeFirst(end)
        }
        return (line, full(line[...], width))
      }
      var end = max(1, Int(width))
      let shown = end
      while end < paragraph.count, paragraph[end] == " " { end += 1 }
      let line = Array(paragraph[..<end])
      if end == paragraph.count { rest.removeFirst() } else { rest[0].removeFirst(end) }
      return (line, max(Double(shown), min(Double(line.count), width)))
    }

    /// What a line asks for: its blanks count as far as there is room.
    private static func full(_ line: ArraySlice<Character>, _ width: Double) -> Double {
      max(Double(trimmed(line).count), min(Double(line.count), width))
    }

    /// Two lines of which the second holds one word: the first one's last word joins it if that is more even and fits.
    private mutating func evenOut(_ width: Double) {
      let (first, last) = (lines[lines.count - 2].text, lines[lines.count - 1].text)
      let word = Self.trimmed(last[...])
      guard first.last == " ", !word.contains(" ") else { return }
      let shown = Self.trimmed(first[...])
      let start = (shown.lastIndex(of: " ") ?? -1) + 1
      let upper = Self.trimmed(first[..<start])
      let moved = first[start...] + last
      let lower = Double(Self.trimmed(moved[...]).count)
      let before = abs(shown.count - word.count)
      guard !upper.isEmpty, lower <= width, abs(Double(upper.count) - lower) < Double(before) else { return }
      lines[lines.count - 2] = (Array(first[..<start]), Self.full(first[..<start], width))
      lines[lines.count - 1] = (Array(moved), Self.full(moved[...], width))
    }

    static func trimmed(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
      var text = text
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The width of a cut last line: what is left of its paragraph, as much of it as leaves room for the ellipsis.
  private func cutWidth(_ text: String, lines: Int, width: Double) -> Double {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    for line in Plain(text, width: width, limit: lines - 1).lines {
      rest[0].removeFirst(line.text.count)
      if rest[0].isEmpty { rest.removeFirst() }
    }
    let paragraph = rest.first ?? []
    let lengths: [Int] = (0...paragraph.count).map { Plain.trimmed(paragraph[..<$0]).count }
    let kept: Int = lengths.filter { (length: Int) -> Bool in Double(length + 1) <= width }.max() ?? 0
    return Double(kept + 1)
  }

  private static let texts: [String] = {
    var all = [""]
    var last = [""]
    for _ in 0..<6 {
      last = last.flatMap { text in ["X", " ", "\n"].map { text + $0 } }
      all += last
    }
    return all
  }()

  @Test("fact 67, 68: every text of up to 6 characters, 8 widths, 3 limits", arguments: [Double.infinity, 0.5, 1, 1.5, 2, 2.5, 3, 4.5])
  func sizes(width: Double) {
    for text in Self.texts {
      for limit in [Int.max, 1, 2] {
        let plain = Plain(text, width: width, limit: limit)
        let paragraph = Square.paragraph(text) { $0.maximumLines = limit == Int.max ? nil : limit }
        let measure = paragraph.measure(width: CGFloat(width * 10))
        var widths = plain.lines.map(\.width)
        if plain.isTruncated { widths[widths.count - 1] = cutWidth(text, lines: limit, width: width) }
        let expected = CGSize(width: (widths.max() ?? 0) * 10, height: Double(widths.count) * 10)
        let name = "\(text.debugDescription) in \(width * 10), limit \(limit)"
        #expect(measure.size == expected, "\(name)")
        #expect(measure.isTruncated == plain.isTruncated, "\(name)")
        // A limit in lines and the height of so many lines say the same.
        if limit != Int.max {
          #expect(Square.paragraph(text).measure(width: CGFloat(width * 10), height: CGFloat(limit * 10)) == measure, "\(name)")
        }
        let layout = paragraph.layout(width: CGFloat(width * 10))
        #expect(layout.size == measure.size && layout.lines.count == measure.lineCount, "\(name)")
      }
    }
  }
}
