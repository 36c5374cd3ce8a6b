import Foundation
import QuoinLayout
import QuoinMessages
import QuoinSnapshots

/// What `quoin explain` tells of a trace: its steps, those about some views, or why some views are as they are.
struct TraceAnswers {
  private let trace: LayoutTrace
  private let wish: RenderChoices.Explanation
  private let places: () -> SourcePlaces

  /// Sources are read only when something is told with its lines.
  init(_ trace: LayoutTrace, _ order: RenderOrder, _ summary: PreviewSummary) {
    self.trace = trace
    wish = order.choices.explanation ?? RenderChoices.Explanation()
    places = { SourcePlaces(trace, choices: order.choices, summary) }
  }

  /// How many views of one name are answered for.
  private static let mostAnswers = 4

  /// The sentences of the answer, a line each.
  func lines() throws(RunnerRefusal) -> [String] {
    guard !wish.why.isEmpty else { return try chosen(wish.tellsRepeats ? trace : trace.told).sentences() }
    let places = places()
    var lines: [String] = []
    for word in wish.why {
      let found = trace.asked(try subjects(called: word), by: word)
      for asked in found.prefix(Self.mostAnswers) {
        if !lines.isEmpty { lines.append("") }
        switch asked {
        case .one(let subject): lines += trace.why(subject, called: word) { places.place(of: $0)?.words }
        case .several(let part, let members): lines += trace.parts(of: part, members, place: places.place(of: part)?.words)
        }
      }
      if found.count > Self.mostAnswers {
        lines.append(
          "There are \(found.count - Self.mostAnswers) more called \(word). Name one by its text or its accessibilityIdentifier.")
      }
    }
    return lines
  }

  /// The steps as data, in the order in which they happened.
  func steps() throws(RunnerRefusal) -> LayoutTrace { try chosen(wish.tellsRepeats ? trace : trace.withoutRepeats) }

  private func chosen(_ told: LayoutTrace) throws(RunnerRefusal) -> LayoutTrace {
    guard !wish.about.isEmpty else { return told }
    var chosen: Set<Int> = []
    for word in wish.about { chosen.formUnion(try subjects(called: word)) }
    return told.about(chosen)
  }

  private func subjects(called word: String) throws(RunnerRefusal) -> Set<Int> {
    let found = trace.subjects(called: word)
    guard found.isEmpty else { return found }
    let places = places()
    let known = trace.names(near: word, own: places.declared, words: places.words, literals: places.literals)
    let near = known.near.isEmpty ? "" : "did you mean \(known.near.prefix(3).joined(separator: " or "))? "
    throw RunnerRefusal("there is no \(word) in it; \(near)there is " + known.all.joined(separator: ", "))
  }
}

extension SourcePlaces {
  /// The places for a trace of a preview of these files.
  init(_ trace: LayoutTrace, choices: RenderChoices, _ summary: PreviewSummary) {
    let sources = choices.sources.compactMap { path in
      FileManager.default.contents(atPath: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
    self.init(trace, sources: sources, preview: summary.line.map { (summary.file, $0) })
  }
}
