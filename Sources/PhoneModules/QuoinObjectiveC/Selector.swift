import Foundation

/// A method as a value. On the phone it is a name that any object may be asked for; here it keeps the method itself, which `#selector`
/// in a user's file gives it, so a control's action runs.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  private final class Method: @unchecked Sendable {
    let call: @MainActor (AnyObject?, [Any?]) -> Any?
    /// Whether an object has it.
    let isOf: (AnyObject) -> Bool
    init(isOf: @escaping (AnyObject) -> Bool, _ call: @escaping @MainActor (AnyObject?, [Any?]) -> Any?) {
      self.isOf = isOf
      self.call = call
    }
  }
  private let name: String
  private let method: Method?

  /// The method of a name. No method can be found by its name here, so nothing happens when it is performed.
  public init(_ name: String) { (self.name, method) = (name, nil) }
  /// The method of a name.
  public init(stringLiteral value: String) { self.init(value) }
  /// A method that is done by `call`, which is given the target and what is sent to it.
  public init(_ name: String, call: @escaping @MainActor (AnyObject?, [Any?]) -> Any?) {
    (self.name, method) = (name, Method(isOf: { _ in true }, call))
  }
  /// A method of a type.
  fileprivate init<Target>(of type: Target.Type, call: @escaping @MainActor (AnyObject?, [Any?]) -> Any?) {
    (name, method) = ("", Method(isOf: { $0 is Target }, call))
  }
  /// Whether an object has the method.
  func isKnown(by object: AnyObject) -> Bool { method?.isOf(object) ?? false }

  /// The name; empty when it is known by the method alone.
  public var description: String { name }

  /// Does the method of `target` with `arguments`; nil when it has none or does not take them.
  @MainActor @discardableResult public func callAsFunction(on target: Any?, with arguments: Any?...) -> Any? {
    method?.call(target.map { $0 as AnyObject }, arguments)
  }

  /// Selectors are the same when their names and methods are.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name && one.method === other.method }
  /// By the name alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// MARK: - What `#selector` is read as

private func argument<Value>(_ arguments: [Any?], _ index: Int, _ type: Value.Type) -> Value? {
  guard index < arguments.count else { return Any?.none as? Value }
  return arguments[index] as? Value
}

/// `#selector(f)` of a method without parameters.
@MainActor @preconcurrency public func _selector<Result>(_ method: @escaping @MainActor () -> Result) -> Selector {
  Selector("") { _, _ in method() }
}
/// `#selector(f)` of a method with one parameter. A method of a type is a function of the object, and has its own form below.
@_disfavoredOverload @MainActor @preconcurrency public func _selector<A, Result>(_ method: @escaping @MainActor (A) -> Result) -> Selector {
  Selector("") { _, arguments in argument(arguments, 0, A.self).map(method) }
}
/// `#selector(f)` of a method with two parameters.
@_disfavoredOverload @MainActor @preconcurrency public func _selector<A, B, Result>(_ method: @escaping @MainActor (A, B) -> Result)
  -> Selector
{
  Selector("") { _, arguments in
    guard let a = argument(arguments, 0, A.self), let b = argument(arguments, 1, B.self) else { return nil }
    return method(a, b)
  }
}
/// `#selector(f)` of a method with three parameters, which is never performed.
@MainActor @preconcurrency public func _selector<A, B, C, Result>(_ method: @escaping @MainActor (A, B, C) -> Result) -> Selector {
  Selector("") { _, _ in nil }
}
/// `#selector(Type.f)` of a method without parameters.
@MainActor @preconcurrency public func _selector<Target, Result>(
  _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
) -> Selector {
  Selector(of: Target.self) { target, _ in (target as? Target).map { method($0)() } }
}
/// `#selector(Type.f)` of a method with one parameter.
@MainActor @preconcurrency public func _selector<Target, A, Result>(
  _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
) -> Selector {
  Selector(of: Target.self) { target, arguments in
    guard let target = target as? Target, let a = argument(arguments, 0, A.self) else { return nil }
    return method(target)(a)
  }
}
/// `#selector(Type.f)` of a method with two parameters.
@MainActor @preconcurrency public func _selector<Target, A, B, Result>(
  _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
) -> Selector {
  Selector(of: Target.self) { target, arguments in
    guard let target = target as? Target, let a = argument(arguments, 0, A.self), let b = argument(arguments, 1, B.self) else { return nil }
    return method(target)(a, b)
  }
}
/// `#selector(getter: Type.p)`.
@MainActor @preconcurrency public func _selector<Value>(getter value: @autoclosure () -> Value) -> Selector { Selector("") }
/// `#selector(setter: Type.p)`.
@MainActor @preconcurrency public func _selector<Value>(setter value: @autoclosure () -> Value) -> Selector { Selector("") }
