import Foundation
import Synchronization

/// The time in which tasks of a page sleep: it stands until those who wait for the page let it go on, so that what a page shows does not
/// hang on how busy the machine is, and nobody waits for a sleep. Tasks have it with the tasks that they start.
public final class _SleepTime: Sendable {
  /// The time of the task that runs, or of those that are started; nil where time passes by itself.
  @TaskLocal public static var current: _SleepTime?

  /// The time of the page of UIKit that is being made, for the pages within it; nil while none is.
  @MainActor public static var ofPage: _SleepTime?

  private typealias Continuation = CheckedContinuation<Void, any Error>
  private struct Sleeper {
    let id: Int
    let start: TimeInterval
    let end: TimeInterval
    let continuation: Continuation
  }
  private struct State {
    var now: TimeInterval = 0
    /// Whether time passes by itself from now on.
    var passes = false
    var count = 0
    var sleepers: [Sleeper] = []
    /// Those that were woken and have not come back to their actors yet.
    var waking = 0
    /// Sleeps whose task was cancelled before they began.
    var cancelled: Set<Int> = []

    /// Takes out the sleep that is to end; nil where it has not begun, or is over.
    mutating func wake(_ id: Int) -> Sleeper? {
      guard let place = sleepers.firstIndex(where: { $0.id == id }) else { return nil }
      waking += 1
      return sleepers.remove(at: place)
    }
  }
  private let state = Mutex(State())
  /// What instants are counted from.
  private let starts = (continuous: ContinuousClock.now, suspending: SuspendingClock.now)

  /// A time that stands.
  public init() {}

  /// How many tasks sleep.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }
  /// How many sleeps have begun, and how many still last.
  private var moment: [Int] { state.withLock { [$0.count, $0.sleepers.count] } }
  /// Whether somebody was woken who does not run yet.
  private var isWaking: Bool { state.withLock { $0.waking > 0 } }
  /// When the first of those that sleep wakes; nil where nobody does by `limit`, in seconds since the time began.
  public func next(by limit: TimeInterval) -> TimeInterval? {
    state.withLock { $0.sleepers.map(\.end).min() }.flatMap { $0 <= limit + Self.tolerance ? $0 : nil }
  }
  /// The first end of the sleeps that began with the time, if that comes after `limit`; nil where there is none.
  public func firstEnd(after limit: TimeInterval) -> TimeInterval? {
    state.withLock { state in state.sleepers.filter { $0.start == 0 }.map(\.end).min() }.flatMap { $0 > limit + Self.tolerance ? $0 : nil }
  }
  /// Ten sleeps of a tenth of a second are a second, whatever their sum in binary digits.
  private static let tolerance = 1e-6

