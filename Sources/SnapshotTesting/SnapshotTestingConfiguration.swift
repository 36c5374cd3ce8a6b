import Foundation

/// What holds for all snapshots within a scope: when they are recorded, and how a failure offers to be looked at.
public struct SnapshotTestingConfiguration: Sendable {
  /// What holds here; nil outside of all scopes.
  @TaskLocal @_spi(Internals) public static var current: Self?

  /// How a failure offers to be looked at; nil leaves it to the scope around.
  public var diffTool: DiffTool?
  /// When snapshots are recorded; nil leaves it to the scope around.
  public var record: Record?

  /// A configuration; what is nil is left to the scope around.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When snapshots are recorded.
  public struct Record: Equatable, Sendable {
    private enum Mode: String, Sendable { case all, failed, missing, never }
    private let mode: Mode
    private init(_ mode: Mode) { self.mode = mode }

    /// The mode of this name: all, failed, missing or never; nil for any other.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.init(mode)
    }
    /// Every snapshot is recorded again, and every assertion fails, so that nobody forgets to turn it off.
    public static let all = Self(.all)
    /// Snapshots that are missing or no longer match are recorded.
    public static let failed = Self(.failed)
    /// Snapshots that are missing are recorded.
    public static let missing = Self(.missing)
    /// Nothing is recorded: a missing snapshot is a failure.
    public static let never = Self(.never)
  }

  /// How a failure offers to be looked at: a command or words that name both files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Words made of the paths of the recorded and of the failed snapshot.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { words = tool }
    /// A command that takes both paths.
    public init(stringLiteral value: StringLiteralType) { words = { "\(value) \($0) \($1)" } }
    /// Kaleidoscope.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }
    /// Both files as addresses, and a word on how to choose another tool.
    public static let `default` = Self { current, failed in
      """
      @−
      "file://\(current)"
      @+
      "file://\(failed)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }
    /// The words for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String { words(currentFilePath, failedFilePath) }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// ``default``.
  public init(nilLiteral: ()) { self = .default }
}

/// Runs `operation` with other settings for the snapshots in it; what is nil stays as it is around.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool)) { try operation() }
}

/// Runs `operation` with other settings for the snapshots in it; what is nil stays as it is around.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool), operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  fileprivate static func within(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: recordHere(record), diffTool: diffTool ?? diffToolHere)
  }

  /// When snapshots are recorded here: by the scope, else as it was set for the whole program.
  package static func recordHere(_ own: Record?) -> Record { own ?? current?.record ?? SnapshotTestingDefaults.record }
  package static var diffToolHere: DiffTool { current?.diffTool ?? SnapshotTestingDefaults.diffTool }
}
