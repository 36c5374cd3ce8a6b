import QuoinLayout

extension ForEach: LazyEnumerable where Content: View {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    guard edits.isEmpty else {
      var unedited = self
      unedited.edits = []
      var inner = LazyItems(areRows: items.areRows)
      unedited.enumerate(scope.child(0), into: &inner)
      return items.append(inner, changedBy: RowEditing(edits), scope)
    }
    let view = self
    if PartLook.isParted(Content.self, inList: scope.environment.listPart != nil) { return enumerateParts(scope, into: &items) }
    var ids = ElementIDs<ID>(count: 0)
    items.add(
      scope.reading { data.count },
      find: { view.offset(of: $0) },
      make: { offset, nodes in
        let (id, content) = scope.reading {
          let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
          return (view.id(element), view.content(element))
        }
        let start = nodes.count
        scope.record.reachPart(content, at: ids.scope(of: id, at: offset, in: scope), into: &nodes)
        for node in nodes[start...] where node.value(IDTrait.self) == nil { node.setValue(AnyHashable(id), for: IDTrait.self) }
      })
  }

  /// How far the element called `wanted` is from the first one.
  private nonisolated func offset(of wanted: AnyHashable) -> Int? {
    guard wanted.base is ID else { return nil }
    return data.firstIndex { AnyHashable(id($0)) == wanted }.map { data.distance(from: data.startIndex, to: $0) }
  }

  /// Each element by what it is made of. An element's id leads to the first of its parts.
  private nonisolated func enumerateParts(_ scope: _Scope, into items: inout LazyItems) {
    let elements = scope.reading { Array(data) }
    var ids = ElementIDs<ID>(count: elements.count)
    for (offset, element) in elements.enumerated() {
      let id = id(element)
      items.called(AnyHashable(id)) { items in
        LazyItems.collect(scope.reading { content(element) }, ids.scope(of: id, at: offset, in: scope), into: &items)
      }
    }
  }
}

extension Group: LazyEnumerable where Content: View {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) { LazyItems.collect(content, scope, into: &items) }
}

/// A list among the rows of another, or of a form, gives its rows to that one (recorded: home-assistant/iOS, iOS 18 and 26).
extension List: LazyEnumerable {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    guard items.areRows else {
      let view = self
      items.add(1) { Self._emit(view, scope, into: &$1) }
      return
    }
    LazyItems.collect(content, scope.child(0), into: &items)
  }
}

extension EmptyView: LazyEnumerable {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {}
}

extension Optional: LazyEnumerable where Wrapped: View {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    if let self { LazyItems.collect(self, scope.child(1), into: &items) }
  }
}

extension _ConditionalContent: LazyEnumerable {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    switch branch {
    case .first(let view): LazyItems.collect(view, scope.child(1), into: &items)
    case .second(let view): LazyItems.collect(view, scope.child(2), into: &items)
    }
  }
}

extension AnyView: LazyEnumerable {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) { enumerateBase(scope, &items) }
}

extension ModifiedContent: LazyEnumerable where Content: View, Modifier: ViewModifier {
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems) {
    guard Modifier.self is any ItemwiseModifier.Type else {
      let view = self
      items.add(1) { Self._emit(view, scope, into: &$1) }
      return
    }
    let environment = modifier as? any EnvironmentModifier
    // A list with a frame or the like is a view of its own in its row.
    var inner = LazyItems(areRows: items.areRows && environment != nil)
    var innerScope = scope
    environment?.change(&innerScope.environment)
    LazyItems.collect(content, innerScope.child(0), into: &inner)
    items.append(inner, changedBy: modifier, scope)
  }
}

extension LazyItems {
  /// Adds the items of `inner`, each through `modifier`.
  mutating func append<M: ViewModifier>(_ inner: LazyItems, changedBy modifier: M, _ scope: _Scope) {
    func through(_ run: Run) -> (Int, inout [_ViewNode]) -> Void {
      { index, nodes in
        M._emit(modifier, around: EmittedView { run.make(index, &$0) }, scope.child(run.start + index), into: &nodes)
      }
    }
    takeNames(of: inner)
    var section: Int?
    for run in inner.runs {
      if run.section == nil { add(run.count, role: run.role, find: run.find, make: through(run)) }
      guard let index = run.section, index != section else { continue }
      section = index
      let members = inner.runs.filter { $0.section == index }
      let header = members.first { $0.role == .header }.map { run in { (nodes: inout [_ViewNode]) in through(run)(0, &nodes) } }
      let footer = members.last { $0.role == .footer }.map { run in { (nodes: inout [_ViewNode]) in through(run)(0, &nodes) } }
      addSection(header: header, footer: footer) { items in
        for run in members where run.role == .cell { items.add(run.count, find: run.find, make: through(run)) }
      }
    }
  }
}
