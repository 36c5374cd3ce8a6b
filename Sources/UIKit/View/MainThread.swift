import Dispatch
import Foundation

/// Whether code runs where views may be touched: the main thread, or wherever the main queue is served.
///
/// In a program whose main function is asynchronous the main queue is served by other threads, so asking for the thread is not enough.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
