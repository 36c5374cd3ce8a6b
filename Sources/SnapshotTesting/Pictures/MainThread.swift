import Foundation
import UIKit

/// Runs work on views where views live: at once on the main actor, by way of its queue from elsewhere.
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // Whoever waits here hands the values over and takes the result; nothing runs at the same time.
    let plain = unsafeBitCast(body, to: (() -> Result).self)
    if MainThread.isCurrent { return plain() }
    nonisolated(unsafe) let work = plain
    nonisolated(unsafe) var result: Result?
    DispatchQueue.main.sync { result = work() }
    return result!
  }
}
