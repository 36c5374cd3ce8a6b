/// Finds which rules share variables, directly or through others.
struct ComponentFinder {
  struct Group {
    /// In order.
    var variables: [SolverSymbol]
    var entries: [LayoutEngine.Entry]
  }

  private var parents: [Int32] = []

  /// The groups of rules; those without variables make one of their own. O(terms), nearly.
  static func groups(_ entries: [LayoutEngine.Entry]) -> [Group] {
    var finder = ComponentFinder()
    for entry in entries { finder.join(entry.rule.expression) }
    var places: [Int32: Int] = [:]
    var groups: [Group] = []
    for entry in entries {
      let root = entry.rule.expression.terms.first.map { finder.root($0.symbol.index) } ?? -1
      let place = places[root] ?? groups.count
      if place == groups.count {
        places[root] = place
        groups.append(Group(variables: [], entries: []))
      }
      groups[place].entries.append(entry)
    }
    for index in finder.parents.indices where finder.isUsed(index) {
      guard let place = places[finder.root(Int32(index))] else { continue }
      groups[place].variables.append(SolverSymbol(index: Int32(index), kind: .external))
    }
    return groups
  }

  private func isUsed(_ index: Int) -> Bool { parents[index] >= 0 }

  private mutating func join(_ expression: LinearExpression) {
    guard let first = expression.terms.first?.symbol.index else { return }
    let one = root(first)
    for term in expression.terms.dropFirst() {
      let other = root(term.symbol.index)
      if other != one { parents[Int(other)] = one }
    }
  }

  /// The one that stands for all that are joined with `index`.
  private mutating func root(_ index: Int32) -> Int32 {
    if Int(index) >= parents.count { parents += Array(repeating: -1, count: Int(index) + 1 - parents.count) }
    if parents[Int(index)] < 0 { parents[Int(index)] = index }
    var top = index
    while parents[Int(top)] != top { top = parents[Int(top)] }
    var next = index
    while next != top {
      let above = parents[Int(next)]
      parents[Int(next)] = top
      next = above
    }
    return top
  }
}
