import QuoinLayout

/// Where an evaluation stands: who is being evaluated, in which environment, within which pass.
public struct Scope {
  let identity: Identity
  var environment: EnvironmentValues
  let pass: EvaluationPass

  /// The scope of the `index`-th part.
  func child(_ index: Int) -> Scope {
    Scope(identity: identity.child(UInt64(truncatingIfNeeded: index)), environment: environment, pass: pass)
  }
  /// The scope of the part that `id` names.
  func child<ID: Hashable>(id: ID) -> Scope {
    Scope(identity: identity.child(UInt64(bitPattern: Int64(id.hashValue)) | 1 << 63), environment: environment, pass: pass)
  }
  /// The scope of a view's body; views of different types never share state.
  func descending(into type: Any.Type) -> Scope {
    Scope(
      identity: identity.child(UInt64(UInt(bitPattern: ObjectIdentifier(type).hashValue))), environment: environment, pass: pass)
  }
  /// The same scope in another environment.
  func with(_ environment: EnvironmentValues) -> Scope { Scope(identity: identity, environment: environment, pass: pass) }
}
