import QuoinLayout

/// What the elements of a collection had become in the last evaluation.
private final class KeptParts<ID: Hashable, Content: View> {
  var parts: [ElementParts<ID, Content>.Part] = []
  var areUnique = true
  /// What the views were made in.
  var environment: EnvironmentValues
  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Where the part called `id` is, if it is at `start` or not far behind.
  func index(of id: ID, from start: Int) -> Int? {
    for index in start..<max(start, min(parts.count, start + 16)) where parts[index].id == id { return index }
    return nil
  }
}

/// What the elements of a collection become, one after the other; on a page that lives those whose views are made from the same as in
/// the evaluation before are handed on at once.
struct ElementParts<ID: Hashable, Content: View> {
  /// A view that had a record to itself.
  fileprivate struct Part {
    let id: ID
    let content: Content
    let record: ViewRecord?
  }
  private let scope: _Scope
  private let kept: KeptParts<ID, Content>?
  private let comparison = ValueComparison<Content>()
  private var ids: ElementIDs<ID>
  /// How many elements there were so far.
  private var count = 0
  /// Whether all of them stand where they stood: their parts stay, and their ids are met only if others come.
  private var areAsBefore = false
  /// Where in the evaluation before the next element is looked for; nil where it is no use.
  private var next: Int?
  /// The parts, once an element does not stand where it stood.
  private var parts: [Part] = []

  /// Room for so many elements of a view at `scope`.
  init(count: Int, in scope: _Scope) {
    self.scope = scope
    // A page that never changes pays nothing for it.
    kept = scope.record.isEvaluatedAgain ? scope.box(0x9A47) { KeptParts<ID, Content>(scope.environment) } : nil
    guard let kept, scope.graph.keepsRecords, kept.areUnique, kept.environment.isSame(as: scope.environment) else {
      ids = ElementIDs(count: count)
      return
    }
    ids = ElementIDs(count: 0)
    areAsBefore = true
    next = 0
  }

  /// Adds the nodes of the next element's view.
  mutating func add(_ id: ID, _ content: Content, into nodes: inout [_ViewNode]) {
    defer { count += 1 }
    guard let kept else {
      return scope.record.reachPart(content, at: ids.scope(of: id, at: count, in: scope), into: &nodes)
    }
    let before = next.flatMap { kept.index(of: id, from: $0) }
    if areAsBefore, before != count { part(from: kept) }
    let own = areAsBefore ? nil : ids.scope(of: id, at: count, in: scope)
    if let before {
      next = before + 1
      let part = kept.parts[before]
      if let record = part.record, comparison.holds(part.content, content), scope.record.reachAgain(record, into: &nodes) {
        if !areAsBefore { parts.append(part) }
        return
      }
    }
    let record = scope.record.only { scope.record.reachPart(content, at: own ?? scope.child(id: id), into: &nodes) }
    let part = Part(id: id, content: content, record: record)
    if areAsBefore { kept.parts[count] = part } else { parts.append(part) }
  }

  /// From here on other elements come than before: whether ids are unique has to be found out anew.
  private mutating func part(from kept: KeptParts<ID, Content>) {
    areAsBefore = false
    parts = Array(kept.parts[..<count])
    for (offset, part) in parts.enumerated() { _ = ids.scope(of: part.id, at: offset, in: scope) }
  }

  /// Keeps what was made for the next evaluation.
  func keep() {
    guard let kept else { return }
    if areAsBefore { kept.parts.removeSubrange(count...) } else { kept.parts = parts }
    kept.areUnique = !ids.hasReported
    kept.environment = scope.environment
  }
}
