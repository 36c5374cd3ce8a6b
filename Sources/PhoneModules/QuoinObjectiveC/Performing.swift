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
  /// A timer that performs `selector` of `target` at a moment, and each `interval` seconds from then on where `repeats`, once it is added
  /// to a run loop.
  public convenience init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.init(fire: date, interval: interval, repeats: repeats, block: Timer.firing(target, selector))
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

/// Who hears what cannot be done here.
public enum _Doubts {
  /// Takes whose doubt it is, and a sentence; nil = nobody listens.
  nonisolated(unsafe) public static var hear: ((_ subject: String, _ message: String) -> Void)?
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
  /// Performs `selector` at once.
  @MainActor @preconcurrency public func performSelector(inBackground selector: Selector, with argument: Any?) {
    _ = selector(on: self, with: argument)
  }
  /// Performs `selector` at once.
  @MainActor @preconcurrency public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    _ = selector(on: self, with: argument)
  }
  /// Performs `selector` at once, on whatever thread is asked for.
  @MainActor @preconcurrency public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool
  ) {
    _ = self.perform(selector, with: argument)
  }
  /// Performs `selector` now; what it gives back is kept as long as the program runs, nil where it gives nothing.
  @MainActor @preconcurrency @discardableResult public func perform(_ selector: Selector) -> Unmanaged<NSObject>! {
    selector(on: self).flatMap(Performed.object)
  }
  /// Performs `selector` now with `argument`, as `perform(_:)` does.
  @MainActor @preconcurrency @discardableResult public func perform(_ selector: Selector, with argument: Any?) -> Unmanaged<NSObject>! {
    selector(on: self, with: argument).flatMap(Performed.object)
  }
  /// Performs a method of the class now: `sharedApplication`, by which extensions reach what they may not name, where UIKit is there;
  /// others cannot be found by their names, and nil is what they give.
  @MainActor @preconcurrency @discardableResult public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    _ValueWatch.classValue(of: self, named: selector.description).map { Unmanaged.passUnretained($0 as AnyObject) }
  }
  /// Whether the class has a method of its own of this name, as far as `perform` knows them.
  public class func responds(to selector: Selector?) -> Bool {
    selector.map { _ValueWatch.classValue(of: self, named: $0.description) != nil } ?? false
  }
  /// The class.
  public class func classForCoder() -> AnyClass { self }
  /// The class's name.
  public class func description() -> String { "\(self)" }
  /// A value of the class by its name: `shared` of an app; nil for others.
  public class func value(forKey key: String) -> Any? { _ValueWatch.classValue(of: self, named: key) }
  /// A value of the class at the end of a path of names; nil where a name is not known.
  public class func value(forKeyPath path: String) -> Any? {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let value = value(forKey: first) else { return nil }
    return names.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: names[1])
  }
  /// Forgets what is to be performed later; nothing is forgotten here.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  /// Forgets what is to be performed later; nothing is forgotten here.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {}

  /// Sets a value by its name, where the object knows its values by names, as `UserDefaults` and managed objects do. Other properties
  /// cannot be asked for by their names here: nothing is set.
  public func setValue(_ value: Any?, forKey key: String) {
    if let coded = self as? any KeyValueCoding { return coded.setCodedValue(value, forKey: key) }
    (self as? UserDefaults)?.set(value, forKey: key)
  }
  /// Sets a value at the end of a path of names, as `setValue(_:forKey:)` does.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    let owner = names.count == 1 ? self : self.value(forKeyPath: names.dropLast().joined(separator: ".")) as? NSObject
    owner?.setValue(value, forKey: last)
  }
  /// A value by its name: of an object that knows its values by names, a stored property, or what UIKit knows; nil for others.
  public func value(forKey key: String) -> Any? {
    if let coded = self as? any KeyValueCoding { return coded.codedValue(forKey: key) }
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    return _ValueWatch.value(of: self, named: key)
  }
  /// A value at the end of a path of names; nil where a name is not known.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { object, name in (object as? NSObject)?.value(forKey: String(name)) }
  }
}

// What a class of the user's may say anew, without the word `override`: what an extension of a class declares nobody below it may.
extension NSObjectProtocol {
  /// Whether the object has the method: one that `#selector` names, if it is of the object's type. Methods cannot be asked for by their
  /// names alone: no.
  public func responds(to selector: Selector?) -> Bool { selector?.isKnown(by: self) ?? false }
  /// Told that a value which it watches by its name has changed: those below UIKit's responders are.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
  /// Who is given what the object does not understand; nobody asks, because Swift calls nothing by name.
  public func forwardingTarget(for selector: Selector?) -> Any? { nil }
  /// What a method does; not known.
  public func method(for selector: Selector?) -> IMP? { nil }
  /// Whether the object is of a class or of one below it.
  public func isKind(of type: AnyClass) -> Bool {
    var own: AnyClass? = Swift.type(of: self as AnyObject)
    while let known = own {
      if known == type { return true }
      own = class_getSuperclass(known)
    }
    return false
  }
  /// Whether the object is of just this class.
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == type }
}

/// An object that knows its values by their names, as predicates and orders by key ask for them.
public protocol KeyValueCoding: AnyObject {
  /// The value of a name; nil when it is missing or nobody knows the name.
  func codedValue(forKey key: String) -> Any?
  /// Sets the value of a name.
  func setCodedValue(_ value: Any?, forKey key: String)
}

/// What a performed method gives back, as the object that it is on the phone.
private enum Performed {
  static func object(_ value: Any) -> Unmanaged<NSObject>? {
    let object = value as? NSObject ?? (value as? String).map { NSString(string: $0) } ?? (value as? Data).map { NSData(data: $0) }
    return object.map { Unmanaged.passRetained($0) }
  }
}
extension NSObjectProtocol {
  /// Performs `selector` now, where the object is an `NSObject` and the main thread asks; nil otherwise.
  @discardableResult public func perform(_ selector: Selector) -> Unmanaged<NSObject>! {
    guard Thread.isMainThread, let object = self as? NSObject else { return nil }
    nonisolated(unsafe) let asked = object
    nonisolated(unsafe) var given: Unmanaged<NSObject>?
    MainActor.assumeIsolated { given = asked.perform(selector) }
    return given
  }
  /// Performs `selector` now with `argument`, as `perform(_:)` does.
  @discardableResult public func perform(_ selector: Selector, with argument: Any?) -> Unmanaged<NSObject>! {
    guard Thread.isMainThread, let object = self as? NSObject else { return nil }
    nonisolated(unsafe) let (asked, handed) = (object, argument)
    nonisolated(unsafe) var given: Unmanaged<NSObject>?
    MainActor.assumeIsolated { given = asked.perform(selector, with: handed) }
    return given
  }
}
