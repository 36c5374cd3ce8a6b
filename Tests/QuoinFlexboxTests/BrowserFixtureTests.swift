import Foundation
import Testing

@testable import QuoinFlexbox

/// Chromium's boxes for random trees, by behaviour (Fixtures/README.md).
struct BrowserFixtureTests {
  static let behaviours = [
    "sizes-and-percentages", "minimum-and-maximum", "grow-shrink-and-basis", "automatic-minimums", "direction-and-wrap", "order",
    "justify-and-align", "baselines", "aspect-ratio", "margins", "padding-and-border", "gaps", "box-sizing",
    "overflow-and-scroll-bars", "block-contents-and-none", "position-and-insets", "right-to-left", "everything-5", "everything-17",
    "everything-70", "columns-of-indefinite-height", "content-limits-of-heights", "content-limits-of-widths", "percent-heights-in-blocks",
    "percentages-under-ratios", "scroll-origins", "baselines-of-columns", "heights-measured-before", "static-positions-in-lines",
    "stretch-as-a-limit", "absolute-limits-of-stretch", "stretched-heights-in-lines", "once-disagreed",
    "stretch-in-blocks", "text-through-contents", "quirks",
  ]
  /// Half of a hundredth is lost in writing; the rest is the browser's layout unit of 1/64 and what it adds up to.
  static let tolerance = 0.12

  static func lines(_ name: String) throws -> [String] {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("The boxes are Chromium's", arguments: behaviours)
  func agreesWithBrowser(behaviour: String) throws {
    let known = Set(try Self.lines("known-deviations.txt"))
    let lines = try Self.lines(behaviour + ".jsonl")
    #expect(lines.count > 3)
    var wrong: [String] = []
    for (number, line) in lines.enumerated().dropFirst() where !known.contains("\(behaviour) \(number)") {
      if let difference = try Self.difference(line, number: number + 1) { wrong.append("case \(number): \(difference)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3).joined(separator: "\n"))")
  }

  @Test("Few cases are known to deviate")
  func deviationsAreFew() throws {
    let known = try Self.lines("known-deviations.txt")
    let cases = try Self.behaviours.map { try Self.lines($0 + ".jsonl").count - 1 }.reduce(0, +)
    #expect(cases > 5000)
    #expect(Double(known.count) <= 0.001 * Double(cases))
  }

  /// What differs first; nil if nothing does.
  static func difference(_ line: String, number: Int) throws -> String? {
    let expected = try numbers(try #require(try OrderedJSONReader.read(line)["expect"]))
    let answer = try FlexboxCommandLine(FlexboxSettings(browserUnits: true)).answer(line: line, number: number)
    let found = absolute(try OrderedJSONReader.read(answer))
    guard found.count == expected.count else { return "\(found.count) boxes, \(expected.count) expected" }
    for (index, (ours, theirs)) in zip(found, expected).enumerated() {
      if zip(ours, theirs).contains(where: { abs($0 - $1) > tolerance }) { return "node \(index) is \(ours), Chromium's \(theirs)" }
    }
    return nil
  }

  private static func numbers(_ json: OrderedJSON) throws -> [[Double]] {
    guard case .array(let rows) = json else { return [] }
    return rows.map { row in
      guard case .array(let values) = row else { return [] }
      return values.compactMap { $0.text.flatMap(Double.init) }
    }
  }

  private static func absolute(_ box: OrderedJSON, x: Double = 0, y: Double = 0) -> [[Double]] {
    func number(_ key: String) -> Double { box[key]?.text.flatMap(Double.init) ?? .nan }
    let (left, top) = (x + number("x"), y + number("y"))
    var boxes = [[left, top, number("w"), number("h")]]
    guard case .array(let children)? = box["children"] else { return boxes }
    for child in children { boxes += absolute(child, x: left, y: top) }
    return boxes
  }
}
