import QuoinLayout

/// Where an evaluation stands: at which place of the page, in which environment, for which record.
public struct _Scope {
  let identity: Identity
  var environment: EnvironmentValues
  let record: ViewRecord
  /// The page's views.
  var graph: ViewGraph { record.graph }

  /// The scope of the `index`-th part.
  func child(_ index: Int) -> _Scope { child(step: UInt64(truncatingIfNeeded: index)) }
  /// The scope of the part that `id` names.
  func child<ID: Hashable>(id: ID) -> _Scope { child(step: graph.idSteps.step(id)) }
  /// The scope of a view's body; views of different types never share state.
  func descending(into type: Any.Type) -> _Scope { child(step: UInt64(UInt(bitPattern: ObjectIdentifier(type).hashValue))) }
  private func child(step: UInt64) -> _Scope { _Scope(identity: identity.child(step), environment: environment, record: record) }

  /// The same scope in another environment.
  func with(_ environment: EnvironmentValues) -> _Scope { _Scope(identity: identity, environment: environment, record: record) }
  /// The same place, evaluated for another record.
  func within(_ record: ViewRecord) -> _Scope { _Scope(identity: identity, environment: environment, record: record) }

  /// The box in `slot` of what stands here, kept while each evaluation asks for it.
  func box<Kept: AnyObject>(_ slot: Int, make: () -> Kept) -> Kept { record.box(identity, slot, make: make) }
}
