import Foundation

/// Collects what did not hold in one row.
@MainActor final class Judge {
  /// What did not hold, with the line that asked.
  private(set) var failures: [(message: String, line: Int)] = []

  /// Notes a failure unless `condition` holds.
  func expect(_ condition: Bool, _ message: @autoclosure () -> String = "does not hold", at line: Int = #line) {
    if !condition { failures.append((message(), line)) }
  }
  /// Notes a failure unless both are equal.
  func equal<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String = "", at line: Int = #line) {
    expect(value == expected, "\(what)\(what.isEmpty ? "" : " ")is \(value), not \(expected)", at: line)
  }
  /// Notes a failure unless both numbers are as near as `tolerance`.
  func near(
    _ value: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 0.01, _ what: String = "", at line: Int = #line
  ) {
    let words = value.map { "\($0)" } ?? "nothing"
    expect(
      value.map { abs($0 - expected) <= tolerance } ?? false, "\(what)\(what.isEmpty ? "" : " ")is \(words), not \(expected)", at: line)
  }
}
