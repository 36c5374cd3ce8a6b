import Foundation
import QuoinLayout

/// Where the subjects of a trace are written: told by the user's view or preview around them, by their kind, text and identifier, and by
/// their order. Only what is certain is told.
package struct SourcePlaces {
  /// A line of a file.
  package struct Place: Codable, Hashable, Sendable {
    /// As it was given.
    package var path: String
    /// Counted from 1.
    package var line: Int
    package init(path: String, line: Int) { (self.path, self.line) = (path, line) }
    /// "Card.swift:12"
    package var words: String { "\((path as NSString).lastPathComponent):\(line)" }
  }
  private let places: [Int: Place]
  private let partPlaces: [Int: Place]
  private let doubts: [Finding: Place]
  private let finder: SubjectFinder
  /// The types that the sources declare.
  package let declared: Set<String>
  /// The words of the code. O(sources).
  package var words: Set<String> { files.reduce(into: []) { $0.formUnion($1.words()) } }
  /// The texts of the literals. O(sources).
  package var literals: Set<String> { files.reduce(into: []) { $0.formUnion($1.literals()) } }
  private let files: [SourceText]

  /// Looks everything up. `preview` is the line in which the `#Preview` begins. O(sources + subjects × lines).
  package init(_ trace: LayoutTrace, sources: [(path: String, text: String)], preview: (path: String, line: Int)?) {
    let files = sources.map { SourceText(path: $0.path, $0.text) }
    var declarations: [String: [Range]] = [:]
    for (index, file) in files.enumerated() {
      for (name, lines) in file.declarations() { declarations[name, default: []].append(Range(file: index, lines: lines)) }
    }
    declared = Set(declarations.keys)
    self.files = files
    var whole: [Range] = files.indices.map { Range(file: $0, lines: 0..<files[$0].code.count) }
    if let preview, let index = files.firstIndex(where: { $0.path == preview.path || preview.path.hasSuffix("/" + $0.path) }) {
      whole = [Range(file: index, lines: files[index].block(from: preview.line - 1))]
    }
    let finder = SubjectFinder(trace: trace, files: files, declarations: declarations, preview: whole)
    self.finder = finder
    let (places, partPlaces) = finder.places()
    (self.places, self.partPlaces) = (places, partPlaces)
    doubts = trace.doubts.reduce(into: [:]) { result, doubt in
      guard let subject = doubt.subject else { return }
      result[doubt.finding] = finder.place(of: doubt.finding.view, at: subject, places, partPlaces)
    }
  }

  /// Where the subject is written; nil where that is not certain.
  package func place(of subject: Int) -> Place? { places[subject] }

  /// Where a view that became several subjects is written; nil where that is not certain.
  package func place(of part: LayoutTrace.Subject.Part) -> Place? { partPlaces[part.number] }

  /// Where what is doubtful is written: the view that the trace says it was met at, or what it says of itself; nil where that is not
  /// certain.
  package func place(of finding: Finding) -> Place? {
    doubts[finding] ?? finding.origin.flatMap { finder.place(of: $0) } ?? finder.declaration(of: finding.view)
  }

  struct Range: Hashable {
    let file: Int
    let lines: Swift.Range<Int>
  }
}
