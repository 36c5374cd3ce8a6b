// Whoever writes snapshots into sources uses the strategies.
@_exported import SnapshotTesting
