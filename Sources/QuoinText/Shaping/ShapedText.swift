import Foundation

/// A text after everything that does not depend on the room it gets: fonts found, words shaped, break chances known.
///
/// Invariant: units are in reading order; `edges[i + 1] − edges[i]` is unit i's width in points and never negative, so any stretch of a line
/// is measured by one subtraction. Line ends written in the text have no unit; they part the `paragraphs`.
struct ShapedText: Sendable {
  /// The least stretch of text a line can begin or end with.
  struct Unit: Sendable {
    /// UTF-16 offset where it begins.
    var offset: Int32
    /// Index of its word.
    var word: Int32
    var traits: Traits
  }
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// White space that hangs over the edge at a line's end.
    static let blank = Traits(rawValue: 1)
    /// A line may begin here.
    static let mayBreakBefore = Traits(rawValue: 2)
    /// Shows a hyphen if the line ends here.
    static let softHyphen = Traits(rawValue: 4)
  }
  /// Units that were shaped together.
  struct Word: Sendable {
    /// Nil for a picture and a tabulator.
    var shaped: ShapedWord?
    var firstUnit: Int32
    var run: Int32
  }
  /// Neighbouring words of one font, look and direction.
  struct Run: Sendable {
    var font: Font
    var style: Int32
    var level: UInt8
    var tracking: Double
    var metrics: LineMetrics
  }
  /// What the caller said about a stretch.
  struct Style: Sendable {
    var font: Font
    var source: StyledText.Run
    var metrics: LineMetrics
  }
  /// The text between two line ends.
  struct Paragraph: Sendable {
    var units: Range<Int>
    var segments: Range<Int>
    /// UTF-16 offset behind its last character.
    var textEnd: Int
    var baseLevel: UInt8
    /// The style whose line height an empty paragraph has.
    var style: Int
  }
  /// The text between two break chances.
  struct Segment: Sendable {
    /// Behind its last unit.
    var end: Int32
    /// Behind the paragraph's last unit up to `end` that is not blank; before the segment if it is all blank.
    var visibleEnd: Int32
    /// It ends in a soft hyphen, which shows if the line ends here.
    var hyphenates: Bool
  }

  var utf16: [UInt16] = []
  var units: [Unit] = []
  var edges: [Double] = [0]
  var words: [Word] = []
  var runs: [Run] = []
  var styles: [Style] = []
  var paragraphs: [Paragraph] = []
  var segments: [Segment] = []
  /// The one height all lines have, nil if they differ.
  var uniformMetrics: LineMetrics?

  func width(_ from: Int, _ to: Int) -> Double { edges[to] - edges[from] }
  func run(of unit: Int) -> Int { Int(words[Int(units[unit].word)].run) }
  func isBlank(_ unit: Int) -> Bool { units[unit].traits.contains(.blank) }

  /// The paragraph a unit is in.
  func paragraph(of unit: Int) -> Paragraph {
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].units.upperBound > unit { high = middle } else { low = middle + 1 }
    }
    return paragraphs[low]
  }

  /// UTF-16 offset behind the unit before `unit`, which is in or at the end of `paragraph`.
  func textEnd(_ unit: Int, in paragraph: Paragraph) -> Int {
    unit < paragraph.units.upperBound ? Int(units[unit].offset) : paragraph.textEnd
  }

  /// The height of a line of these units; of an empty one, the paragraph's.
  func metrics(_ range: Range<Int>, in paragraph: Paragraph) -> LineMetrics {
    if let uniformMetrics { return uniformMetrics }
    guard !range.isEmpty else { return styles[paragraph.style].metrics }
    var metrics = runs[run(of: range.lowerBound)].metrics
    for run in runs[run(of: range.lowerBound)...run(of: range.upperBound - 1)].dropFirst() { metrics.include(run.metrics) }
    return metrics
  }
}

/// A line's extent above and below its baseline, in points.
struct LineMetrics: Hashable, Sendable {
  var ascent = 0.0
  var descent = 0.0
  /// Distance to the line above, beyond touching it.
  var leading = 0.0
  var height: Double { ascent + descent }

  init() {}

  init(_ font: Font, baselineOffset: Double = 0) {
    ascent = Double(font.ascent) + max(0, baselineOffset)
    descent = Double(font.descent) + max(0, -baselineOffset)
    leading = Double(font.leading)
  }

  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }

  /// The line `factor` times as high; the room comes and goes above the letters.
  func multiplied(by factor: Double) -> LineMetrics {
    var result = self
    result.ascent += height * (factor - 1)
    return result
  }
}
