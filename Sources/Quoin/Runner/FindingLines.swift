import Foundation
import QuoinLayout
import QuoinMessages
import QuoinSnapshots

/// Findings as they are told: with the lines that name what they are about, where those are in the preview's files.
struct FindingLines {
  private let names: WrittenNames?

  /// Sources are read only where a finding is about a name.
  init(_ findings: [Finding], choices: RenderChoices) {
    names =
      findings.contains { $0.written != nil }
      ? WrittenNames(
        choices.sources.compactMap { path in
          FileManager.default.contents(atPath: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
        }) : nil
  }

  /// "Image (Card.swift:12): There is no …"
  func sentence(_ finding: Finding) -> String {
    let place = finding.written.flatMap { names?.words(for: $0) }.map { " (\($0))" } ?? ""
    return "\(finding.view)\(place): \(finding.message)"
  }

  /// The first line that has the name.
  func place(of finding: Finding) -> WrittenNames.Place? { finding.written.flatMap { names?.places(of: $0).first } }
}
