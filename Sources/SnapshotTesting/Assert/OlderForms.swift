import Foundation
import XCTest

// Forms of older test files, which compile as they are.

/// The older name of a test case that takes snapshots.
public typealias SnapshotTestCase = XCTestCase

extension SnapshotTestingConfiguration.Record {
  /// `true` is ``all``, `false` is ``missing``, nil is left to the scope.
  fileprivate static func of(_ recording: Bool?) -> Self? { recording.map { $0 ? .all : .missing } }
}

/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` with `record` as a truth value.
@_disfavoredOverload public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .of(recording), timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)`` with `record` as a truth value.
@_disfavoredOverload public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .of(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)`` with `record` as a truth value.
@_disfavoredOverload public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .of(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)`` with `record` as a truth value.
@_disfavoredOverload public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .of(recording), snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` under its older label.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, file: file, testName: testName,
    line: line)
}

/// ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)`` under its older label.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool = false,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file, testName: testName, line: line)
}

/// ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)`` under its older label.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool = false,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file, testName: testName, line: line)
}

/// ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)`` under its older label.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool = false, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, snapshotDirectory: snapshotDirectory, timeout: timeout,
    file: file, testName: testName, line: line)
}
