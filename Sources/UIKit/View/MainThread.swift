import Dispatch
import Foundation
import Synchronization

/// Whether code runs where views may be touched: the main thread, or wherever the main queue is served.
///
/// In a program whose main function is asynchronous the main queue is served by other threads, so asking for the thread is not enough.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  /// The main thread's name, once it was seen: asking Foundation costs two system calls.
  private static let known = Atomic<UInt>(0)

  package static var isCurrent: Bool {
    let here = UInt(pthread_self())
    if known.load(ordering: .relaxed) == here { return true }
    if Thread.isMainThread {
      known.store(here, ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs `body` as on the main actor, where this is the main thread.
  package static func ifCurrent(_ body: @MainActor () -> Void) {
    if isCurrent { trusted(body) }
  }
  /// Runs `body` as on the main actor. Only after `isCurrent` was true.
  package static func trusted(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Void).self)() }
  }
}
