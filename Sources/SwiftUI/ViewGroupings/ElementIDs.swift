import QuoinLayout

/// The ids of a collection's elements, as far as they were met: tells where one stands for several.
struct ElementIDs<ID: Hashable> {
  private var offsets: [ID: Int] = [:]
  /// Whether one was found to stand for several.
  private(set) var hasReported = false

  /// Room for the ids of so many elements.
  init(count: Int) { offsets.reserveCapacity(count) }

  /// The scope of the element with `id` at `offset`, of its own even where the id is another's too, which is a finding.
  mutating func scope(of id: ID, at offset: Int, in scope: _Scope) -> _Scope {
    let own = scope.child(id: id)
    guard let first = offsets[id] else {
      offsets[id] = offset
      return own
    }
    guard first != offset else { return own }
    if !hasReported {
      hasReported = true
      scope.graph.context.report(
        Finding(
          .badArgument, in: "ForEach",
          "The id \(id) stands for more than one element: those at \(first) and \(offset) share it. Each is shown, but state, selection and "
            + "scrolling can't tell them apart when they move. Give each element an id of its own."),
        by: scope.record)
    }
    return own.child(offset)
  }
}
