import Foundation
import Synchronization

/// Where a snapshot lies: `__Snapshots__/CardTests/testCard.1.png` beside `CardTests.swift`.
package struct SnapshotPlace {
  /// The test's name, fit for a file.
  package var testName: String
  /// The file of the recorded snapshot.
  package var path: String
  /// The stem of the test's own file.
  package var fileName: String

  package init(file: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
    let own = URL(fileURLWithPath: file, isDirectory: false)
    fileName = own.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? own.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(fileName)
    let identifier =
      name.map(Self.sanitized) ?? String(SnapshotCounter.current.next(for: folder.appendingPathComponent(testName).path))
    self.testName = Self.sanitized(testName)
    var file = "\(self.testName).\(identifier)"
    if let pathExtension { file += ".\(pathExtension)" }
    path = folder.appendingPathComponent(file).path
  }

  /// A part of a path: runs of anything but letters, digits and `_` become `-`, none at the ends.
  static func sanitized(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasPrefix("-") { result.removeFirst() }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }

  // MARK: Who uses which file

  private static let claims = Mutex<[String: Set<String>]>([:])

  /// Notes that a test uses the file; answers the others that do.
  func claim(by test: String) -> [String] {
    Self.claims.withLock { claims in
      claims[path, default: []].insert(test)
      return (claims[path] ?? []).subtracting([test]).sorted()
    }
  }
}
