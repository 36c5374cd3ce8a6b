import Foundation
import QuoinSnapshots
import Synchronization
import Testing

/// Compares a value with its recorded snapshot, or records one; nil when they are alike, else what is wrong.
///
/// Helpers of one's own are built on this: they fail the test with the words that come back.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it becomes what is kept and compared.
///   - name: What the snapshot is called; nil numbers it within its test.
///   - record: When it is recorded; nil leaves that to the scope.
///   - snapshotDirectory: The folder of the snapshot; nil for `__Snapshots__/FILE` beside the test's file.
///   - timeout: How many seconds the snapshot may take.
///   - testName: The test's name, which the snapshot's file begins with.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  if Test.current == nil { SnapshotCounter.observe }
  let record = SnapshotTestingConfiguration.recordHere(record)
  return withSnapshotTesting(record: record) {
    do {
      let place = SnapshotPlace(
        file: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory, pathExtension: snapshotting.pathExtension)
      guard let made = snapshotting.snapshot(try value()).wait(timeout) else { return timeoutMessage(timeout) }
      let rivals = SnapshotCounter.test.map { place.claim(by: $0) } ?? []
      let verifier = SnapshotVerifier(place: place, name: name, diffing: snapshotting.diffing, rivals: rivals)
      return try SnapshotVerifier<Format>.oneAtATime(place.path) {
        let (message, attachments) = try verifier.verify(made, record: record)
        if !attachments.isEmpty {
          let title = "\(place.testName)\(name.map { ".\(SnapshotPlace.sanitized($0))" } ?? "")"
          attach(attachments, name: title, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        return message
      }
    } catch let failure as SnapshotFile.Failure {
      return failure.description
    } catch {
      return error.localizedDescription
    }
  }
}

private func timeoutMessage(_ timeout: TimeInterval) -> String {
  """
  Exceeded timeout of \(timeout) seconds waiting for snapshot.

  This can happen when an asynchronously rendered view (like a web view) has not loaded. Ensure that every subview of the view \
  hierarchy has loaded to avoid timeouts, or, if a timeout is unavoidable, consider setting the "timeout" parameter of \
  "assertSnapshot" to a higher value.
  """
}

/// Compares what was made with a file, and records it.
struct SnapshotVerifier<Format> {
  let place: SnapshotPlace
  let name: String?
  let diffing: Diffing<Format>
  /// Other tests that use the same file.
  let rivals: [String]

  func verify(_ made: Format, record: SnapshotTestingConfiguration.Record) throws -> (String?, [XCTAttachment]) {
    let path = place.path
    if record == .all {
      try write(made)
      return (
        """
        Record mode is on. Automatically recorded snapshot: …

        open "\(URL(fileURLWithPath: path).absoluteString)"

        Turn record mode off and re-run "\(place.testName)" to assert against the newly-recorded snapshot
        """, []
      )
    }
    guard let data = try SnapshotFile.read(path) else {
      guard record != .never else {
        return ("No reference was found on disk. New snapshot was not recorded because recording is disabled", [])
      }
      try write(made)
      return (
        """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(URL(fileURLWithPath: path).absoluteString)"

        Re-run "\(place.testName)" to assert against the newly-recorded snapshot.
        """, []
      )
    }
    // A reference that cannot be read never matches, so that it is read a second time for its fault only when there is a difference.
    let difference = diffing.diff(diffing.fromData(data), made)
    if difference != nil || data.isEmpty, let complaint = diffing.complaint(data) {
      if record == .failed { try write(made) }
      return ("\(path) \(complaint)" + (record == .failed ? " A new snapshot was automatically recorded." : ""), [])
    }
    guard let (failure, attachments) = difference else { return (nil, []) }
    let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    let kept = URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent(place.fileName)
      .appendingPathComponent((path as NSString).lastPathComponent).path
    try SnapshotFile.write(diffing.toData(made), to: kept)
    if let picture = attachments.first(where: { $0.name == "difference" }), !picture.data.isEmpty {
      let stem = (kept as NSString).deletingPathExtension
      try SnapshotFile.write(picture.data, to: "\(stem).difference.\(picture.pathExtension)")
    }
    var message = name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
    if record == .failed {
      try write(made)
      message += " A new snapshot was automatically recorded."
    }
    let tool = SnapshotTestingConfiguration.diffToolHere(currentFilePath: path, failedFilePath: kept)
    var words = "\(message)\n\n\(tool)\n\n\(failure.trimmingCharacters(in: .whitespacesAndNewlines))"
    if !rivals.isEmpty {
      words += """


        The same file is used by \(rivals.joined(separator: ", ")). Two tests of one name in files of one name share their snapshots: \
        give one of them another name, or use named:.
        """
    }
    return (words, attachments)
  }

  private func write(_ made: Format) throws {
    let data = diffing.toData(made)
    // A file without a byte, of a view without a size, would fail every time after.
    if data.isEmpty, diffing.complaint(data) != nil {
      throw SnapshotFile.Failure(
        "Newly-taken snapshot is empty, so \(place.path) was not recorded. "
          + "Give the view a size: set its frame, or pass size: or layout:.")
    }
    try SnapshotFile.write(data, to: place.path)
  }

  /// Tests that run at the same time wait for each other at a file.
  static func oneAtATime<R>(_ path: String, _ body: () throws -> R) rethrows -> R {
    let lock = FileLocks.lock(for: path)
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

private enum FileLocks {
  private static let locks = (0..<16).map { _ in NSRecursiveLock() }
  static func lock(for path: String) -> NSRecursiveLock { locks[Int(UInt(bitPattern: path.hashValue) % 16)] }
}