  /// Lets the time go on to `time`, in seconds since it began: who is due wakes, the first first, and who lay down first of those of one
  /// time. O(n log n) in those that sleep.
  public func advance(to time: TimeInterval) {
    let due = state.withLock { state in
      state.now = max(state.now, time)
      let due = state.sleepers.filter { $0.end <= state.now }
      state.sleepers.removeAll { $0.end <= state.now }
      state.waking += due.count
      return due.sorted { ($0.end, $0.id) < ($1.end, $1.id) }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// From now on time passes by itself, also for those that sleep.
  public func pass() {
    let (now, sleepers) = state.withLock { state in
      state.passes = true
      return (state.now, state.sleepers)
    }
    for sleeper in sleepers {
      DispatchQueue.global().asyncAfter(deadline: .now() + (sleeper.end - now)) {
        self.state.withLock { $0.wake(sleeper.id) }?.continuation.resume()
      }
    }
  }

  /// Waits until no task is at work any more, `patience` seconds at most: who sleeps is woken as soon as nobody does anything else, if no
  /// later than that. `isAtWork` tells of tasks beside those that sleep, and `react` answers whether anything changed. Within a turn of the
  /// main queue, as tasks of the main actor have it, nobody else gets one, so that there is nothing to wait for.
  @MainActor public func wait(_ patience: TimeInterval, isAtWork: () -> Bool, react: () -> Bool) {
    var waited: TimeInterval = 0
    var wakes = 0
    while waited < patience {
      let start = Date()
      let (moment, isBusy) = (moment, isWaking || isAtWork())
      // Whoever was woken goes on before anybody is woken next, and whoever it waits for elsewhere has a moment.
      guard Self.letMainQueueRun() else { return }
      _ = RunLoop.main.run(mode: .default, before: start + (isBusy ? 0.005 : 0.001))
      if !react(), !isBusy, moment == self.moment {
        // A task that sleeps again and again for no time at all is left to itself.
        guard let next = next(by: patience), wakes < 1_000 else { return }
        advance(to: next)
        wakes += 1
      } else {
        // On a busy machine a turn takes as long as others let it; the tasks waited as well.
        waited += min(0.05, Date().timeIntervalSince(start))
      }
    }
  }

  /// Lets all run that is put off to the main queue so far. Answers no where turns do not serve it. A turn may be over after something
  /// else, so that one alone would leave it to chance.
  @MainActor @discardableResult public static func letMainQueueRun() -> Bool {
    final class Probe: @unchecked Sendable { var came = false }
    let probe = Probe()
    DispatchQueue.main.async { probe.came = true }
    for _ in 0..<8 where !probe.came { _ = RunLoop.main.run(mode: .default, before: Date()) }
    return probe.came
  }

  /// Sleeps until `end`, in seconds since the time began. Answers no where time passes by itself. The sleep begins before anybody else has
  /// the actor, `isolation`: one that began elsewhere would not be known yet to those who look who sleeps.
  fileprivate func sleep(
    until end: (_ now: TimeInterval) -> TimeInterval, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Bool {
    let told: (id: Int, start: TimeInterval)? = state.withLock { state in
      guard !state.passes else { return nil }
      state.count += 1
      return (state.count, state.now)
    }
    guard let (id, start) = told else { return false }
    let end = max(start, end(start))
    defer { state.withLock { $0.waking -= 1 } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation(isolation: isolation) { (continuation: Continuation) in
        let isCancelled = state.withLock { state in
          guard state.cancelled.remove(id) == nil else {
            state.waking += 1
            return true
          }
          state.sleepers.append(Sleeper(id: id, start: start, end: end, continuation: continuation))
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper: Sleeper? = state.withLock { state in
        if let sleeper = state.wake(id) { return sleeper }
        // It has not begun yet, or is over, which does no harm.
        state.cancelled.insert(id)
        return nil
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    return true
  }

  /// An instant in seconds since the time began; nil for clocks that are none of the machine's.
  fileprivate func seconds<Instant: InstantProtocol>(_ instant: Instant) -> TimeInterval? {
    switch instant {
    case let instant as ContinuousClock.Instant: starts.continuous.duration(to: instant) / .seconds(1)
    case let instant as SuspendingClock.Instant: starts.suspending.duration(to: instant) / .seconds(1)
    default: nil
    }
  }
}

// These stand in the place of the standard library's, which other modules' give way to.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for so many nanoseconds at least. Throws `CancellationError` when the task is cancelled meanwhile.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if let time = _SleepTime.current, try await time.sleep(until: { $0 + Double(duration) / 1e9 }) { return }
    // A number of more than 292 years is no other duration.
    try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task for so many nanoseconds at least, or until it is cancelled.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  nonisolated(nonsending) public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }

  /// Suspends the task for `duration`. Throws `CancellationError` when the task is cancelled meanwhile.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let time = _SleepTime.current, clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration,
      try await time.sleep(until: { $0 + duration / .seconds(1) })
    {
      return
    }
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  /// Suspends the task until `deadline`. Throws `CancellationError` when the task is cancelled meanwhile.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let time = _SleepTime.current, let end = time.seconds(deadline), try await time.sleep(until: { _ in end }) { return }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
