import Foundation
import Observation
import UIKit

extension _Scope {
  /// Runs code of a user's that belongs to the main actor (a body) and notes what it reads: when that changes, the record is evaluated
  /// again.
  func reading<Subject, Result>(_ subject: Subject, _ read: @MainActor (Subject) -> Result) -> Result {
    reading { assumeMainActor(subject, read) }
  }

  /// Runs code of a user's (a builder's closure) and notes what it reads.
  func reading<Result>(_ read: () -> Result) -> Result {
    let graph = record.graph
    let outer = (graph.current, ViewGraph.reader)
    graph.current = record
    ViewGraph.reader = record
    defer { (graph.current, ViewGraph.reader) = outer }
    let reader = Reader(record)
    return withObservationTracking(read) { reader.invalidate() }
  }
}

extension ViewGraph {
  /// The record whose code runs on the main actor, on whatever page; what it reads is noted for it. nil on other threads, which may ask at
  /// any time.
  static var reader: ViewRecord? {
    get { MainThread.isCurrent ? running : nil }
    set { running = newValue }
  }
  /// Touched by the main thread alone.
  nonisolated(unsafe) private static var running: ViewRecord?
}

/// A record that hears when something it read has changed, as long as it lives. Any thread may tell, which the graph's lock allows.
struct Reader: Sendable {
  private let handle: RecordHandle
  init(_ record: ViewRecord) { handle = record.handle }
  var isGone: Bool { handle.record == nil }
  /// What the record read has changed.
  func invalidate() { if let record = handle.record { record.graph.invalidate(record) } }
}

/// The records that have read something, so that they hear when it changes. Its owner locks it.
struct Readers {
  private var known: [ObjectIdentifier: Reader] = [:]
  /// Beyond so many, those who are gone are let go of.
  private var room = 64

  /// Notes the record whose code is running.
  mutating func note() {
    guard let reader = ViewGraph.reader else { return }
    let id = ObjectIdentifier(reader)
    guard known[id]?.isGone ?? true else { return }
    known[id] = Reader(reader)
    guard known.count > room else { return }
    known = known.filter { !$0.value.isGone }
    room = max(64, known.count * 2)
  }
  /// All of them, those who are gone as well.
  var all: [Reader] { Array(known.values) }
}
