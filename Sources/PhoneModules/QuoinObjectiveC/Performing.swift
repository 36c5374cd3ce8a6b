import Foundation

extension NotificationCenter {
  /// Performs `selector` of `observer` for every notification of `name`, or of any when it is nil.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let target = observer as AnyObject
    nonisolated(unsafe) weak let weakTarget = target
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      guard Thread.isMainThread, let strongTarget = weakTarget else { return }
      nonisolated(unsafe) let target = strongTarget
      MainActor.assumeIsolated { _ = selector(on: target, with: notification) }
    }
  }
}

extension Timer {
  /// A timer of the current run loop that performs `selector` of `target`.
  @discardableResult public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: timeInterval, repeats: repeats, block: firing(target, selector))
  }
  /// A timer that performs `selector` of `target` once it is added to a run loop.
  public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.init(timeInterval: timeInterval, repeats: repeats, block: Timer.firing(target, selector))
  }
  private static func firing(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { timer in
      nonisolated(unsafe) let timer = timer
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { _ = selector(on: target, with: timer) }
    }
  }
}

extension NSObject {
  /// Performs `selector` after `delay` seconds.
  @MainActor @preconcurrency public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let argument = argument
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated { _ = selector(on: target, with: argument) }
    }
  }
  /// Performs `selector` now.
  @MainActor @preconcurrency @discardableResult public func perform(_ selector: Selector) -> Any? { selector(on: self) }
  /// Performs `selector` now with `argument`.
  @MainActor @preconcurrency @discardableResult public func perform(_ selector: Selector, with argument: Any?) -> Any? {
    selector(on: self, with: argument)
  }
  /// Whether the object has the method. Methods cannot be asked for by their names here: no.
  public func responds(to selector: Selector?) -> Bool { false }
  /// Forgets what is to be performed later; nothing is forgotten here.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  /// Forgets what is to be performed later; nothing is forgotten here.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {}

  /// Keeps a value under a name when this is `UserDefaults`. Properties cannot be asked for by their names here: nothing else is set.
  public func setValue(_ value: Any?, forKey key: String) { (self as? UserDefaults)?.set(value, forKey: key) }
  /// Sets a property by a path of names; nothing is set here.
  public func setValue(_ value: Any?, forKeyPath path: String) {}
  /// What `UserDefaults` keeps under a name; nil for properties.
  public func value(forKey key: String) -> Any? { (self as? UserDefaults)?.object(forKey: key) }
  /// A property by a path of names; always nil here.
  public func value(forKeyPath path: String) -> Any? { nil }
}
