import Dispatch
import Foundation

/// Hears of how much memory is left. Nobody tells here, so that its handler is never called.
public protocol DispatchSourceMemoryPressure: AnyObject, Sendable {
  /// What was told last: nothing.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What it listens for.
  var mask: DispatchSource.MemoryPressureEvent { get }
  /// Whether it listens no more.
  var isCancelled: Bool { get }
  /// What would be done.
  func setEventHandler(handler: (@Sendable () -> Void)?)
  /// What is done once it listens no more.
  func setCancelHandler(handler: (@Sendable () -> Void)?)
  /// Begins to listen.
  func resume()
  /// Begins to listen.
  func activate()
  /// Listens no more for a while.
  func suspend()
  /// Listens no more.
  func cancel()
}
extension DispatchSource {
  /// How much memory is left.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enough.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Little.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Almost nothing.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// Any of them.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }
  /// Hears of how much memory is left: never, here.
  public static func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
    -> any DispatchSourceMemoryPressure
  { SilentSource(mask: eventMask, queue: queue) }
}

private final class SilentSource: DispatchSourceMemoryPressure, @unchecked Sendable {
  let mask: DispatchSource.MemoryPressureEvent
  private let queue: DispatchQueue
  private let lock = NSLock()
  private var ending: (@Sendable () -> Void)?
  private var hasEnded = false

  init(mask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue?) { (self.mask, self.queue) = (mask, queue ?? .global()) }
  var data: DispatchSource.MemoryPressureEvent { [] }
  var isCancelled: Bool { lock.withLock { hasEnded } }
  func setEventHandler(handler: (@Sendable () -> Void)?) {}
  func setCancelHandler(handler: (@Sendable () -> Void)?) { lock.withLock { ending = handler } }
  func resume() {}
  func activate() {}
  func suspend() {}
  func cancel() {
    let handler = lock.withLock {
      defer { hasEnded = true }
      return hasEnded ? nil : ending
    }
    if let handler { queue.async(execute: handler) }
  }
}
