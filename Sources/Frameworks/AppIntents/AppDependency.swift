import Foundation
import SwiftUI

/// Things of the app that its intents use; kept until the program ends.
public final class AppDependencyManager: @unchecked Sendable {
  /// It.
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var makers: [AnyHashable: () -> Any] = [:]
  private var made: [AnyHashable: Any] = [:]
  private init() {}

  /// A thing of a type, made when it is first asked for; one of the same name takes an older one's place.
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency) {
    add(Dependency.self, key, dependency)
  }
  /// A thing of a type, made when it is first asked for; one of the same name takes an older one's place.
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency) {
    add(Dependency.self, key, dependencyProvider)
  }
  private func add<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?, _ make: @escaping () -> Dependency) {
    let name = key ?? AnyHashable(ObjectIdentifier(type))
    lock.withLock {
      makers[name] = make
      made[name] = nil
    }
  }
  /// The thing of a type; nil when nobody gave one.
  func find<Dependency>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let name = key ?? AnyHashable(ObjectIdentifier(type))
    if let thing = lock.withLock({ made[name] as? Dependency }) { return thing }
    // Made outside the lock: it may ask for others.
    guard let thing = lock.withLock({ makers[name] })?() as? Dependency else { return nil }
    lock.withLock { made[name] = thing }
    return thing
  }
}
/// A thing of the app that an intent uses, from `AppDependencyManager`.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let otherwise: (() -> Value)?
  private var own: Value?
  /// The thing of its type.
  public init() { (key, otherwise) = (nil, nil) }
  /// The thing of a name; without one, what is made here.
  public init(key: AnyHashable? = nil, `default` makeDefault: (() -> Value)? = nil) { (self.key, otherwise) = (key, makeDefault) }
  /// The thing.
  /// - Precondition: `AppDependencyManager` was given one, or it is optional.
  public var wrappedValue: Value {
    get {
      if let thing = own ?? AppDependencyManager.shared.find(Value.self, key: key) ?? otherwise?() { return thing }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      fatalError("An intent asked for \(Value.self): give it to AppDependencyManager.shared.add(dependency:) first.")
    }
    set { own = newValue }
  }
}
extension AppIntent {
  /// A thing of the app that the intent uses.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
extension EntityQuery {
  /// A thing of the app that the query uses.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
extension DynamicOptionsProvider {
  /// A thing of the app that is used.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
extension AppEntity {
  /// A thing of the app that the entity uses.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
