/// Writes snapshots into a source as closures that return them.
package enum InlineRewriter {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// The source with the snapshots in it, and those whose call was not found. O(length × snapshots).
  package static func rewrite(_ source: [UInt8], _ snapshots: [InlineSnapshot]) -> (source: [UInt8], lost: [InlineSnapshot]) {
    var edits: [Edit] = []
    var lost: [InlineSnapshot] = []
    let unit = indentation(of: source)
    let inOrder = snapshots.sorted {
      ($0.line, $0.column, $0.descriptor.trailingClosureOffset) < ($1.line, $1.column, $1.descriptor.trailingClosureOffset)
    }
    for snapshot in inOrder {
      guard let call = SourceCall(source, line: snapshot.line, column: snapshot.column) else {
        lost.append(snapshot)
        continue
      }
      if let edit = edit(call, snapshot, unit, isFirstNew: !edits.contains { $0.range == call.end..<call.end }) { edits.append(edit) }
    }
    var result = source
    // From the end, so that places stay; what is added at one place stays in its order.
    for edit in edits.enumerated().sorted(by: { ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset) }) {
      result.replaceSubrange(edit.element.range, with: edit.element.text.utf8)
    }
    return (result, lost)
  }

  private static func edit(_ call: SourceCall, _ snapshot: InlineSnapshot, _ unit: String, isFirstNew: Bool) -> Edit? {
    let label = snapshot.descriptor.trailingClosureLabel
    guard let known = call.closure(snapshot.descriptor) else {
      guard let actual = snapshot.actual else { return nil }
      let isFirst = call.trailing.isEmpty && isFirstNew
      let closure = closure(around: actual, margin: call.margin(at: call.start), unit)
      return Edit(range: call.end..<call.end, text: (isFirst ? " " : " \(label): ") + closure)
    }
    guard let actual = snapshot.actual else {
      // The label goes with the closure, and the space before them.
      var begin = known.label?.lowerBound ?? known.range.lowerBound
      while begin > call.start, call.bytes[begin - 1] == 0x20 { begin -= 1 }
      return Edit(range: begin..<known.range.upperBound, text: "")
    }
    let body = closure(around: actual, margin: call.margin(at: known.range.lowerBound), unit)
    guard let old = known.label else { return Edit(range: known.range, text: body) }
    return Edit(range: old.lowerBound..<known.range.upperBound, text: "\(label): \(body)")
  }

  /// `{`, the text as a literal of several lines, `}`.
  private static func closure(around text: String, margin: String, _ unit: String) -> String {
    let inner = margin + unit
    let hashes = String(repeating: "#", count: hashCount(for: text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : inner + $0 }
    return "{\n\(inner)\(hashes)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(hashes)\n\(margin)}"
  }

  /// How many `#` a literal needs so that the text stands in it as it is.
  private static func hashCount(for text: String) -> Int {
    var count = text.contains("\\") ? 1 : 0
    while text.contains("\"\"\"" + String(repeating: "#", count: count))
      || (count > 0 && text.contains("\\" + String(repeating: "#", count: count)))
    {
      count += 1
    }
    return count
  }

  /// What the source indents by: tabs, four blanks, else two.
  private static func indentation(of source: [UInt8]) -> String {
    var smallest = Int.max
    for line in source.split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "\t") else { return "\t" }
      let blanks = line.prefix { $0 == 0x20 }.count
      if blanks > 1, blanks < line.count { smallest = min(smallest, blanks) }
    }
    return smallest >= 4 && smallest != .max ? "    " : "  "
  }
}

extension SourceCall {
  /// Behind everything that belongs to the call.
  fileprivate var end: Int { trailing.last?.range.upperBound ?? argumentsEnd }
}
