import Foundation

/// A name that is unlike any other namespace's.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The namespace's identity.
  public struct ID: Hashable, Sendable {
    let identity: Identity
    let slot: Int
  }
  private var id = ID(identity: .root, slot: 0)
  /// A namespace of its own for each place where the view stands.
  public init() {}
  /// The namespace's identity, the same at each evaluation.
  public var wrappedValue: ID { id }
  public mutating func _connect(_ scope: _Scope, slot: Int) { id = ID(identity: scope.identity, slot: slot) }
}
