import Foundation

/// Collects what did not hold in one row.
@MainActor final class Judge {
  /// What did not hold, with the line that asked.
  private(set) var failures: [(message: String, line: Int)] = []
  /// What was shown, in words, and what shows it in another world: asked last, so that nobody who counts is disturbed.
  private var shown: [String] = []
  private var others: [() -> String] = []
  private var isMomentary = false
  /// In which other worlds what is shown from now on is shown once more.
  var worlds = OtherWorld.allCases

  /// Remembers a page that was shown, and how it is shown in another world.
  func sees(_ page: String) { shown.append(page) }
  func mayShow(_ other: @escaping () -> String) { others.append(other) }
  /// What is shown here hangs on the time of day, and has no record.
  func showsTheMoment() { isMomentary = true }
  /// All pages that were shown, and each as it is in the other worlds.
  var pages: [String] { isMomentary ? [] : shown + others.map { $0() } }

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
