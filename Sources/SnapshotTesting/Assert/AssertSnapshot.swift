import Foundation

/// Fails the test unless a value is as its recorded snapshot. The first time the snapshot is recorded, and the test fails to say so.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes what is kept and compared.
///   - name: What the snapshot is called; nil numbers it within its test.
///   - record: When it is recorded; nil leaves that to the scope.
///   - timeout: How many seconds the snapshot may take.
///   - testName: The test's name, which the snapshot's file begins with.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
  if let failure { recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// Asserts a value by several strategies, each with its name.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// Asserts a value by several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }
}
