import Foundation
@_spi(Internals) import SnapshotTesting

/// Where in a call the closure with its snapshot stands; for helpers that call
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the snapshot's closure unless said otherwise: "matches".
  public static let defaultTrailingClosureLabel = "matches"
  /// Labels that the closure had in the past; they are written anew.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// How many closures stand before it.
  public var trailingClosureOffset: Int

  /// A closure by its labels, and by how many stand before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test that runs, at the closure where it can be found, else at the call.
  public func fail(_ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt, column: UInt) {
    var place = line
    if let source = FileManager.default.contents(atPath: "\(filePath)"),
      let call = SourceCall([UInt8](source), line: Int(line), column: Int(column)), let closure = call.closure(self)
    {
      place = UInt(call.line(of: closure.range.lowerBound))
    }
    recordIssue(message(), fileID: fileID, filePath: filePath, line: place, column: column)
  }
}
