import Foundation
import QuoinLayout

extension LayoutDifference {
  /// Whether nothing differs.
  package var isEmpty: Bool { changes.isEmpty && cause == nil }

  /// The difference in sentences: where the layouts part, by which step, in which line of the sources, then what moved by how much.
  ///
  /// - Parameters:
  ///   - trace: The steps of the new layout; without them the step is left out.
  ///   - sources: The files in which the modifier's line is looked for, by their paths.
  ///   - most: How many views are named; the others are counted.
  package func report(trace: LayoutTrace? = nil, sources: [(path: String, text: String)] = [], most: Int = 12) -> [String] {
    var lines: [String] = []
    if let cause {
      let line = SourceLine(of: cause, in: sources).map { ": \($0.words)" } ?? ""
      let place = cause.view.map { " (in \($0)\(line))" } ?? (line.isEmpty ? "" : " (\(line.dropFirst(2)))")
      lines.append("The layouts part at \(Self.name(of: cause.node))\(place): \(cause.words).")
      if let step = trace.flatMap({ Self.step(of: cause, in: $0) }) { lines.append("Step \(step)") }
    }
    return lines + movements(most: most)
  }

  /// The file and line that the difference comes from, where it can be told.
  package func place(in sources: [(path: String, text: String)]) -> (path: String, line: Int)? {
    cause.flatMap { SourceLine(of: $0, in: sources) }.map { ($0.path, $0.lines.first ?? 1) }
  }

  /// A line for each view that changed, the visible ones first; those that moved alike stand together.
  private func movements(most: Int) -> [String] {
    let leaves = changes.filter(\.isLeaf)
    // Room between views shows nothing.
    let seen = leaves.filter { $0.name != "Spacer" }
    let shown = seen.isEmpty ? leaves.isEmpty ? changes : leaves : seen
    var lines: [String] = []
    var groups: [(way: String, names: [String])] = []
    for change in shown {
      switch (change.old, change.new) {
      case (let old?, let new?):
        let way = Self.way(new.x - old.x, new.y - old.y)
        let grew = Self.growth(old, new)
        if let texts = change.texts { lines.append("\(change.name) had the text “\(texts.old ?? "")”") }
        guard !way.isEmpty || !grew.isEmpty else { continue }
        if grew.isEmpty {
          if let index = groups.firstIndex(where: { $0.way == way }) {
            groups[index].names.append(change.name)
          } else {
            groups.append((way, [change.name]))
          }
        } else {
          lines.append("\(change.name) is \(grew)\(way.isEmpty ? "" : " and lies \(way)"): \(Self.words(old)) → \(Self.words(new))")
        }
      case (nil, let new?): lines.append("\(change.name) is new: \(Self.words(new))")
      case (let old?, nil): lines.append("\(change.name) is gone: \(Self.words(old))")
      case (nil, nil): break
      }
    }
    let moved = groups.map { group in
      let names = group.names.prefix(6).joined(separator: ", ")
      let rest = group.names.count > 6 ? " and \(group.names.count - 6) more" : ""
      return "\(names)\(rest) \(group.names.count == 1 ? "lies" : "lie") \(group.way)"
    }
    let all = lines + moved
    return Array(all.prefix(most)) + (all.count > most ? ["… and \(all.count - most) more."] : [])
  }

  private static func words(_ rect: LayoutTree.Rect) -> String {
    "(\(snapshotWords(rect.x)), \(snapshotWords(rect.y))) \(size(rect))"
  }

  /// "2 wider and 1 less high"
  private static func growth(_ old: LayoutTree.Rect, _ new: LayoutTree.Rect) -> String {
    var parts: [String] = []
    let (dw, dh) = (new.width - old.width, new.height - old.height)
    if abs(dw) > 0.005 { parts.append("\(snapshotWords(abs(dw))) \(dw > 0 ? "wider" : "narrower")") }
    if abs(dh) > 0.005 { parts.append("\(snapshotWords(abs(dh))) \(dh > 0 ? "higher" : "lower")") }
    return parts.joined(separator: " and ")
  }

  /// The step of the trace at which the cause does what it did not do before, with its number and its reason.
  private static func step(of cause: Cause, in trace: LayoutTrace) -> String? {
    let node = cause.node
    let subjects = trace.subjects.indices.filter { index in
      let subject = trace.subjects[index]
      if let own = subject.node, let id = node.id { return own == id }
      return subject.kind == node.kind && subject.identifier == node.identifier && (node.text == nil || subject.text == node.text)
    }
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
    let told = trace.withoutRepeats
    let placed = told.steps.first { step in
      guard subjects.contains(step.subject), case .isPlaced(let frame) = step.act else { return false }
      return isNear(frame.width, node.frame.width) && isNear(frame.height, node.frame.height)
    }
    guard let subject = placed?.subject ?? subjects.first else { return nil }
    let index = told.steps.lastIndex { step in
      switch step.act {
      case .isProposed(let proposal, by: subject?):
        return cause.proposal.map { proposal.width == $0.width && proposal.height == $0.height } ?? false
      case .answers(let width, let height, _):
        return step.subject == subject && cause.proposal == nil && isNear(width, node.frame.width)
          && isNear(height, node.frame.height)
      default: return false
      }
    }
    return index.map { told.sentences()[$0].trimmingCharacters(in: .whitespaces) }
  }
}
