import Foundation
import QuoinLayout
import QuoinMessages
import QuoinSnapshots

/// Findings as they are told: with the lines that they are about, where those are in the preview's files.
struct FindingLines {
  private let names: WrittenNames
  private let places: SourcePlaces

  /// Sources are read only where something was found. `doubts` is a trace that knows whose the findings are.
  init(_ findings: [Finding], doubts: LayoutTrace, choices: RenderChoices, _ summary: PreviewSummary) {
    let sources =
      findings.isEmpty
      ? []
      : choices.sources.compactMap { path in
        FileManager.default.contents(atPath: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
      }
    names = WrittenNames(sources)
    places = SourcePlaces(doubts, sources: sources, preview: summary.line.map { (summary.file, $0) })
  }
  /// The findings of a sheet.
  @MainActor init(_ sheet: some RenderedPreview, choices: RenderChoices, _ summary: PreviewSummary) {
    self.init(sheet.findings, doubts: sheet.doubts, choices: choices, summary)
  }

  /// The finding with its lines: those that have the name that it is about, if they are few, else that of what it was met at.
  func told(_ finding: Finding) -> ToldFinding {
    let named = finding.written.map { names.places(of: $0) } ?? []
    let found = (1...Self.mostLines).contains(named.count) ? named : places.place(of: finding).map { [$0] } ?? []
    return ToldFinding(
      view: finding.view, message: finding.message, places: found.map { ToldFinding.Place(path: $0.path, line: $0.line) },
      isError: finding.kind == .missingResource)
  }
  /// Of more lines with one name none is meant.
  private static let mostLines = 3
}
