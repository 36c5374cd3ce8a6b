import Foundation
import SwiftUI
import Testing

/// Every row of the ledger, topic by topic. One row is run with `QUOIN_LEDGER_ROWS=Stacks.swift:12` (several: with commas between).
@Suite("Ledger", .serialized) @MainActor struct LedgerTests {
  @Test("SwiftUI", arguments: LedgerOf.swiftUI) func swiftUI(_ topic: Ledger.Topic) { judge(topic, of: "SwiftUI") }
  @Test("UIKit", arguments: LedgerOf.uiKit) func uiKit(_ topic: Ledger.Topic) { judge(topic, of: "UIKit") }
  @Test("PinLayout", arguments: LedgerOf.pinLayout) func pinLayout(_ topic: Ledger.Topic) { judge(topic, of: "PinLayout") }
  @Test("FlexLayout", arguments: LedgerOf.flexLayout) func flexLayout(_ topic: Ledger.Topic) { judge(topic, of: "FlexLayout") }
  @Test("Quoin", arguments: LedgerOf.quoin) func quoin(_ topic: Ledger.Topic) { judge(topic, of: "Quoin") }

  private func judge(_ topic: Ledger.Topic, of module: String) {
    for row in topic.rows where Selection.contains(row) {
      Selection.begin(row)
      let judge = Judge()
      do { try row.check(judge) } catch { judge.expect(false, "throws \(error)", at: row.line) }
      RecordedPages.of(module).compare(row, judge)
      for failure in judge.failures {
        Issue.record(
          "\(row.names.joined(separator: ", ")): \(row.says): \(failure.message)",
          sourceLocation: SourceLocation(
            fileID: "LedgerTests/\(row.id.split(separator: ":")[0])", filePath: row.file, line: failure.line, column: 1))
      }
    }
  }

  @Test("COVERAGE.md of each module is what the ledger says", arguments: LedgerOf.papers) func coverage(_ paper: LedgerOf.Paper) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/\(paper.module)/COVERAGE.md")
    let text = Coverage.paper(paper.module, paper.topics, folder: paper.module)
    if ProcessInfo.processInfo.environment["QUOIN_LEDGER_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      try RecordedPages.of(paper.module).write(paper.topics)
    } else {
      let stands = try? String(contentsOf: file, encoding: .utf8)
      let isCurrent = stands == text
      #expect(isCurrent, "Sources/\(paper.module)/COVERAGE.md is not what the ledger says; write it again: scripts/ledger record")
      if !RecordedPages.of(paper.module).isOfThisMachine {
        print(
          "SKIPPED: the record of \(paper.module)'s pages was noted with other fonts, symbols or libraries; its rows were judged by their facts alone."
        )
      }
    }
  }
}

/// Which rows run: all, or those that `QUOIN_LEDGER_ROWS` names. Tells a listener in the same program, where there is one, which row runs.
enum Selection {
  private static let wanted: Set<String>? = ProcessInfo.processInfo.environment["QUOIN_LEDGER_ROWS"].map {
    Set($0.split { $0 == "," || $0 == "\n" }.map(String.init))
  }
  private typealias Listener = @convention(c) (UnsafePointer<CChar>) -> Void
  private static let listener: Listener? = dlsym(nil, "quoin_mutant_row").map { unsafeBitCast($0, to: Listener.self) }

  static func contains(_ row: Row) -> Bool { wanted?.contains(row.id) ?? true }
  static func begin(_ row: Row) { if let listener { row.id.withCString(listener) } }
}
