import Foundation
import Synchronization
import Testing
import XCTest

/// Numbers the snapshots of a test that have no name: 1, 2, 3 …, and knows which test uses which file.
final class SnapshotCounter: Sendable {
  /// Of the test that runs, where a trait says so.
  @TaskLocal static var scope: SnapshotCounter?
  private static let shared = SnapshotCounter()
  static var current: SnapshotCounter { scope ?? shared }

  private struct State: Sendable {
    var numbers: [String: Int] = [:]
    /// The test of XCTest that runs.
    var test: String?
  }
  private let state = Mutex(State())

  /// The next number for a test's place, such as `…/__Snapshots__/CardTests/testCard()`.
  func next(for place: String) -> Int {
    // Each test of the newer kind counts for itself, however many run at once.
    let key = Test.current.map { "\($0.id)|\(place)" } ?? place
    return state.withLock { state in
      state.numbers[key, default: 0] += 1
      return state.numbers[key] ?? 1
    }
  }

  private func begin(_ test: String?) {
    state.withLock { state in
      state.numbers = [:]
      state.test = test
    }
  }

  /// What the test that runs is called; nil where nobody says.
  static var test: String? { Test.current.map { "\($0.id)" } ?? shared.state.withLock { $0.test } }

  /// XCTest says when a test begins; then its numbers begin anew.
  static let observe: Void = {
    let observer = TestStartObserver()
    if Thread.isMainThread {
      XCTestObservationCenter.shared.addTestObserver(observer)
    } else {
      nonisolated(unsafe) let observer = observer
      DispatchQueue.main.sync { XCTestObservationCenter.shared.addTestObserver(observer) }
    }
  }()

  private final class TestStartObserver: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { SnapshotCounter.shared.begin(testCase.name) }
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.begin(nil) }
  }
}
