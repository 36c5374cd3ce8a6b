// Names in C's form are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a run loop is about to do.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// It begins.
  public static let entry = CFRunLoopActivity(rawValue: 1)
  /// Timers are next.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  /// Sources are next.
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  /// It is about to wait.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  /// It has waited.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  /// It ends.
  public static let exit = CFRunLoopActivity(rawValue: 128)
  /// All of that.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}
/// Bits by Core Foundation's name.
public typealias CFOptionFlags = UInt
/// A place in a row, by Core Foundation's name.
public typealias CFIndex = Int

/// Hears what a run loop is about to do. The main thread's is asked here: before it waits, once for each time that somebody has woken it,
/// signalled a source or added an observer.
public final class CFRunLoopObserver: @unchecked Sendable {
  let activities: CFRunLoopActivity
  let order: CFIndex
  let repeats: Bool
  let hear: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  var isValid = true

  init(
    _ activities: CFRunLoopActivity, _ repeats: Bool, _ order: CFIndex, _ hear: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    (self.activities, self.repeats, self.order, self.hear) = (activities, repeats, order, hear)
  }
}
/// An observer that calls `block`; those of lower `order` are called first.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, order) { block?($0, $1) }
}
/// Adds an observer to a run loop; only the main thread's asks it.
public func CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  guard let observer, loop === RunLoop.main else { return }
  LoopRound.change { if !$0.observers.contains(where: { $0 === observer }) { $0.observers.append(observer) } }
}
/// Takes an observer away.
public func CFRunLoopRemoveObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  LoopRound.forget { $0.observers.removeAll { $0 === observer } }
}
/// Takes an observer away for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer?.isValid = false
  CFRunLoopRemoveObserver(RunLoop.main, observer, .commonModes)
}
/// Whether an observer may still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { observer?.isValid ?? false }

/// What a source does, with what it is given to do it.
public struct CFRunLoopSourceContext {
  /// 0.
  public var version: CFIndex = 0
  /// What `perform` is given.
  public var info: UnsafeMutableRawPointer?
  /// Done once the source has been signalled.
  public var perform: ((UnsafeMutableRawPointer?) -> Void)!
  /// Nothing to do.
  public init() {}
}
/// Something that a run loop does once it is signalled.
public final class CFRunLoopSource: @unchecked Sendable {
  let context: CFRunLoopSourceContext
  var isSignalled = false
  init(_ context: CFRunLoopSourceContext) { self.context = context }
}
/// A source that does what `context` says.
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { context.map { CFRunLoopSource($0.pointee) } }
/// Adds a source to a run loop; only the main thread's does it.
public func CFRunLoopAddSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  guard let source, loop === RunLoop.main else { return }
  LoopRound.forget { if !$0.sources.contains(where: { $0 === source }) { $0.sources.append(source) } }
}
/// Takes a source away.
public func CFRunLoopRemoveSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  LoopRound.forget { $0.sources.removeAll { $0 === source } }
}
/// Marks a source to be done in the main thread's next round.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {
  guard let source else { return }
  LoopRound.change { _ in source.isSignalled = true }
}
/// Lets the main thread go round once more.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { LoopRound.change { _ in } }

/// A round of the main thread: sources that were signalled, then the observers of what comes before waiting.
private struct LoopRound {
  var observers: [CFRunLoopObserver] = []
  var sources: [CFRunLoopSource] = []
  var isAwaited = false

  private static let lock = NSLock()
  nonisolated(unsafe) private static var main = LoopRound()

  static func forget(_ body: (inout LoopRound) -> Void) { lock.withLock { body(&main) } }
  static func change(_ body: (inout LoopRound) -> Void) {
    let isFirst = lock.withLock {
      body(&main)
      defer { main.isAwaited = true }
      return !main.isAwaited
    }
    if isFirst { DispatchQueue.main.async { go() } }
  }
  private static func go() {
    let (sources, observers) = lock.withLock {
      main.isAwaited = false
      let signalled = main.sources.filter(\.isSignalled)
      for source in signalled { source.isSignalled = false }
      return (signalled, main.observers.sorted { $0.order < $1.order })
    }
    for source in sources { source.context.perform?(source.context.info) }
    for activity in [CFRunLoopActivity.beforeTimers, .beforeSources, .beforeWaiting] {
      for observer in observers where observer.isValid && observer.activities.contains(activity) {
        observer.hear(observer, activity)
        if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
      }
    }
  }
}
