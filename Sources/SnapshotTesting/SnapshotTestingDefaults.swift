import Foundation
import Synchronization

/// What holds for the whole program where no scope says otherwise.
enum SnapshotTestingDefaults {
  private struct State: Sendable {
    var record: SnapshotTestingConfiguration.Record
    var diffTool = SnapshotTestingConfiguration.DiffTool.default
  }
  private static let state = Mutex(
    State(
      record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        .flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) } ?? .missing))

  static var record: SnapshotTestingConfiguration.Record {
    get { state.withLock { $0.record } }
    set { state.withLock { $0.record = newValue } }
  }
  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { state.withLock { $0.diffTool } }
    set { state.withLock { $0.diffTool = newValue } }
  }
}

/// Whether all snapshots of the program are recorded again. Use `withSnapshotTesting(record:)` for a part of it.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.recordHere(nil) == .all }
  set { SnapshotTestingDefaults.record = newValue ? .all : .missing }
}

/// The older name of ``isRecording``.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// How failures offer to be looked at, for the whole program. Use `withSnapshotTesting(diffTool:)` for a part of it.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffToolHere }
  set { SnapshotTestingDefaults.diffTool = newValue }
}
