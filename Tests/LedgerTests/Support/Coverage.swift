import Foundation

/// Writes the ledger of a module as the paper COVERAGE.md: every name, what it does in a picture, and where its row is.
enum Coverage {
  static func paper(_ module: String, _ topics: [Ledger.Topic], folder: String) -> String {
    var lines = [
      "# What each part of \(module) does in a still picture",
      "",
      "Written from the ledger of facts, `Tests/LedgerTests/\(folder)`; to write it again: `scripts/ledger record`.",
      "",
      "**effect**: seen in the picture or in the layout. **keeps value**: kept where other code can read it, nothing is seen. **none**: "
        + "compiles, and the picture is the same with and without. **missing**: on the phone, not here. The last column tells where the "
        + "fact is known from.",
    ]
    for topic in topics where !topic.rows.isEmpty {
      let file = topic.rows[0].id.split(separator: ":")[0]
      lines += ["", "## \(topic.title)", "", "Rows: `\(file)`", "", "| name | in a picture | fact | source |", "|---|---|---|---|"]
      for row in topic.rows {
        let names = row.names.map { "`\($0)`" }.joined(separator: " ")
        lines.append("| \(names) | \(row.standing.rawValue) | \(cell(row.says)) | \(cell("\(row.source)")) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ words: String) -> String {
    words.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }
}
