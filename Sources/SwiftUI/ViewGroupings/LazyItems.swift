import QuoinLayout

/// A view that can tell its parts one by one without making them all: what lazy containers, lists and documents count on.
protocol LazyEnumerable {
  /// Adds the view's items to `items`; makes none of them.
  nonisolated func enumerate(_ scope: _Scope, into items: inout LazyItems)
}

/// The items of a lazy container: runs of views that can be made one at a time, by position (see `LazyItemSource`).
struct LazyItems {
  /// Views that follow each other and are made the same way.
  struct Run {
    let start: Int
    let count: Int
    let role: LazyItemRole
    /// The section the run belongs to; `nil` outside any.
    let section: Int?
    let make: (Int, inout [_ViewNode]) -> Void
    let find: (AnyHashable) -> Int?
  }
  private(set) var runs: [Run] = []
  private(set) var sections: [LazySection] = []
  private(set) var count = 0
  /// Whether the container is a list, so that the items are its rows.
  let areRows: Bool
  private var open: Int?
  /// What elements of several items are called, and the first item of each.
  private var names: [AnyHashable: Int] = [:]

  nonisolated init(areRows: Bool = false) { self.areRows = areRows }

  /// Adds `count` items; `make` adds the nodes of one of them, `find` tells which one carries an id.
  mutating func add(
    _ count: Int, role: LazyItemRole = .cell, find: @escaping (AnyHashable) -> Int? = { _ in nil },
    make: @escaping (Int, inout [_ViewNode]) -> Void
  ) {
    guard count > 0 else { return }
    runs.append(Run(start: self.count, count: count, role: role, section: open, make: make, find: find))
    self.count += count
  }

  /// Adds a section with what `content` adds; `header` and `footer` make one node each.
  mutating func addSection(
    header: ((inout [_ViewNode]) -> Void)?, footer: ((inout [_ViewNode]) -> Void)?, content: (inout LazyItems) -> Void
  ) {
    let outer = open
    let index = sections.count
    open = index
    sections.append(LazySection(items: count..<count, header: header == nil ? nil : count, footer: nil))
    if let header { add(1, role: .header) { header(&$1) } }
    content(&self)
    if let footer {
      sections[index].footer = count
      add(1, role: .footer) { footer(&$1) }
    }
    sections[index].items = sections[index].items.lowerBound..<count
    open = outer
  }

  /// Adds what `add` does; `id` leads to its first item. Of two with one id the first counts.
  mutating func called(_ id: AnyHashable, _ add: (inout LazyItems) -> Void) {
    let first = count
    add(&self)
    if count > first, names[id] == nil { names[id] = first }
  }
  /// Takes over what the items of `other` are called, whose items are about to be added.
  mutating func takeNames(of other: LazyItems) {
    for (id, item) in other.names where names[id] == nil { names[id] = count + item }
  }

  /// Adds what `add` does. A single item is named by the type; while a trace is kept, all nodes are noted as what a view of it became.
  mutating func naming(_ type: Any.Type, in scope: _Scope, _ add: (inout LazyItems) -> Void) {
    let start = runs.count
    let before = count
    add(&self)
    let isWhole = count == before + 1
    let isTraced = scope.graph.context.tracer != nil
    guard isTraced || isWhole else { return }
    let number = isWhole || !isTraced ? nil : scope.graph.newPartNumber()
    for index in start..<runs.count {
      let run = runs[index]
      runs[index] = Run(
        start: run.start, count: run.count, role: run.role, section: run.section,
        make: { item, nodes in
          let first = nodes.count
          run.make(item, &nodes)
          if isTraced { _ViewNode.nameInTrace(nodes[first...], for: type, part: number) }
          if isWhole, nodes.count == first + 1 { nodes[first].name(declaredBy: type, in: scope.graph) }
        }, find: run.find)
    }
  }

  /// The run that holds the item at `index`.
  func run(at index: Int) -> Run {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return runs[low]
  }

  /// Makes the nodes of the item at `index`.
  func make(_ index: Int, into nodes: inout [_ViewNode]) {
    let run = run(at: index)
    run.make(index - run.start, &nodes)
  }

  /// The position of the item that carries `id`; looks through the runs' ids.
  func index(of id: AnyHashable) -> Int? {
    if let known = names[id] { return known }
    for run in runs { if let found = run.find(id) { return run.start + found } }
    return nil
  }
}

extension LazySection {
  /// The items between header and footer.
  var content: Range<Int> { (header.map { $0 + 1 } ?? items.lowerBound)..<(footer ?? items.upperBound) }
}

extension LazyItems {
  /// The items of `view`: of what it is made of where that can be told, else the view itself as one item.
  static func collect<V: View>(_ view: V, _ scope: _Scope, into items: inout LazyItems) {
    if let known = view as? any LazyEnumerable { return known.enumerate(scope, into: &items) }
    if V.self is any PrimitiveView.Type || V.Body.self == Never.self {
      nonisolated(unsafe) let view = view
      items.add(1) { scope.record.reachPart(view, at: scope, into: &$1) }
      return
    }
    guard !(V.self is AnyClass) else { return }
    scope.record.enumerate(view, at: scope) { scope in
      var connected = view
      DynamicFields.connect(&connected, scope)
      items.naming(V.self, in: scope) { items in
        collect(scope.reading(connected) { $0.body }, scope.descending(into: V.self), into: &items)
      }
    }
  }
}

/// The items of a page's lazy container, as the layout engine asks for them.
final class LazyViewSource: LazyItemSource {
  let items: LazyItems
  /// Changes the nodes of an item before they are laid out: rows of a list become rows.
  let dress: ((Int, [_ViewNode]) -> [_ViewNode])?
  init(_ items: LazyItems, dress: ((Int, [_ViewNode]) -> [_ViewNode])? = nil) {
    self.items = items
    self.dress = dress
  }
  var count: Int { items.count }
  func role(at index: Int) -> LazyItemRole { items.run(at: index).role }
  func make(at index: Int) -> [LayoutNode] {
    var nodes: [_ViewNode] = []
    ViewGraph.isMakingLazily = true
    defer { ViewGraph.isMakingLazily = false }
    items.make(index, into: &nodes)
    return dress?(index, nodes) ?? nodes
  }
  func index(of id: AnyHashable) -> Int? { items.index(of: id) }
  func section(around index: Int) -> LazySection? {
    items.run(at: index).section.map { items.sections[$0] }
  }
}
