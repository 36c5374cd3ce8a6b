import Synchronization

/// A record for those who do not keep it on the page: it leads there as long as the view lives, from any thread.
///
/// Records are counted all the time, and counting what somebody holds weakly costs several times as much.
final class RecordHandle: Sendable {
  private struct Held: @unchecked Sendable {
    unowned(unsafe) var record: ViewRecord?
  }
  private let held: Mutex<Held>
  init(_ record: ViewRecord) { held = Mutex(Held(record: record)) }

  /// The record; nil once its view has ended.
  var record: ViewRecord? { held.withLock { $0.record } }
  /// The view has ended, or nobody holds its record any more.
  func end() { held.withLock { $0.record = nil } }
}
