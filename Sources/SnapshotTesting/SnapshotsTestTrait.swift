import Testing

/// Settings for the snapshots of a suite or a test.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// The suites within take it as well.
  public var isRecursive: Bool { true }
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with these settings.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotCounter.$scope.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Snapshots of the suite or test are numbered by themselves.
  public static var snapshots: Self { snapshots() }
  /// Settings for the snapshots of the suite or test; what is nil stays as it is around.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }
  /// Settings for the snapshots of the suite or test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self { _SnapshotsTestTrait(configuration: configuration) }
}
