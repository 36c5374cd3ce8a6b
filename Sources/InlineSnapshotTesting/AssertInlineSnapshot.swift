import Foundation
@_spi(Internals) import SnapshotTesting

/// Fails the test unless a value is as the text that stands in its own source. Without a text, one is written there when the tests end.
///
/// - Parameters:
///   - value: The value; nil takes the text out of the source.
///   - snapshotting: How it becomes a text.
///   - message: What a failure says first; empty for the usual words.
///   - record: When the text is written; nil leaves that to the scope.
///   - timeout: How many seconds the snapshot may take.
///   - syntaxDescriptor: Where in the call the text stands, for helpers of one's own.
///   - expected: The text, as a trailing closure.
///   - function: The test's name.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>, message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(), matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let record = SnapshotTestingConfiguration.recordHere(record)
  func fail(_ words: String) { recordIssue(words, fileID: fileID, filePath: filePath, line: line, column: column) }
  withSnapshotTesting(record: record) {
    var actual: String?
    do {
      if let value = try value() {
        guard let made = snapshotting.snapshot(value).wait(timeout) else {
          return fail(
            """
            Exceeded timeout of \(timeout) seconds waiting for snapshot.

            This can happen when an asynchronously loaded value (like a network response) has not loaded. If a timeout is unavoidable, \
            consider setting the "timeout" parameter of "assertInlineSnapshot" to a higher value.
            """)
        }
        actual = made
      }
    } catch {
      return fail("Threw error: \(error)")
    }
    let written = expected?()
    func keep() {
      InlineSnapshots.keep(
        InlineSnapshot(actual: actual, descriptor: syntaxDescriptor, line: Int(line), column: Int(column)), file: "\(filePath)")
    }
    if record == .all || (written == nil && record != .never) {
      keep()
      let label = syntaxDescriptor.trailingClosureLabel
      let isUsual = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
      var words = "Automatically recorded a new snapshot\(isUsual ? "" : " for \"\(label)\"")."
      if let difference = snapshotting.diffing.diff(written ?? "", actual ?? "")?.0 { words += " Difference: …\n\n\(difference.indented)" }
      return fail("\(words)\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot.")
    }
    guard let written else { return fail("No expected value to assert against.") }
    guard let difference = snapshotting.diffing.diff(written, actual ?? "")?.0 else { return }
    let title = message()
    var words = "\(title.isEmpty ? "Snapshot did not match. Difference: …" : title)\n\n\(difference.indented)"
    if record == .failed {
      keep()
      words += "\n\nA new snapshot was automatically recorded."
    }
    syntaxDescriptor.fail(words, fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
