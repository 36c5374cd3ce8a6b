import Foundation
import RandomViews

/// Tries seeds on several workers at once and prints those that break a law. True when none does.
func tryAll(count: Int, first: Int, jobs: Int) -> Bool {
  signal(SIGPIPE, SIG_IGN)
  let state = State(next: first, end: first + count)
  let start = Date()
  let threads = (0..<max(1, jobs)).map { _ in
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var worker = try? Worker()
      while let seed = state.take() {
        var end = ""
        let answer = worker?.ask("\(seed)", patience: 120, end: &end)
        if answer == nil { worker = try? Worker() }
        if answer != "ok" { state.fail(seed, answer ?? end) }
      }
      done.signal()
    }
    return done
  }
  for thread in threads { thread.wait() }
  tell("\(count) trees from seed \(first): \(state.failures) broke a law, \(Int(Date().timeIntervalSince(start))) seconds")
  return state.failures == 0
}

/// Which seed is next, and how many failed. Used by several threads.
private final class State: @unchecked Sendable {
  private let lock = NSLock()
  private var next: Int
  private let first: Int
  private let end: Int
  private(set) var failures = 0

  init(next: Int, end: Int) {
    self.next = next
    first = next
    self.end = end
  }

  func take() -> Int? {
    lock.withLock {
      guard next < end else { return nil }
      if (next - first) % 10_000 == 0, next > first {
        FileHandle.standardError.write(Data("\(next - first) tried, \(failures) failed\n".utf8))
      }
      next += 1
      return next - 1
    }
  }

  func fail(_ seed: Int, _ words: String) {
    lock.withLock {
      failures += 1
      tell("seed \(seed): \(words)")
    }
  }
}

/// Prints what a seed breaks, and the smallest tree found that breaks a law of the same first words. True when it breaks none.
func reduce(_ seed: UInt64) -> Bool {
  signal(SIGPIPE, SIG_IGN)
  var worker = try? Worker()
  func verdict(_ trial: Trial) -> String {
    var end = ""
    if let answer = worker?.ask(trial.json(), patience: 60, end: &end) { return answer }
    worker = try? Worker()
    return end
  }
  func kind(_ words: String) -> Substring { words.prefix(24) }
  var trial = Trial(seed: seed)
  var words = verdict(trial)
  guard words != "ok" else {
    tell("seed \(seed) breaks no law")
    return true
  }
  tell("seed \(seed): \(words)\n\(trial.plan.count) parts")
  let fault = kind(words)
  let deadline = Date(timeIntervalSinceNow: 120)
  search: while Date() < deadline {
    var tried = trial.smaller
    tried.removeAll { $0 == trial }
    for candidate in tried where Date() < deadline {
      let answer = verdict(candidate)
      if answer != "ok", kind(answer) == fault {
        trial = candidate
        words = answer
        continue search
      }
    }
    break
  }
  tell("\(words)\nTrial(\(trial.plan), offer: \(trial.offer))")
  return false
}
